import { readFileSync } from "node:fs";
import { ROOT } from "../scripts/runCommand.ts";
import { STAND_INS, type TextPack, textsOf } from "../src/engine/index.ts";
import { printedBy, scriptOutput } from "../src/scenario/check/printed.ts";
import { checkSetup } from "../src/scenario/check/setup.ts";
import { normaliseScenario } from "../src/scenario/document.ts";
import { TEST_IDS } from "../src/testIds.ts";
import type { App } from "./app.ts";
import { violations } from "./axe.ts";
import { COMMENTED } from "./scenarios.ts";
import { expect, PACK_IS_BUILT, PACK_PATH, test } from "./test.ts";

const DIRECTORY = "/tmp/codex-check-AbC123/root";
const DOCUMENT = { ...COMMENTED, title: "To be checked", steps: [{ do: "turn", text: "Check me" }] } as const;

/** What the script prints when the prediction is right. */
function printed(): string {
  const setup = checkSetup(normaliseScenario(DOCUMENT));
  if (setup === null) throw new Error("not modelled");
  const texts = PACK_IS_BUILT
    ? textsOf(JSON.parse(readFileSync(`${ROOT}/dist/${PACK_PATH}`, "utf8")) as TextPack)
    : STAND_INS;
  return scriptOutput(setup, printedBy(setup, texts, DIRECTORY), DIRECTORY);
}

async function openCheck(app: App): Promise<void> {
  await app.byId(TEST_IDS.open).click();
  await app.byId(TEST_IDS.check).click();
  await expect(app.byId(TEST_IDS.checkDialog)).toBeVisible();
}

test("what the script printed is compared part by part", async ({ app }) => {
  await app.openScenario(DOCUMENT);
  await openCheck(app);
  await expect(app.byId(TEST_IDS.checkScript)).toContainText("-- 'Check me'");

  await app.byId(TEST_IDS.checkPaste).fill(`$ sh codex-check.sh\n${printed()}`);
  await expect(app.byId(TEST_IDS.checkSummary)).toHaveAttribute("data-equal", "true");
  await expect(app.byId(TEST_IDS.checkPart, { fragment: "agentsMd" })).toHaveAttribute("data-state", "equal");
  await expect(app.byId(TEST_IDS.checkNote)).toHaveCount(0);

  await app.byId(TEST_IDS.checkPaste).fill(printed().replace("Check me", "Check you").replace("0.158.0", "0.160.0"));
  await expect(app.byId(TEST_IDS.checkSummary)).toHaveAttribute("data-equal", "false");
  const differing = app.byId(TEST_IDS.checkPart, { state: "differs" });
  await expect(differing).toHaveAttribute("data-fragment", "prompt");
  await expect(differing).toContainText("line 1, column 7");
  await expect(app.byId(TEST_IDS.checkNote)).toContainText("0.160.0");
  expect(await violations(app)).toEqual([]);

  await differing.getByRole("button").click();
  await expect(app.byId(TEST_IDS.checkDialog)).toBeHidden();
  await expect(app.byId(TEST_IDS.messages)).toBeVisible();
  await expect(app.byId(TEST_IDS.part, { fragment: "prompt" })).toBeInViewport();

  await openCheck(app);
  await expect(differing).toBeVisible();
});

test("a paste that is cut, foreign or of another scenario says so", async ({ app }) => {
  await app.openScenario({ ...DOCUMENT, steps: [{ do: "turn", text: "Another message" }] });
  await openCheck(app);
  const text = printed();
  await app.byId(TEST_IDS.checkPaste).fill(text.slice(0, text.indexOf("<environment_context>") + 40));
  await expect(app.byId(TEST_IDS.checkNote)).toHaveCount(2);
  await expect(app.byId(TEST_IDS.checkNote).first()).toContainText("another state");
  await expect(app.byId(TEST_IDS.checkNote).last()).toContainText("The end is missing");
  await app.byId(TEST_IDS.checkPaste).fill("bash: codex: command not found");
  await expect(app.byId(TEST_IDS.checkFault)).toHaveAttribute("data-fault", "noOutput");
});

test("scripts are saved, and follow the scenario", async ({ app }) => {
  await app.openScenario(DOCUMENT);
  await openCheck(app);
  for (const [key, name, begins] of [
    [null, "codex-check.sh", "sh <<'END_OF_CODEX_CHECK'\n"],
    ["ArrowRight", "codex-check.ps1", "& {\r\n"],
  ] as const) {
    if (key !== null) {
      await app.byId(TEST_IDS.checkDialog).getByRole("tab", { selected: true }).press(key);
    }
    const download = app.page.waitForEvent("download");
    await app.byId(TEST_IDS.checkDialog).getByRole("button", { name: "Save…" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(name);
    expect(readFileSync(await file.path(), "utf8").startsWith(begins)).toBe(true);
  }
  await app.page.keyboard.press("Escape");
  await expect(app.byId(TEST_IDS.checkDialog)).toBeHidden();
});
