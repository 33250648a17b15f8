import { describe, expect, test } from "vitest";
import type { Sentence, SentenceId, SentenceParams } from "../../engine/index.ts";
import { say } from "./catalogue.ts";
import { en } from "./en.ts";
import { LITERAL_END, LITERAL_START, markedFormat, PLAIN, shortenHome } from "./format.ts";
import { errorSentencesEn } from "./sentences.error.en.ts";
import { errorSentencesZh } from "./sentences.error.zh.ts";
import { faultSentencesEn } from "./sentences.fault.en.ts";
import { faultSentencesZh } from "./sentences.fault.zh.ts";
import { threadSentencesEn } from "./sentences.thread.en.ts";
import { threadSentencesZh } from "./sentences.thread.zh.ts";
import { zh } from "./zh.ts";

/** One sample or several for each id: the ids that say different things for different parameters have one for each. */
const SAMPLES: { readonly [Id in SentenceId]: SentenceParams[Id] | readonly SentenceParams[Id][] } = {
  "root.marker": [
    { path: "/home/dev/acme", marker: ".git", isMade: false },
    { path: "/home/dev/acme", marker: ".git", isMade: true },
  ],
  "root.none": [
    { cwd: "/home/dev/acme", markers: [".git", ".hg"], isSandboxed: false },
    { cwd: "/home/dev/acme", markers: [".git", ".hg"], isSandboxed: true },
  ],
  "root.markersEmpty": { cwd: "/home/dev/acme" },
  "file.loaded": { bytes: 212 },
  "file.cut.own": { used: 32768, bytes: 37089, limit: 32768, line: 360 },
  "file.cut.rest": { used: 20, bytes: 40, limit: 32768, line: 3 },
  "file.budget": { limit: 32768, takenBy: "/home/dev/acme/AGENTS.md" },
  "file.hidden": { by: "/home/dev/acme/AGENTS.override.md" },
  "file.hidden.blank": { by: "/home/dev/acme/AGENTS.override.md" },
  "file.blank": [{ hides: null }, { hides: "/home/dev/acme/AGENTS.md" }],
  "file.blank.afterCut": { limit: 16 },
  "file.belowCwd": { directory: "/home/dev/acme/web" },
  "file.offPath.sibling": { root: "/home/dev/acme", cwd: "/home/dev/acme/web" },
  "file.offPath.aboveRoot": { root: "/home/dev/acme", marker: ".git" },
  "file.offPath.noRoot": { cwd: "/home/dev/acme" },
  "file.offPath.noEnvironment": {},
  "file.notAFile": [{ linked: false }, { linked: true }],
  "file.brokenLink": { target: "docs/RULES.md" },
  "file.brokenLink.taken": { target: "docs/RULES.md" },
  "file.wrongName.case": { name: "agents.md", expected: "AGENTS.md" },
  "file.wrongName.folder": { folder: ".agent" },
  "file.wrongName.other": { name: "CLAUDE.md" },
  "file.wrongName.fallbackRefused": { name: "docs/AGENTS.md" },
  "file.untrusted": { entry: "/home/dev/acme" },
  "file.disabled.limitZero": { key: "project_doc_max_bytes" },
  "file.disabled.readError": { path: "/home/dev/acme/AGENTS.md" },
  "file.unseen": {},
  "file.unreadable": [{ linkLoop: false }, { linkLoop: true }],
  "file.global": { bytes: 212 },
  "file.globalHidden": { by: "/home/dev/.codex/AGENTS.override.md" },
  "file.globalBlank": [{ next: null }, { next: "/home/dev/.codex/AGENTS.md" }],
  "file.globalInvalid": [{ next: null }, { next: "/home/dev/.codex/AGENTS.md" }],
  "file.globalUnreadable": [{ next: null }, { next: "/home/dev/.codex/AGENTS.md" }],
  "default.model": {},
  "default.trust.none": [{ gitRoot: null }, { gitRoot: "/home/dev/acme" }],
  "default.sandbox.trusted": {},
  "default.sandbox.untrusted": {},
  "default.sandbox.absent": {},
  "default.approval.exec": {},
  "default.approval.untrusted": {},
  "default.approval.onRequest": {},
  "default.builtIn": { key: "project_doc_max_bytes" },
  "change.model": { from: "gpt-5.5", to: "gpt-6-sol" },
  "change.modelText": { from: "gpt-5.5", to: "gpt-6-sol" },
  "change.agentsMd": [
    { globalFile: "/home/dev/.codex/AGENTS.md", files: [], from: null, to: null },
    { globalFile: null, files: ["/home/dev/acme/AGENTS.md"], from: "/home/dev/acme", to: "/home/dev/acme/web" },
    { globalFile: null, files: [], from: null, to: null },
  ],
  "change.skills": {},
  "change.setting": { key: "sandbox_mode", from: "read-only", to: "workspace-write" },
  "change.roots": {},
  "change.mode": [
    { from: "default", to: "plan" },
    { from: null, to: null },
  ],
  "change.directory": { from: "/home/dev/acme", to: "/home/dev/acme/web" },
  "change.managed": {},
  "change.trust": [
    { path: "/home/dev/acme", from: null, to: "untrusted" },
    { path: "/home/dev/acme", from: "trusted", to: null },
  ],
  "change.globalLater": { path: "/home/dev/.codex/AGENTS.md" },
  "change.keptAsRead": { path: "/home/dev/acme/AGENTS.md" },
  "change.configLater": { path: "/home/dev/.codex/config.toml" },
  "fate.developer": {},
  "fate.assistant": {},
  "fate.tool": {},
  "fate.pseudoUser": { marker: "<skill>" },
  "fate.hookPrompt": {},
  "fate.earlierSummary": {},
  "fate.notReturned": {},
  "fate.keptWhole": {},
  "fate.kept": { tokens: 12, left: 19_988 },
  "fate.keptWithoutPictures": { tokens: 12, left: 19_988 },
  "fate.cut": { removed: 812, kept: 188 },
  "fate.overBudget": { limit: 20_000 },
  "rebuilt.agentsMd": {},
  "rebuilt.agentsMd.once": {},
  "rebuilt.modelSwitch": {},
  "rebuilt.settings": {},
  "failed.compaction": {},
  "failed.request": {},
  "warning.globalUnreadable": { path: "/home/dev/.codex/AGENTS.md" },
  "warning.requirements.sandbox": { wanted: "danger-full-access", used: "read-only", allowed: ["read-only"] },
  "warning.requirements.approval": { wanted: "never", used: "on-request", allowed: ["on-request", "on-failure"] },
  "warning.requirements.notModelled": { key: "rules" },
  "warning.unknownKey": [
    { path: null, key: "colour" },
    { path: "/home/dev/.codex/config.toml", key: "colour" },
  ],
  "warning.projectKeyIgnored": { path: "/home/dev/acme/.codex/config.toml", key: "project_root_markers" },
  "warning.skillMention": { step: 1, name: "imagegen" },
  "warning.rulesOnDisk": { path: "/home/dev/.codex/rules/default.rules" },
  "warning.featureNotModelled": { key: "features.memories" },
  "warning.agentsNotModelled": { step: 1 },
  "warning.windowsHost": {},
  "warning.releaseNotModelled": { release: "0.113.0" },
  "error.toml": { detail: "unexpected end of line" },
  "error.utf8": { offset: 1200 },
  "error.configIsDirectory": {},
  "error.configUnreadable": {},
  "error.type": { key: "model", expected: "string", got: "integer" },
  "error.variant": { key: "sandbox_mode", got: "open", allowed: ["read-only", "workspace-write"] },
  "error.range": [
    { key: "project_doc_max_bytes", least: 0, most: null },
    { key: "model_post_turn_compact_threshold_percent", least: 0, most: 100 },
    { key: "x", least: null, most: null },
  ],
  "error.blank": { key: "model_reasoning_effort" },
  "error.missing": { key: "mcp_servers.x", missing: ["command", "url"] },
  "error.unsuited": { key: "url", beside: "command" },
  "error.unknownKey": [
    { key: "colour", allowed: ["color"] },
    { key: "colour", allowed: [] },
  ],
  "error.noLongerSupported": { key: "experimental_thread_store_endpoint" },
  "error.reserved": { key: "model_providers.openai", names: ["openai", "ollama"] },
  "error.approvalUntrusted": {},
  "error.unknownProfile": { profile: "work" },
  "error.permissionProfile": (["profile", "path", "glob"] as const).map((problem) => ({
    name: "own",
    problem,
  })),
  "error.instructionsDenied": { path: "/work/AGENTS.md" },
  "error.unknownProvider": { provider: "mine" },
  "error.instructionsFileEmpty": { file: "/home/dev/.codex/base.md" },
  "error.instructionsFileUnreadable": { file: "/home/dev/.codex/base.md" },
  "error.managedTooLong": { bytes: 39832, limit: 39831 },
  "error.threadInstructionsTooLong": { tokens: 10001, limit: 10000 },
  "error.legacyProfile": {},
  "error.profileName": { profile: "../work" },
  "error.profileBesideLegacy": { profile: "work", path: "/home/dev/.codex/work.config.toml" },
  "error.environments": [
    { id: "local", fault: "reserved" },
    { id: "", fault: "syntax" },
  ],
  "error.requirements": { key: "allowed_sandbox_modes", detail: "expected a list" },
  "error.cwdNotADirectory": { cwd: "/home/dev/acme/README.md" },
  "fault.json": { detail: "Unexpected end of JSON input" },
  "fault.type": { where: "launch.cwd", expected: "string", got: "Object" },
  "fault.unknownKey": { where: "launch", key: "cmd" },
  "fault.missingKey": { where: "launch", key: "cwd" },
  "fault.value": { where: "codex", got: "1.0.0", allowed: ["0.158.0", "0.113.0"] },
  "fault.relativePath": { where: "launch.cwd", path: "acme" },
  "fault.windowsPath": { where: "launch.cwd", path: "C:\\acme" },
  "fault.pathForm": { where: "files", path: "/home/dev/../x" },
  "fault.fileAsParent": { file: "/home/dev/acme", path: "/home/dev/acme/AGENTS.md" },
  "fault.date": { where: "machine.date", got: "today" },
  "fault.base64": { where: 'files["/a"]' },
  "fault.duplicateKey": { where: "files", key: "/a" },
  "fault.number": { where: "steps[0].usage" },
  "fault.surrogate": { where: 'files["/a"]' },
  "fault.execMode": {},
  "fault.tuiMode": {},
  "fault.notAppServer": { key: "launch.profile" },
  "fault.appServerOnly": { key: "launch.baseInstructions" },
  "fault.agentName": { where: "steps[0].agents[0].name", name: "A b" },
  "fault.beside": { where: "steps[0]", key: "agents", beside: "steer" },
  "fault.needs": { where: "steps[0]", key: "interrupt", needs: "during" },
  "fault.contextKey": { where: "steps[0].context", key: "constructor" },
  "fault.environmentId": { where: "launch.environments[0].id", id: "" },
  "fault.environmentState": { where: "launch.environments[0].state" },
  "fault.environmentTwice": { where: "launch.environments[1].id", id: "box" },
  "fault.command": { where: "steps[0].command" },
  "fault.reviewText": { where: "steps[0].text" },
  "fault.beforeFirstTurn": { where: "steps[0]", step: "resume" },
  "fault.noSuchTurn": [
    { where: "steps[1].afterTurn", turn: 3, turns: 1 },
    { where: "steps[1].afterTurn", turn: 3, turns: 2 },
  ],
  "fault.limit": (["entries", "bytes", "characters", "levels"] as const).map((unit) => ({
    where: "files",
    limit: 50000,
    unit,
  })),
};

