/** What a session of 0.113.0 has to tell its model, and what has changed since it was told (`context_manager/updates.rs`). */
import { agentsMdSpans, type Instructions } from "../../agentsMd/assemble.ts";
import { trim } from "../../machine/utf8.ts";
import { mark, type Span, type Spans, span } from "../../provenance.ts";
import type { Part } from "../../simulation.ts";
import { codexText } from "../../texts.ts";
import type { Context } from "../../thread/context.ts";
import type { NewItem } from "../../thread/history.ts";
import { ItemBuilder, partOf } from "../../thread/request.ts";
import type { SandboxSettings, Session, Sourced } from "../../thread/session.ts";
import type { Update } from "../../thread/updates.ts";
import { DEFAULT_PERSONALITY, modelInstructions } from "./baseInstructions.ts";
import { environmentSpans } from "./environment.ts";
import { permissionsSpans } from "./permissions.ts";

export function contextOf(session: Session, instructions: Instructions): Context {
  const { cwd } = session;
  return {
    session,
    instructions,
    developerInstructions: partOf("developerInstructions", developerSpans(session)),
    permissions: partOf("permissions", permissionsSpans(session)),
    collaborationMode: partOf("collaborationMode", modeSpans(session)),
    personality: partOf("personality", personalitySpans(session)),
    agentsMd: partOf("agentsMd", agentsMdSpans(instructions, cwd.value, cwd.source)),
    environment: partOf("environmentContext", environmentSpans(session)),
    environmentRest: "",
    // They belong to the AGENTS.md block, or do not exist in this release.
    skills: null,
    multiAgentRole: null,
    multiAgentMode: null,
    managed: null,
  };
}

/** Also an empty text is said. */
function developerSpans({ developerInstructions: said }: Session): Spans | null {
  return said === null ? null : [span(said.value, said.source)];
}

function modeSpans({ mode, texts, features }: Session): Spans | null {
  if (mode === null) return null;
  const asks = features.has("default_mode_request_user_input");
  const standard = asks ? "mode.default.request-user-input" : "mode.default";
  const text = codexText(texts, mode === "plan" ? "mode.plan" : standard);
  return [mark("<collaboration_mode>"), text, mark("</collaboration_mode>")];
}

/** For a model that has a text for it. A base text of the person's own rules personalities out. */
function personalitySpans({ personality, customBase, model, texts, features }: Session): Spans | null {
  const key = customBase === null ? model.personalities?.[personality ?? DEFAULT_PERSONALITY] : undefined;
  if (key === undefined || !features.has("personality")) return null;
  const lead = codexText(texts, "personality.update");
  return [mark("<personality_spec>"), lead, codexText(texts, key), mark(" </personality_spec>")];
}

/** Feature codex_git_commit: which trailer a commit gets. */
function commitSpans({ texts, features, commitAttribution }: Session): Spans | null {
  if (!features.has("codex_git_commit")) return null;
  const author = commitAttribution === null ? mark("Codex <noreply@openai.com>") : authorSpan(commitAttribution);
  if (author.text === "") return null;
  return [
    codexText(texts, "commitAttribution.intro"),
    mark("\nCo-authored-by: "),
    author,
    mark("\n\n"),
    codexText(texts, "commitAttribution.rules"),
  ];
}

function authorSpan({ value, source }: Sourced<string>): Span {
  return span(trim(value), source);
}

/**
 * Everything at once: one developer message, one user message. `switched`: a compaction has not told the new model yet.
 * `baked`: the thread's base instructions say the personality already.
 */
export function initialContext(
  context: Context,
  { switched, baked }: { readonly switched: boolean; readonly baked: boolean },
): NewItem[] {
  const { session } = context;
  const { features } = session;
  return new ItemBuilder()
    .message(
      "developer",
      switched ? modelSwitchPart(session) : null,
      context.permissions,
      context.developerInstructions,
      { what: "memories", active: features.has("memories") },
      context.collaborationMode,
      baked ? null : context.personality,
      { what: "apps", active: false },
      partOf("developerInstructions", commitSpans(session)),
    )
    .message("user", context.agentsMd, context.environment).items;
}

/** `<model_switch>`: the base instructions of the new model; the thread keeps its own. */
function modelSwitchPart(session: Session): Part | null {
  const base = modelInstructions(session);
  if (base.length === 0) return null;
  const lead = codexText(session.texts, "modelSwitch");
  return partOf("modelSwitch", [mark("<model_switch>\n"), lead, mark("\n\n"), ...base, mark("\n</model_switch>")]);
}

/** What a turn says that has changed; instructions are not among it. */
export function updatesOf(now: Context, told: Context, isSwitched: boolean): Update[] {
  const update = (fragment: Update["fragment"], role: Update["role"], part: Update["part"] | null): Update[] =>
    part === null ? [] : [{ fragment, role, part, alone: false }];
  const [session, before] = [now.session, told.session];
  return [
    ...update("modelSwitch", "developer", isSwitched ? modelSwitchPart(session) : null),
    ...update("permissions", "developer", samePolicy(session, before) ? null : now.permissions),
    ...update("collaborationMode", "developer", sameMode(session, before) ? null : now.collaborationMode),
    ...update("personality", "developer", samePersonality(session, before) ? null : now.personality),
    ...update("environmentContext", "user", session.cwd.value === before.cwd.value ? null : now.environment),
  ];
}

/** The policies are compared, not the texts: a new directory changes the roots but is not told. */
function samePolicy(a: Session, b: Session): boolean {
  return JSON.stringify(a.approval) === JSON.stringify(b.approval) && sameSandbox(a.sandbox, b.sandbox);
}

function sameSandbox(a: SandboxSettings, b: SandboxSettings): boolean {
  if (a.mode !== b.mode) return false;
  if (a.mode !== "workspace-write") return true;
  const policy = ({ origin, writableRoots, networkAccess, slashTmp, tmpdirVariable }: SandboxSettings): string =>
    JSON.stringify([
      origin === "said",
      writableRoots.map(({ value }) => value),
      networkAccess.value,
      slashTmp,
      tmpdirVariable,
    ]);
  return policy(a) === policy(b);
}

/** A mode carries model and effort with it. */
function sameMode(a: Session, b: Session): boolean {
  return a.mode === b.mode && a.slug === b.slug && a.effort === b.effort;
}

/** Only a turn of the same model says another personality. */
function samePersonality(a: Session, b: Session): boolean {
  return a.slug !== b.slug || (a.personality ?? DEFAULT_PERSONALITY) === (b.personality ?? DEFAULT_PERSONALITY);
}
