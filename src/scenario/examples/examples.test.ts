import { describe, expect, test } from "vitest";
import { byteLength, type Simulation, STAND_INS, simulate, type Verdict } from "../../engine/index.ts";
import { normaliseScenario } from "../document.ts";
import { parseScenario } from "../schema.ts";
import { chapter, handbook } from "./handbook.ts";
import { defaultExample, EXAMPLE_GROUPS, EXAMPLES, type ExampleId } from "./index.ts";

async function play(id: ExampleId): Promise<Simulation> {
  const example = EXAMPLES.find((candidate) => candidate.id === id);
  if (example === undefined) throw new Error(`There is no example ${id}.`);
  return simulate(normaliseScenario(await example.load()), STAND_INS);
}

describe("every example", () => {
  test("has an id and a title of its own, in a group of the menu, groups in order", async () => {
    const titles = await Promise.all(EXAMPLES.map(async ({ load }) => (await load()).title));
    expect(new Set(titles).size).toBe(EXAMPLES.length);
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
    const order = EXAMPLES.map(({ group }) => EXAMPLE_GROUPS.indexOf(group));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order).size).toBe(EXAMPLE_GROUPS.length);
  });

  test.each(EXAMPLES)(
    "$id is a valid scenario that says what it shows, and is the same every time",
    async (example) => {
      const document = await example.load();
      expect(parseScenario(JSON.parse(JSON.stringify(document)))).toMatchObject({ ok: true });
      expect(document.notes).toMatch(/\.$/);
      expect(await example.load()).toEqual(document);
    },
  );
});

/** What each example is there to show: verdicts by path, without the home directory. */
const SHOWS: { readonly [Id in ExampleId]: Readonly<Record<string, Verdict>> } = {
  "root-eats-the-budget": {
    ".codex/AGENTS.md": "global",
    "acme/AGENTS.md": "cut",
    "acme/web/AGENTS.md": "budget",
    "acme/api/AGENTS.md": "off-path",
    "acme/web/src/AGENTS.md": "below-cwd",
  },
  "big-root": { "acme/AGENTS.md": "cut" },
  "root-eats-all": {
    "acme/AGENTS.md": "cut",
    "acme/services/AGENTS.md": "budget",
    "acme/services/payments/AGENTS.md": "budget",
    "acme/services/payments/src/AGENTS.md": "budget",
    "acme/services/payments/src/refunds/AGENTS.md": "budget",
  },
  "limit-raised": { "acme/AGENTS.md": "loaded", "acme/docs/AGENTS.md": "loaded" },
  "cut-in-character": { "acme/AGENTS.md": "cut" },
  "below-cwd": {
    "acme/AGENTS.md": "loaded",
    "acme/java/AGENTS.md": "below-cwd",
    "acme/go/AGENTS.md": "below-cwd",
  },
  "nearest-wins-myth": { "acme/AGENTS.md": "loaded", "acme/web/AGENTS.md": "loaded" },
  "no-root": { "notes/AGENTS.md": "off-path", "notes/2026/AGENTS.md": "loaded" },
  "custom-marker": { "product/AGENTS.md": "loaded", "product/app/AGENTS.md": "loaded" },
  "custom-marker-project": { "product/AGENTS.md": "off-path", "product/app/AGENTS.md": "loaded" },
  "stray-git": { "acme/AGENTS.md": "off-path", "acme/main/AGENTS.md": "loaded" },
  submodule: { "acme/AGENTS.md": "off-path", "acme/vendor/shapes/AGENTS.md": "loaded" },
  "wrong-folder": { ".codex/AGENTS.md": "global", "acme/.agent/AGENTS.md": "wrong-name" },
  "two-environments": {
    ".codex/AGENTS.md": "global",
    "acme/AGENTS.md": "off-path",
    "/srv/build/AGENTS.md": "loaded",
    "/srv/build/ci/AGENTS.md": "loaded",
  },
  "override-hides": { "acme/AGENTS.override.md": "loaded", "acme/AGENTS.md": "hidden" },
  "blank-override": {
    ".codex/AGENTS.override.md": "blank",
    ".codex/AGENTS.md": "global",
    "acme/AGENTS.override.md": "blank",
    "acme/AGENTS.md": "hidden",
  },
  "wrong-table": { "acme/CLAUDE.md": "wrong-name" },
  "fallback-monorepo": {
    "acme/CLAUDE.md": "loaded",
    "acme/pkg/AGENTS.md": "loaded",
    "acme/pkg/CLAUDE.md": "hidden",
    "acme/pkg/core/CLAUDE.md": "loaded",
  },
  symlink: { "acme/AGENTS.md": "loaded" },
  "symlink-as-text": { "acme/AGENTS.md": "loaded", "acme/CLAUDE.md": "wrong-name" },
  "import-line": { "acme/AGENTS.md": "loaded" },
  "from-claude": {
    ".claude/CLAUDE.md": "wrong-name",
    "acme/CLAUDE.md": "wrong-name",
    "acme/web/CLAUDE.md": "wrong-name",
  },
  "global-only": { ".codex/AGENTS.md": "global" },
  "home-is-root": { ".codex/AGENTS.md": "global" },
  "global-bad-bytes": { ".codex/AGENTS.md": "global", "acme/AGENTS.md": "loaded" },
  untrusted: { ".codex/AGENTS.md": "global", "acme/AGENTS.md": "untrusted" },
  "project-config-off": { "acme/AGENTS.md": "cut" },
  "cwd-entry-beats-root": { "acme/AGENTS.md": "untrusted", "acme/sandbox/AGENTS.md": "untrusted" },
  "thread-beats-config": { "acme/AGENTS.md": "loaded" },
  "base-replaced": { "acme/AGENTS.md": "loaded" },
  managed: { "acme/AGENTS.md": "loaded" },
  "managed-too-long": {},
  "edit-not-reread": { ".codex/AGENTS.md": "global", "acme/AGENTS.md": "loaded" },
  "global-during-turn": { ".codex/AGENTS.md": "global", "acme/AGENTS.md": "loaded" },
  "plan-stays": { ".codex/AGENTS.md": "global", "acme/AGENTS.md": "loaded" },
  "compaction-loses-pasted": { ".codex/AGENTS.md": "global", "acme/AGENTS.md": "loaded" },
  "resume-rereads": { ".codex/AGENTS.md": "global", "acme/AGENTS.md": "loaded" },
  "fork-back": { ".codex/AGENTS.md": "global", "acme/AGENTS.md": "loaded", "acme/web/AGENTS.md": "loaded" },
  "it-is-there": { ".codex/AGENTS.md": "global", "acme/AGENTS.md": "loaded", "acme/web/AGENTS.md": "loaded" },
};

