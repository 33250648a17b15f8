import { TEST_IDS } from "../src/testIds.ts";
import { BROKEN_CONFIG, COMMENTED, ROOT_FILE, USER_CONFIG, WEB_FILE } from "./scenarios.ts";
import { expect, test } from "./test.ts";

test.beforeEach(async ({ app }) => {
  await app.openScenario(COMMENTED);
});

test("the directory Codex is started in decides which files are sent", async ({ app }) => {
  await expect(app.answerFile(WEB_FILE)).toHaveAttribute("data-verdict", "loaded");
  await app.choose(app.setting("Cwd"), /acme$/);
  await expect(app.answerFile(WEB_FILE)).toHaveAttribute("data-verdict", "below-cwd");
  await expect(app.answerFile(ROOT_FILE)).toHaveAttribute("data-verdict", "loaded");
  expect((await app.savedScenario()).launch.cwd).toBe("/home/dev/acme");
  await app.showTab("messages");
  expect((await app.texts()).filter((text) => text.includes("<cwd>/home/dev/acme</cwd>"))).toHaveLength(1);
});

test("trust is changed in config.toml, and nothing else in it", async ({ app }) => {
  await app.choose(app.setting("Trust"), "Untrusted");
  await expect(app.answerFile(WEB_FILE)).toHaveAttribute("data-verdict", "untrusted");
  const before = COMMENTED.files?.[USER_CONFIG] as string;
  expect(await app.fileText(USER_CONFIG)).toBe(before.replace('"trusted" # reviewed', '"untrusted" # reviewed'));
  await app.showTab("messages");
  await expect(app.byId(TEST_IDS.messages)).not.toContainText("Use the design tokens.");
});

test("the model is changed in config.toml, and the request takes its shape", async ({ app }) => {
  await app.showTab("layout");
  const lite = await app.outlineRows();
  await app.choose(app.setting("Model"), "gpt-5.5");
  const before = COMMENTED.files?.[USER_CONFIG] as string;
  expect(await app.fileText(USER_CONFIG)).toBe(before.replace('"gpt-6-sol"', '"gpt-5.5"'));
  await expect.poll(() => app.outlineRows()).not.toEqual(lite);
  const field = await app.outlineRows();
  expect(lite.some((row) => row.role === "instructions")).toBe(false);
  expect(field.some((row) => row.role === "instructions")).toBe(true);
});

test("the mode is a choice of the launch, and the mode message follows", async ({ app }) => {
  await app.showTab("messages");
  const before = await app.part("collaborationMode").textContent();
  await app.choose(app.setting("Mode"), "Plan");
  await expect(app.part("collaborationMode")).not.toHaveText(before ?? "");
  expect((await app.savedScenario()).launch.mode).toBe("plan");
  expect(await app.fileText(USER_CONFIG)).toBe(COMMENTED.files?.[USER_CONFIG]);
});

test("a broken config.toml shows where it is broken", async ({ app }) => {
  await app.openScenario(BROKEN_CONFIG);
  await expect(app.byId(TEST_IDS.startError)).toContainText("config.toml");
  await expect(app.byId(TEST_IDS.startError)).toContainText("line 3");
  await expect(app.byId(TEST_IDS.codexSays)).toContainText("config.toml:3:");
  await app.openFile(USER_CONFIG);
  await app.replaceText('model = "gpt-6-sol"\n');
  await expect(app.byId(TEST_IDS.startError)).toHaveCount(0);
  await expect(app.answerFile(ROOT_FILE)).toHaveAttribute("data-verdict", "loaded");
});
