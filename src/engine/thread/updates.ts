/** What has changed since the model was last told: the updates in Codex's order, merged into messages by role. */
import { agentsMdGoneSpans, agentsMdSpans } from "../agentsMd/assemble.ts";
import { baseInstructionsSpans } from "../fragments/baseInstructions.ts";
import { environmentContextSpans } from "../fragments/environmentContext.ts";
import { managedUpdateSpans } from "../fragments/managedInstructions.ts";
import { noSkillsSpans, selectedSkillsSpans } from "../fragments/skills.ts";
import { mark, type Spans } from "../provenance.ts";
import type { FragmentId, MessageItem, Part, Role } from "../simulation.ts";
import { codexText } from "../texts.ts";
import { type Context, type World, worldOf } from "./context.ts";
import { partOf } from "./request.ts";
import type { Session } from "./session.ts";

/** One section that differs from what was announced. */
export interface Update {
  readonly fragment: FragmentId;
  readonly role: Role;
  readonly part: Part;
  /** Always a message of its own. */
  readonly alone: boolean;
}

/** The updates that take the model from `before` to `context`, in Codex's order of sections. */
export function updatesOf(context: Context, before: Context): Update[] {
  const { session } = context;
  const now = worldOf(context);
  const told = worldOf(before);
  const role = now.multiAgentRole === told.multiAgentRole ? null : context.multiAgentRole;
  const skills = update("skills", "developer", skillsUpdate(context, before));
  const sameMode = now.multiAgentMode === told.multiAgentMode;
  return [
    ...update("modelSwitch", "developer", now.model === told.model ? null : modelSwitchPart(session), true),
    ...update("agentsMd", "user", agentsMdUpdate(context, now, told)),
    ...(context.permissions === null ? [] : skills),
    ...update("permissions", "developer", now.permissions === told.permissions ? null : context.permissions),
    ...update("collaborationMode", "developer", collaborationModeUpdate(context, now, told)),
    ...update("skills", "developer", listedOf(before) === listedOf(context) ? null : selectedSkillsPart(session)),
    ...update("environmentContext", "user", environmentUpdate(context, before, now, told)),
    // Without a permissions part the skills come later, as in the initial context.
    ...(context.permissions === null ? skills : []),
    ...update("multiAgentRole", "developer", role, true),
    // Told with every new role, even when its own text is the same.
    ...update("multiAgentMode", "developer", role === null && sameMode ? null : context.multiAgentMode),
    ...update("managedInstructions", "developer", managedUpdate(context, now, told), true),
  ];
}

function update(fragment: FragmentId, role: Role, part: Part | null, alone = false): Update[] {
  return part === null ? [] : [{ fragment, role, part, alone }];
}

/** `<model_switch>`: the base instructions for the new model (one's own are the same); the thread keeps those it was created with. */
export function modelSwitchPart(session: Session): Part | null {
  const base = baseInstructionsSpans(session);
  if (base === null) return null;
  const lead = codexText(session.texts, "modelSwitch");
  return partOf("modelSwitch", [mark("<model_switch>\n"), lead, mark("\n\n"), ...base, mark("\n</model_switch>")]);
}

/** From nothing: the plain form. To nothing: the form that takes it back. Else: the whole new text as a replacement. */
function agentsMdUpdate({ session, instructions, agentsMd }: Context, now: World, told: World): Part | null {
  const { directory, text } = now.agentsMd;
  if (text === told.agentsMd.text && directory === told.agentsMd.directory) return null;
  if (told.agentsMd.text === null) return agentsMd;
  if (text === null) return partOf("agentsMd", agentsMdGoneSpans(codexText(session.texts, "agents.gone")));
  const lead: Spans = [codexText(session.texts, "agents.replaced"), mark("\n\n")];
  return partOf("agentsMd", agentsMdSpans(instructions, session.cwd.value, session.cwd.source, lead));
}

/** The list, or what takes its place; from nothing said to nothing to say is no change. */
function skillsUpdate(context: Context, before: Context): Part | null {
  const same = listedOf(before) === listedOf(context) && before.skills?.text === context.skills?.text;
  return same ? null : (context.skills ?? partOf("skills", noSkillsSpans(context.session)));
}

/** Are skills listed at all? */
function listedOf({ session }: Context): boolean {
  return session.includes.skills;
}

function selectedSkillsPart(session: Session): Part {
  return partOf("skills", selectedSkillsSpans(session));
}

/**
 * Sent again when its text or the model differs, not when only the mode does. A text that went away leaves an empty
 * pair of tags, once.
 */
function collaborationModeUpdate({ collaborationMode, session }: Context, now: World, told: World): Part | null {
  const before = told.collaborationMode;
  const after = now.collaborationMode;
  if (before.text === after.text && before.model === after.model) return null;
  if (collaborationMode !== null) return collaborationMode;
  if (before.text === null || !session.includes.collaborationMode) return null;
  return partOf("collaborationMode", [mark("<collaboration_mode></collaboration_mode>")]);
}

/** The full form when directory or shell differ, the short one for any other difference. */
function environmentUpdate(
  { session, environment }: Context,
  toldBefore: Context,
  now: World,
  told: World,
): Part | null {
  const after = now.environment;
  const before = told.environment;
  if (after === null) return null;
  const { environments } = session.release.thread;
  if (environments !== undefined) {
    const spans = told.environment === null ? null : environments.update(session, toldBefore.session);
    return told.environment === null ? environment : partOf("environmentContext", spans);
  }
  if (before === null || before.cwd !== after.cwd || before.shell !== after.shell) return environment;
  if (before.rest === after.rest) return null;
  return partOf("environmentContext", environmentContextSpans(session, "short"));
}

function managedUpdate({ session }: Context, now: World, told: World): Part | null {
  return now.managed === told.managed ? null : partOf("managedInstructions", managedUpdateSpans(session, told.managed));
}

/** Neighbours of the same role become the parts of one message; a change of role begins another. */
export function messagesOf(updates: readonly Update[]): MessageItem[] {
  const messages: { role: Role; parts: Part[]; alone: boolean }[] = [];
  for (const { role, part, alone } of updates) {
    const last = messages.at(-1);
    if (last !== undefined && last.role === role && !last.alone && !alone) last.parts.push(part);
    else messages.push({ role, parts: [part], alone });
  }
  return messages.map(({ role, parts }) => ({ type: "message", role, parts }));
}
