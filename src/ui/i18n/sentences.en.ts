/** The sentences of the engine in English. No React here: the headless command prints them. */
import type { Sentences } from "./catalogue.ts";
import { type Format, formatNumber, lastName } from "./format.ts";

function listOf(type: "conjunction" | "disjunction"): (words: readonly string[], format: Format) => string {
  // Made when a sentence needs it: the first use of Intl takes time that the answer should not wait for.
  let list: Intl.ListFormat | null = null;
  return (words, format) => {
    list ??= new Intl.ListFormat("en", { type });
    return list.format(words.map((word) => format.code(word)));
  };
}
export const anyOf = listOf("disjunction");
export const allOf = listOf("conjunction");

/** "1 byte", "32,768 bytes". */
export function count(value: number, one: string, many = `${one}s`): string {
  return `${formatNumber(value)} ${value === 1 ? one : many}`;
}

/** A type's name with its article; what is no single word stands as it is. */
export function kind(type: string): string {
  if (type === "null" || !/^[a-z]+$/i.test(type)) return type;
  const noun = type.toLowerCase();
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
}

export const sentencesEn: Sentences = {
  "root.marker": ({ path, marker, isMade }, f) =>
    `Project root is ${f.path(path)}, ${isMade ? `where the permission profile's sandbox puts an empty ${f.code(marker)}` : `the nearest directory with ${f.code(marker)}`}.`,
  "root.none": ({ cwd, markers, isSandboxed }, f) =>
    `No directory from ${f.path(cwd)} upwards ${isSandboxed ? "that the permission profile shows " : ""}holds ${anyOf(markers, f)}. Without a project root, Codex searches ${f.path(cwd)} alone.`,
  "root.markersEmpty": ({ cwd }, f) =>
    `The list ${f.code("project_root_markers")} is empty. Without a project root, Codex searches ${f.path(cwd)} alone.`,

  "file.loaded": () => "It is the file of its directory and fits into the limit.",
  "file.cut.own": ({ limit, line }, f) =>
    `It is larger than the limit of ${count(limit, "byte")}. Codex cuts it in line ${f.number(line)}, without a warning.`,
  "file.cut.rest": ({ used, limit, line }, f) =>
    `The files before it left ${f.number(used)} of the ${count(limit, "byte")}. Codex cuts it in line ${f.number(line)}, without a warning.`,
  "file.budget": ({ limit, takenBy }, f) =>
    `${f.path(takenBy)} used up the limit of ${count(limit, "byte")}. Codex reads from the root down, so the file nearest to your work is the first to go.`,
  "file.hidden": ({ by }, f) =>
    `Codex reads one file in each directory. ${f.code(lastName(by))} comes first and hides this one.`,
  "file.hidden.blank": ({ by }, f) =>
    `An empty ${f.code(lastName(by))} hides this file in its directory. Only that it exists counts, not what is in it.`,
  "file.blank": ({ hides }, f) =>
    hides === null
      ? "It is blank, so it adds nothing."
      : `It is blank, so it adds nothing. It still hides ${f.code(lastName(hides))} in its directory.`,
  "file.blank.afterCut": ({ limit }) =>
    `The part that fits into the limit of ${count(limit, "byte")} is blank, so it adds nothing and costs nothing.`,
  "file.belowCwd": () => "Codex reads from the root down to the directory it was started in, no deeper.",
  "file.offPath.sibling": ({ root, cwd }, f) => `It lies beside the way from ${f.path(root)} to ${f.path(cwd)}.`,
  "file.offPath.aboveRoot": ({ root, marker }, f) =>
    `It lies above the project root. The search upwards ends at ${f.path(root)}, the nearest directory with ${f.code(marker)}.`,
  "file.offPath.noRoot": ({ cwd }, f) => `There is no project root, so Codex searches ${f.path(cwd)} alone.`,
  "file.offPath.noEnvironment": () => "No environment is selected, so Codex looks for no project file at all.",
  "file.notAFile": ({ linked }) =>
    linked
      ? "It is a link to a directory. Codex skips what is not a regular file and tries the next name."
      : "It is a directory. Codex skips what is not a regular file and tries the next name.",
  "file.brokenLink": ({ target }, f) =>
    `It is a link to ${f.path(target)}, which does not exist. Codex skips it and tries the next name.`,
  "file.brokenLink.taken": ({ target }, f) =>
    `It is a link to ${f.path(target)}, which does not exist. This release takes it all the same: it adds nothing, and the other names of the directory are not tried.`,
  "file.wrongName.case": ({ name, expected }, f) =>
    `Names are case-sensitive. Codex looks for ${f.code(expected)}, not for ${f.code(name)}.`,
  "file.wrongName.folder": ({ folder }, f) =>
    `Codex looks in each directory itself, never in a folder like ${f.path(folder)} inside it.`,
  "file.wrongName.other": ({ name }, f) =>
    `Codex does not look for ${f.code(name)}. It reads the name only when ${f.code("project_doc_fallback_filenames")} lists it.`,
  "file.wrongName.fallbackRefused": ({ name }, f) =>
    `The fallback filename ${f.code(name)} is ignored. A fallback filename must be a plain name: no slash, and on Windows no backslash and no colon.`,
  "file.untrusted": ({ entry }, f) =>
    `The project is untrusted (${f.code(entry)}), so Codex drops its instruction files. The global file stays.`,
  "file.disabled.limitZero": ({ key }, f) => `${f.code(key)} is 0, so no project instructions are sent.`,
  "file.disabled.readError": ({ path }, f) =>
    `${f.path(path)} could not be read. One read error drops all project files.`,
  "file.unseen": () => "The permission profile does not show it to Codex.",
  "file.unreadable": ({ linkLoop }) =>
    linkLoop
      ? "Its links form a loop. One read error drops all project files."
      : "It cannot be read. One read error drops all project files.",
  "file.global": () => "Your global file. It does not count towards the limit.",
  "file.globalHidden": ({ by }, f) =>
    `One global file is read. ${f.code(lastName(by))} comes first and is not blank, so it hides this one.`,
  "file.globalBlank": ({ next }, f) =>
    next === null
      ? "It is blank, so it adds nothing."
      : `It is blank, so Codex goes on to ${f.code(lastName(next))}. Among the global files a blank one hides nothing.`,
  "file.globalUnreadable": ({ next }, f) =>
    next === null
      ? "It cannot be read, so no global instructions are sent."
      : `It cannot be read, so Codex goes on to ${f.code(lastName(next))}.`,
  "file.globalInvalid": ({ next }, f) =>
    next === null
      ? "It is not UTF-8. This release skips such a global file, so no global instructions are sent."
      : `It is not UTF-8. This release skips such a global file and goes on to ${f.code(lastName(next))}.`,

  "default.model": () => "No model is configured. Codex takes its own default.",
  "default.trust.none": ({ gitRoot }, f) =>
    gitRoot === null
      ? `No ${f.code("[projects]")} entry for the start directory, which is in no git repository.`
      : `No ${f.code("[projects]")} entry for the start directory or the git root ${f.path(gitRoot)}.`,
  "default.sandbox.trusted": () => "Default for a trusted project.",
  "default.sandbox.untrusted": () => "Default for an untrusted project.",
  "default.sandbox.absent": () => "Default while trust is not set.",
  "default.approval.exec": (_, f) => `${f.code("codex exec")} never asks.`,
  "default.approval.untrusted": () => "Default for an untrusted project.",
  "default.approval.onRequest": () => "Default of Codex.",
  "default.builtIn": () => "Built-in default.",

  "warning.globalUnreadable": ({ path }, f) =>
    `Codex warns: the global instructions in ${f.path(path)} could not be read.`,
  "warning.requirements.sandbox": ({ wanted, used, allowed }, f) =>
    `${f.code("requirements.toml")} does not allow the sandbox ${f.code(wanted)} (allowed: ${allOf(allowed, f)}). Codex uses ${f.code(used)}.`,
  "warning.requirements.approval": ({ wanted, used, allowed }, f) =>
    `${f.code("requirements.toml")} does not allow the approval policy ${f.code(wanted)} (allowed: ${allOf(allowed, f)}). Codex uses ${f.code(used)}.`,
  "warning.requirements.notModelled": ({ key }, f) =>
    `The key ${f.code(key)} of ${f.code("requirements.toml")} is not modelled here. The real request may differ.`,
  "warning.unknownKey": ({ path, key }, f) =>
    path === null
      ? `Codex does not know the key ${f.code(key)}, given with ${f.code("-c")}, and ignores it.`
      : `Codex does not know the key ${f.code(key)} in ${f.path(path)} and ignores it.`,
  "warning.projectKeyIgnored": ({ path, key }, f) =>
    `Codex ignores ${f.code(key)} in the project's configuration ${f.path(path)}.`,
  "warning.skillMention": ({ step, name }, f) =>
    `Step ${f.number(step + 1)} names the skill ${f.code(`$${name}`)} in its text. Codex appends that skill's file; this is not shown.`,
  "warning.rulesOnDisk": ({ path }, f) =>
    `Command prefixes that ${f.path(path)} approves are listed in the permissions. They are not modelled yet.`,
  "warning.featureNotModelled": ({ key }, f) =>
    `${f.code(key)} is switched on and not modelled here. The real request differs where the gap is shown.`,
  "warning.agentsNotModelled": ({ step }, f) =>
    `Agents or review of step ${f.number(step + 1)}: not modelled for this release.`,
  "warning.windowsHost": () =>
    "Of Windows, the rules of paths are modelled. What Codex says about its sandbox, where its system files stand and how letter case counts is shown as on Linux.",
  "warning.releaseNotModelled": ({ release }) => `Codex ${release} is not modelled yet.`,
};
