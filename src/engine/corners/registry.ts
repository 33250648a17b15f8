/**
 * Parts of the request that few people have: memories, approved command prefixes, features under development. Their rules
 * come when a scenario has any.
 */
import type { Refusal } from "../config/refusal.ts";
import type { TableValue } from "../config/toml.ts";
import { Late } from "../late.ts";
import type { FileSystem } from "../machine/files.ts";
import type { Spans } from "../provenance.ts";
import type { Release } from "../releases/release.ts";
import type { FileNode, Scenario, Step } from "../scenario.ts";
import type { Session } from "../thread/session.ts";
import type { StartedThread } from "../thread/start.ts";
import type { ProfileInForce } from "./profileInForce.ts";

/** Of each: null is nothing to say, undefined what is not modelled. */
export interface CornerRules {
  /** What is settled when a thread starts or is taken up again. */
  readonly read: (start: CornerStart) => Corners;
  /** Read whenever everything is told anew. */
  readonly memories: (session: Session, files: FileSystem) => Spans | null | undefined;
  readonly environmentsInstructions: (session: Session) => Spans | null;
  /** The permission profile of a person's own that is in force; null: another sandbox is. */
  readonly profile: (config: TableValue, home: string) => ProfileInForce | Refusal | null;
}

export interface Corners {
  /** The list of approved command prefixes alone. */
  readonly prefixes: Spans | null | undefined;
  /** `[memories]`: are they told, and by which version? */
  readonly memories: { readonly used: boolean; readonly version: string };
  /** The shell that the environment names. */
  readonly shell: string;
  readonly profile: ProfileInForce | null;
}

export interface CornerStart {
  readonly files: FileSystem;
  readonly scenario: Pick<Scenario, "machine" | "launch">;
  readonly config: StartedThread["config"];
  readonly release: Release;
  readonly features: ReadonlySet<string>;
  readonly profile: ProfileInForce | null;
}

/** Feature flags whose effect these rules write out. */
export const CORNER_FEATURES: ReadonlySet<string> = new Set(["deferred_executor", "memories", "shell_zsh_fork"]);

const FILES = /[\\/]memories[\\/]memory_summary\.md$|[\\/]rules[\\/][^\\/]*\.rules$/;
const FLAGS = /deferred_executor|shell_zsh_fork|default_permissions/;

/** Does the scenario have files of these, at any time, or name one of the features? */
function hasCorners({ files, launch, steps }: Scenario): boolean {
  const says = (path: string, node: FileNode | null): boolean =>
    FILES.test(path) || (path.endsWith(".toml") && typeof node === "string" && FLAGS.test(node));
  const isEdited = (edits: readonly Step[] | null): boolean =>
    edits?.some((edit) => edit.do === "write" && says(edit.path, edit.node)) === true;
  return (
    FLAGS.test(JSON.stringify(launch.overrides)) ||
    Object.entries(files).some(([path, node]) => says(path, node)) ||
    isEdited(steps) ||
    steps.some((step) => step.do === "turn" && isEdited(step.during))
  );
}

export const CORNERS = new Late(
  hasCorners,
  async (): Promise<CornerRules> => (await import("./rules.ts")).CORNER_RULES,
);
