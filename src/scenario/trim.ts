/**
 * "Only files on the path": leaves out the files that decide nothing. What stays is chosen by rules; whether the requests
 * are the same is then looked at, and a file that the rules have missed comes back.
 */
import {
  ancestorsOf,
  baseName,
  type FileNode,
  FileSystem,
  isBelow,
  joinPath,
  type ModelRequest,
  normalisePath,
  type Simulation,
  type Step,
  simulate,
  type Texts,
  type TurnStep,
  type Verdict,
} from "../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "./document.ts";

export interface Trimmed {
  readonly document: ScenarioDocument;
  /** Entries of `files` that were left out. */
  readonly dropped: number;
}

/** A file with such a verdict lies in a directory that Codex does not look into. */
const OFF_THE_PATH: ReadonlySet<Verdict> = new Set(["off-path", "below-cwd"]);
/** Simulations that looking for a file which the rules have missed may take. */
const TRIES = 60;

export function trimToPath(document: ScenarioDocument, texts: Texts): Trimmed {
  const { files = {} } = document;
  const whole = simulate(normaliseScenario(document), texts);
  const keep = keptPaths(document, whole);
  const candidates = Object.keys(files).filter((path) => !keep.paths.has(path) && !isKept(path, keep));
  const wanted = signatureOf(whole, OFF_THE_PATH);
  const trial = (paths: readonly string[]) => without(document, paths, keep.directories);
  const isSame = (paths: readonly string[]): boolean =>
    sameSignature(wanted, signatureOf(simulate(normaliseScenario(trial(paths)), texts), OFF_THE_PATH));
  const dropped = droppable(candidates, isSame);
  return dropped.length === 0 ? { document, dropped: 0 } : { document: trial(dropped), dropped: dropped.length };
}

/** The most of the candidates that can go together, found by halving. */
function droppable(candidates: readonly string[], isSame: (paths: readonly string[]) => boolean): readonly string[] {
  let tries = 0;
  const more = (paths: readonly string[], gone: readonly string[]): readonly string[] => {
    if (paths.length === 0 || tries >= TRIES) return gone;
    tries += 1;
    const together = [...gone, ...paths];
    if (isSame(together)) return together;
    if (paths.length === 1) return gone;
    const middle = paths.length >> 1;
    return more(paths.slice(middle), more(paths.slice(0, middle), gone));
  };
  return more(candidates, []);
}

/** What a request says, and what is said about the files that are looked at: plain data that can be compared. */
export interface Signature {
  readonly requests: readonly string[];
  readonly files: readonly string[];
}

/** `ignored`: verdicts whose rows do not count. */
export function signatureOf(simulation: Simulation, ignored: ReadonlySet<Verdict> = new Set()): Signature {
  const { files, error, root, budget } = simulation;
  return {
    requests: allRequests(simulation).map(({ step, kind, model, instructions, items }) =>
      JSON.stringify([step, kind, model, instructions?.text, items.map(plainItem)]),
    ),
    files: [
      JSON.stringify([error, root.path, root.marker, budget.limit, budget.used]),
      ...files
        .filter(({ verdict }) => !ignored.has(verdict))
        .map(({ path, verdict, bytes, used, cutAt, order }) =>
          JSON.stringify([path, verdict, bytes, used, cutAt, order]),
        )
        .sort(),
    ],
  };
}

/** Those of the thread, then those of its agents. */
function allRequests({ requests, agents }: Simulation): readonly ModelRequest[] {
  return agents.length === 0 ? requests : [...requests, ...agents.flatMap((agent) => agent.requests)];
}

function plainItem(item: Simulation["history"][number]): unknown {
  if (!("parts" in item)) return item.type;
  return [item.type === "message" ? item.role : item.author, item.parts.map(({ text, type }) => [type, text])];
}

function sameSignature(one: Signature, other: Signature): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

interface Kept {
  readonly paths: ReadonlySet<string>;
  /** Directories whose own entries with a name that may decide something stay. */
  readonly way: ReadonlySet<string>;
  /** Below these everything stays. */
  readonly whole: readonly string[];
  /** These exist afterwards too. */
  readonly directories: readonly string[];
}