test.each(EXAMPLES)("$id shows what it is there for", async ({ id }) => {
  const { files } = await play(id);
  const verdicts = Object.fromEntries(files.map(({ path, verdict }) => [path.replace("/home/dev/", ""), verdict]));
  expect(verdicts).toEqual(SHOWS[id]);
});

/** The text of all parts of one kind in the first request. */
async function sent(id: ExampleId, fragment: string): Promise<string> {
  const { requests } = await play(id);
  const [request] = requests;
  const parts = request?.items.flatMap((item) => (item.type === "message" ? item.parts : [])) ?? [];
  return parts
    .filter((part) => part.fragment === fragment)
    .map((part) => part.text)
    .join("");
}

describe("what the request of an example holds", () => {
  test("the default example loses the closing sections and leaves the import line as it is", async () => {
    const simulation = await play("root-eats-the-budget");
    const cut = simulation.files.find(({ verdict }) => verdict === "cut")?.cut;
    expect(cut?.lostHeadings.map(({ text }) => text)).toEqual(["Security", "Release", "Incidents", "Contacts"]);
    expect(simulation.budget).toEqual({ limit: 32_768, used: 32_768, lost: 6_471 });
    expect(await sent("root-eats-the-budget", "agentsMd")).toContain("\n@docs/style.md\n");
    expect(defaultExample().title).toBe("Root eats the budget");
  });

  test("two environments have labels and one limit; one alone has the usual form", async () => {
    const simulation = await play("two-environments");
    const [both] = simulation.steps;
    const rows = both?.moment.files.map(({ environment, verdict }) => [environment, verdict]);
    expect(rows).toEqual([
      [undefined, "global"],
      ["local", "loaded"],
      ["build", "loaded"],
      ["build", "cut"],
    ]);
    expect(await sent("two-environments", "agentsMd")).toMatch(/for `local` with root [\s\S]*for `build` with root /);
    const { requests } = simulation;
    const last = requests.at(-1)?.items.flatMap((item) => (item.type === "message" ? item.parts : [])) ?? [];
    expect(last.findLast(({ fragment }) => fragment === "agentsMd")?.text).toContain("\n--- project-doc ---\n");
  });

  test("the last rule of a long file is not sent", async () => {
    expect(await sent("big-root", "agentsMd")).not.toContain("never push to main");
  });

  test("a character that is cut becomes one U+FFFD", async () => {
    expect(await sent("cut-in-character", "agentsMd")).toMatch(/[^\ufffd]\ufffd\n<\/INSTRUCTIONS>$/);
  });

  test("bytes that are no UTF-8 become U+FFFD", async () => {
    expect(await sent("global-bad-bytes", "agentsMd")).toContain("Sign as J\ufffdrgen.");
  });

  test("CODEX_HOME as the repository: the same text twice", async () => {
    expect((await sent("home-is-root", "agentsMd")).match(/Prefer small commits/g)).toHaveLength(2);
  });

  test("the text behind a link, or nine bytes where the link is text", async () => {
    expect(await sent("symlink", "agentsMd")).toContain("Use the task runner");
    expect(await sent("symlink-as-text", "agentsMd")).toContain("<INSTRUCTIONS>\nCLAUDE.md\n</INSTRUCTIONS>");
  });

  test("developer instructions of the thread alone", async () => {
    expect(await sent("thread-beats-config", "developerInstructions")).toBe(
      "You are called from an editor: answer with a patch.",
    );
  });

  test("managed instructions at the limit, and a refusal one byte later", async () => {
    expect(await sent("managed", "managedInstructions")).toContain("# Company rules");
    const { error, requests } = await play("managed-too-long");
    expect(error?.sentence).toEqual({ id: "error.managedTooLong", params: { bytes: 39_832, limit: 39_831 } });
    expect(requests).toEqual([]);
  });

  test("a file in place of the base instructions", async () => {
    expect(await sent("base-replaced", "baseInstructions")).toMatch(/^# You are a careful colleague/);
  });
});

describe("what happens over time in an example", () => {
  /** The parts that a step appends, by their names, and the reasons of what changed. */
  async function stepOf(id: ExampleId, index: number) {
    const report = (await play(id)).steps[index];
    const parts = report?.written.flatMap(({ item }) => (item.type === "message" ? item.parts : [])) ?? [];
    return { parts: parts.map(({ fragment }) => fragment), because: report?.changes.map(({ because }) => because.id) };
  }

  test("an edited project file: said by the step, not by the turn after it", async () => {
    expect(await stepOf("edit-not-reread", 1)).toEqual({ parts: [], because: ["change.keptAsRead"] });
    expect(await stepOf("edit-not-reread", 2)).toEqual({ parts: ["prompt", "reply"], because: [] });
  });

  test("the global file edited during a turn: replaced within the turn", async () => {
    expect((await stepOf("global-during-turn", 1)).parts).toEqual(["prompt", "agentsMd", "reply"]);
  });

  test("Plan mode: told once, in force to the end", async () => {
    expect((await stepOf("plan-stays", 2)).parts).toEqual(["collaborationMode", "prompt", "reply"]);
    expect((await stepOf("plan-stays", 4)).parts).toEqual(["prompt", "reply"]);
    expect((await play("plan-stays")).settings?.mode.value).toBe("plan");
  });

  test("a pasted message is taken for Codex's own and dropped", async () => {
    const [compaction] = (await play("compaction-loses-pasted")).steps[2]?.compactions ?? [];
    expect(compaction?.kind).toBe("local");
    const pasted = compaction?.fates.filter(
      ({ entry: { item } }) => item.type === "message" && item.parts.some(({ fragment }) => fragment === "prompt"),
    );
    expect(pasted?.map(({ reason }) => reason.id)).toEqual(["fate.kept", "fate.pseudoUser"]);
  });

  test("resumed: the edited project file replaces the old text", async () => {
    expect(await stepOf("resume-rereads", 3)).toEqual({
      parts: ["agentsMd", "prompt", "reply"],
      because: ["change.agentsMd"],
    });
  });

  test("forked: the history of the first turn, the directory of now", async () => {
    expect((await stepOf("fork-back", 4)).parts).toEqual(expect.arrayContaining(["agentsMd", "environmentContext"]));
    const { history } = (await play("fork-back")).steps[3] ?? { history: [] };
    expect(new Set(history.map(({ step }) => step))).toEqual(new Set([0]));
  });
});

describe("texts of a wanted size", () => {
  test.each([8_000, 12_000, 32_737, 37_089, 50_776, 90_000])("a handbook of %i bytes", (bytes) => {
    const text = handbook({ title: "Grüße", opening: ["One."], bytes, last: "Last." });
    expect(byteLength(text)).toBe(bytes);
    expect(text).toMatch(/^# Grüße\n[\s\S]*\nLast\.\n$/);
  });

  test("a chapter has exactly its bytes; what has no room is refused", () => {
    expect(byteLength(chapter("A", ["one", "two"], 640))).toBe(640);
    expect(() => chapter("A long title", ["one"], 10)).toThrow(/no room/);
    expect(() => handbook({ title: "A", opening: [], bytes: 100, last: "z" })).toThrow(/no room/);
  });
});
