import type { ReactNode } from "react";
import type { Part } from "../../engine/index.ts";
import { useSimulation } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { agentOf } from "./agentOf.ts";
import { chooseAgent, chooseThread } from "./agentStore.ts";
import { useAgentWords } from "./useAgentWords.ts";
import { useShownAgent } from "./useShownAgent.ts";
import "./agents.css";

/** Under an item that came from an agent, or that an agent was given: whom it is from, and the way there. */
export default function AgentLink({ parts }: { readonly parts: readonly Part[] }): ReactNode {
  const words = useAgentWords();
  const { agents } = useSimulation();
  const shown = useShownAgent();
  const found = agentOf(agents, parts);
  if (found === null) return null;
  const isTask = found.field === shown?.field;
  const open = (): void => {
    const parent = isTask
      ? agents.find(({ path, parentStep }) => path === found.parent && parentStep === found.parentStep)
      : found;
    if (parent === undefined) chooseThread();
    else chooseAgent({ step: parent.parentStep, field: parent.field, request: null, item: null });
  };
  return (
    <p className="agent-link">
      {isTask ? words.taskFrom(found.parent) : words.answerOf(found.path)}{" "}
      <button type="button" className="fix" data-testid={TEST_IDS.agentLink} onClick={open}>
        {words.showRequests}
      </button>
    </p>
  );
}
