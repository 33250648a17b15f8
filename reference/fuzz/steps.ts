/** One random valid scenario of many steps, from a seed and an index. */
import { type FileNode, type JsonValue, type Mode, type Surface, VERDICTS } from "../../src/engine/index.ts";
import type { ScenarioDocument } from "../../src/scenario/document.ts";
import { CLIENT_PLOTS } from "./clientPlots.ts";
import { STEP_MODELS } from "./configEdits.ts";
import { ConfigWriter } from "./configWriter.ts";
import { type Layout, layOut, MARKER_KINDS } from "./layout.ts";
import { PLOTS } from "./plots.ts";
import { draw, Random } from "./random.ts";
import { LAYER_CARDS, randomSettings, requirements } from "./settings.ts";
import { elsewhere, Story } from "./story.ts";
import type { Table } from "./toml.ts";

const SURFACE_CARDS = [
  ["app-server", null],
  ["tui", "default"],
  ["app-server", "default"],
  ["exec", null],
  ["app-server", null],
  ["tui", "plan"],
  ["app-server", "plan"],
] as const;

const TRUST_CARDS = ["none", "root", "none", "cwd", "not-root", "none", "not-cwd"] as const;

/** Providers that the configuration defines; the first is chosen. Its name decides how Codex compacts. */
const PROVIDER_CARDS: readonly (readonly ("near" | "far")[])[] = [[], ["near"], [], ["near", "far"], ["far", "near"]];
const PROVIDER_NAMES = { near: "Near", far: "OpenAI" };

/** `model_auto_compact_token_limit`; null: the limit is nine tenths of the model's window. */
const LIMIT_CARDS = [null, 700, null, 9000, null, 150, null, 2500, 80];
const DEFAULT_LIMIT = 244_800;

/** One card in three has settings in several layers; the others a small user configuration, so that edits count. */
const RICH_CARDS = [true, false, false];

const ALL_PLOTS = { ...PLOTS, ...CLIENT_PLOTS };
type Plot = keyof typeof ALL_PLOTS;
const PLOT_CARDS = Object.keys(ALL_PLOTS) as Plot[];
/** Events that are worth repeating when nothing special is aimed at. */
const COMMON: readonly Plot[] = [
  "turn",
  "edit global",
  "edit project",
  "edit during",
  "cd",
  "mode",
  "set model",
  "resume",
];
const LEAST_STEPS = 3;
const MOST_STEPS = 12;

export function generateSteps(seed: number, index: number): ScenarioDocument {
  const random = new Random(`${seed}/steps/${index}`);
  const layout = layOut(
    random,
    [draw(seed, "steps verdict", VERDICTS, index)],
    draw(seed, "steps marker", MARKER_KINDS, index),
  );
  const [surface, mode] = draw(seed, "steps surface", SURFACE_CARDS, index);
  const writer = new ConfigWriter(random, layout, draw(seed, "steps layers", LAYER_CARDS, index));
  const providers = draw(seed, "steps providers", PROVIDER_CARDS, index);
  const limit = draw(seed, "steps limit", LIMIT_CARDS, index);
  configure(writer, random, layout, draw(seed, "steps rich", RICH_CARDS, index));
  writer.setForUser("model", draw(seed, "steps model", STEP_MODELS, index));
  writer.trust(draw(seed, "steps trust", TRUST_CARDS, index));
  if (limit !== null) writer.setForUser("model_auto_compact_token_limit", limit);
  provide(writer, providers);
  if (layout.rootMarkers !== null) writer.setForUser("project_root_markers", layout.rootMarkers);
  const config = writer.userTable();
  const written = writer.finish();
  const files = { ...written.files, ...elsewhere(random) };
  const story = new Story({ random, layout, files, config, limit: limit ?? DEFAULT_LIMIT, providers });
  tell(story, [draw(seed, "plot", PLOT_CARDS, index), draw(seed, "second plot", PLOT_CARDS, index)]);
  return documentOf(`seed ${seed}, steps ${index}`, story, files, written.overrides, [surface, mode]);
}

