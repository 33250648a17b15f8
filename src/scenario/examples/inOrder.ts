/** An example where nothing is wrong with loading. */
import type { ScenarioDocument } from "../document.ts";
import { chapter, rules } from "./handbook.ts";
import { GLOBAL_FILE, GLOBAL_TEXT, gitRepository, REPO, TRUSTED, userConfig } from "./machine.ts";

/** Everything is in the request, whole: when a rule is not followed, loading is not the cause. */
export function itIsThere(): ScenarioDocument {
  return {
    format: 1,
    title: "Everything is there",
    notes: "Every file on the way is in the request, whole. What the model does with it is another matter.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [GLOBAL_FILE]: GLOBAL_TEXT,
      [`${REPO}/AGENTS.md`]: chapter(
        "Acme",
        ["Never commit generated files.", "Run `pnpm check` before you say that you are done.", "No new dependencies."],
        2_400,
      ),
      [`${REPO}/web/AGENTS.md`]: rules("Web", "Never use `console.log`; use the logger."),
    },
    launch: { cwd: `${REPO}/web` },
    steps: [{ do: "turn", text: "Log the user's choice" }],
  };
}
