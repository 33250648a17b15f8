/** The settings of a session, each with where it comes from; and what became of the configuration. */
import type { ConfigPlace } from "./provenance.ts";
import type { Mode, Surface, TrustLevel } from "./scenario.ts";
import type { Sentence } from "./sentences.ts";

/** Where a resolved value comes from. */
export type Origin =
  | ({ readonly kind: "config" } & ConfigPlace)
  /** Chosen at the start of Codex (a pick of the person, not a file). */
  | { readonly kind: "launch"; readonly key: string }
  /** A step of the timeline. */
  | { readonly kind: "step"; readonly step: number }
  /** Nothing says it: the sentence names the rule behind the default. */
  | { readonly kind: "default"; readonly because: Sentence };

export interface Resolved<T> {
  readonly value: T;
  readonly origin: Origin;
}

export interface Trust {
  /** Level for AGENTS.md and the defaults; null when nothing is said. */
  readonly level: TrustLevel | null;
  /** The entry that decided, or why there is none. */
  readonly origin: Origin;
  /** Directory whose `[projects]` entry would be looked up next to the start directory: the git root, if any. */
  readonly gitRoot: string | null;
  /** Codex writes the level into config.toml at this start. */
  readonly persisted: boolean;
}

export const SANDBOX_MODES = ["read-only", "workspace-write", "danger-full-access"] as const;
export type SandboxMode = (typeof SANDBOX_MODES)[number];

export interface GranularApproval {
  readonly sandbox_approval: boolean;
  readonly rules: boolean;
  readonly skill_approval: boolean;
  readonly request_permissions: boolean;
  readonly mcp_elicitations: boolean;
}
/** `unless-trusted` cannot be configured: it is what an untrusted project gets when nothing is said. */
export type ApprovalPolicy = "never" | "on-request" | "on-failure" | "unless-trusted" | GranularApproval;

/** Every setting of the session with its origin: what the session bar shows. */
export interface Settings {
  readonly surface: Surface;
  readonly cwd: string;
  readonly trust: Trust;
  readonly mode: Resolved<Mode | null>;
  readonly model: Resolved<string>;
  readonly sandbox: Resolved<SandboxMode>;
  readonly networkAccess: Resolved<boolean>;
  readonly writableRoots: Resolved<readonly string[]>;
  readonly approval: Resolved<ApprovalPolicy>;
  readonly reviewer: Resolved<"user" | "auto_review">;
  readonly projectDocMaxBytes: Resolved<number>;
  readonly projectRootMarkers: Resolved<readonly string[]>;
  readonly fallbackFilenames: Resolved<readonly string[]>;
  readonly developerInstructions: Resolved<string | null>;
}

/** A configuration file Codex looked at. */
export interface ConfigLayerReport {
  readonly kind: "system" | "user" | "profile" | "project" | "managed" | "requirements";
  readonly path: string;
  readonly state: "loaded" | "untrusted" | "missing" | "broken";
}

/** Codex refuses to start (or the thread is refused). */
export interface StartError {
  readonly sentence: Sentence;
  readonly at: {
    readonly path: string | null;
    readonly line: number | null;
    readonly column: number | null;
    readonly key: string | null;
  };
}
