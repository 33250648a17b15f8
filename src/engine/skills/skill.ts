/** What a skill is, and where skills are looked for. */
import type { LoadedConfig } from "../config/load.ts";
import type { FileSystem } from "../machine/files.ts";
import type { Span, Spans } from "../provenance.ts";
import type { Release } from "../releases/release.ts";
import type { Machine } from "../scenario.ts";
import type { Texts } from "../texts.ts";
import type { SkillFault } from "./frontMatter.ts";
import type { Scope } from "./roots.ts";

/** All that decides which skills there are. */
export interface Place {
  readonly release: Release;
  readonly machine: Machine;
  readonly texts: Texts;
  readonly config: LoadedConfig;
  /** Where the thread was started or taken up: the project configurations are those of that directory. */
  readonly startCwd: string;
  readonly cwd: string;
  /** The bundled skills that are not switched off. */
  readonly bundled: readonly string[];
}

export interface Skill {
  readonly scope: Scope;
  /** With the name of the plugin in whose folder it lies: `plugin:name`. */
  readonly name: Span;
  /** Not longer than `MAX_DESCRIPTION`. */
  readonly description: Spans;
  /** Real path of its SKILL.md. */
  readonly path: string;
  /** Real path of its root. */
  readonly root: string;
  /** Path below the root as it was reached. */
  readonly file: string;
  /** False: it is not listed, it waits to be named. */
  readonly isImplicit: boolean;
  /** The file; null for bundled skills, which are not at hand. */
  readonly whole: Span | null;
}

/** What became of a file that is no skill, or not one that is in force. */
export type Discarded = Pick<Skill, "scope" | "path" | "root" | "file"> &
  (
    | { readonly why: "fault"; readonly fault: SkillFault }
    /** `agents/openai.yaml` names other products. */
    | { readonly why: "product" }
    /** The same file was found through another root; `first`: as it was reached there. */
    | { readonly why: "twice"; readonly first: string }
    | { readonly why: "disabled"; readonly name: string; readonly by: Switch }
  );

/** An entry of `[[skills.config]]`; path null: `-c`. */
export interface Switch {
  readonly path: string | null;
  readonly line: number | null;
}

export interface FoundSkills {
  /** The disk at that moment. */
  readonly files: FileSystem;
  readonly cwd: string;
  readonly startCwd: string;
  /** Those in force, in the order of the list. */
  readonly skills: readonly Skill[];
  readonly discarded: readonly Discarded[];
  /** Real paths, in the order of the table. */
  readonly roots: readonly string[];
}