/** At least one turn first, and one last, so that what comes between can be seen. */
function tell(story: Story, aims: readonly Plot[]): void {
  const { random, steps } = story;
  // A change or a compaction may come before the first turn.
  if (random.chance(0.1))
    ALL_PLOTS[random.pick(["edit global", "cd", "set model", "compact", "configuration"] as const)](story);
  ALL_PLOTS.turn(story);
  const open = random.shuffled([...aims, ...random.some(COMMON, 0.2)]);
  const size = random.int(LEAST_STEPS, MOST_STEPS);
  for (let plot = open.pop(); plot !== undefined || steps.length < size; plot = open.pop()) {
    ALL_PLOTS[plot ?? random.pick(random.chance(0.7) ? COMMON : PLOT_CARDS)](story);
    if (random.chance(0.45)) ALL_PLOTS.turn(story);
  }
  if (steps.at(-1)?.do !== "turn") ALL_PLOTS.turn(story);
}

function configure(writer: ConfigWriter, random: Random, layout: Layout, rich: boolean): void {
  const settings = randomSettings(random, layout).map(withAbsoluteRoots);
  if (rich) for (const [key, value] of settings) writer.set(key, value);
  else for (const [key, value] of random.shuffled(settings).slice(0, 2)) writer.setForUser(key, value);
  if (layout.fallbacks.length > 0) writer.setForUser("project_doc_fallback_filenames", layout.fallbacks);
  if (random.chance(0.15)) writer.require(requirements(random));
  else if (random.chance(0.4)) writer.require({ additional_developer_instructions: "Keep records.\n" });
  if (random.chance(0.1)) writer.instructionsFile();
  if (random.chance(0.15)) writer.setForUser("project_doc_max_bytes", random.pick([60, 300, 1000]));
  if (random.chance(0.08)) writer.setForUser("model_auto_compact_token_limit_scope", "body_after_prefix");
}

/** A client sends writable roots along with a sandbox, and only absolute ones are accepted then. */
function withAbsoluteRoots([key, value]: readonly [string, unknown]): readonly [string, unknown] {
  if (key !== "sandbox_workspace_write.writable_roots") return [key, value];
  return [key, (value as string[]).filter((path) => path.startsWith("/"))];
}

function provide(writer: ConfigWriter, providers: readonly ("near" | "far")[]): void {
  for (const id of providers) {
    const provider: Table = { name: PROVIDER_NAMES[id], base_url: `https://${id}.example.invalid/v1`, env_key: "KEY" };
    writer.setForUser(`model_providers.${id}`, provider);
  }
  if (providers[0] !== undefined) writer.setForUser("model_provider", providers[0]);
}

function documentOf(
  title: string,
  { random, layout, steps }: Story,
  files: Record<string, FileNode>,
  overrides: Record<string, JsonValue>,
  [surface, mode]: readonly [Surface, Mode | null],
): ScenarioDocument {
  const machine = {
    ...(layout.home === "/home/dev" ? {} : { home: layout.home }),
    ...(layout.codexHome === null ? {} : { codexHome: layout.codexHome }),
    ...(random.chance(0.2) ? { tmpdir: random.pick(["/var/tmp/dev", "/tmp"]) } : {}),
  };
  return {
    format: 1,
    title,
    machine,
    files,
    launch: {
      cwd: layout.cwd,
      surface,
      ...(surface === "exec" ? {} : { mode }),
      ...(Object.keys(overrides).length > 0 ? { overrides } : {}),
      ...(surface === "app-server" && random.chance(0.1) ? { baseInstructions: "Base of the client.\n" } : {}),
      ...(surface === "app-server" && random.chance(0.12) ? { developerInstructions: "From the client." } : {}),
    },
    steps: surface === "exec" ? steps.filter((step) => step.do !== "mode") : steps,
  };
}
