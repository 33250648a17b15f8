/** One random valid thread with several execution environments, from a seed and an index. */
import { type EnvironmentPick, type FileNode, type Surface, VERDICTS } from "../../src/engine/index.ts";
import type { ScenarioDocument } from "../../src/scenario/document.ts";
import { CLIENT_PLOTS } from "./clientPlots.ts";
import { ConfigWriter } from "./configWriter.ts";
import { blankContent, content, sizeOf } from "./contents.ts";
import { drawRegistry, type Registry } from "./environmentIds.ts";
import { type Layout, layOut, MARKER_KINDS } from "./layout.ts";
import { PLOTS, turn } from "./plots.ts";
import { draw, Random } from "./random.ts";
import { elsewhere, FOLDERS, Story } from "./story.ts";

const SURFACE_CARDS: readonly Surface[] = ["app-server", "app-server", "exec", "app-server", "tui"];
const TRUST_CARDS = ["none", "root", "cwd", "none", "not-cwd", "other", "not-root", "mixed"] as const;
const SANDBOX_CARDS = [null, "workspace-write", null, "danger-full-access", "read-only"];
const MODEL_CARDS = ["gpt-5.5", "gpt-5.6-sol", "gpt-5.5", "gpt-6-luna", "acme-1"];

/** A folder whose instruction file is a link to itself, and one with blank files. */
const LOOP = "/srv/loop";
const BLANK = "/srv/blank";
const OWN_FOLDERS = [LOOP, `${LOOP}/deep`, BLANK, `${BLANK}/deep`];

type Plot = (story: Story, environments: Environments) => void;

/** Plots that leave the selection alone, and those that select all that is registered. */
const STEADY = {
  turn: PLOTS.turn,
  "edit global": PLOTS["edit global"],
  "edit project": PLOTS["edit project"],
  "edit during": PLOTS["edit during"],
  "set sandbox": PLOTS["set sandbox"],
  "set network": CLIENT_PLOTS["set network"],
  "set model": PLOTS["set model"],
  trust: PLOTS.trust,
  compact: PLOTS.compact,
  "compact, edits": (story) => {
    story.tell({ do: "compact" });
    story.tell(story.editProject());
  },
  "usage at the limit": PLOTS["usage at the limit"],
  interrupt: CLIENT_PLOTS.interrupt,
  revert: CLIENT_PLOTS.revert,
} satisfies Record<string, Plot>;
const RESETTING = {
  cd: PLOTS.cd,
  "set roots": CLIENT_PLOTS["set roots"],
  resume: PLOTS.resume,
  "resume elsewhere": PLOTS["resume elsewhere"],
  "edits, resume": PLOTS["edits, resume"],
  fork: PLOTS.fork,
  "fork behind a turn": PLOTS["fork behind a turn"],
} satisfies Record<string, Plot>;

/** What can be selected, and where. */
class Environments {
  readonly #random: Random;
  readonly #folders: readonly string[];
  readonly registry: Registry;
  #last: readonly EnvironmentPick[] = [];

  constructor(random: Random, layout: Layout, registry: Registry) {
    this.#random = random;
    this.registry = registry;
    this.#folders = [...layout.chain, ...layout.chain, layout.cwd, ...FOLDERS, ...OWN_FOLDERS];
  }

  /** Mostly two or three; the same folder may come twice. Now and then the last selection, or its reverse, again. */
  pick(): readonly EnvironmentPick[] {
    const random = this.#random;
    if (random.chance(0.15)) return this.#last;
    if (random.chance(0.15)) return this.#kept([...this.#last].reverse());
    if (random.chance(0.2)) return this.#kept(this.#last.map((pick) => this.#moved(pick)));
    const count = random.pick([0, 1, 1, 2, 2, 2, 3, 4]);
    const ids = random.shuffled(this.registry.selectable).slice(0, count);
    return this.#kept(ids.map((id) => ({ id, cwd: random.pick(this.#folders) })));
  }

