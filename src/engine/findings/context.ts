/** What the rules look at: a scenario, what the engine answered, and the moment that is shown. */

import { MANAGED_CONFIG, REQUIREMENTS, SYSTEM_CONFIG, userConfigPath } from "../config/load.ts";
import { parseToml, type TableValue } from "../config/toml.ts";
import type { FileSystem } from "../machine/files.ts";
import { ancestors, join, parentOf } from "../machine/path.ts";
import { decodeLossy } from "../machine/utf8.ts";
import type { ConfigLayerKind } from "../provenance.ts";
import { releaseOf } from "../releases/registry.ts";
import type { Release } from "../releases/release.ts";
import { RELEASE as NEWEST } from "../releases/v0_158/release.ts";
import type { Scenario } from "../scenario.ts";
import type { ConfigLayerReport, Settings, Simulation, StartError } from "../simulation.ts";
import type { Moment } from "../timeline.ts";
import type { Found, RuleId, Severity } from "./finding.ts";

/** All that can be seen when step `step` is over. */
export interface FindingMoment extends Omit<Moment, "settings"> {
  /** Index of the step; -1 before the first. */
  readonly step: number;
  /** Null where the start was refused. */
  readonly settings: Settings | null;
  readonly error: StartError | null;
}

/** A configuration file that Codex looks at, or would look at if the project were trusted. */
export interface ConfigFile {
  readonly kind: Exclude<ConfigLayerKind, "override">;
  readonly path: string;
  readonly text: string;
  /** Null when it is no TOML. */
  readonly table: TableValue | null;
  /** Null when the start was refused before it was looked at. */
  readonly state: ConfigLayerReport["state"] | null;
}

export interface Rule<Id extends RuleId> {
  readonly severity: Severity;
  /** Yields once for each place where the rule is broken, in the order of the files or steps. */
  readonly find: (context: FindingContext) => Iterable<Found<Id>>;
}

export type Rules<Ids extends RuleId> = { readonly [Id in Ids]: Rule<Id> };

export class FindingContext {
  readonly scenario: Scenario;
  /** The rules of the scenario's release; while they are being loaded, those of the newest one. */
  readonly release: Release;
  readonly simulation: Simulation;
  readonly moment: FindingMoment;
  /** The disk when the step of the moment is over. */
  readonly disk: FileSystem;
  readonly #texts = new Map<string, string | null>();
  #configs: readonly ConfigFile[] | null = null;

  constructor(scenario: Scenario, simulation: Simulation, moment: FindingMoment) {
    this.scenario = scenario;
    this.release = releaseOf(scenario.codex) ?? NEWEST;
    this.simulation = simulation;
    this.moment = moment;
    this.disk = moment.disk;
  }

  /** The raw bytes of a file, symlinks followed; null for what cannot be read. */
  bytes(path: string): Uint8Array | null {
    const read = this.disk.read(path);
    return read.kind === "bytes" ? read.bytes : null;
  }

  /** The text of a file, decoded as Codex does; null for what cannot be read. Kept. */
  text(path: string): string | null {
    let text = this.#texts.get(path);
    if (text === undefined) {
      const bytes = this.bytes(path);
      text = bytes === null ? null : decodeLossy(bytes);
      this.#texts.set(path, text);
    }
    return text;
  }

  /** The configuration files that exist: lowest layer first, requirements last. */
  get configs(): readonly ConfigFile[] {
    this.#configs ??= this.#readConfigs();
    return this.#configs;
  }

  #readConfigs(): ConfigFile[] {
    const { machine, launch } = this.scenario;
    const states = new Map(this.moment.configLayers.map((layer) => [layer.path, layer.state]));
    const cwd = this.moment.settings?.cwd ?? launch.cwd;
    const above = ancestors(cwd).reverse();
    const searched = states.size === 0 ? above : above.filter((at) => states.has(join(at, ".codex/config.toml")));
    const project = searched
      .map((directory) => join(directory, ".codex/config.toml"))
      .filter((path) => parentOf(path) !== machine.codexHome);
    const places: readonly (readonly [ConfigFile["kind"], string])[] = [
      ["system", SYSTEM_CONFIG],
      ["user", userConfigPath(machine)],
      ...project.map((path) => ["project", path] as const),
      ["managed", MANAGED_CONFIG],
      ["requirements", REQUIREMENTS],
    ];
    return places.flatMap(([kind, path]) => {
      const text = this.text(path);
      if (text === null) return [];
      const parsed = parseToml(text, { kind, path, directory: parentOf(path) });
      return [{ kind, path, text, table: "table" in parsed ? parsed.table : null, state: states.get(path) ?? null }];
    });
  }
}
