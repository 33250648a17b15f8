import type { ReactNode } from "react";
import type { AgentReport } from "../../engine/index.ts";
import { AppendedItem } from "../views/history/AppendedItem.tsx";
import { chooseAgent } from "./agentStore.ts";
import { useAgentWords } from "./useAgentWords.ts";

/** Everything that an agent was given and has said, oldest first. */
export default function AgentHistory({ agent }: { readonly agent: AgentReport }): ReactNode {
  const words = useAgentWords();
  const { kind, path, parentStep: step, field, history, requests } = agent;
  /** Opens the entry in the agent's last request. */
  const openerOf = (id: number): (() => void) | null => {
    const last = requests.length - 1;
    const request = requests[last];
    const at = request?.entries.findIndex((entry) => entry.id === id) ?? -1;
    if (request === undefined || at < 0) return null;
    const item = { item: request.prefix + at, part: null };
    return () => chooseAgent({ step, field, request: last, item }, "messages");
  };
  return (
    <>
      <h1>{words.history(kind === "review" ? words.review : path, history.length)}</h1>
      {agent.olderGlobal ? <p className="note">{words.olderGlobalWhy}</p> : null}
      <ul>
        {history.map((entry) => (
          <AppendedItem
            key={entry.id}
            entry={entry}
            changes={[]}
            isThere
            superseded={() => null}
            onOpen={openerOf(entry.id)}
          />
        ))}
      </ul>
    </>
  );
}
