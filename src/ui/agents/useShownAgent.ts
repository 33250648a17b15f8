/** The agent that is looked at, and the request that the views of requests show. */
import { useMemo } from "react";
import type { AgentReport } from "../../engine/index.ts";
import { useMoment, useRequest, useSimulation, useView } from "../../state/app.ts";
import type { ShownRequest } from "../../state/moment.ts";
import { useAgentChoice } from "./agentStore.ts";

/** A review is what its step is about: it is shown unless something else is chosen. */
const REVIEW = "review";

/** Null: the thread itself. */
export function useShownAgent(): AgentReport | null {
  const { agents } = useSimulation();
  const { step } = useMoment();
  const item = useView("item");
  const choice = useAgentChoice((state) => state.choice);
  const holds = choice !== null && choice.step === step && choice.item === item;
  const field = holds ? choice.field : REVIEW;
  return agents.find((agent) => agent.parentStep === step && agent.field === field) ?? null;
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
