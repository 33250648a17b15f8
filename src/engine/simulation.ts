/** What the engine answers: requests, history, one verdict for each instruction file, and every resolved setting. */
import type { AgentRefusal } from "./agents/refusals.ts";
import type { FileSystem } from "./machine/files.ts";
import type { CodexRelease } from "./releases/names.ts";
import type { Item, ModelRequest } from "./request.ts";
import type { Sentence } from "./sentences.ts";
import type { ConfigLayerReport, Settings, StartError } from "./settings.ts";
import type { SkillFault } from "./skills/frontMatter.ts";
import type { HistoryEntry, StepReport } from "./timeline.ts";

export { AGENT_REFUSALS, type AgentRefusal } from "./agents/refusals.ts";
export type * from "./request.ts";
export { FRAGMENTS, NOT_MODELLED, ROLES } from "./request.ts";
export type * from "./settings.ts";
export { SANDBOX_MODES } from "./settings.ts";

export const VERDICTS = [
  "loaded",
  "cut",
  "budget",
  "hidden",
  "blank",
  "below-cwd",
  "off-path",
  "not-a-file",
  "broken-link",
  "wrong-name",
  "untrusted",
  "disabled",
  "global",
  "global-hidden",
  "unreadable",
] as const;
/** What became of an instruction file; the list of `scenario.md`. */
export type Verdict = (typeof VERDICTS)[number];

export interface LostHeading {
  readonly text: string;
  /** 1-based line in the file. */
  readonly line: number;
}

/** Where the part that is not sent begins, and what is lost with it. */
export interface Cut {
  /** Byte offset of the first byte that is not sent. */
  readonly offset: number;
  /** 1-based; the column counts characters. */
  readonly line: number;
  readonly column: number;
  readonly lostBytes: number;
  readonly lostLines: number;
  /** Markdown headings that begin behind the cut. */
  readonly lostHeadings: readonly LostHeading[];
}

export interface FileReport {
  readonly path: string;
  /** Id of the environment through which it is looked at; left out: there is only one, or it is the global file. */
  readonly environment?: string;
  readonly verdict: Verdict;
  /** Size in raw bytes; 0 for what is not a readable file. */
  readonly bytes: number;
  /** Raw bytes taken (global: bytes after trimming). */
  readonly used: number;
  /** Byte offset of the cut; null when nothing is cut off. */
  readonly cutAt: number | null;
  readonly cut: Cut | null;
  /** Place among the files that are sent, from 1 (the global file first); null when nothing of it is sent. */
  readonly order: number | null;
  /** One sentence: the rule behind the verdict. */
  readonly reason: Sentence;
  /** The file on disk differs from what Codex has read and keeps. */
  readonly stale: boolean;
  /** The same file's row as a project file when it is the global file too (CODEX_HOME lies on the way); else null. */
  readonly asProjectFile: FileReport | null;
}

export const SKILL_VERDICTS = [
  "listed",
  /** The budget leaves less of its description. */
  "cut",
  /** The budget leaves its line out. */
  "budget",
  /** It would be listed, but no skill is. */
  "unlisted",
  /** `agents/openai.yaml`: it waits to be named. */
  "waits",
  /** Switched off by an entry of `[[skills.config]]`. */
  "disabled",
  /** The file is no skill: see the fault. */
  "fault",
  /** `agents/openai.yaml`: it is for other products. */
  "product",
  /** The same file is found through an earlier root. */
  "twice",
  /** The search does not come to it. */
  "missed",
] as const;
export type SkillVerdict = (typeof SKILL_VERDICTS)[number];

/** What became of a SKILL.md. */
export interface SkillReport {
  /** As the search has reached it. */
  readonly path: string;
  /** Without links. */
  readonly realPath: string;
  /** Null: the search does not come to it. */
  readonly scope: "bundled" | "admin" | "repo" | "user" | null;
  /** As it is told; null where the file does not become a skill. */
  readonly name: string | null;
  readonly verdict: SkillVerdict;
  /** As its line names it: `r0/NAME/SKILL.md`; null when it is not listed. */
  readonly file: string | null;
  /** Characters of the description, and how many of them are told. */
  readonly description: { readonly characters: number; readonly kept: number } | null;
  readonly fault: SkillFault | null;
  /** The entry that switches it off; path null: `-c`. */
  readonly by: { readonly path: string | null; readonly line: number | null } | null;
  /** Where the same file is found first. */
  readonly first: string | null;
  readonly missed: "name" | "linked-file" | "hidden-folder" | "too-deep" | "off-path" | "bundled" | null;
}

export interface ProjectRoot {
  /** Null when no ancestor of the start directory holds a marker. */
  readonly path: string | null;
  readonly marker: string | null;
  /** Null when the start was refused: then nothing was searched. */
  readonly reason: Sentence | null;
}

/** An execution environment that a thread has, and where its instruction files are looked for. */
export interface ThreadEnvironment {
  readonly id: string;
  readonly cwd: { readonly value: string };
  /** Null: no ancestor of its directory holds a marker. */
  readonly root: { readonly path: string; readonly marker: string } | null;
  /** Those that are searched, root first. */
  readonly directories: readonly string[];
}

/** Budget of project documents, in raw bytes. */
export interface Budget {
  readonly limit: number;
  readonly used: number;
  /** Bytes of candidate files on the way that were not taken. */
  readonly lost: number;
}

/** An agent that a turn has spawned, or a review, from its first request to its answer. */
export interface AgentReport {
  readonly kind: "agent" | "review";
  /** `/root/NAME`, or deeper; `/review/STEP`. */
  readonly path: string;
  /** Path of the agent that has spawned it; `/root`: the thread itself. */
  readonly parent: string;
  /** Index of the step. */
  readonly parentStep: number;
  /** Place in that step: `agents[0]`, or deeper; `review`. */
  readonly field: string;
  /** Why Codex did not spawn it; null: it did. */
  readonly refused: AgentRefusal | null;
  /** The server has refused its request. */
  readonly failed: boolean;
  readonly requests: readonly ModelRequest[];
  /** Without the Lite prefix. */
  readonly history: readonly HistoryEntry[];
  /** Its text of the global instruction file is older than that of the thread when the step is over. */
  readonly olderGlobal: boolean;
}

export interface Simulation {
  readonly release: CodexRelease;
  readonly texts: { readonly origin: "codex" | "stand-in"; readonly sha256: string | null };
  readonly root: ProjectRoot;
  /** Directories searched for project files, root first. */
  readonly searched: readonly string[];
  /** Those that are selected, the primary one first; left out: the scenario has only this machine. */
  readonly environments?: readonly ThreadEnvironment[] | undefined;
  readonly requests: readonly ModelRequest[];
  /** Items after the last modelled step, without the Lite prefix. */
  readonly history: readonly Item[];
  readonly files: readonly FileReport[];
  readonly budget: Budget;
  /** Null when the configuration could not be read. */
  readonly settings: Settings | null;
  readonly configLayers: readonly ConfigLayerReport[];
  /** Every SKILL.md, and the bundled skills beside them; empty where the scenario has none. */
  readonly skills: readonly SkillReport[];
  /** The files when the last request was sent; those of the scenario where nothing was played. */
  readonly disk: FileSystem;
  readonly warnings: readonly Sentence[];
  readonly error: StartError | null;
  /** In the order in which they were spawned. */
  readonly agents: readonly AgentReport[];
  /** One report a step, up to the first that is not modelled. Root, files and the rest above are those of the end. */
  readonly steps: readonly StepReport[];
  /** Index of the first step that this engine does not model yet; null when all are. */
  readonly modelledUntil: number | null;
}
