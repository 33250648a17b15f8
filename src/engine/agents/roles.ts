/** Roles of agents: `[agents.NAME]` of the configuration, and those of Codex itself, which change nothing. */
import { sourced } from "../config/instructions.ts";
import { lookUp } from "../config/merge.ts";
import { stringAt } from "../config/read.ts";
import { resolvePath } from "../config/sandbox.ts";
import { parseToml, type TableValue } from "../config/toml.ts";
import { parentOf } from "../machine/path.ts";
import { decodeLossy } from "../machine/utf8.ts";
import type { Sourced } from "../thread/session.ts";
import type { ThreadState } from "../thread/state.ts";

const BUILT_IN: ReadonlySet<string> = new Set(["default", "explorer", "worker"]);

/** What a role changes; null: as the parent has it. */
export interface Role {
  readonly developerInstructions: Sourced<string> | null;
  readonly model: string | null;
  readonly effort: string | null;
}

const NO_CHANGE: Role = { developerInstructions: null, model: null, effort: null };

export function isRole(config: TableValue, name: string): boolean {
  return BUILT_IN.has(name) || lookUp(config, ["agents", name])?.kind === "table";
}

/** The `config_file` of a role, relative to the folder of the layer that names it, as it is on disk. */
export function readRole({ start, files, scenario }: ThreadState, name: string | null): Role {
  if (name === null) return NO_CHANGE;
  const named = stringAt(start.config.effective, ["agents", name, "config_file"]);
  if (named === undefined) return NO_CHANGE;
  const path = resolvePath(named, scenario.machine.home);
  const read = files.read(path);
  if (read.kind === "failed") return NO_CHANGE;
  const parsed = parseToml(decodeLossy(read.bytes), { kind: "user", path, directory: parentOf(path) });
  if ("fault" in parsed) return NO_CHANGE;
  const developer = stringAt(parsed.table, ["developer_instructions"]);
  return {
    developerInstructions: developer === undefined ? null : sourced(developer),
    model: stringAt(parsed.table, ["model"])?.value ?? null,
    effort: stringAt(parsed.table, ["model_reasoning_effort"])?.value ?? null,
  };
}
