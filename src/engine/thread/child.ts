/** A thread that begins with the settings of another one and nothing of its history. */
import { History } from "./history.ts";
import { instructionsOf, readDocs } from "./instructionFiles.ts";
import { NO_TOKENS } from "./newThread.ts";
import type { Session } from "./session.ts";
import type { ThreadState } from "./state.ts";

/**
 * Project files are read anew; the global text is the one in force for the parent, whatever the file says by now, and
 * stays. `path` names the thread.
 */
export function childOf(parent: ThreadState, session: Session, path: string): ThreadState {
  const docs = readDocs(parent.start, parent.files, session);
  return {
    ...parent,
    session,
    docs,
    instructions: instructionsOf({ start: parent.start, docs, global: parent.global }),
    history: History.EMPTY,
    told: null,
    previous: null,
    isCreated: true,
    pending: [],
    clientContext: {},
    turns: [],
    tokens: NO_TOKENS,
    agentPath: path,
    mailbox: [],
  };
}