  #moved(pick: EnvironmentPick): EnvironmentPick {
    return this.#random.chance(0.5) ? { ...pick, cwd: this.#random.pick(this.#folders) } : pick;
  }

  #kept(picks: readonly EnvironmentPick[]): readonly EnvironmentPick[] {
    this.#last = picks;
    return picks;
  }
}

export function generateEnvironments(seed: number, index: number): ScenarioDocument {
  const random = new Random(`${seed}/environments/${index}`);
  const layout = layOut(
    random,
    [draw(seed, "environments verdict", VERDICTS, index)],
    draw(seed, "environments marker", MARKER_KINDS, index),
  );
  const surface = draw(seed, "environments surface", SURFACE_CARDS, index);
  const registry = drawRegistry(random, seed, index, surface);
  const writer = new ConfigWriter(random, layout, []);
  writer.trust(draw(seed, "environments trust", TRUST_CARDS, index));
  writer.setForUser("model", draw(seed, "environments model", MODEL_CARDS, index));
  const sandbox = draw(seed, "environments sandbox", SANDBOX_CARDS, index);
  if (sandbox !== null) writer.setForUser("sandbox_mode", sandbox);
  if (layout.fallbacks.length > 0) writer.setForUser("project_doc_fallback_filenames", layout.fallbacks);
  if (layout.rootMarkers !== null) writer.setForUser("project_root_markers", layout.rootMarkers);
  const places = { ...layout.files, ...elsewhere(random), ...ownFolders(random) };
  if (random.chance(0.4)) writer.setForUser("project_doc_max_bytes", limitAround(random, places));
  const config = writer.userTable();
  const files = { ...places, ...writer.finish().files, ...registry.file(layout) };
  const story = new Story({ random, layout, files, config, limit: 244_800, providers: [] });
  const environments = new Environments(random, layout, registry);
  const isClient = surface === "app-server";
  const selected = isClient && random.chance(registry.resets ? 0.7 : 1) ? environments.pick() : null;
  tell(story, environments, isClient);
  return {
    format: 1,
    title: `seed ${seed}, environments ${index}`,
    machine: {
      ...(layout.home === "/home/dev" ? {} : { home: layout.home }),
      ...(layout.codexHome === null ? {} : { codexHome: layout.codexHome }),
    },
    files,
    launch: { cwd: layout.cwd, surface, ...(selected === null ? {} : { environments: selected }) },
    steps: story.steps,
  };
}

/** At least one turn first, and one last; a client selects again and again. */
function tell(story: Story, environments: Environments, isClient: boolean): void {
  const { random, steps } = story;
  const plots = Object.values<Plot>(environments.registry.resets ? { ...STEADY, ...RESETTING } : STEADY);
  if (isClient && random.chance(0.15)) select(story, environments);
  story.tell(turn(story));
  const size = random.int(1, 9);
  while (steps.length < size) {
    if (isClient && random.chance(0.45)) select(story, environments);
    else random.pick(plots)(story, environments);
    if (random.chance(0.5)) story.tell(turn(story));
  }
  if (steps.at(-1)?.do !== "turn") story.tell(turn(story));
}

function select(story: Story, environments: Environments): void {
  story.tell({ do: "environments", environments: environments.pick() });
}

function ownFolders(random: Random): Record<string, FileNode> {
  return {
    [`${LOOP}/.git/HEAD`]: "ref: refs/heads/main\n",
    [`${LOOP}/AGENTS.md`]: { symlink: "AGENTS.md" },
    [`${LOOP}/deep/AGENTS.md`]: content(random),
    [`${BLANK}/.git/HEAD`]: "ref: refs/heads/main\n",
    [`${BLANK}/AGENTS.md`]: blankContent(random),
    [`${BLANK}/deep/AGENTS.md`]: blankContent(random),
  };
}

/** A limit around the size of some of the files together. */
function limitAround(random: Random, files: Readonly<Record<string, FileNode>>): number {
  const sizes = Object.entries(files)
    .filter(([path]) => path.endsWith("/AGENTS.md"))
    .map(([, node]) => sizeOf(node));
  const sum = random.some(sizes, 0.6).reduce((total, size) => total + size, 0);
  return Math.max(0, sum + random.pick([-20, -1, 0, 0, 1, 20]));
}