function keptPaths(document: ScenarioDocument, simulation: Simulation): Kept {
  const { files = {} } = document;
  const { machine, launch, steps } = normaliseScenario(document);
  const moments = [simulation, ...simulation.steps.map(({ moment }) => moment)];
  const picks = [
    launch.environments ?? [],
    ...steps.map((step) => (step.do === "environments" ? step.environments : [])),
  ];
  const starts = [
    launch.cwd,
    ...steps.flatMap((step) => ("cwd" in step && step.cwd !== null ? [step.cwd] : [])),
    ...picks.flat().map(({ cwd }) => cwd),
  ];
  const way = new Set([...starts.flatMap(ancestorsOf), ...moments.flatMap(({ searched }) => searched)]);
  const rows = moments.flatMap(({ files: reports }) =>
    reports.filter(({ verdict }) => !OFF_THE_PATH.has(verdict)).map(({ path }) => path),
  );
  const named = [
    ...sourcesOf(simulation),
    ...moments.flatMap(({ configLayers }) => configLayers.map((one) => one.path)),
  ];
  const touched = steps.flatMap(touchedBy);
  const markers = moments.flatMap(({ settings }) => settings?.projectRootMarkers.value ?? []);
  const atMarkers = [...way].flatMap((directory) => markers.map((marker) => joinPath(directory, marker)));
  const paths = withLinks(files, [...way, ...rows, ...named, ...touched, ...atMarkers]);
  for (const path of [...paths]) if (isWay(files, path)) for (const above of ancestorsOf(path)) way.add(above);
  const disk = FileSystem.of(files);
  const wanted = [...way, ...rows, ...atMarkers, ...touched];
  return {
    paths,
    way,
    whole: [machine.codexHome, "/etc/codex", joinPath(machine.home, ".agents"), ...touched, ...atMarkers],
    directories: [...new Set(wanted)].filter((path) => disk.locateLink(path).kind === "directory"),
  };
}

function isWay(files: Files, path: string): boolean {
  return !Object.hasOwn(files, path);
}

type Files = { readonly [path: string]: FileNode };

/** In a directory on the way, names with a dot in front decide something: `.git`, `.codex`, `.agents`. */
function isKept(path: string, { way, whole }: Kept): boolean {
  if (whole.some((directory) => path === directory || isBelow(path, directory))) return true;
  const chain = ancestorsOf(path);
  const nearest = chain.findIndex((above) => above !== path && way.has(above));
  return baseName(chain[nearest - 1] ?? path).startsWith(".");
}

function touchedBy(step: Step): string[] {
  if (step.do === "write" || step.do === "remove" || step.do === "trust") return [step.path];
  return step.do === "turn" ? [...step.skills, ...editedBy(step)] : [];
}

/** What a turn and its agents edit. */
function editedBy({ during, agents }: Pick<TurnStep, "during" | "agents">): string[] {
  return [...(during ?? []).map(({ path }) => path), ...agents.flatMap(editedBy)];
}

/** Files out of which something of a request comes. */
function sourcesOf(simulation: Simulation): string[] {
  const found = new Set<string>();
  for (const { items, instructions } of allRequests(simulation)) {
    const parts = items.flatMap((item) => ("parts" in item ? item.parts : []));
    for (const { spans } of instructions === null ? parts : [instructions, ...parts]) {
      for (const { source } of spans) if ("path" in source && source.path !== null) found.add(source.path);
    }
  }
  return [...found];
}

/** The paths, and what they lead to through symlinks, the links among them. */
function withLinks(files: Files, paths: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    for (const above of ancestorsOf(path)) {
      const node = Object.hasOwn(files, above) ? files[above] : undefined;
      if (typeof node !== "object" || !("symlink" in node)) continue;
      const target = joinPath(joinPath(above, ".."), node.symlink);
      open.push(above, normalisePath(target + path.slice(above.length)));
    }
  }
  return found;
}

/** Directories that only existed because of what lay below them are listed then. */
function without(
  document: ScenarioDocument,
  dropped: readonly string[],
  directories: readonly string[],
): ScenarioDocument {
  const gone = new Set(dropped);
  const entries = Object.entries(document.files ?? {}).filter(([path]) => !gone.has(path));
  const disk = FileSystem.of(Object.fromEntries(entries));
  const lost = directories.filter((path) => disk.locateLink(path).kind !== "directory");
  const deepest = lost.filter((path) => !lost.some((other) => isBelow(other, path)));
  const added = deepest.map((path): [string, FileNode] => [path, { dir: true }]);
  return { ...document, files: Object.fromEntries([...entries, ...added]) };
}
