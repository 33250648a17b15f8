/** One random valid thread whose turns spawn agents, from a seed and an index. */
import { type EnvironmentPick, VERDICTS } from "../../src/engine/index.ts";
import type { AgentDocument, ScenarioDocument } from "../../src/scenario/document.ts";
import { STEP_MODELS } from "./configEdits.ts";
import { ConfigWriter } from "./configWriter.ts";
import { type Layout, layOut } from "./layout.ts";
import { replyText } from "./messages.ts";
import { during, PLOTS, turn } from "./plots.ts";
import { draw, Random } from "./random.ts";
import { elsewhere, Story } from "./story.ts";

const SURFACE_CARDS = ["app-server", "exec", "app-server", "tui", "app-server"] as const;
const TRUST_CARDS = ["none", "root", "none", "cwd", "not-root", "none"] as const;
const SANDBOX_CARDS = [null, null, "workspace-write", "danger-full-access", "read-only"];
const FORKS = [undefined, undefined, "none", "none", "all", "all", 1, 2] as const;
/** `nope` is none; those of Codex itself change nothing. */
const ROLES = ["reviewer", "quick", "explorer", "worker", "reviewer", "nope"];
const MODELS = [...STEP_MODELS, "gpt-5.6-terra"];

const OTHER_PLOTS = {
  turn: PLOTS.turn,
  "edit global": PLOTS["edit global"],
  "edit project": PLOTS["edit project"],
  "edit during": PLOTS["edit during"],
  "set model": PLOTS["set model"],
  "set sandbox": PLOTS["set sandbox"],
  mode: PLOTS.mode,
  cd: PLOTS.cd,
  compact: PLOTS.compact,
  resume: PLOTS.resume,
  fork: PLOTS.fork,
} satisfies Record<string, (story: Story) => void>;
const PLOT_CARDS = Object.keys(OTHER_PLOTS) as (keyof typeof OTHER_PLOTS)[];

export function generateAgents(seed: number, index: number): ScenarioDocument {
  const random = new Random(`${seed}/agents/${index}`);
  const layout = layOut(random, [draw(seed, "agents verdict", VERDICTS, index)], "git");
  const surface = draw(seed, "agents surface", SURFACE_CARDS, index);
  const writer = new ConfigWriter(random, layout, []);
  writer.trust(draw(seed, "agents trust", TRUST_CARDS, index));
  writer.setForUser("model", draw(seed, "agents model", STEP_MODELS, index));
  const sandbox = draw(seed, "agents sandbox", SANDBOX_CARDS, index);
  if (sandbox !== null) writer.setForUser("sandbox_mode", sandbox);
  if (layout.fallbacks.length > 0) writer.setForUser("project_doc_fallback_filenames", layout.fallbacks);
  configure(writer, random);
  const config = writer.userTable();
  const files = { ...writer.finish().files, ...elsewhere(random), ...roles(layout) };
  const story = new Story({ random, layout, files, config, limit: 244_800, providers: [] });
  tell(story, draw(seed, "agents plot", PLOT_CARDS, index));
  const steps = surface === "exec" ? story.steps.filter((step) => step.do !== "mode") : story.steps;
  return {
    format: 1,
    title: `seed ${seed}, agents ${index}`,
    machine: {
      ...(layout.home === "/home/dev" ? {} : { home: layout.home }),
      ...(layout.codexHome === null ? {} : { codexHome: layout.codexHome }),
    },
    files,
    launch: {
      cwd: layout.cwd,
      surface,
      ...(surface === "app-server" && random.chance(0.2) ? { environments: twoEnvironments(random, layout) } : {}),
      ...(surface === "app-server" && random.chance(0.1) ? { baseInstructions: "Base of the client.\n" } : {}),
    },
    steps,
  };
}

function configure(writer: ConfigWriter, random: Random): void {
  if (random.chance(0.3)) writer.setForUser("developer_instructions", "Answer in one paragraph.");
  if (random.chance(0.15)) writer.setForUser("features.multi_agent_v2", true);
  if (random.chance(0.3)) writer.setForUser("agents.max_depth", random.int(1, 3));
  writer.setForUser("agents.reviewer", { description: "Reviews.", config_file: "roles/reviewer.toml" });
  writer.setForUser("agents.quick", { description: "Quick.", config_file: "roles/quick.toml" });
}

function roles({ home, codexHome }: Layout): Record<string, string> {
  const folder = `${codexHome ?? `${home}/.codex`}/roles`;
  return {
    [`${folder}/reviewer.toml`]: 'developer_instructions = "You review."\n',
    [`${folder}/quick.toml`]: 'model = "gpt-5.6-terra"\nmodel_reasoning_effort = "high"\n',
  };
}

function twoEnvironments(random: Random, { chain, cwd }: Layout): EnvironmentPick[] {
  const picks = [
    { id: "local", cwd: random.pick([cwd, ...chain]) },
    { id: "box", cwd: random.pick(["/srv/elsewhere", "/srv/empty", ...chain]) },
  ];
  return random.shuffled(picks);
}

/** A turn that spawns agents first or second, and a turn without any at the end. */
function tell(story: Story, aim: keyof typeof OTHER_PLOTS): void {
  const { random, steps } = story;
  const names = new Names(random);
  if (random.chance(0.5)) PLOTS.turn(story);
  lead(story, names);
  OTHER_PLOTS[aim](story);
  const size = random.int(2, 7);
  while (steps.length < size) {
    if (random.chance(0.4)) lead(story, names);
    else OTHER_PLOTS[random.pick(PLOT_CARDS)](story);
  }
  PLOTS.turn(story);
}

function lead(story: Story, names: Names): void {
  const { random } = story;
  const agents = Array.from({ length: random.pick([1, 1, 1, 2, 2, 3]) }, () => agent(story, names, 1));
  story.tell(turn(story, { agents, ...(random.chance(0.4) ? { during: during(story) } : {}) }, "short"));
}

function agent(story: Story, names: Names, depth: number): AgentDocument {
  const { random } = story;
  const name = names.next();
  const fork = random.pick(FORKS);
  return {
    name,
    message: `Task of ${name}.`,
    ...(fork === undefined ? {} : { fork }),
    ...(random.chance(0.25) ? { type: random.pick(ROLES) } : {}),
    ...(random.chance(0.2) ? { model: random.pick(MODELS) } : {}),
    ...(random.chance(0.5) ? { reply: replyText(random) } : {}),
    ...(random.chance(0.6) ? { waits: true } : {}),
    ...(random.chance(0.3) ? { during: during(story) } : {}),
    ...(depth < 3 && random.chance(0.2) ? { agents: [agent(story, names, depth + 1)] } : {}),
  };
}

/** Now and then a name comes again. */
class Names {
  readonly #random: Random;
  #count = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  next(): string {
    if (this.#count > 0 && this.#random.chance(0.06)) return `a${this.#random.int(1, this.#count)}`;
    this.#count += 1;
    return `a${this.#count}`;
  }
}
