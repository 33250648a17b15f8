/** The fixes of these rules. Each is a list, empty where the fix is not possible. */
import { userConfigPath } from "../../config/load.ts";
import { parseToml } from "../../config/toml.ts";
import type { JsonValue, Step } from "../../scenario.ts";
import type { Origin } from "../../simulation.ts";
import type { FindingContext } from "../context.ts";
import { type Fix, type FixEdit, fix } from "../finding.ts";

/** Where a setting is edited: where its value stands, else in the user's config.toml. `path` null: `-c`. */
function editedPlace({ scenario }: FindingContext, origin: Origin): { readonly path: string | null } | null {
  if (origin.kind === "step") return null;
  if (origin.kind === "config" && (origin.path !== null || origin.layer === "override")) return { path: origin.path };
  return { path: userConfigPath(scenario.machine) };
}

/** Sets a key where its value in force stands: at another place it could be overruled. */
export function settingEdit(
  context: FindingContext,
  origin: Origin,
  key: readonly string[],
  value: JsonValue,
): readonly FixEdit[] {
  const place = editedPlace(context, origin);
  return place === null ? [] : [{ kind: "setKey", path: place.path, key, value }];
}

/** Starts Codex in a directory. Where a step has changed the directory and the files with it, that would not help. */
export function startFixes({ scenario, moment, release }: FindingContext): (directory: string) => readonly Fix[] {
  const followed = scenario.steps
    .slice(0, moment.step + 1)
    .some((step) => step.do === "cd" || (step.do === "resume" && step.cwd !== null));
  return (directory) =>
    followed && release.agentsMd.readsAgain ? [] : [fix("start-in", { directory }, { kind: "cwd", cwd: directory })];
}

/** Moves or renames a file. Not onto something that is there. */
export function moveFile(context: FindingContext, from: string, to: string): readonly Fix[] {
  return isFree(context, to) ? [fix("move-file", { from, to }, { kind: "move", from, to })] : [];
}

/** Deletes a file, and others that would stand in for it. */
export function removeFile(context: FindingContext, path: string, ...others: readonly string[]): readonly Fix[] {
  const paths = [path, ...others];
  if (!paths.every((one) => canRemove(context, one))) return [];
  return [fix("remove-file", { path }, ...paths.map((one): FixEdit => ({ kind: "remove", path: one })))];
}

/** A node of the scenario itself; what a step has written would be there again. */
export function canRemove({ scenario, moment }: FindingContext, path: string): boolean {
  if (!Object.hasOwn(scenario.files, path)) return false;
  const edits = scenario.steps
    .slice(0, moment.step + 1)
    .flatMap((step): readonly Step[] => (step.do === "turn" ? (step.during ?? []) : [step]));
  return !edits.some((edit) => edit.do === "write" && edit.path === path);
}

/** Nothing is there, not even a symlink that leads nowhere. */
export function isFree({ disk, scenario }: FindingContext, path: string): boolean {
  return disk.locateLink(path).kind === "failed" && !Object.hasOwn(scenario.files, path);
}

/** The names of a dotted key as TOML writes it: `projects."/a.b".trust_level`. */
export function namesOfKey(dotted: string): readonly string[] {
  const parsed = parseToml(`${dotted} = 0`, { kind: "user", path: null, directory: "/" });
  const names: string[] = [];
  let here = "table" in parsed ? parsed.table : null;
  while (here !== null) {
    const [name, value] = [...here.entries][0] ?? [];
    if (name !== undefined) names.push(name);
    here = value?.kind === "table" ? value : null;
  }
  return names;
}
