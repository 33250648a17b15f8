/** The words of the views that take a request apart, in English. They come with those views. */
import type { FragmentId, NotModelledId } from "../../engine/index.ts";
import { formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

const fragments: Record<FragmentId, string> = {
  baseInstructions: "base instructions",
  developerInstructions: "developer instructions",
  skills: "skills",
  permissions: "permissions",
  collaborationMode: "collaboration mode",
  personality: "personality",
  multiAgentRole: "multi-agent role",
  multiAgentMode: "multi-agent mode",
  agentsMd: "AGENTS.md",
  environmentContext: "environment context",
  managedInstructions: "managed instructions",
  prompt: "prompt",
  reply: "reply",
  modelSwitch: "model switch",
  compactionPrompt: "compaction prompt",
  summary: "summary",
  steer: "message sent while the turn runs",
  turnAborted: "note of the interruption",
  shellCommand: "shell command of the user",
  additionalContext: "additional context of the client",
  agentTask: "task for an agent",
  agentResult: "answer of an agent",
  skill: "skill file",
  memories: "memories",
  environmentsInstructions: "environments instructions",
};

const gaps: Record<NotModelledId, string> = {
  toolDefinitions: "tool definitions",
  memories: "memories",
  contextWindowGuidance: "context window guidance",
  environmentsInstructions: "environments instructions",
  apps: "apps",
  plugins: "plugins",
  hooks: "hooks",
  contextWindow: "context window",
  currentTimeReminder: "current time reminder",
  approvedCommandPrefixes: "approved command prefixes",
};

const opaque = {
  additional_tools: "tools",
  compaction_trigger: "compaction trigger",
  compaction: "compaction item",
  function_call: "function call",
  agent_message: "message between agents",
  function_call_output: "function call output",
};

export const requestEn = {
  fragments,
  gaps,
  opaque,

  layout: {
    diagram: "Diagram of the request",
    outline: "Outline of the request",
    instructionsField: "instructions",
    inputField: "input",
    lite: "Responses Lite: no instructions field. Tools and base instructions are the first items of the input.",
    notLite: "The base instructions stand in a field of their own, before the input.",
    noInstructions: "The instructions field is left out.",
    parts: (parts: number) => count(parts, "part"),
    items: (items: number) => count(items, "item"),
    notModelled: "not modelled",
    gapsOff: (names: readonly string[]) => `Not modelled, and off in this configuration: ${names.join(", ")}.`,
    gapsOn: "Greyed: Codex sends it, this page does not write it out. Sizes leave it out.",
    columns: { item: "Item", role: "Role", part: "Part", bytes: "Bytes", share: "Share" },
    copySource: "Copy diagram source",
    download: "Download SVG",
    drawing: "Drawing the diagram…",
    drawFailed: (detail: string) => `The diagram could not be drawn: ${detail} The outline below says the same.`,
    total: "Together",
    goTo: (label: string) => `Show ${label} in Messages`,
    summary: (items: number, bytes: number) => `${count(items, "item")} · ${formatNumber(bytes)} B of text`,
  },

  messages: {
    readable: "Readable",
    json: "JSON",
    form: "Form of the messages",
    summary: (items: number, bytes: number) => `${count(items, "item")} · ${formatNumber(bytes)} B of text`,
    jsonSize: (bytes: number) => `${formatNumber(bytes)} B as shown`,
    jsonNote: "The strings are exact. Item ids, tool definitions and other request fields are left out.",
    parts: (parts: number) => count(parts, "part"),
    files: (files: number) => count(files, "file"),
    codexText: "Codex text",
    standIn: "stand-in",
    yourText: "yours",
    copyPart: "Copy part",
    copyMessage: "Copy message",
    copyAll: "Copy JSON",
    gapItem: (name: string) => `${name}: sent by Codex, not modelled here`,
    opaqueItem: "Its content is not modelled.",
    legend: "Sources",
    legendCodex: "grey: written by Codex",
    sourceFile: (path: string, from: number, to: number) =>
      from === to
        ? `${path}, line ${formatNumber(from)}`
        : `${path}, lines ${formatNumber(from)} to ${formatNumber(to)}`,
    sourceBytes: (place: string, start: number, end: number) =>
      `${place} · bytes ${formatNumber(start)} to ${formatNumber(end)}`,
    sourceSeparator: "a separator or tag that Codex writes around the texts",
    pointHint: "Point at a text to see where it comes from.",
    clickHint: "click to go there",
    sourceConfig: (path: string | null, key: string, line: number | null) =>
      `${key} in ${path ?? "-c"}${line === null ? "" : `, line ${formatNumber(line)}`}`,
    sourceCodex: (key: string) => `Codex's own text ${key}`,
    sourceMachine: (fact: string) => `a fact about the computer: ${fact}`,
    sourceLaunch: (key: string) => `chosen at the start: ${key}`,
    sourceThreadInstructions: "thread instructions of an embedding host: described, not measured",
    sourceStep: (step: number) => `step ${formatNumber(step)}`,
    sourceDefault: (key: string) => `default of ${key}`,
    empty: "empty",
  },
};

/** The shape of the catalogue: every language has the same keys. */
export type RequestStrings = typeof requestEn;
