/** One random valid scenario with skills on disk, from a seed and an index. */
import type { ScenarioDocument } from "../../src/scenario/document.ts";
import { Random } from "./random.ts";
import { frontMatter, openaiYaml, PLUGINS, SKILL_NAMES } from "./skillFiles.ts";

type Files = NonNullable<ScenarioDocument["files"]>;

const HOME = "/home/dev";
const PROJECT = "/work/repo";
const FOLDERS = ["a", "b", "c", "x y", ".hid", "deep", "tools", "ä"];
const ROOTS = [
  `${PROJECT}/.agents/skills`,
  `${PROJECT}/.codex/skills`,
  `${PROJECT}/sub/.agents/skills`,
  `${PROJECT}/sub/.codex/skills`,
  `${HOME}/.codex/skills`,
  `${HOME}/.agents/skills`,
  "/etc/codex/skills",
  "/work/.agents/skills",
  "/work/shared",
] as const;
const MODELS = [null, null, "gpt-5.5", "gpt-6-luna", "some-model"];
const WINDOWS = [null, null, null, 200, 3_000, 12_000, 30_000, 60_000];

export function generateSkills(seed: number, index: number): ScenarioDocument {
  const random = new Random(`${seed}/skills/${index}`);
  const files: Record<string, Files[string]> = { ...projectRoot(random) };
  const skills = Array.from({ length: random.int(1, random.chance(0.2) ? 40 : 9) }, () => skillPath(random));
  for (const path of skills) writeSkill(random, files, path);
  for (let count = random.int(0, 3); count > 0; count--) link(random, files, skills);
  if (random.chance(0.2)) {
    const folder = random.pick(skills).split("/").slice(0, -random.int(1, 3)).join("/");
    files[`${folder}/${random.pick(PLUGINS)}/plugin.json`] ??= random.pick([
      '{"name":"plug"}',
      "{}",
      "no",
      '{"name":" p "}',
    ]);
  }
  const config = configOf(random, skills);
  if (config !== "") files[`${HOME}/.codex/config.toml`] = config;
  if (random.chance(0.1)) files["/etc/codex/config.toml"] = switchesOf(random, skills);
  return {
    format: 1,
    title: `seed ${seed}, skills ${index}`,
    files: withoutClashes(files),
    launch: {
      cwd: random.pick([PROJECT, PROJECT, `${PROJECT}/sub`]),
      surface: random.pick(["exec", "app-server"] as const),
    },
    steps: [{ do: "turn", text: messageOf(random), skills: random.chance(0.15) ? [random.pick(skills)] : [] }],
  };
}

function projectRoot(random: Random): Record<string, Files[string]> {
  if (random.chance(0.1)) return {};
  return random.chance(0.1)
    ? { [`${PROJECT}/.git`]: { dir: true } }
    : { [`${PROJECT}/.git/HEAD`]: "ref: refs/heads/main\n" };
}

function skillPath(random: Random): string {
  const depth = random.chance(0.05) ? random.int(6, 8) : random.int(0, 3);
  const folders = Array.from({ length: depth }, () =>
    random.chance(0.5) ? random.pick(FOLDERS) : `s${random.int(0, 99)}`,
  );
  return [random.pick(ROOTS), ...folders, random.chance(0.03) ? "skill.md" : "SKILL.md"].join("/");
}

function writeSkill(random: Random, files: Record<string, Files[string]>, path: string): void {
  const text = frontMatter(random);
  files[path] = random.chance(0.02) ? { unreadable: true } : text;
  if (random.chance(0.15)) files[`${path.slice(0, path.lastIndexOf("/"))}/agents/openai.yaml`] = openaiYaml(random);
}

function link(random: Random, files: Record<string, Files[string]>, skills: readonly string[]): void {
  const target = random.pick(skills);
  const place = `${random.pick(ROOTS)}/${random.pick(FOLDERS)}${random.int(0, 3)}`;
  const folder = target.split("/").slice(0, -random.int(1, 2)).join("/");
  if (random.chance(0.15)) files[`${place}/SKILL.md`] ??= { symlink: target };
  else files[place] ??= { symlink: random.chance(0.1) ? "." : folder };
}

/** A node below a file or a link is left out: a document cannot lay it out. */
function withoutClashes(files: Record<string, Files[string]>): Files {
  const isLeaf = (path: string): boolean => {
    const node = files[path];
    return node !== undefined && !(typeof node === "object" && "dir" in node);
  };
  const above = (path: string): string[] =>
    path.split("/").flatMap((_, index, names) => (index < 2 ? [] : [names.slice(0, index).join("/")]));
  return Object.fromEntries(Object.entries(files).filter(([path]) => !above(path).some(isLeaf)));
}

function configOf(random: Random, skills: readonly string[]): string {
  const model = random.pick(MODELS);
  const window = random.pick(WINDOWS);
  return [
    model === null ? "" : `model = "${model}"\n`,
    window === null ? "" : `model_context_window = ${window}\n`,
    random.chance(0.3) ? "[skills.bundled]\nenabled = false\n" : "",
    random.chance(0.4) ? switchesOf(random, skills) : "",
  ].join("");
}

function switchesOf(random: Random, skills: readonly string[]): string {
  return Array.from({ length: random.int(1, 3) }, () => {
    const selector = random.chance(0.5)
      ? `name = ${JSON.stringify(random.pick([...SKILL_NAMES, "imagegen", "a", "s1"]))}`
      : `path = ${JSON.stringify(random.pick(skills))}`;
    return `[[skills.config]]\n${selector}\nenabled = ${random.chance(0.75) ? "false" : "true"}\n`;
  }).join("");
}

function messageOf(random: Random): string {
  if (random.chance(0.5)) return "hello";
  const name = (): string =>
    random.pick([...SKILL_NAMES.filter((known) => /^[\w-]+$/.test(known)), "a", "b", "s1", "PATH"]);
  return `Use $${name()} and ${random.chance(0.3) ? `[$${name()}](${random.pick(ROOTS)}/a/SKILL.md)` : `$${name()}`}.`;
}
