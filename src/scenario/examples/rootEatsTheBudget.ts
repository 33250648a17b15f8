import type { ScenarioDocument } from "../document.ts";
import { chapter, handbook } from "./handbook.ts";
import { GLOBAL_FILE, GLOBAL_TEXT, gitRepository, REPO, TRUSTED, userConfig } from "./machine.ts";

/** The default example: whole, cut, nothing left, below the start and off the path, all at once. */
export function rootEatsTheBudget(): ScenarioDocument {
  const web = `${REPO}/web`;
  return {
    format: 1,
    title: "Root eats the budget",
    notes:
      "Codex reads from the root down and stops at 32,768 bytes. The file nearest to the work is the first to go. " +
      "Start Codex elsewhere, raise the limit or shorten the root file and watch the request change.",
    files: {
      [GLOBAL_FILE]: GLOBAL_TEXT,
      ...userConfig([], TRUSTED),
      ...gitRepository(REPO),
      [`${REPO}/AGENTS.md`]: handbook({
        title: "Acme monorepo",
        opening: [
          "Use pnpm. Never commit generated files.",
          "Run `pnpm check` before you say that you are done.",
          "",
          "How text is written:",
          "",
          "@docs/style.md",
        ],
        bytes: 37_089,
        last: "When two rules disagree, the one nearer to the code is right.",
      }),
      [`${REPO}/docs/style.md`]: "# Style of texts\n\n- Short sentences.\n- Sentence case in headings.\n",
      [`${REPO}/api/AGENTS.md`]: chapter(
        "API",
        [
          "Handlers validate, services decide, repositories store.",
          "Every route has a schema in `api/schemas`.",
          "Answers to lists are paged by cursor.",
          "A breaking change gets a new version prefix.",
        ],
        1_433,
      ),
      [`${web}/AGENTS.md`]: chapter(
        "Web",
        [
          "Pages live in `web/src/pages`, one folder a route.",
          "Use the components of `web/src/ui`; do not style by hand.",
          "Every string goes through the catalogue.",
          "Test with the keyboard before you test with the mouse.",
          "No state outside the page that needs it.",
        ],
        2_150,
      ),
      [`${web}/src/AGENTS.md`]: chapter(
        "Web source",
        ["Hooks begin with `use` and are tested alone.", "A component has at most 150 lines.", "No inline styles."],
        640,
      ),
      [`${web}/src/main.ts`]: 'import { start } from "./ui/start";\n\nstart(document.body);\n',
    },
    launch: { cwd: web },
    steps: [{ do: "turn", text: "Add a settings page" }],
  };
}
