/** What the scenarios with several environments covered. */
import { type EnvironmentPick, type Scenario, type Step, SURFACES } from "../../src/engine/index.ts";
import { type Capture, isMessage } from "../capture.ts";
import type { Classes } from "./classes.ts";
import { Tally } from "./tally.ts";

const SELECTED = ["not said", "none", "one", "two", "more", "the same folder twice"] as const;
const CHANGES = ["environments", "cd", "resume", "fork", "compact", "set", "trust", "write"] as const;

/** What stands in a request, told by its markers. */
const SEEN = {
  labelled: /^# AGENTS\.md instructions\n\n<INSTRUCTIONS>\n[\s\S]*^for `[\s\S]*` with root /m,
  "one directory": /^# AGENTS\.md instructions for /,
  "several in the context": /^<environment_context>\n {2}<environments>\n/,
  "another primary": /primary="true"[\s\S]*<environment id=/,
  unavailable: / status="unavailable" \/>/,
  "instructions replaced": /^# AGENTS\.md instructions[^\n]*\n\n<INSTRUCTIONS>\nThese AGENTS\.md/,
} as const;

const GROUPS = {
  surface: SURFACES,
  file: ["written", "none"],
  selected: SELECTED,
  change: CHANGES,
  seen: Object.keys(SEEN),
} as const;

export class EnvironmentClassCounts implements Classes {
  readonly #tally = new Tally(GROUPS);

  add(scenario: Scenario, { capture }: { readonly capture: Capture }): void {
    const { launch, steps, files } = scenario;
    const tally = this.#tally;
    tally.scenario(capture.error !== null);
    tally.count("surface", [launch.surface]);
    const isFile = (path: string) => path.endsWith("/environments.toml");
    tally.count("file", [Object.keys(files).some(isFile) ? "written" : "none"]);
    tally.count("selected", [
      ...selectedClasses(launch.environments),
      ...steps.flatMap((step) => (step.do === "environments" ? selectedClasses(step.environments) : [])),
    ]);
    tally.count("change", steps.map(({ do: name }) => name).filter(isChange));
    const texts = capture.requests.flatMap(({ input }) =>
      input.filter(isMessage).flatMap(({ content }) => content.flatMap(({ text }) => text ?? [])),
    );
    for (const [name, form] of Object.entries(SEEN)) {
      if (texts.some((text) => form.test(text))) tally.count("seen", [name]);
    }
  }

  table(): string[] {
    return this.#tally.table();
  }

  faults(): string[] {
    return this.#tally.faults();
  }
}

function isChange(name: Step["do"]): name is (typeof CHANGES)[number] {
  return CHANGES.some((known) => known === name);
}

function selectedClasses(picks: readonly EnvironmentPick[] | undefined): (typeof SELECTED)[number][] {
  if (picks === undefined) return ["not said"];
  const count = (["none", "one", "two"] as const)[picks.length] ?? "more";
  const isTwice = new Set(picks.map(({ cwd }) => cwd)).size < picks.length;
  return isTwice ? [count, "the same folder twice"] : [count];
}
