import type { ThreadFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

const MODE_NAMES: Readonly<Record<string, string>> = { default: "Default", plan: "Plan" };

function modeName(mode: string): string {
  return MODE_NAMES[mode] ?? mode;
}

export const threadFindingsEn: FindingWords<keyof ThreadFindingParams> = {
  "stale-mode-text": {
    name: "Text of another mode last",
    message: ({ shown, mode }) =>
      `The thread is in ${modeName(mode)} mode, but the last mode text in its history is that of ${modeName(shown)}. Nothing was said when the mode changed.`,
    page: [
      "Codex tells the model its collaboration mode when the mode changes. A text that was told stays in the history, and the last one counts.",
      "With `include_collaboration_mode_instructions = false` Codex tells no further mode, and does not take back the one it told before. A thread that was in Plan mode when the key was set goes on with the text of Plan as the last word.",
      "Take the key out and resume the thread, or start a new one. A compaction drops the old text as well.",
    ],
    in113: [
      "The key is not known, and the mode is told whenever it changes. In a client other than the terminal a resumed thread forgets its mode and says nothing about it.",
    ],
  },
  "stale-agents-md": {
    name: "Edited after it was read",
    message: ({ path, editedBy }, f) =>
      `${f.path(path)} was changed in step ${editedBy + 1}, after Codex had read it. The earlier text is still in force.`,
    page: [
      "Codex reads the project files when a thread starts and keeps them. It reads them again when the directory, the workspace roots, the permissions or the trust change, and when the thread is resumed, forked or taken back. A new turn or a compaction is no reason.",
      "The global file is different: Codex reads it before every request. After an edit of a project file that matters now, resume the thread or start a new one.",
    ],
    in113: [
      "Both files are read once, when the thread starts. No edit and no change of directory, trust or permissions makes Codex read them again, and a resumed thread goes on with its history: only a fork, a new thread, or a compaction next to a resume brings the new text.",
    ],
  },
  "directory-not-read": {
    name: "Files of the new directory not read",
    message: ({ step, cwd, missed }, f) =>
      `Step ${step + 1} went to ${f.path(cwd)}. The model is told the directory, but ${f.path(missed.at(-1) ?? "/")}${missed.length < 2 ? " is not read" : ` and ${missed.length === 2 ? "1 other file" : `${f.number(missed.length - 1)} other files`} are not read`}: the files are those of the start.`,
    page: [
      "Codex 0.158.0 reads the instruction files again when the directory changes. In 0.113.0 they are read once, for the directory in which the thread starts. A later directory shows in `<environment_context>` and, after a compaction, in the header of AGENTS.md, while the texts stay those of the start.",
      "Start the thread in the directory where the work is. A fork reads the files again, but for the directory in which the client was launched.",
    ],
  },
  "config-edited-late": {
    name: "Configuration edited too late",
    message: ({ path, editedBy }, f) =>
      `${f.path(path)} was changed in step ${editedBy + 1}, while the thread was running. Codex reads it when a thread starts, is resumed or forked.`,
    page: [
      "Codex reads its configuration files when a thread starts, and when one is resumed or forked. An edit while the thread is running changes nothing for it. Only when the trust is changed in the client does Codex look at the user's file once more: for the trust and the root markers.",
      "A resumed thread takes most settings from the file as it is then. What was chosen in the thread stays: the model, the mode, the approval policy.",
      "Resume the thread or start a new one. Model, sandbox and approval can also be changed in the running thread.",
    ],
    in113: [
      "A change of trust is no reason to look at the file again. A resumed thread takes model, sandbox and approval from the file as well; what concerns the instruction files shows only where those are read again.",
    ],
  },
  "message-like-fragment": {
    name: "Message taken for Codex's own",
    message: ({ step, marker }, f) =>
      `The message of step ${step + 1} looks like a text of Codex's own (${f.code(marker)}). A compaction drops it.`,
    page: [
      "Codex writes some texts of its own with the role user: the environment, AGENTS.md, the output of a shell command. A compaction drops them. It knows them by how the text opens and closes, not by who wrote it.",
      "A message that is pasted together from such a text opens and closes the same way. It is sent like any other message, until a compaction takes it for one of Codex's own. A single word before the text makes it an ordinary message.",
    ],
    in113: [
      "Six texts count: AGENTS.md, `<environment_context>`, `<skill>`, `<user_shell_command>`, `<turn_aborted>` and `<subagent_notification>`, each with its closing tag.",
    ],
  },
  "message-lost-at-compaction": {
    name: "Messages lost at compaction",
    message: ({ step, messages, limit }, f) =>
      `The compaction of step ${step + 1} left out ${messages === 1 ? "a message" : `${f.number(messages)} messages`}. It keeps the newest ones, up to ${f.number(limit)} tokens together.`,
    page: [
      "A compaction keeps the messages of the person, the newest first, until their budget is used up: 20,000 tokens when Codex writes the summary, 64,000 when the server compacts. Codex counts a token for every four bytes.",
      "The first message that does not fit is cut in its middle, and everything older is left out. What was left out lives on only in the summary.",
      "Put lasting rules into `AGENTS.md`: its text comes back in full after every compaction. Give long logs as files, not as messages.",
    ],
    in113: ["There is a budget only when Codex writes the summary. When the server compacts, what it returns is kept."],
  },
  "message-cut-at-compaction": {
    name: "Message shortened at compaction",
    message: ({ step, removed }, f) =>
      `The compaction of step ${step + 1} took ${f.number(removed)} tokens out of the middle of a message: the rest of the budget was too small for it.`,
    page: [
      "A compaction keeps the messages of the person within a budget. One message may fit only in part. Codex then keeps its beginning and its end, and writes in between how many tokens are gone.",
      "What stood in the middle is not in the history any more, and everything older is left out. Give long texts as files that the model can open again. Put lasting rules into `AGENTS.md`.",
    ],
  },
  "compaction-keeps-old-text": {
    name: "Compaction keeps old text",
    message: ({ step, path }, f) =>
      `${f.path(path)} was changed before the compaction of step ${step + 1}. What came back is the text that Codex had read before the change.`,
    page: [
      "After a compaction Codex tells the instructions anew, in full. The global file comes from the disk, but the project files are those that Codex has kept since it read them.",
      "So a compaction does not bring an edit of a project file into the thread. Resume the thread: then the project files are read again.",
    ],
    in113: [
      "The global file too is the one that was read when the thread started. Fork the thread, or resume it as well: before the compaction, or behind it and before the next turn.",
    ],
  },
  "text-doubled": {
    name: "Earlier AGENTS.md text still sent",
    message: ({ copies, bytes, byResume, announced }, f) =>
      `${copies === 1 ? "An earlier AGENTS.md text is" : `${f.number(copies)} earlier AGENTS.md texts are`} still in the history: ${f.number(bytes)} bytes in every request${announced ? ", though only the last text counts" : ""}.${announced ? "" : " Nothing tells the model which of the texts counts."}${byResume ? " The resumed thread has read the files again." : ""}`,
    page: [
      "Codex never rewrites what it has sent. When the instructions change it appends the whole new text, with a sentence that it replaces the earlier one. The earlier text stays in front of it.",
      "One changed letter is enough: after an edit and a resume, or after a change of directory, a text of 30 KB is in the history twice. A compaction leaves one text only. So does a new thread.",
    ],
    in113: [
      "A fork appends the whole context behind the copied history, even where nothing has changed, and a step back to the first turn does so too. No sentence says that the later text replaces the earlier one.",
    ],
  },
};
