/** The document that the headless command prints. */
import type { AgentRefusal, Item, ModelRequest, Part, Sentence, Simulation, SkillReport } from "../engine/index.ts";
import type { Finding } from "../engine/insight.ts";

export interface HeadlessMessage {
  readonly type: "message";
  readonly role: string;
  readonly content: readonly { readonly type: Part["type"]; readonly text: string }[];
}
/** What agents say to each other; an encrypted text is shown as it was said. */
export interface HeadlessAgentMessage {
  readonly type: "agent_message";
  readonly author: string;
  readonly recipient: string;
  readonly content: HeadlessMessage["content"];
}
export type HeadlessItem = HeadlessMessage | HeadlessAgentMessage | { readonly type: string };

export interface HeadlessRequest {
  readonly step: number;
  readonly kind: "sample" | "compaction";
  readonly instructions: string | null;
  readonly input: readonly HeadlessItem[];
}

export interface HeadlessDocument {
  readonly codex: string;
  readonly texts: "codex" | "stand-in";
  readonly root: { readonly path: string | null; readonly marker: string | null };
  readonly requests: readonly HeadlessRequest[];
  /** The agents that were spawned, in that order; only where there are any. */
  readonly agents?: readonly {
    readonly path: string;
    readonly parentStep: number;
    readonly refused: AgentRefusal | null;
    readonly requests: readonly HeadlessRequest[];
    readonly history: readonly HeadlessItem[];
  }[];
  readonly history: readonly HeadlessItem[];
  readonly files: readonly {
    readonly path: string;
    readonly verdict: string;
    readonly bytes: number;
    readonly used: number;
    readonly cutAt: number | null;
    readonly reason: string;
  }[];
  /** What became of each SKILL.md; only where there are any. */
  readonly skills?: readonly SkillReport[];
  readonly warnings: readonly string[];
  /** Those of the end, the most severe first. */
  readonly findings: readonly {
    readonly rule: string;
    readonly severity: string;
    readonly path: string | null;
    /** Counts from 1; null: the file as a whole, or no file. */
    readonly line: number | null;
    readonly message: string;
  }[];
  readonly error: string | null;
  readonly errorAt: {
    readonly path: string | null;
    readonly line: number | null;
    readonly column: number | null;
    readonly key: string | null;
  } | null;
}

/** Serialises an item the way it is compared with the real program: ids, tools and arguments are left out. */
export function headlessItem(item: Item): HeadlessItem {
  if (!("parts" in item)) return { type: item.type };
  const content = item.parts.map(({ type, text }) => ({ type, text }));
  if (item.type === "message") return { type: item.type, role: item.role, content };
  return { type: item.type, author: item.author, recipient: item.recipient, content };
}

function headlessRequest({ step, kind, instructions, items }: ModelRequest): HeadlessRequest {
  return { step, kind, instructions: instructions?.text ?? null, input: items.map(headlessItem) };
}

function headlessAgents({ agents }: Simulation): Pick<HeadlessDocument, "agents"> {
  if (agents.length === 0) return {};
  return {
    agents: agents.map(({ path, parentStep, refused, requests, history }) => ({
      path,
      parentStep,
      refused,
      requests: requests.map(headlessRequest),
      history: history.map(({ item }) => headlessItem(item)),
    })),
  };
}

/** Words for what the engine says. */
export interface HeadlessWords {
  /** Codex's own words for a refused start; null where they are not known. */
  readonly refusal: string | null;
  /** … and for configuration keys that it ignores. */
  readonly ignored: readonly string[];
  readonly say: (sentence: Sentence) => string;
  readonly tell: (finding: Finding) => string;
}

/** What Codex's own words say instead. */
const IGNORED: ReadonlySet<string> = new Set(["warning.unknownKey", "warning.projectKeyIgnored"]);

/** `findings`: those of the end. */
export function headlessDocument(
  simulation: Simulation,
  findings: readonly Finding[],
  { refusal, ignored, say, tell }: HeadlessWords,
): HeadlessDocument {
  const { root, error } = simulation;
  return {
    codex: simulation.release,
    texts: simulation.texts.origin,
    root: { path: root.path, marker: root.marker },
    requests: simulation.requests.map(headlessRequest),
    ...headlessAgents(simulation),
    history: simulation.history.map(headlessItem),
    files: simulation.files.map(({ path, verdict, bytes, used, cutAt, reason }) => ({
      path,
      verdict,
      bytes,
      used,
      cutAt,
      reason: say(reason),
    })),
    ...(simulation.skills.length === 0 ? {} : { skills: simulation.skills }),
    warnings: [
      ...ignored,
      ...simulation.warnings.filter(({ id }) => ignored.length === 0 || !IGNORED.has(id)).map(say),
    ],
    findings: findings.map((finding) => ({
      rule: finding.rule,
      severity: finding.severity,
      path: finding.place.path,
      line: finding.place.range?.line ?? null,
      message: tell(finding),
    })),
    error: error === null ? null : (refusal ?? say(error.sentence)),
    errorAt: error?.at ?? null,
  };
}

const FAILING_VERDICTS: ReadonlySet<string> = new Set(["cut", "budget", "disabled", "unreadable", "untrusted"]);

/** What `--check` refuses: an instruction file that is cut or lost, or a start that fails. */
export function passesCheck(document: HeadlessDocument): boolean {
  return document.error === null && !document.files.some(({ verdict }) => FAILING_VERDICTS.has(verdict));
}
