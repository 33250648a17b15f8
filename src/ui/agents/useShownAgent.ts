/** The agent that is looked at, and the request that the views of requests show. */
import { useMemo } from "react";
import type { AgentReport } from "../../engine/index.ts";
import { useMoment, useRequest, useSimulation, useView } from "../../state/app.ts";
import type { ShownRequest } from "../../state/moment.ts";
import { useAgentChoice } from "./agentStore.ts";

/** Null: the thread itself. */
export function useShownAgent(): AgentReport | null {
  const { agents } = useSimulation();
  const { step } = useMoment();
  const item = useView("item");
  const choice = useAgentChoice((state) => state.choice);
  if (choice === null || choice.step !== step || choice.item !== item) return null;
  return agents.find((agent) => agent.parentStep === step && agent.field === choice.field) ?? null;
}

/** That of the agent, else that of the thread. */
export function useShownRequest(): ShownRequest | null {
  const own = useRequest();
  const agent = useShownAgent();
  const request = useAgentChoice((state) => state.choice?.request ?? null);
  return useMemo(() => (agent === null ? own : requestOf(agent, request)), [agent, own, request]);
}

function requestOf({ requests }: AgentReport, chosen: number | null): ShownRequest | null {
  const count = requests.length;
  const index = Math.min(chosen ?? count - 1, count - 1);
  const request = requests[index];
  return request === undefined ? null : { request, index, within: index, count, earlier: false };
}
