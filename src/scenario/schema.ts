/** Reading a scenario document: its shape, then what a shape cannot say. Every fault is found, none is fixed silently. */
import * as v from "valibot";
import {
  CODEX_RELEASES,
  isNormalPath,
  isWindowsPath,
  MODES,
  parentOf,
  type Scenario,
  type Sentence,
  SURFACES,
  sentence,
} from "../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "./document.ts";
import { jsonFaults } from "./jsonFaults.ts";
import { readJson } from "./jsonText.ts";
import { LIMITS } from "./limits.ts";
import { shapeFault } from "./shapeFault.ts";
import { stepFaults } from "./stepFaults.ts";
import { environments, node, step } from "./stepShapes.ts";
import { countFault, environmentFaults, nodeFaults, ownDirectoryFault, pathFault } from "./valueFaults.ts";

export type ParsedScenario =
  | { readonly ok: true; readonly scenario: Scenario; readonly document: ScenarioDocument }
  | { readonly ok: false; readonly faults: readonly Sentence[] };

const document = v.strictObject({
  format: v.literal(1),
  title: v.optional(v.string()),
  notes: v.optional(v.string()),
  skeleton: v.optional(v.literal(true)),
  codex: v.optional(v.picklist(CODEX_RELEASES)),
  machine: v.optional(
    v.strictObject({
      os: v.optional(v.picklist(["linux", "windows"])),
      home: v.optional(v.string()),
      codexHome: v.optional(v.string()),
      shell: v.optional(v.string()),
      date: v.optional(v.string()),
      timezone: v.optional(v.string()),
      tmpdir: v.optional(v.nullable(v.string())),
    }),
  ),
  files: v.optional(v.record(v.string(), node)),
  launch: v.strictObject({
    cwd: v.string(),
    surface: v.optional(v.picklist(SURFACES)),
    mode: v.optional(v.nullable(v.picklist(MODES))),
    overrides: v.optional(v.record(v.string(), v.unknown())),
    profile: v.optional(v.string()),
    baseInstructions: v.optional(v.string()),
    developerInstructions: v.optional(v.string()),
    threadInstructions: v.optional(v.string()),
    environments: v.optional(environments),
  }),
  steps: v.optional(v.array(step)),
});

/** Checks a parsed JSON value. `faults` has one sentence for each fault, the first `LIMITS.faults` of them. */
export function parseScenario(json: unknown): ParsedScenario {
  for (const faults of [jsonFaults(json), lengthFaults(json)]) {
    const found = told(faults);
    if (found.length > 0) return { ok: false, faults: found };
  }
  const shape = v.safeParse(document, json);
  if (!shape.success) return { ok: false, faults: told(shapeFaults(shape.issues)) };
  // The shape has been checked; valibot's output type differs only in what TypeScript calls readonly and JSON.
  const checked = json as ScenarioDocument;
  const faults = told(allFaults(checked));
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, scenario: normaliseScenario(checked), document: checked };
}

function told(faults: Iterable<Sentence>): readonly Sentence[] {
  const found: Sentence[] = [];
  for (const fault of faults) {
    if (found.length === LIMITS.faults) break;
    found.push(shortened(fault));
  }
  return found;
}

/** A fault quotes the document; of a long text its beginning. */
function shortened({ id, params }: Sentence): Sentence {
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === "string" && value.length > LIMITS.quoted
      ? `${value.slice(0, LIMITS.quoted).toWellFormed()}…`
      : value,
  ]);
  return { id, params: Object.fromEntries(entries) } as Sentence;
}

function* shapeFaults(issues: readonly v.BaseIssue<unknown>[]): Generator<Sentence> {
  for (const issue of issues) yield shapeFault(issue);
}

function* allFaults(scenario: ScenarioDocument): Generator<Sentence> {
  yield* listFaults(scenario);
  yield* limitFaults(scenario);
  yield* pathFaults(scenario);
  yield* launchFaults(scenario);
  yield* stepFaults(scenario);
}

/** Too many files or steps are not looked at one by one. */
function* lengthFaults(json: unknown): Generator<Sentence> {
  const { files, steps } = (json ?? {}) as { readonly files?: unknown; readonly steps?: unknown };
  yield* countFault(Object.keys(files ?? {}).length, LIMITS.files, "files");
  yield* countFault(Array.isArray(steps) ? steps.length : 0, LIMITS.steps, "steps");
}