const SENTENCES = Object.entries(SAMPLES).flatMap(([id, samples]) =>
  [samples].flat().map((params) => ({ id, params }) as Sentence),
);

describe.each([
  ["en", { ...en.sentences, ...threadSentencesEn, ...errorSentencesEn, ...faultSentencesEn }],
  ["zh", { ...zh.sentences, ...threadSentencesZh, ...errorSentencesZh, ...faultSentencesZh }],
])("the sentences in %s", (_, sentences) => {
  test("cover the same ids as the samples", () => {
    expect(Object.keys(sentences).sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  test.each(SENTENCES.map((sentence) => [sentence.id, sentence] as const))("%s can be written", (_, sentence) => {
    const text = say(sentences, sentence);
    expect(text.trim()).toBe(text);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    expect(text.length).toBeGreaterThan(3);
  });

  test("every parameter that a person can act on is said", () => {
    // Sizes that the row of a file shows beside the sentence, or that the sentence says in words.
    const silent = new Set(["bytes", "linked", "linkLoop", "fault", "problem"]);
    const unsaid = SENTENCES.filter(({ id }) => /^(error|fault|warning|root)\./.test(id)).flatMap(({ id, params }) =>
      Object.entries(params)
        .filter(
          ([key, value]) => typeof value === "string" && !silent.has(key) && !["expected", "got", "unit"].includes(key),
        )
        .filter(([, value]) => !say(sentences, { id, params } as Sentence).includes(value))
        .map(([key]) => `${id}: ${key}`),
    );
    expect(unsaid).toEqual([]);
  });
});

test("English counts: one and many, thousands apart", () => {
  const say1 = (sentence: Sentence) => say({ ...en.sentences, ...faultSentencesEn }, sentence);
  expect(say1({ id: "file.blank.afterCut", params: { limit: 1 } })).toContain("1 byte is");
  expect(say1({ id: "file.cut.own", params: { used: 32768, bytes: 37089, limit: 32768, line: 1360 } })).toMatch(
    /32,768 bytes.* line 1,360/,
  );
  expect(say1({ id: "fault.noSuchTurn", params: { where: "x", turn: 3, turns: 1 } })).toContain("there is 1 turn,");
});

test("a format shortens paths to the home directory and marks literals", () => {
  const format = markedFormat((path) => shortenHome(path, "/home/dev"));
  const text = say(
    en.sentences,
    { id: "root.marker", params: { path: "/home/dev/acme", marker: ".git", isMade: false } },
    format,
  );
  expect(text).toContain(`${LITERAL_START}~/acme${LITERAL_END}`);
  expect(text).toContain(`${LITERAL_START}.git${LITERAL_END}`);
  expect(PLAIN.path("/home/dev/acme")).toBe("/home/dev/acme");
  expect(shortenHome("/home/developer", "/home/dev")).toBe("/home/developer");
  expect(shortenHome("/home/dev", "/home/dev")).toBe("~");
});

describe("the headline", () => {
  const headline = en.views.answer.headline;
  test.each([
    [{ sent: 2, total: 5, cut: 1 }, "Codex sends 2 of your 5 instruction files, one of them cut."],
    [{ sent: 3, total: 3, cut: 0 }, "Codex sends all 3 instruction files, whole."],
    [{ sent: 1, total: 1, cut: 0 }, "Codex sends your instruction file, whole."],
    [{ sent: 1, total: 1, cut: 1 }, "Codex sends your instruction file, cut."],
    [{ sent: 0, total: 1, cut: 0 }, "Codex does not send your instruction file."],
    [{ sent: 0, total: 4, cut: 0 }, "Codex sends none of your 4 instruction files."],
    [{ sent: 1, total: 2, cut: 1 }, "Codex sends 1 of your 2 instruction files, cut."],
  ])("%o", (counts, text) => {
    expect(headline(counts)).toBe(text);
  });
});

/** Paths of every leaf of a catalogue, so that the languages can be compared. */
function leaves(value: object, prefix = ""): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "object" ? leaves(inner, `${prefix}${key}.`) : [`${prefix}${key}:${typeof inner}`],
  );
}

test.each(["views", "shell"] as const)("the languages have the same words of the %s", (part) => {
  expect(leaves(zh[part]).sort()).toEqual(leaves(en[part]).sort());
});
