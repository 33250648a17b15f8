/** CODEX_HOME on the way from the root to cwd. */
import type { Rules } from "../context.ts";
import { wholeFile } from "../finding.ts";

export const HOME_RULES: Rules<"home-is-root"> = {
  /** Where else to start is for the person to say: there is no fix. */
  "home-is-root": {
    severity: "warning",
    *find({ moment }) {
      for (const { path, verdict, asProjectFile } of moment.files) {
        if (verdict !== "global" || asProjectFile === null || asProjectFile.order === null) continue;
        yield { params: { path, wasted: asProjectFile.used }, place: wholeFile(path), fixes: [] };
      }
    },
  },
};
