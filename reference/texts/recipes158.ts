/**
 * How each text of Codex 0.158.0 is obtained: out of the model catalogue, or out of a captured request at structural
 * markers. No prose stands here.
 */
import type { TextKey } from "../../src/engine/index.ts";
import { TEXT_KEYS } from "../../src/engine/releases/v0_158/texts.ts";
import { type CapturedRequest, hasParts } from "../capture.ts";
import { CODEX_HOME, partTexts, SENTINEL } from "./captures.ts";
import type { CaptureName } from "./captures158.ts";
import { type CatalogueEntry, entryOf } from "./catalogue.ts";
import { textAfter, textAfterLast, textBefore, textBeforeLast, textBetween, unwrapped } from "./cut.ts";
import {
  approval,
  inTag,
  NETWORK,
  outOfCatalogue,
  outOfFirst,
  permissions,
  present,
  type Recipe as RecipeOf,
  requestAt,
  textOpening,
} from "./recipe.ts";

type Recipe = RecipeOf<CatalogueEntry, CaptureName>;

const fromCatalogue = outOfCatalogue<CatalogueEntry>;
const fromFirst = outOfFirst<CatalogueEntry, CaptureName>;

const base = (key: TextKey, slug: string): Recipe =>
  fromCatalogue(key, (catalogue) => entryOf(catalogue, slug).base_instructions);

/** Out of the developer text inside a tag of the first request. */
const tagged = (key: TextKey, capture: CaptureName, tag: string): Recipe =>
  fromFirst(key, capture, (request) => inTag(request, tag));

/** The bare hint has no marker of its own: it is the developer text before the mode. */
function bareHint(request: CapturedRequest): string {
  const texts = partTexts(request, "developer");
  const mode = texts.findIndex((text) => text.startsWith("<multi_agent_mode>"));
  return present(texts[mode - 1], "usage hint");
}

const BUNDLED = "skills.bundled.";
const REVIEWER = "\n\n`approvals_reviewer` is ";
const REQUEST_TOOL = "\n\n# request_permissions Tool";

const sandbox = (key: TextKey, capture: CaptureName): Recipe =>
  fromFirst(key, capture, (request) => textBefore(permissions(request), NETWORK));

const approvalPiece = (key: TextKey, capture: CaptureName, read: (text: string) => string): Recipe =>
  fromFirst(key, capture, (request) => read(approval(request)));

const skills = (key: TextKey, open: string, close: string): Recipe =>
  fromFirst(key, "read-only, never, Plan mode", (request) =>
    textBetween(textOpening(request, "developer", "<skills_instructions>"), open, close),
  );

/** The body between the tags of the AGENTS.md part of a later request. */
const agents = (key: TextKey, index: number, read: (body: string) => string): Recipe => ({
  key,
  capture: "global file edited, then removed",
  cut: (requests) =>
    read(
      unwrapped(
        textOpening(requestAt(requests, index), "user", "# AGENTS.md instructions\n\n"),
        "# AGENTS.md instructions\n\n<INSTRUCTIONS>\n",
        "\n</INSTRUCTIONS>",
      ),
    ),
});

/** The body between the tags of managed instructions in a later request. */
const managed = (key: TextKey, index: number, read: (body: string) => string): Recipe => ({
  key,
  capture: "managed instructions changed, then removed",
  cut: (requests) => {
    const [open, close] = ["<managed_developer_instructions>\n", "\n</managed_developer_instructions>"];
    return read(unwrapped(textOpening(requestAt(requests, index), "developer", open), open, close));
  },
});

/** What takes the list of skills back, or stands behind the list that comes again. */
const skillsUpdate = (key: TextKey, index: number, heading: string): Recipe => ({
  key,
  capture: "skills hidden, then listed, then none",
  cut: (requests) => {
    const open = `<skills_instructions>\n## ${heading}\n`;
    return unwrapped(textOpening(requestAt(requests, index), "developer", open), open, "\n</skills_instructions>");
  },
});

const aborted = (key: TextKey, capture: CaptureName, role: "developer" | "user"): Recipe => ({
  key,
  capture,
  cut: (requests) => {
    const [open, close] = ["<turn_aborted>\n", "\n</turn_aborted>"];
    return unwrapped(textOpening(requestAt(requests, -1), role, open), open, close);
  },
});

const ERRORED = "Payload:\nAgent errored: ";

/** The thread's third request holds what it is told of an agent that has failed. */
const errored = (key: TextKey, read: (text: string) => string): Recipe => ({
  key,
  capture: "gpt-5.6-sol, with a failing agent",
  cut: (requests) => {
    const told = requestAt(requests, 2).input.find(({ type }) => type === "agent_message");
    const [part] = told !== undefined && hasParts(told) ? told.content : [];
    return read(textAfter(present(part?.text, "message of an agent"), ERRORED));
  },
});

