/** The engine's sentences about the life of a thread, in English: what changed and why, and what a compaction did. */
import type { ThreadSentences } from "./catalogue.ts";
import { count } from "./sentences.en.ts";

export const threadSentencesEn: ThreadSentences = {
  "change.model": ({ from, to }, f) => `The model changed from ${f.code(from)} to ${f.code(to)}.`,
  "change.modelText": ({ from, to }, f) =>
    `The model changed from ${f.code(from)} to ${f.code(to)}, and this part is told anew for it.`,
  "change.agentsMd": ({ globalFile, files, from, to }, f) => {
    const causes = [
      ...(globalFile === null ? [] : [`${f.path(globalFile)} has another text`]),
      ...(files.length === 0 ? [] : [`project files differ (${files.map((path) => f.path(path)).join(", ")})`]),
      ...(from === null || to === null ? [] : [`the directory changed from ${f.path(from)} to ${f.path(to)}`]),
    ];
    const said = causes.length === 0 ? "the instructions are read again" : causes.join("; ");
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}. Codex sends the whole new text.`;
  },
  "change.skills": () => "The list of skills has another text.",
  "change.setting": ({ key, from, to }, f) => `${f.code(key)} changed from ${f.code(from)} to ${f.code(to)}.`,
  "change.roots": () => "The workspace roots or what may be written to changed.",
  "change.mode": ({ from, to }, f) =>
    `The collaboration mode changed from ${f.code(from ?? "not said")} to ${f.code(to ?? "not said")}.`,
  "change.directory": ({ from, to }, f) => `The directory changed from ${f.path(from)} to ${f.path(to)}.`,
  "change.managed": () => "The administrator's instructions changed.",
  "change.trust": ({ path, from, to }, f) =>
    `Trust for ${f.path(path)} is now ${f.code(to ?? "not set")} (before: ${f.code(from ?? "not set")}). Codex reads the project files again.`,
  "change.globalLater": ({ path }, f) => `Codex reads ${f.path(path)} again before its next request.`,
  "change.keptAsRead": ({ path }, f) =>
    `Nothing is said about ${f.path(path)}: Codex keeps the project files as it has read them. It reads them again when the directory, the workspace roots, the permissions or the trust change, and when the thread is resumed or forked.`,
  "change.configLater": ({ path }, f) => `Codex reads ${f.path(path)} again only when the thread is resumed or forked.`,

  "fate.developer": () => "A developer message: never kept.",
  "fate.assistant": () => "An answer of the model: the summary takes its place.",
  "fate.tool": () => "A tool call or its output: the summary takes its place.",
  "fate.pseudoUser": ({ marker }, f) =>
    `A user message by role, but its text opens with ${f.code(marker)}: Codex takes it for its own and drops it.`,
  "fate.hookPrompt": () => "The text of a hook: local compaction drops it.",
  "fate.earlierSummary": () => "The result of an earlier compaction: the new one takes its place.",
  "fate.notReturned": () => "The server leaves it out of its answer.",
  "fate.keptWhole": () => "A real user message. It stays whole: there is no budget.",
  "fate.kept": ({ tokens, left }, f) =>
    `A real user message: ${count(tokens, "token")} of the budget, ${f.number(left)} left.`,
  "fate.keptWithoutPictures": ({ tokens, left }, f) =>
    `A real user message, without its pictures: ${count(tokens, "token")} of the budget, ${f.number(left)} left.`,
  "fate.cut": ({ removed, kept }, f) =>
    `It does not fit into what is left of the budget (${count(kept, "token")}): the middle goes, ${f.number(removed)} tokens.`,
  "fate.overBudget": ({ limit }) =>
    `Newer messages used up the budget of ${count(limit, "token")}. Codex keeps the newest and drops everything older.`,
  "rebuilt.agentsMd.once": () => "All files as Codex read them when the thread was started, resumed or forked.",
  "rebuilt.agentsMd": () => "Global file as it is on disk; project files as Codex has read them before.",
  "rebuilt.modelSwitch": () => "The model changed since the turn before.",
  "rebuilt.settings": () => "Made anew from the settings in force.",
  "failed.compaction": () => "The compaction failed. The history stays as it was.",
  "failed.request": () => "The server refused the request. The message stays in the history.",
};
