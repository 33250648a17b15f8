/** A step as a chip names it: a word for its kind and what tells it apart from others of its kind. Pure. */
import type { StepDocument } from "../../scenario/document.ts";
import type { ShellStrings } from "../i18n/shell.en.ts";
import type { TimelineStrings } from "../i18n/timeline.en.ts";

/** Characters of a text or path on a chip. */
const SHOWN = 40;
const SHOWN_PATH = 22;

export interface StepName {
  readonly kind: string;
  /** Empty where the kind says it all. */
  readonly detail: string;
  /** The detail is a path or command. */
  readonly code: boolean;
}

export interface NamingWords {
  readonly shell: Pick<ShellStrings, "steps">;
  readonly words: TimelineStrings;
  /** Writes a path with home as `~`. */
  readonly path: (path: string) => string;
}

/** `turn`: the step that is the turn which a fork or revert names; null where there is none. */
export function describeStep(step: StepDocument, turn: number | null, { shell, words, path }: NamingWords): StepName {
  const name = (detail: string, code = false): StepName => ({ kind: shell.steps[step.do], detail, code });
  switch (step.do) {
    case "turn":
    case "review":
      return name(words.quoted(beginning(step.text)));
    case "write":
    case "remove":
      return name(shortPath(path(step.path)), true);
    case "cd":
      return name(shortPath(path(step.cwd)), true);
    case "environments":
      return name(step.environments.map(({ id }) => id).join(", "), true);
    case "set":
      return { kind: words.settings[step.key], detail: words.to(beginning(step.value)), code: false };
    case "mode":
      return name(words.to(words.modes[step.mode]));
    case "trust":
      return name(`${words.to(words.trust[step.level])} ${shortPath(path(step.path))}`);
    case "resume":
      return name(step.cwd === undefined ? "" : words.inDirectory(shortPath(path(step.cwd))));
    case "fork":
      return name(step.afterTurn === undefined || turn === null ? "" : words.afterStep(turn));
    case "revert":
      return name(turn === null ? "" : words.beforeStep(turn));
    case "shell":
      return name(beginning(step.command), true);
    case "compact":
      return name("");
  }
}

/** The first line, or what of it a chip has room for. */
export function beginning(text: string): string {
  const [line = ""] = text.trimStart().split("\n", 1);
  return line.length < text.trim().length || line.length > SHOWN ? `${line.slice(0, SHOWN).trimEnd()}…` : line;
}

/** `~/…/web/AGENTS.md`: the first name and as many of the last ones as there is room for, one at least. */
export function shortPath(path: string): string {
  if (path.length <= SHOWN_PATH) return path;
  const separator = path.includes("/") ? "/" : "\\";
  const names = path.split(separator);
  const first = `${names[0]}${separator}`;
  let tail = names.at(-1) ?? "";
  for (let at = names.length - 2; at > 1; at--) {
    const longer = `${names[at]}${separator}${tail}`;
    if (longer.length + first.length + 2 > SHOWN_PATH) break;
    tail = longer;
  }
  return names.length <= 2 ? path : `${first}…${separator}${tail}`;
}
