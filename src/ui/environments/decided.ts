/** Which step of the timeline has led to the selection that is in force. Pure. */
import type { EnvironmentPick, Scenario, ThreadEnvironment } from "../../engine/index.ts";

/** Null: it is that of the start. `until`: index of the step that is shown. */
export function decidingStep(
  { launch, steps }: Pick<Scenario, "launch" | "steps">,
  now: readonly ThreadEnvironment[] | undefined,
  until: number,
): number | null {
  if (now === undefined || (launch.environments !== undefined && isSelected(launch.environments, now))) return null;
  const at = steps.findLastIndex(
    (step, index) =>
      index <= until &&
      // A directory without a word about environments, and a thread that is taken up again, select all of them.
      (step.do === "environments"
        ? isSelected(step.environments, now)
        : launch.environments !== undefined && (step.do === "cd" || step.do === "resume")),
  );
  return at < 0 ? null : at;
}

function isSelected(picks: readonly EnvironmentPick[], now: readonly ThreadEnvironment[]): boolean {
  return (
    picks.length === now.length && picks.every(({ id, cwd }, at) => id === now[at]?.id && cwd === now[at]?.cwd.value)
  );
}
