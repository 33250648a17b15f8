/** One random valid scenario with a single turn, from a seed and an index. */
import { VERDICTS, type Verdict } from "../../src/engine/index.ts";
import type { ScenarioDocument } from "../../src/scenario/document.ts";
import { ConfigWriter, TRUST_CARDS, type TrustCard } from "./configWriter.ts";
import { sizeOf } from "./contents.ts";
import { type Layout, layOut, MARKER_KINDS } from "./layout.ts";
import { draw, Random } from "./random.ts";
import { LAYER_CARDS, MODEL_CARDS, modelOf, REFUSALS, randomSettings, requirements, rootMarkers } from "./settings.ts";

const SURFACE_CARDS = [
  ["tui", "default"],
  ["exec", null],
  ["app-server", null],
  ["tui", "plan"],
  ["app-server", "plan"],
  ["exec", null],
  ["app-server", "default"],
] as const;

/** One card in twelve makes Codex refuse. */
const REFUSAL_CARDS = [true, ...Array.from({ length: 11 }, () => false)];
/** One card in four has requirements of an administrator. */
const REQUIREMENT_CARDS = [true, false, false, false];

const PROMPTS = [
  "hello",
  "Fix the build.\nThen say what you did.",
  "¿Qué hay en este repositorio? 🚀",
  "  spaced  ",
  "--help",
  "# AGENTS.md instructions, explain them",
];
const ZONES = ["Etc/UTC", "Europe/Berlin", "Asia/Tokyo", "America/New_York"];

export function generateScenario(seed: number, index: number): ScenarioDocument {
  const random = new Random(`${seed}/scenario/${index}`);
  const [surface, mode] = draw(seed, "surface", SURFACE_CARDS, index);
  const aims = [draw(seed, "verdict", VERDICTS, index), draw(seed, "second verdict", VERDICTS, index)];
  const layout = layOut(random, aims, draw(seed, "marker", MARKER_KINDS, index));
  const writer = new ConfigWriter(random, layout, draw(seed, "layers", LAYER_CARDS, index));

  const model = modelOf(draw(seed, "model", MODEL_CARDS, index), random);
  if (model !== null) writer.set("model", model);
  writer.trust(trustCard(aims, draw(seed, "trust", TRUST_CARDS, index), random));
  for (const [key, value] of randomSettings(random, layout)) writer.set(key, value);
  if (layout.fallbacks.length > 0) writer.set("project_doc_fallback_filenames", random.shuffled(layout.fallbacks));
  const markers = rootMarkers(random, layout.marker, layout);
  if (markers !== null) writer.setOutsideProjects("project_root_markers", markers);
  const limit = limitFor(aims, layout, random);
  if (limit !== null) writer.set("project_doc_max_bytes", limit);
  if (random.chance(0.1)) writer.instructionsFile();
  if (draw(seed, "requirements", REQUIREMENT_CARDS, index)) writer.require(requirements(random));
  if (draw(seed, "refusal", REFUSAL_CARDS, index)) writer.refuse(random.pick(REFUSALS));

  const { files, overrides } = writer.finish();
  return {
    format: 1,
    title: `seed ${seed}, scenario ${index}`,
    machine: machineOf(random, layout),
    files,
    launch: {
      cwd: layout.cwd,
      surface,
      ...(surface === "app-server" ? { mode } : surface === "tui" ? { mode: mode ?? "default" } : {}),
      ...(Object.keys(overrides).length > 0 ? { overrides } : {}),
      ...(surface === "app-server" ? threadParameters(random) : {}),
    },
    ...(random.chance(0.5) ? { steps: [{ do: "turn" as const, text: random.pick(PROMPTS) }] } : {}),
  };
}

function machineOf(random: Random, layout: Layout): NonNullable<ScenarioDocument["machine"]> {
  return {
    ...(layout.home === "/home/dev" ? {} : { home: layout.home }),
    ...(layout.codexHome === null ? {} : { codexHome: layout.codexHome }),
    ...(random.chance(0.2) ? { date: random.pick(["2024-02-29", "2027-01-01"]) } : {}),
    ...(random.chance(0.2) ? { timezone: random.pick(ZONES) } : {}),
    ...(random.chance(0.2) ? { shell: random.pick(["zsh", "fish", "sh"]) } : {}),
    ...(random.chance(0.25) ? { tmpdir: random.pick(["/var/tmp/dev", "/tmp/mine", "/tmp"]) } : {}),
  };
}

function threadParameters(random: Random): { baseInstructions?: string; developerInstructions?: string } {
  return {
    ...(random.chance(0.12) ? { baseInstructions: random.pick(["Base of the client.\n", "", "  "]) } : {}),
    ...(random.chance(0.15) ? { developerInstructions: random.pick(["From the client.", "", " \n"]) } : {}),
  };
}

function trustCard(aims: readonly Verdict[], card: TrustCard, random: Random): TrustCard {
  return aims.includes("untrusted") ? random.pick(["not-cwd", "not-root"]) : card;
}

/** A limit that makes the aimed verdicts come true, or one around the sizes of the files. Null: not set. */
function limitFor(aims: readonly Verdict[], layout: Layout, random: Random): number | null {
  const sizes = candidateSizes(layout);
  const before = sizes.slice(0, -1).reduce((sum, size) => sum + size, 0);
  const last = sizes.at(-1) ?? 0;
  if (aims.includes("disabled") && random.chance(0.7)) return 0;
  if (aims.includes("cut") && before + last > 1) return before + random.int(1, Math.max(1, last - 1));
  if (aims.includes("budget")) return Math.max(1, before - random.pick([0, 0, 1, 7]));
  if (random.chance(0.7)) return null;
  let sum = 0;
  const sums = sizes.map((size) => {
    sum += size;
    return sum;
  });
  return Math.max(0, random.pick([...sums, random.int(1, 300), 65_536, 2 ** 40]) + random.pick([-1, 0, 0, 1]));
}

/** Sizes of the first candidate of each directory, root to start directory. */
function candidateSizes({ files, chain, root, realCwd, fallbacks }: Layout): number[] {
  const from = root === null ? chain.indexOf(realCwd) : chain.indexOf(root);
  return chain
    .slice(Math.max(0, from), chain.indexOf(realCwd) + 1)
    .map((directory) => {
      const names = ["AGENTS.override.md", "AGENTS.md", ...fallbacks].map((name) => `${directory}/${name}`);
      return sizeOf(files[names.find((path) => files[path] !== undefined) ?? ""]);
    })
    .filter((size) => size > 0);
}
