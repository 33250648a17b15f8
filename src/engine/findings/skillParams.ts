/** Findings about skills on disk. */
import type { SkillFault } from "../skills/frontMatter.ts";

export interface SkillFindingParams {
  /** A SKILL.md that Codex silently passes over. */
  readonly "skill-dropped": { readonly path: string; readonly fault: SkillFault };
  /** The search does not come to a file that looks like a skill. */
  readonly "skill-not-found": {
    readonly path: string;
    readonly why: "name" | "linked-file" | "hidden-folder" | "too-deep" | "off-path" | "bundled";
  };
  /** Descriptions are cut, or whole lines left out. `limit` in tokens; `path`: the skill that loses most. */
  readonly "skills-over-budget": {
    readonly path: string;
    readonly cut: number;
    readonly left: number;
    readonly limit: number;
  };
  /**
   * An entry of `[[skills.config]]` does nothing. `path`: the configuration file; null: `-c`. `layer`: only the user's
   * config has a say; `folder`: a path that leads to no SKILL.md; `both`: a name beside a path; `neither`.
   */
  readonly "skill-switch-without-effect": {
    readonly path: string | null;
    readonly why: "layer" | "folder" | "both" | "neither";
    readonly selector: string;
  };
}
