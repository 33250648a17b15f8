/** The words about agents. Both languages are small and come with what needs them. */
import { type AgentStrings, agentsEn } from "../i18n/agents.en.ts";
import { agentsZh } from "../i18n/agents.zh.ts";
import { useTranslate } from "../i18n/useTranslate.ts";

export function useAgentWords(): AgentStrings {
  return useTranslate().language === "zh" ? agentsZh : agentsEn;
}
