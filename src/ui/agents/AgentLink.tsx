import type { ReactNode } from "react";
import type { AgentReport, Part } from "../../engine/index.ts";
import { useSimulation } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import type { AgentStrings } from "../i18n/agents.en.ts";
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
    if (parent === undefined) chooseThread(found.parentStep);
    else chooseAgent({ step: parent.parentStep, field: parent.field, request: null, item: null });
  };
  return (
    <p className="agent-link">
      {sayingOf(found, isTask, words)}{" "}
      <button type="button" className="fix" data-testid={TEST_IDS.agentLink} onClick={open}>
        {words.showRequests}
      </button>
    </p>
  );
}

function sayingOf({ kind, parent, path }: AgentReport, isTask: boolean, words: AgentStrings): string {
  if (kind === "review") return isTask ? words.reviewTask : words.reviewAnswer;
  return isTask ? words.taskFrom(parent) : words.answerOf(path);
}
