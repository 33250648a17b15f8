/** A thread begins. */
import { Refusal } from "../config/refusal.ts";
import type { Release } from "../releases/release.ts";
import type { Scenario } from "../scenario.ts";
import { sentence } from "../sentences.ts";
import type { Texts } from "../texts.ts";
import { History } from "./history.ts";
import { instructionsOf, readDocs, readGlobal } from "./instructionFiles.ts";
import { partOf } from "./request.ts";
import type { Session } from "./session.ts";
import { type StartedThread, startThread } from "./start.ts";
import type { ThreadState } from "./state.ts";

/** Nothing has been reported or counted yet. */
export const NO_TOKENS = { reported: 0, since: 0, baseline: null, counts: false } as const;

export function newThread(scenario: Scenario, texts: Texts, release: Release): ThreadState | Refusal {
  const start = startThread(scenario, texts, release);
  if (start instanceof Refusal) return start;
  const { files, settings } = start;
  const session = withEnvironments(start.session, scenario, true);
  if (session instanceof Refusal) return session;
  const opened = openedFiles(start, session);
  if (opened instanceof Refusal) return opened;
  return {
    scenario,
    texts,
    files,
    start,
    session,
    settings,
    created: session,
    ...baseFields(session),
    ...opened,
    shown: null,
    history: History.EMPTY,
    nextId: 0,
    told: null,
    storedCwd: session.cwd,
    lastCwd: null,
    isCreated: false,
    previous: null,
    pending: [],
    clientContext: {},
    turns: [],
    tokens: NO_TOKENS,
    agentPath: null,
    mailbox: [],
    agents: { count: 0, known: [], resident: [] },
    endsWithReview: false,
  };
}

/** Where a thread can have several environments: the selection at its start, or when it is taken up again. */
export function withEnvironments(session: Session, scenario: Scenario, isNew: boolean): Session | Refusal {
  const environments = session.release.thread.environments?.opened(scenario, session.files, session.cwd, isNew);
  if (environments === undefined) return session;
  return environments instanceof Refusal ? environments : { ...session, environments };
}

/** The base instructions as a session sends them, and their estimate. */
export function baseFields(session: Session): Pick<ThreadState, "base" | "baseTokens"> {
  return {
    base: partOf("baseInstructions", session.release.thread.baseInstructions(session)),
    baseTokens: session.release.thread.baseTokens(session),
  };
}

/** Behind a permission profile a file that cannot be read does not let the thread start. */
export function openedFiles(
  start: StartedThread,
  session: Session,
): Pick<ThreadState, "docs" | "global" | "instructions"> | Refusal {
  const docs = readDocs(start, start.files, session);
  const path = docs.docs.failedAt;
  if (path !== null && docs.seen !== docs.files) {
    const at = { path, line: null, column: null, key: null };
    return new Refusal({ sentence: sentence("error.instructionsDenied", { path }), at });
  }
  const global = readGlobal(start.files, start.session);
  return { docs, global, instructions: instructionsOf({ start, docs, global }) };
}
