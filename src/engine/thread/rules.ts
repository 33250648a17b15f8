/** How a release leads a thread. */

import type { AgentRules } from "../agents/registry.ts";
import type { CornerRules } from "../corners/registry.ts";
import type { EnvironmentRules } from "../environments/registry.ts";
import type { Spans } from "../provenance.ts";
import type { ReviewRules } from "../reviews/registry.ts";
import type { Scenario, TurnStep } from "../scenario.ts";
import type { Sentence } from "../sentences.ts";
import type { Item } from "../simulation.ts";
import type { SkillRules } from "../skills/registry.ts";
import type { CompactionOrder } from "./compaction/compact.ts";
import type { NewItem } from "./history.ts";
import type { StepRun } from "./run.ts";
import type { Session } from "./session.ts";
import type { StartedThread } from "./start.ts";
import type { ThreadState } from "./state.ts";

export interface ThreadRules {
  /** Warnings about what the scenario has and this model of the release does not write out. */
  readonly notModelled: (start: StartedThread, scenario: Scenario) => readonly Sentence[];
  /** What the thread writes by itself when it begins, and when it is the fork of another one. */
  readonly opened: (run: StepRun) => void;
  /** The base instructions of a session; null when they are empty. */
  readonly baseInstructions: (session: Session) => Spans | null;
  /** Codex's estimate of them, in tokens. */
  readonly baseTokens: (session: Session) => number;
  /** After a revert the whole history is estimated anew. */
  readonly revertEstimates: boolean;
  /** Appends what the model has not been told yet, before a request. */
  readonly announce: (run: StepRun) => void;
  /** One compaction; false when it failed. */
  readonly compact: (run: StepRun, order: CompactionOrder) => boolean;
  /** The files of skills that a message names, each a message of its own behind it. */
  readonly skillItems: (state: ThreadState, step: number, turn: TurnStep) => readonly NewItem[];
  /** A picture stands between two tags of its own. */
  readonly wrapsPictures: boolean;
  /** A message whose turn fails at a compaction is written all the same. */
  readonly keepsUnsentMessage: boolean;
  /** What came meanwhile goes along with the next request even when the history had to be compacted first. */
  readonly steersAfterCompaction: boolean;
  /** Settings of the client live on in a resumed or forked thread; else both start from the configuration and the launch directory. */
  readonly remembers: boolean;
  /** A revert cuts the history at the prompt: settings that were told before it stay. Else before what was told. */
  readonly revertsToPrompt: boolean;
  /** Codex's estimate for an item of the history, in tokens. */
  readonly itemTokens: (item: Item) => number;
  /** … for the answer to a call that the person has interrupted. */
  readonly interruptedTokens: number;
  /** The text by which a user message counts as one of Codex's own; null: an ordinary message. Left out: `pseudoUser.ts`. */
  readonly pseudoUserMarker?: (text: string) => string | null;
  /** Skills on disk; null where the scenario has none, or the release lists them in a way of its own. */
  readonly skills: SkillRules | null;
  /** What becomes of the agents of a turn; null where a turn has none, or they are not modelled. */
  readonly agents: AgentRules | null;
  /** Reviews; left out: the thread has none, or they are not modelled. */
  readonly reviews?: ReviewRules;
  /** What only few people have; left out: not loaded. */
  readonly corners?: CornerRules;
  /** Several execution environments; left out: the thread has the one of this machine. */
  readonly environments?: EnvironmentRules;
}
