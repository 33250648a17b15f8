import type { ReactNode } from "react";
import type { AgentReport } from "../../engine/index.ts";
import { useMoment, useSimulation } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { chooseAgent, chooseThread } from "./agentStore.ts";
import { useAgentWords } from "./useAgentWords.ts";
import { useShownAgent } from "./useShownAgent.ts";
import "./agents.css";

/** Whose requests are shown: those of the thread, or of an agent that the chosen step has spawned. */
export default function AgentPicker(): ReactNode {
  const words = useAgentWords();
  const { agents } = useSimulation();
  const { step } = useMoment();
  const shown = useShownAgent();
  const own = agents.filter(({ parentStep }) => parentStep === step);
  if (own.length === 0) return null;
  const choose = (field: string): void => {
    if (field === "") chooseThread(step);
    else chooseAgent({ step, field, request: null, item: null });
  };
  return (
    <span className="agent-picker">
      <select
        className="request-picker"
        aria-label={words.label}
        value={shown?.field ?? ""}
        data-testid={TEST_IDS.agentPicker}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{words.thread}</option>
        {own.map((agent) => (
          <option key={agent.field} value={agent.field} disabled={agent.refused !== null}>
            {nameOf(agent, words)}
          </option>
        ))}
      </select>
      {shown?.olderGlobal ? <span className="request-note">{words.olderGlobal}</span> : null}
    </span>
  );
}

function nameOf({ kind, path, refused, failed }: AgentReport, words: ReturnType<typeof useAgentWords>): string {
  if (kind === "review") return words.review;
  if (failed) return words.failed(path);
  return refused === null ? path : words.notSpawned(path, words.refusals[refused]);
}
