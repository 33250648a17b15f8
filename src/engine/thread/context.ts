/** What a session has to tell its model, part by part; and what of it the model has been told. */
import { agentsMdBody, agentsMdSpans, type Instructions } from "../agentsMd/assemble.ts";
import { collaborationModeSpans } from "../fragments/collaborationMode.ts";
import { developerInstructionsSpans } from "../fragments/developerInstructions.ts";
import { environmentContextSpans, environmentRestText } from "../fragments/environmentContext.ts";
import { managedInstructionsSpans } from "../fragments/managedInstructions.ts";
import { multiAgentModeSpans, multiAgentRoleSpans } from "../fragments/multiAgent.ts";
import { permissionsSpans } from "../fragments/permissions.ts";
import { skillsSpans } from "../fragments/skills.ts";
import { textOf } from "../provenance.ts";
import type { Part } from "../simulation.ts";
import { partOf } from "./request.ts";
import type { Session } from "./session.ts";

/** The parts that follow from the settings. Null: switched off, or without a text. */
interface SettingParts {
  readonly developerInstructions: Part | null;
  readonly skills: Part | null;
  readonly permissions: Part | null;
  readonly collaborationMode: Part | null;
  readonly multiAgentRole: Part | null;
  readonly multiAgentMode: Part | null;
  /** A part of its own in some releases. */
  readonly personality: Part | null;
  /** The full form. */
  readonly environment: Part | null;
  /** What the short form says. */
  readonly environmentRest: string;
  readonly managed: Part | null;
}

export interface Context extends SettingParts {
  readonly session: Session;
  readonly instructions: Instructions;
  /** The plain form. */
  readonly agentsMd: Part | null;
}

const settingParts = new WeakMap<Session, SettingParts>();

/** Parts are made once for each session object: most turns change nothing. */
function partsOf(session: Session): SettingParts {
  let parts = settingParts.get(session);
  if (parts === undefined) {
    parts = {
      developerInstructions: partOf("developerInstructions", developerInstructionsSpans(session)),
      skills: partOf("skills", skillsSpans(session)),
      permissions: partOf("permissions", permissionsSpans(session)),
      collaborationMode: partOf("collaborationMode", collaborationModeSpans(session)),
      multiAgentRole: partOf("multiAgentRole", multiAgentRoleSpans(session)),
      multiAgentMode: partOf("multiAgentMode", multiAgentModeSpans(session)),
      personality: null,
      environment: partOf("environmentContext", environmentContextSpans(session, "full")),
      environmentRest: environmentRestText(session),
      managed: partOf("managedInstructions", managedInstructionsSpans(session)),
    };
    settingParts.set(session, parts);
  }
  return parts;
}

export function contextOf(session: Session, instructions: Instructions): Context {
  const { cwd } = session;
  const agentsMd = partOf("agentsMd", agentsMdSpans(instructions, cwd.value, cwd.source));
  return { ...partsOf(session), session, instructions, agentsMd };
}

/** What was announced last, section by section: the next request tells only what differs from it. */
export interface World {
  readonly model: string;
  /** Directory: null when no project file contributes. Text: null when there are no instructions. */
  readonly agentsMd: { readonly directory: string | null; readonly text: string | null };
  readonly skills: string | null;
  readonly permissions: string | null;
  readonly collaborationMode: CollaborationModeState;
  readonly environment: { readonly cwd: string; readonly shell: string; readonly rest: string } | null;
  readonly multiAgentRole: string | null;
  readonly multiAgentMode: string | null;
  readonly managed: string | null;
}

export interface CollaborationModeState {
  readonly model: string;
  readonly text: string | null;
}

const worlds = new WeakMap<Context, World>();

export function worldOf(context: Context): World {
  let world = worlds.get(context);
  if (world === undefined) {
    world = readWorld(context);
    worlds.set(context, world);
  }
  return world;
}

function readWorld(context: Context): World {
  const { session, instructions } = context;
  const { cwd, machine } = session;
  return {
    model: session.slug,
    agentsMd: {
      directory: instructions.docs.length > 0 ? (instructions.place ?? cwd).value : null,
      text: bodyText(instructions),
    },
    skills: context.skills?.text ?? null,
    permissions: context.permissions?.text ?? null,
    collaborationMode: { model: session.slug, text: context.collaborationMode?.text ?? null },
    environment:
      context.environment === null ? null : { cwd: cwd.value, shell: machine.shell, rest: context.environmentRest },
    multiAgentRole: context.multiAgentRole?.text ?? null,
    multiAgentMode: context.multiAgentMode?.text ?? null,
    managed: context.managed?.text ?? null,
  };
}

const bodies = new WeakMap<Instructions, string | null>();

function bodyText(instructions: Instructions): string | null {
  let text = bodies.get(instructions);
  if (text === undefined) {
    const body = agentsMdBody(instructions);
    text = body.length === 0 ? null : textOf(body);
    bodies.set(instructions, text);
  }
  return text;
}