/** What stands in `<context>` of the nth review that the thread is told of. */
const reviewed = (key: TextKey, index: number): Recipe => ({
  key,
  capture: "gpt-5.5, reviewed, then to no end",
  cut: (requests) => {
    const told = partTexts(requestAt(requests, 0), "user").filter((text) => text.startsWith("<user_action>"));
    return textBetween(present(told[index], "review"), "<context>", "</context>");
  },
});

const SUMMARY_BEGINS = "========= MEMORY_SUMMARY BEGINS =========\n";
const SUMMARY_ENDS = "\n========= MEMORY_SUMMARY ENDS =========";

const memories = (key: TextKey, read: (text: string) => string): Recipe =>
  fromFirst(key, "memories, environments, rules", (request) =>
    read(textOpening(request, "developer", "", SUMMARY_ENDS)),
  );

export const RECIPES: readonly Recipe[] = [
  base("base.gpt-6-astra", "gpt-6-astra"),
  base("base.gpt-6-sol", "gpt-6-sol"),
  base("base.gpt-6-luna", "gpt-6-luna"),
  base("base.gpt-5.6", "gpt-5.6-sol"),
  base("base.daybreak-blue", "gpt-daybreak-blue-latest"),
  base("base.daybreak-red", "gpt-daybreak-red-latest"),
  base("base.gpt-5.5", "gpt-5.5"),
  // The fallback for unknown slugs is not in the catalogue; with the tool on it is sent unedited.
  fromFirst("base.fallback", "unknown model, update_plan on", (request) =>
    present(request.instructions, "fallback instructions"),
  ),
  sandbox("permissions.sandbox.read-only", "read-only, never, Plan mode"),
  sandbox("permissions.sandbox.workspace-write", "workspace-write, never"),
  sandbox("permissions.sandbox.danger-full-access", "danger-full-access, never"),
  approvalPiece("permissions.approval.never", "read-only, never, Plan mode", (text) => text),
  // What follows is joined with a blank line, so a line feed before it belongs to the text.
  approvalPiece("permissions.approval.on-request", "on-request, auto review, Default mode", (text) =>
    textBefore(text, REVIEWER),
  ),
  approvalPiece("permissions.approval.unless-trusted", "untrusted project, auto review", (text) =>
    textBefore(text, REVIEWER),
  ),
  approvalPiece("permissions.approval.on-request.exec-permissions", "on-request, both permission features", (text) =>
    textBefore(text, REQUEST_TOOL),
  ),
  approvalPiece("permissions.approval.request-permissions-tool", "on-request, both permission features", (text) =>
    text.slice(textBefore(text, REQUEST_TOOL).length + "\n\n".length),
  ),
  approvalPiece("permissions.approval.auto-review", "on-request, auto review, Default mode", (text) =>
    text.slice(textBefore(text, REVIEWER).length + "\n\n".length),
  ),
  fromCatalogue("permissions.approval.on-request.auto-review.gpt-6", (catalogue) =>
    present(
      entryOf(catalogue, "gpt-6-sol").model_messages.approvals?.on_request_auto_review,
      "auto-review text for gpt-6-sol",
    ),
  ),
  approvalPiece("permissions.approval.prefixes", "memories, environments, rules", (text) => {
    const listed = textBefore(text, `- ["${SENTINEL}"]`);
    return listed.slice(listed.lastIndexOf("\n\n## ") + "\n\n".length);
  }),
  fromFirst("permissions.deniedReads", "denied reads", (request) =>
    textBetween(
      textOpening(request, "developer", "<permissions instructions>"),
      "## Denied filesystem reads\n",
      `\n- path \`/${SENTINEL}\``,
    ),
  ),
  approvalPiece("permissions.granular.intro", "granular, first category only", (text) =>
    textBeforeLast(textBefore(text, "\n- `sandbox_approval`"), "\n\n"),
  ),
  approvalPiece("permissions.granular.prompted", "granular, first category only", (text) =>
    textAfterLast(textBefore(text, "\n- `sandbox_approval`"), "\n\n"),
  ),
  approvalPiece("permissions.granular.rejected", "granular, first category only", (text) =>
    textAfterLast(textBefore(text, "\n- `rules`"), "\n\n"),
  ),
  tagged("mode.default", "on-request, auto review, Default mode", "collaboration_mode"),
  fromCatalogue("mode.default.gpt-6", (catalogue) =>
    present(entryOf(catalogue, "gpt-6-sol").model_messages.collaboration_modes?.default, "Default mode for gpt-6-sol"),
  ),
  tagged("mode.plan", "read-only, never, Plan mode", "collaboration_mode"),
  fromFirst("multiAgent.root", "gpt-5.6-sol", bareHint),
  // The last request is that of the agent.
  {
    key: "multiAgent.agent",
    capture: "gpt-5.6-sol, with an agent",
    cut: (requests) => bareHint(requestAt(requests, -1)),
  },
  {
    key: "multiAgent.agent.gpt-6",
    capture: "gpt-6-astra, with an agent",
    cut: (requests) => inTag(requestAt(requests, -1), "multi_agent_role"),
  },
  tagged("multiAgent.root.gpt-6", "gpt-6-astra, effort ultra", "multi_agent_role"),
  tagged("multiAgent.mode.default", "gpt-5.6-sol", "multi_agent_mode"),
  tagged("multiAgent.mode.ultra", "gpt-6-astra, effort ultra", "multi_agent_mode"),
  skills("skills.intro", "<skills_instructions>\n## Skills\n", "\n### Skill roots\n"),
  skills("skills.usage", "\n### How to use skills\n", "\n</skills_instructions>"),
  ...TEXT_KEYS.filter((key) => key.startsWith(BUNDLED)).map((key) => {
    const name = key.slice(BUNDLED.length);
    return skills(key, `\n- ${name}: `, ` (file: r0/${name}/SKILL.md)\n`);
  }),
  agents("agents.replaced", 1, (body) => unwrapped(body, "", `\n\n${SENTINEL}`)),
  agents("agents.gone", 2, (body) => body),
  fromFirst("skills.intro.unlisted", "no room for skills", (request) =>
    textBetween(
      textOpening(request, "developer", "<skills_instructions>"),
      "<skills_instructions>\n## Skills\n",
      "\n### Available skills\n### How to use skills\n",
    ),
  ),
  fromFirst("skills.usage.unlisted", "no room for skills", (request) =>
    textBetween(
      textOpening(request, "developer", "<skills_instructions>"),
      "\n### Available skills\n### How to use skills\n",
      "\n</skills_instructions>",
    ),
  ),
  skillsUpdate("skills.host.hidden", 1, "Host skills update"),
  skillsUpdate("skills.selected.hidden", 1, "Skills update"),
  skillsUpdate("skills.selected.none", 2, "Skills update"),
  skillsUpdate("skills.host.none", 3, "Host skills update"),
  managed("managed.replaced", 1, (body) => unwrapped(body, "", `\n\n${SENTINEL}`)),
  managed("managed.gone", 2, (body) => body),
  memories("memories.head", (text) => textBefore(text, SUMMARY_BEGINS).replaceAll(CODEX_HOME, "{CODEX_HOME}")),
  memories("memories.tail", (text) => textAfter(text, SUMMARY_ENDS)),
  fromFirst("environments.instructions", "memories, environments, rules", (request) => {
    const [open, close] = ["<environments_instructions>\n", "\n</environments_instructions>"];
    return unwrapped(textOpening(request, "developer", open), open, close);
  }),
  errored("agents.errored", (text) => textBefore(text, "\n\n")),
  errored("agents.errored.hint", (text) => textAfter(text, "\n\n")),
  aborted("turnAborted", "gpt-5.5, interrupted", "user"),
  aborted("turnAborted.v2", "gpt-5.6-sol, interrupted", "developer"),
  {
    key: "modelSwitch",
    capture: "gpt-6-sol, then gpt-6-luna",
    cut: (requests, catalogue) =>
      unwrapped(
        textOpening(requestAt(requests, -1), "developer", "<model_switch>"),
        "<model_switch>\n",
        `\n\n${entryOf(catalogue, "gpt-6-luna").base_instructions}\n</model_switch>`,
      ),
  },
  {
    key: "compaction.prompt",
    capture: "local compaction",
    cut: (requests) => present(partTexts(requestAt(requests, 1), "user").at(-1), "compaction prompt"),
  },
  {
    key: "compaction.summaryPrefix",
    capture: "local compaction",
    cut: (requests) => unwrapped(textOpening(requestAt(requests, 2), "user", "", SENTINEL), "", `\n${SENTINEL}`),
  },
  {
    key: "review.prompt",
    capture: "gpt-5.5, reviewed, then to no end",
    cut: (requests) => present(requestAt(requests, -1).instructions, "instructions for reviews"),
  },
  reviewed("review.done", 0),
  reviewed("review.interrupted", 1),
  {
    key: "review.interrupted.reply",
    capture: "gpt-5.5, reviewed, then to no end",
    cut: (requests) => present(partTexts(requestAt(requests, 0), "assistant")[1], "answer for no answer"),
  },
];
