import { expect, it } from "vitest";
import { checkSetup, type LeftOut } from "../src/scenario/check/setup.ts";
import { normaliseScenario } from "../src/scenario/document.ts";
import { EXAMPLES } from "../src/scenario/examples/index.ts";
import { NOT_WHOLE } from "./ownCodex.ts";

/** What is no matter of timing or of the client's first words. */
const COUNTS: readonly LeftOut["kind"][] = ["systemFiles", "clientInstructions", "partsOfTurn", "prompt"];

it("names every example of which the command cannot be shown everything", async () => {
  const found: string[] = [];
  for (const { id, load } of EXAMPLES) {
    const setup = checkSetup(normaliseScenario(await load()));
    if (setup === null || setup.leftOut.some(({ kind }) => COUNTS.includes(kind))) found.push(id);
  }
  expect(found.sort()).toEqual(Object.keys(NOT_WHOLE).sort());
});