/** Lists in the place of tables: to the shape they are objects without these keys. */
function* listFaults({ machine, files, launch, steps = [] }: ScenarioDocument): Generator<Sentence> {
  const tables: [string, unknown][] = [
    ["machine", machine],
    ["files", files],
    ["launch.overrides", launch.overrides],
    ...steps.map((step, index): [string, unknown] => [
      `steps[${index}].context`,
      step.do === "turn" ? step.context : undefined,
    ]),
  ];
  for (const [where, value] of tables) {
    if (Array.isArray(value)) yield sentence("fault.type", { where, expected: "Object", got: "Array" });
  }
}

/** Reads the text of a scenario file. */
export function parseScenarioText(text: string): ParsedScenario {
  const read = readJson(text);
  return read.ok ? parseScenario(read.value) : { ok: false, faults: [read.fault].map(shortened) };
}

function* limitFaults(scenario: ScenarioDocument): Generator<Sentence> {
  let total = 0;
  for (const [path, content] of Object.entries(scenario.files ?? {})) {
    total += sizeOf(content);
    yield* nodeFaults(content, `files["${path}"]`);
  }
  if (total > LIMITS.totalSize) {
    yield sentence("fault.limit", { where: "files", limit: LIMITS.totalSize, unit: "bytes" });
  }
  if ((scenario.title?.length ?? 0) > LIMITS.title) {
    yield sentence("fault.limit", { where: "title", limit: LIMITS.title, unit: "characters" });
  }
  for (const [key, value] of Object.entries(scenario.launch.overrides ?? {})) {
    if (depthOf(value) > LIMITS.depth) {
      yield sentence("fault.limit", { where: `launch.overrides["${key}"]`, limit: LIMITS.depth, unit: "levels" });
    }
  }
}

function sizeOf(content: NonNullable<ScenarioDocument["files"]>[string]): number {
  if (typeof content === "string") return content.length;
  return "base64" in content ? content.base64.length * 0.75 : 0;
}

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  // Not all as arguments of one call: there may be more than a call can have.
  return 1 + Object.values(value).reduce((deepest: number, inner) => Math.max(deepest, depthOf(inner)), 0);
}

function* pathFaults(scenario: ScenarioDocument): Generator<Sentence> {
  const { machine = {}, launch, files = {} } = scenario;
  yield* ownDirectoryFault(launch.cwd, "launch.cwd", machine.os);
  for (const key of ["home", "codexHome"] as const) {
    const path = machine[key];
    if (path === undefined) continue;
    yield* ownDirectoryFault(path, `machine.${key}`, machine.os);
    if (isWindowsPath(path) && !isNormalPath(path)) yield sentence("fault.pathForm", { where: `machine.${key}`, path });
  }
  for (const path in files) {
    yield* pathFault(path, "files");
    const blocking = fileAbove(path, files);
    if (blocking !== null) yield sentence("fault.fileAsParent", { file: blocking, path });
  }
  const cwdNode = Object.hasOwn(files, launch.cwd) ? files[launch.cwd] : undefined;
  if (cwdNode !== undefined && !isDirectoryOrLink(cwdNode)) {
    yield sentence("fault.fileAsParent", { file: launch.cwd, path: launch.cwd });
  }
  const blocking = fileAbove(launch.cwd, files);
  if (blocking !== null) yield sentence("fault.fileAsParent", { file: blocking, path: launch.cwd });
}

function isDirectoryOrLink(content: NonNullable<ScenarioDocument["files"]>[string]): boolean {
  return typeof content === "object" && ("dir" in content || "symlink" in content);
}

/** A listed regular file that the path would need as a directory. */
function fileAbove(path: string, files: NonNullable<ScenarioDocument["files"]>): string | null {
  for (let here = path, parent = parentOf(here); parent !== here; parent = parentOf(here)) {
    if (Object.hasOwn(files, parent) && !isDirectoryOrLink(files[parent] ?? "")) return parent;
    here = parent;
  }
  return null;
}

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function* launchFaults(scenario: ScenarioDocument): Generator<Sentence> {
  const { machine = {}, launch } = scenario;
  const surface = launch.surface ?? "tui";
  if (machine.date !== undefined && !DATE.test(machine.date)) {
    yield sentence("fault.date", { where: "machine.date", got: machine.date });
  }
  if (surface === "exec" && launch.mode != null) yield sentence("fault.execMode", {});
  if (surface === "tui" && launch.mode === null) yield sentence("fault.tuiMode", {});
  if (surface === "app-server" && launch.profile !== undefined) {
    yield sentence("fault.notAppServer", { key: "launch.profile" });
  }
  yield* environmentFaults(launch.environments ?? [], "launch.environments");
  if (surface !== "app-server") {
    for (const key of ["environments", "baseInstructions", "developerInstructions"] as const) {
      if (launch[key] !== undefined) yield sentence("fault.appServerOnly", { key: `launch.${key}` });
    }
  }
}
