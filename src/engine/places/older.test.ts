/** Sources and places of what Codex 0.113.0 puts beside the files of the person: JS REPL, plugins, skills, mentions. */
import { expect, test } from "vitest";
import { normaliseScenario } from "../../scenario/document.ts";
import { encodeUtf8 } from "../machine/utf8.ts";
import { textOf } from "../provenance.ts";
import { loadRelease } from "../releases/registry.ts";
import { STAND_INS } from "../texts.ts";
import { simulate } from "../thread/simulate.ts";
import { placesOfFile } from "./places.ts";
import { sourcesOf } from "./sources.ts";
import { standsIn } from "./stands.ts";

await loadRelease("0.113.0");

const HOME = "/home/dev/.codex";
const PLUGIN = `${HOME}/plugins/cache/market/sample/local`;
const OWN_SKILL = `${HOME}/skills/pdf/SKILL.md`;
const PLUGIN_SKILL = `${PLUGIN}/skills/chart/SKILL.md`;

const files = {
  "/w/.git/HEAD": "ref: refs/heads/main\n",
  "/w/AGENTS.md": "- Write the test first.\n",
  [`${HOME}/AGENTS.md`]: "\n- Answer briefly.\n\n",
  [`${HOME}/config.toml`]: '[features]\njs_repl = true\nplugins = true\n[plugins."sample@market"]\nenabled = true\n',
  [`${PLUGIN}/.codex-plugin/plugin.json`]: '{"name":"sample"}',
  [PLUGIN_SKILL]: "---\nname: chart\ndescription: Draws charts.\n---\nBody of the chart.\n",
  [OWN_SKILL]: "---\nname: pdf\ndescription: Reads PDF files.\n---\nBody of the skill.\n",
};
const scenario = normaliseScenario({
  format: 1,
  codex: "0.113.0",
  files,
  launch: { cwd: "/w" },
  steps: [{ do: "turn", text: "Use $pdf please" }],
});
const simulation = simulate(scenario, STAND_INS);
const request = simulation.requests[0];
if (request === undefined) throw new Error("no request");
const parts = request.items.flatMap((item, index) =>
  item.type === "message" ? item.parts.map((part, at) => ({ item: index, at, part })) : [],
);

test("all of them are there, and every span says where it comes from", () => {
  const instructions = parts.find(({ part }) => part.fragment === "agentsMd")?.part.text ?? "";
  for (const text of [
    "## JavaScript REPL (Node)",
    "- `sample`",
    "sample:chart: Draws charts.",
    "pdf: Reads PDF files.",
  ]) {
    expect(instructions).toContain(text);
  }
  expect(parts.some(({ part }) => part.text.includes("Body of the skill."))).toBe(true);
  for (const { part } of parts) {
    expect(textOf(part.spans)).toBe(part.text);
    const pieces = sourcesOf(part, 0, part.text.length);
    expect(pieces.map(({ text }) => text).join("")).toBe(part.text);
    for (const { source, text } of pieces) {
      if (source.kind === "codex")
        expect(STAND_INS.get(source.key as never).slice(source.start, source.end)).toBe(text);
      if (source.kind !== "file") continue;
      const bytes = encodeUtf8(files[source.path as keyof typeof files] ?? "");
      expect(new TextDecoder().decode(bytes.subarray(source.start, source.end))).toBe(text);
    }
  }
});

test("text to source to place is the same text", () => {
  let tried = 0;
  for (const { item, at, part } of parts) {
    for (const piece of sourcesOf(part, 0, part.text.length)) {
      const { source } = piece;
      if (source.kind !== "file") continue;
      const bytes = encodeUtf8(files[source.path as keyof typeof files] ?? "");
      const file = { bytes, isPath: (path: string) => path === source.path };
      expect(placesOfFile(request, file, source.start, source.end)).toContainEqual(
        expect.objectContaining({ item, part: at, start: piece.start, end: piece.end }),
      );
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(5);
});

test("a mentioned skill stands in the list and in its own message", () => {
  const path = OWN_SKILL;
  const bytes = encodeUtf8(files[path]);
  const { steps } = scenario;
  const at = (text: string) => {
    const start = files[path].indexOf(text);
    const { disk, files: rows } = simulation;
    return standsIn({ simulation, steps, files: rows, request, disk, path, bytes, start, end: start + text.length });
  };
  expect(at("Reads PDF files.").places.length).toBe(2);
  expect(at("Body of the skill.").places.length).toBe(1);
});
