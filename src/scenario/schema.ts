/** Reading a scenario document: its shape, then what a shape cannot say. Every fault is found, none is fixed silently. */
import * as v from "valibot";
import { CODEX_RELEASES, MODES, type Scenario, type Sentence, SURFACES, sentence } from "../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "./document.ts";
import { LIMITS } from "./limits.ts";
import { shapeFault } from "./shapeFault.ts";
import { stepFaults } from "./stepFaults.ts";
import { node, step } from "./stepShapes.ts";
import { nodeFaults, pathFault } from "./valueFaults.ts";

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
    baseInstructions: v.optional(v.string()),
    developerInstructions: v.optional(v.string()),
    threadInstructions: v.optional(v.string()),
  }),
  steps: v.optional(v.array(step)),
});

/** Checks a parsed JSON value. `faults` has one sentence for each fault. */
export function parseScenario(json: unknown): ParsedScenario {
  const shape = v.safeParse(document, json);
  if (!shape.success) return { ok: false, faults: shape.issues.map(shapeFault) };
  // The shape has been checked; valibot's output type differs only in what TypeScript calls readonly and JSON.
  const checked = json as ScenarioDocument;
  const faults = [...limitFaults(checked), ...pathFaults(checked), ...launchFaults(checked), ...stepFaults(checked)];
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, scenario: normaliseScenario(checked), document: checked };
}

/** Reads the text of a scenario file. */
export function parseScenarioText(text: string): ParsedScenario {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { ok: false, faults: [sentence("fault.json", { detail: (error as Error).message })] };
  }
  return parseScenario(json);
}

function* limitFaults(scenario: ScenarioDocument): Generator<Sentence> {
  const files = Object.entries(scenario.files ?? {});
  if (files.length > LIMITS.files) {
    yield sentence("fault.limit", { where: "files", limit: LIMITS.files, unit: "entries" });
  }
  let total = 0;
  for (const [path, content] of files) {
    const where = `files["${path}"]`;
    const size = sizeOf(content);
    total += size;
    if (size > LIMITS.fileSize) yield sentence("fault.limit", { where, limit: LIMITS.fileSize, unit: "bytes" });
    yield* nodeFaults(content, where);
  }
  if (total > LIMITS.totalSize) {
    yield sentence("fault.limit", { where: "files", limit: LIMITS.totalSize, unit: "bytes" });
  }
  if ((scenario.steps?.length ?? 0) > LIMITS.steps) {
    yield sentence("fault.limit", { where: "steps", limit: LIMITS.steps, unit: "entries" });
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
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** Windows paths are told apart by the path rules of the engine; here only POSIX paths have a normal form. */
function* pathFaults(scenario: ScenarioDocument): Generator<Sentence> {
  if (scenario.machine?.os === "windows") return;
  const { machine = {}, launch, files = {} } = scenario;
  yield* pathFault(launch.cwd, "launch.cwd");
  if (machine.home !== undefined) yield* pathFault(machine.home, "machine.home");
  if (machine.codexHome !== undefined) yield* pathFault(machine.codexHome, "machine.codexHome");
  for (const path in files) {
    yield* pathFault(path, "files");
    const blocking = fileAbove(path, files);
    if (blocking !== null) yield sentence("fault.fileAsParent", { file: blocking, path });
  }
  const cwdNode = files[launch.cwd];
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
  if (Object.hasOwn(files, "/") && !isDirectoryOrLink(files["/"] ?? "")) return "/";
  for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
    const parent = path.slice(0, slash);
    if (Object.hasOwn(files, parent) && !isDirectoryOrLink(files[parent] ?? "")) return parent;
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
  if (surface !== "app-server") {
    for (const key of ["baseInstructions", "developerInstructions"] as const) {
      if (launch[key] !== undefined) yield sentence("fault.appServerOnly", { key: `launch.${key}` });
    }
  }
}
