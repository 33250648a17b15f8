/** The other computer's paths as those of the scenario, so that people recognise them, and so that they can be compared. */
import { FileSystem, type Scenario } from "../../engine/index.ts";
import type { Paste } from "./paste.ts";
import type { PastedEnvironment } from "./predict.ts";
import type { CheckSetup } from "./setup.ts";

/** A directory there, and the one of the scenario that stands for it ("" for the root). */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

export interface Renaming {
  /** In what was printed, before it is compared: the scenario knows its directories by other names. */
  readonly printed: readonly Rename[];
  /** In both sides, for people only: what is compared has the directories of the other computer. */
  readonly shown: readonly Rename[];
}

export function renamingOf(paste: Paste, { scenario }: CheckSetup, environment: PastedEnvironment): Renaming {
  if (paste.facts !== null) {
    const below: Rename = { from: paste.facts.directory, to: "" };
    return below.from.startsWith("/") ? { printed: [], shown: [below] } : { printed: [below], shown: [] };
  }
  const home = codexHomeOf(paste);
  const { codexHome } = scenario.machine;
  const renames: Rename[] = [];
  if (home !== null && home !== codexHome) renames.push({ from: home, to: codexHome });
  if (environment.cwd !== null) renames.push(...sameDirectory(environment.cwd, startDirectory(scenario)));
  return { printed: renames, shown: [] };
}

function startDirectory({ files, launch }: Scenario): string {
  return FileSystem.of(files, [launch.cwd]).realPath(launch.cwd) ?? launch.cwd;
}

/** Codex names its own skills by their place. */
function codexHomeOf({ items }: Paste): string | null {
  const texts = items.flatMap(({ parts }) => parts.map(({ text }) => text ?? ""));
  const skills = texts.find((text) => text.startsWith("<skills_instructions>")) ?? "";
  return /^- `r\d+` = `(\/[^`\n]+)\/skills\/\.system`$/m.exec(skills)?.[1] ?? null;
}

/** The names at the end that both directories have are the repository's own; what stands before them differs. */
function sameDirectory(there: string, here: string): Rename[] {
  if (there === here || !there.startsWith("/") || there === "/") return [];
  const [theirs, mine] = [there.split("/"), here.split("/")];
  let same = 0;
  while (same < Math.min(theirs.length, mine.length) - 2 && theirs.at(-1 - same) === mine.at(-1 - same)) same += 1;
  const without = (names: readonly string[]) => names.slice(0, names.length - same).join("/");
  return [{ from: without(theirs), to: without(mine) }];
}

export function readable(text: string, renames: readonly Rename[]): string {
  return renames.reduce((read, rename) => (rename.from === "" ? read : renamed(read, rename)), text);
}

function renamed(text: string, { from, to }: Rename): string {
  if (!from.includes("\\")) return text.replaceAll(from, to);
  // A path of Windows: what follows it has the other slashes too.
  const path = new RegExp(`${from.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&")}([^\\s"'\`<>|]*)`, "g");
  return text.replace(path, (_, rest: string) => to + rest.replaceAll("\\", "/"));
}
