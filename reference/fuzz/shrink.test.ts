import { describe, expect, it } from "vitest";
import type { ScenarioDocument } from "../../src/scenario/document.ts";
import { shrink } from "./shrink.ts";
import { shorter } from "./simpler.ts";
import { simplerSteps } from "./simplerSteps.ts";

const document: ScenarioDocument = {
  format: 1,
  machine: { shell: "zsh", tmpdir: "/x" },
  files: {
    "/w/a/AGENTS.md": "some text that is needed: KEY and more",
    "/w/config.toml": "a = 1\nb = 2\nc = 3\n",
    "/w/other.md": "other",
    "/w/raw": { base64: Buffer.from("raw").toString("base64") },
  },
  launch: { cwd: "/w/a/b", surface: "app-server", overrides: { x: 1, y: 2 } },
};

describe("shrink", () => {
  it("keeps only what the failure needs", async () => {
    const small = await shrink(
      document,
      async ({ files = {}, launch }) =>
        String(files["/w/a/AGENTS.md"]).includes("KEY") &&
        String(files["/w/config.toml"]).includes("b = 2") &&
        launch.overrides?.y === 2,
      500,
    );
    expect(small).toEqual({
      format: 1,
      files: { "/w/a/AGENTS.md": "KEY", "/w/config.toml": "b = 2\n" },
      launch: { cwd: "/w", overrides: { y: 2 } },
    });
  });

  it("stays within its budget and gives the last that failed", async () => {
    let tries = 0;
    const small = await shrink(document, async () => ++tries < 3, 5);
    expect(tries).toBe(5);
    expect(Object.keys(small.files ?? {}).length).toBeLessThan(4);
  });

  it("gives the document itself when nothing smaller fails", async () => {
    expect(await shrink(document, async () => false, 500)).toBe(document);
  });
});

describe("shorter", () => {
  it("takes halves away first, then single entries", () => {
    expect([...shorter([1, 2, 3, 4])]).toEqual([
      [3, 4],
      [1, 2],
      [2, 3, 4],
      [1, 3, 4],
      [1, 2, 4],
      [1, 2, 3],
    ]);
  });
});

describe("simplerSteps", () => {
  it("keeps the turn that a fork names", () => {
    const turn = (text: string) => ({ do: "turn" as const, text });
    const steps = [turn("a"), turn("b"), { do: "cd" as const, cwd: "/x" }, { do: "fork" as const, afterTurn: 1 }];
    const fewer = [...simplerSteps(steps)].filter(({ length }) => length === 3);
    expect(fewer).toContainEqual([turn("b"), { do: "cd", cwd: "/x" }, { do: "fork", afterTurn: 0 }]);
    expect(fewer).toContainEqual([turn("a"), turn("b"), { do: "fork", afterTurn: 1 }]);
  });

  it("keeps only the steps, keys and texts that the failure needs", async () => {
    const long: ScenarioDocument = {
      format: 1,
      launch: { cwd: "/w" },
      steps: [
        { do: "turn", text: "one", usage: 5, reply: "fine" },
        { do: "write", path: "/w/AGENTS.md", node: "some KEY here" },
        { do: "resume", cwd: "/w/x" },
        { do: "turn", text: "two", during: [{ do: "remove", path: "/w/AGENTS.md" }] },
      ],
    };
    const small = await shrink(
      long,
      async ({ steps = [] }) => {
        const [first, ...others] = steps;
        const writes = others.some((step) => step.do === "write" && String(step.node).includes("KEY"));
        return first?.do === "turn" && writes && others.some((step) => step.do === "resume");
      },
      500,
    );
    expect(small.steps).toEqual([
      { do: "turn", text: "" },
      { do: "write", path: "/w/AGENTS.md", node: "KEY" },
      { do: "resume" },
    ]);
  });
});
