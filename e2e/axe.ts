/** Accessibility faults that axe finds on the page. */
import { readFileSync } from "node:fs";
import type { AxeResults, RunOptions } from "axe-core";
import { ROOT } from "../scripts/runCommand.ts";
import type { App } from "./app.ts";

const AXE = readFileSync(`${ROOT}/node_modules/axe-core/axe.min.js`, "utf8");

declare const axe: { run(context: string, options: RunOptions): Promise<AxeResults> };

/** Serious and critical violations, each as rule and element; `within` is the selector of what is looked at. */
export async function violations(app: App, within = "html"): Promise<readonly string[]> {
  // The page's policy forbids an added script; evaluated source is not one.
  await app.page.evaluate(AXE);
  const { violations } = await app.page.evaluate(
    (selector) => axe.run(selector, { resultTypes: ["violations"] }),
    within,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
