/** How a release reads its configuration. */
import type { RootMatch } from "../agentsMd/discover.ts";
import type { FileSystem } from "../machine/files.ts";
import type { Machine } from "../scenario.ts";
import type { Sentence } from "../sentences.ts";
import type { ApprovalRules } from "./approval.ts";
import type { TableType } from "./keyType.ts";
import type { Loader } from "./load.ts";
import type { Refusal } from "./refusal.ts";
import type { TableValue } from "./toml.ts";

export interface ConfigRules {
  /** The keys that it knows, with their types. */
  readonly keys: TableType;
  /** What of a layer the release reads at all. */
  readonly known: (layer: TableValue) => TableValue;
  /** What is in force of the merged layers: a profile may have its say. */
  readonly inForce: (merged: TableValue) => TableValue | Refusal;
  /** What of requirements.toml it reads. */
  readonly knownRequirements: (requirements: TableValue) => TableValue;
  /** Why the release refuses the merged configuration; null when it takes it. */
  readonly fault: (effective: TableValue, layers: readonly TableValue[]) => Refusal | null;
  /** What `-p NAME` lays over the user's table; nothing without a name. */
  readonly profileTables: (
    loader: Loader,
    user: TableValue,
    name: string | undefined,
    codexHome: string,
  ) => readonly TableValue[];
  /** Keys of one layer that it says it does not know. */
  readonly unknownKeyWarnings: (layer: TableValue) => readonly Sentence[];
  /** Keys that a project's own config may not set. */
  readonly notForProjects: readonly (readonly string[])[];
  /** The git repository of a directory, for trust. */
  readonly gitRoot: (files: FileSystem, cwd: string) => string | null;
  /** A `[projects]` key is compared with the real path of a directory too, not only with the path as it is written. */
  readonly trustsRealPaths: boolean;
  /** Does it write down the trust of a project that starts with an explicit sandbox? */
  readonly persistsTrust: boolean;
  /** Feature flags that are on unless the configuration switches them off. */
  readonly featuresByDefault: readonly string[];
  /** The skills that it installs below CODEX_HOME on its first run and that are not switched off, in list order. */
  readonly bundledSkills: (
    effective: TableValue,
    ownLayers: readonly TableValue[],
    machine: Pick<Machine, "home" | "codexHome">,
  ) => readonly string[];
  readonly approval: ApprovalRules;
  /**
   * requirements.toml may forbid what is configured without a refusal, switches features, and goes before what
   * managed_config.toml implies. Else it may refuse the start, and gives way.
   */
  readonly requirementsAreMild: boolean;
  /** The root down from which project layers are looked for. */
  readonly layerRoot: (files: FileSystem, cwd: string, markers: readonly string[]) => RootMatch | null;
}
