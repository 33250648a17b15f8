/**
 * How each text of Codex 0.113.0 is obtained: out of the model catalogue, or out of a captured request at structural
 * markers. No prose stands here.
 */
import type { TextKey } from "../../src/engine/index.ts";
import type { CapturedRequest } from "../capture.ts";
import { CODEX_HOME, partTexts, SENTINEL } from "./captures.ts";
import type { CaptureName } from "./captures113.ts";
import { type CatalogueEntry, entryOf } from "./catalogue113.ts";
import { textAfter, textAfterLast, textBefore, textBetween, unwrapped } from "./cut.ts";
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
type Messages = NonNullable<CatalogueEntry["model_messages"]>;

const fromCatalogue = outOfCatalogue<CatalogueEntry>;
const fromFirst = outOfFirst<CatalogueEntry, CaptureName>;

const base = (slug: string, key: TextKey): Recipe =>
  fromCatalogue(key, (catalogue) => entryOf(catalogue, slug).base_instructions);

const message = (slug: string, key: TextKey, read: (messages: Messages) => string): Recipe =>
  fromCatalogue(key, (catalogue) => {
    const { model_messages: messages } = entryOf(catalogue, slug);
    return present(messages && read(messages), `texts of its own for ${slug}`);
  });

const template = (slug: string, key: TextKey): Recipe => message(slug, key, (own) => own.instructions_template);
const friendly = (slug: string, key: TextKey): Recipe =>
  message(slug, key, (own) => own.instructions_variables.personality_friendly);
const pragmatic = (slug: string, key: TextKey): Recipe =>
  message(slug, key, (own) => own.instructions_variables.personality_pragmatic);

const sandbox = (key: TextKey, capture: CaptureName): Recipe =>
  fromFirst(key, capture, (request) => textBefore(permissions(request), NETWORK));

const tagged = (key: TextKey, capture: CaptureName): Recipe =>
  fromFirst(key, capture, (request) => inTag(request, "collaboration_mode"));

/** The body between the tags of the AGENTS.md part. */
function agentsBody(request: CapturedRequest): string {
  const text = textOpening(request, "user", "# AGENTS.md instructions for ");
  return unwrapped(textAfter(text, "\n\n"), "<INSTRUCTIONS>\n", "\n</INSTRUCTIONS>");
}

const section = (key: TextKey, open: string, close: string): Recipe =>
  fromFirst(key, "every section", (request) => textBetween(agentsBody(request), open, close));

const bundled = (key: TextKey, name: string): Recipe =>
  section(key, `\n- ${name}: `, ` (file: ${CODEX_HOME}/skills/.system/${name}/SKILL.md)\n`);

const JS_REPL = "## JavaScript REPL (Node)\n";
const TOOLS_ONLY = "\n- Do not call tools directly";
const OUTPUT = "\n- Avoid direct access to ";
const TRAILER = "\nCo-authored-by: ";
const PERSONALITY = "# Personality\n";

/** The section on JavaScript, without its heading. */
const javaScript = (key: TextKey, read: (text: string) => string): Recipe =>
  fromFirst(key, "every section", (request) => read(textBetween(agentsBody(request), JS_REPL, "\n\n## Plugins\n")));

/** The developer part on the trailer of commits. */
const attribution = (key: TextKey, read: (text: string) => string): Recipe =>
  fromFirst(key, "every section", (request) => read(textOpening(request, "developer", "", TRAILER)));

export const RECIPES: readonly Recipe[] = [
  base("gpt-5.3-codex", "base.gpt-5.3-codex"),
  base("gpt-5.4", "base.gpt-5.4"),
  base("gpt-5.2-codex", "base.gpt-5.2-codex"),
  base("gpt-5.1-codex", "base.gpt-5.1-codex"),
  base("gpt-5.2", "base.gpt-5.2"),
  base("gpt-5.1", "base.gpt-5.1"),
  base("gpt-5", "base.gpt-5"),
  template("gpt-5.3-codex", "base.gpt-5.3-codex.template"),
  template("gpt-5.4", "base.gpt-5.4.template"),
  template("gpt-5.2-codex", "base.gpt-5.2-codex.template"),
  friendly("gpt-5.3-codex", "personality.friendly"),
  pragmatic("gpt-5.3-codex", "personality.pragmatic"),
  friendly("gpt-5.2-codex", "personality.friendly.gpt-5.2-codex"),
  pragmatic("gpt-5.2-codex", "personality.pragmatic.gpt-5.2-codex"),
  {
    key: "personality.update",
    capture: "personality changed",
    cut: (requests) =>
      textBefore(
        unwrapped(
          textOpening(requestAt(requests, 1), "developer", "<personality_spec>"),
          "<personality_spec>",
          " </personality_spec>",
        ),
        PERSONALITY,
      ),
  },
  sandbox("permissions.sandbox.read-only", "read-only, never, Plan mode"),
  sandbox("permissions.sandbox.workspace-write", "workspace-write, never"),
  sandbox("permissions.sandbox.danger-full-access", "danger-full-access, never"),
  fromFirst("permissions.approval.never", "read-only, never, Plan mode", approval),
  fromFirst("permissions.approval.on-request", "on-request, Default mode", approval),
  fromFirst(
    "permissions.approval.on-request.request-permissions",
    "permission requests, questions in Default mode",
    approval,
  ),
  fromFirst("permissions.approval.unless-trusted", "untrusted", approval),
  fromFirst("permissions.approval.on-failure", "on-failure", approval),
  fromFirst("permissions.reject", "reject", (request) => textAfterLast(approval(request), ": true\n")),
  tagged("mode.default", "on-request, Default mode"),
  tagged("mode.default.request-user-input", "permission requests, questions in Default mode"),
  tagged("mode.plan", "read-only, never, Plan mode"),
  javaScript("jsRepl.use", (text) => textBefore(text, TOOLS_ONLY)),
  javaScript("jsRepl.toolsOnly", (text) => TOOLS_ONLY.slice(1) + textBetween(text, TOOLS_ONLY, OUTPUT)),
  javaScript("jsRepl.output", (text) => OUTPUT.slice(1) + textAfter(text, OUTPUT)),
  section("plugins.intro", "## Plugins\n", "\n### Available plugins\n"),
  section("plugins.usage", "\n### How to use plugins\n", "\n\n## Skills\n"),
  section("skills.intro", "## Skills\n", "\n### Available skills\n"),
  section("skills.usage", "\n### How to use skills\n", "\n\nFiles called "),
  bundled("skills.bundled.skill-creator", "skill-creator"),
  bundled("skills.bundled.skill-installer", "skill-installer"),
  fromFirst("agents.hierarchical", "every section", (request) =>
    textAfter(textAfter(agentsBody(request), "\n### How to use skills\n"), "\n\n"),
  ),
  attribution("commitAttribution.intro", (text) => textBefore(text, TRAILER)),
  attribution("commitAttribution.rules", (text) => textAfter(textAfter(text, TRAILER), "\n\n")),
  {
    key: "turnAborted",
    capture: "interrupted",
    cut: (requests) => {
      const [open, close] = ["<turn_aborted>\n", "\n</turn_aborted>"];
      return unwrapped(textOpening(requestAt(requests, -1), "user", open), open, close);
    },
  },
  {
    key: "modelSwitch",
    capture: "model changed",
    cut: (requests, catalogue) =>
      unwrapped(
        textOpening(requestAt(requests, -1), "developer", "<model_switch>"),
        "<model_switch>\n",
        `\n\n${entryOf(catalogue, "gpt-5.1").base_instructions}\n</model_switch>`,
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
];
