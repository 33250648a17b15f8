/** What a key that Codex takes at its place comes to: whether its value is in force, and what else is. */
import { lookUp } from "../../config/merge.ts";
import { type ConfigValue, parseToml } from "../../config/toml.ts";
import { FileSystem } from "../../machine/files.ts";
import { parentOf } from "../../machine/path.ts";
import { decodeLossy } from "../../machine/utf8.ts";
import type { ConfigPlace } from "../../provenance.ts";
import type { ConfigFile, FindingContext } from "../context.ts";
import type { KeyAt } from "./keyAt.ts";
import { dottedOf, isSame, type Names, shownValue } from "./keyNames.ts";
import { type ConfigLineSays, says } from "./keySays.ts";
import { chosenProfile, type LayerInForce, layersThatSay, mergedTable, trustOfProject } from "./layers.ts";
import { effectOf } from "./modelled.ts";
import { saidBy } from "./overruled.ts";
import { type Setting, settingOf } from "./settings.ts";
import { typeAt } from "./typed.ts";

/** Null for a key that is not there. */
export function keyEffect(context: FindingContext, config: ConfigFile, at: KeyAt): ConfigLineSays | null {
  const { error } = context.moment;
  if (error !== null) return says("not-started", { path: error.at.path, line: error.at.line });
  return profileEffect(context, config, at) ?? effectAt(context, config, at, at.names);
}

/** `names`: the key that counts, which a profile says in a table of its own. */
function effectAt(context: FindingContext, config: ConfigFile, at: KeyAt, names: Names): ConfigLineSays | null {
  const key = dottedOf(at.names);
  const kind = effectOf(context.release.id, names);
  if (kind !== "modelled") return says(kind === "gap" ? "not-modelled" : "no-effect", { key });
  const value = config.table === null ? undefined : lookUp(config.table, at.names);
  // In an array of tables every element counts.
  if (value === undefined) return at.inArray ? says("sets", { key, value: lineValue(config, at) }) : null;
  const late = editedLate(context, config, at.names, value);
  if (late !== null) return says("edited-late", { key, step: late });
  return (
    replacedBy(context, config, names, value) ??
    trustEntry(context, config, names, value) ??
    setting(context, names, value)
  );
}

/** A key of a profile, in a release that has profiles; null for all others. */
function profileEffect(context: FindingContext, config: ConfigFile, at: KeyAt): ConfigLineSays | null {
  const [table, profile, ...names] = at.names;
  const isProfile = table === "profiles" && profile !== undefined && names.length > 0;
  if (!isProfile || !hasProfiles(context)) return null;
  const chosen = chosenProfile(context)?.name ?? null;
  if (chosen !== profile) return says("profile-idle", { profile, chosen });
  const counts = layersThatSay(context).some(({ prefix, path, table: own }) => {
    return prefix.length > 0 && path === config.path && lookUp(own, names) !== undefined;
  });
  return counts ? effectAt(context, config, at, names) : says("no-effect", { key: dottedOf(at.names) });
}

/** In the others the key belongs to nothing. */
function hasProfiles({ release }: FindingContext): boolean {
  return typeAt(["profile"], release.config.keys) !== null && effectOf(release.id, ["profile"]) === "modelled";
}

function lineValue({ text }: ConfigFile, { range }: KeyAt): string {
  const line = text.split("\n")[range.line - 1] ?? "";
  return line
    .slice(range.endColumn - 1)
    .replace(/^\s*=\s*/, "")
    .trim();
}

/** The step that wrote another value after the thread had read its configuration; null: none did. */
function editedLate(
  { scenario, simulation, moment, release }: FindingContext,
  { path, kind }: ConfigFile,
  names: Names,
  value: ConfigValue,
): number | null {
  const done = scenario.steps.slice(0, moment.step + 1);
  // Trust that is changed in the running client makes it read the entries again.
  const rereads = ["resume", "fork", ...(names[0] === "projects" && release.agentsMd.readsAgain ? ["trust"] : [])];
  const read = done.findLastIndex((step) => rereads.includes(step.do));
  const late = done.findLastIndex((step, index) => {
    const edits = step.do === "turn" ? (step.during ?? []) : [step];
    return index > read && edits.some((edit) => (edit.do === "write" || edit.do === "remove") && edit.path === path);
  });
  if (late === -1) return null;
  const disk = simulation.steps[read]?.moment.disk ?? FileSystem.of(scenario.files);
  const before = disk.read(path);
  const layer = { kind, path, directory: parentOf(path) };
  const parsed = before.kind === "bytes" ? parseToml(decodeLossy(before.bytes), layer) : null;
  const earlier = parsed !== null && "table" in parsed ? lookUp(parsed.table, names) : undefined;
  return earlier !== undefined && isSame(earlier, value) ? null : late;
}

function replacedBy(
  context: FindingContext,
  config: ConfigFile,
  names: Names,
  value: ConfigValue,
): ConfigLineSays | null {
  const layers = layersThatSay(context);
  const said = saidBy(layers, names);
  const winner = said.at(-1);
  const { key } = value;
  if (winner !== undefined && (winner.layer.path !== config.path || isOfProfile(winner.layer, value))) {
    return says("replaced", { key, by: winner.layer.path, line: winner.value.line });
  }
  // A higher layer may have something else in the place of a table around it.
  if (names[0] === "project_root_markers" || lookUp(mergedTable(layers), names) === value) return null;
  for (let length = names.length - 1; length > 0; length--) {
    const above = saidBy(layers, names.slice(0, length)).at(-1);
    if (above !== undefined && above.layer.path !== config.path) {
      return says("replaced", { key, by: above.layer.path, line: above.value.line });
    }
  }
  return null;
}

/** Does a profile of the same file say it instead? */
function isOfProfile({ prefix, table }: LayerInForce, value: ConfigValue): boolean {
  return prefix.length > 0 && !value.key.startsWith(`${table.key}.`);
}

function trustEntry(
  context: FindingContext,
  { path }: ConfigFile,
  names: Names,
  value: ConfigValue,
): ConfigLineSays | null {
  const [table, directory = "", name] = names;
  if (table !== "projects" || name !== "trust_level" || value.kind !== "string") return null;
  const { origin, level } = context.moment.settings?.trust ?? {};
  const isSession = origin?.kind === "config" && origin.path === path && origin.key === value.key;
  const isOfLayer = context.configs.some(
    (config) => config.kind === "project" && trustOfProject(context, config.path)?.value === value,
  );
  if (!isSession && !isOfLayer) return says("trust-idle", { directory });
  const said = value.value === "trusted" ? "trusted" : "untrusted";
  return says("trust-decides", { directory, level: isSession ? (level ?? said) : said });
}

function setting(context: FindingContext, names: Names, value: ConfigValue): ConfigLineSays {
  const { key } = value;
  const used = settingOf(context.moment.settings, dottedOf(names));
  if (used === null) return says("sets", { key, value: shownValue(value) });
  const { origin } = used;
  if (isKept(context, dottedOf(names), value, used)) return says("thread-keeps", { key, used: used.text });
  switch (origin.kind) {
    case "step":
      return says("replaced-by-step", { key, step: origin.step });
    case "launch":
      return says("replaced-by-launch", { key, parameter: origin.key });
    case "default":
      return says("set-aside", { key, because: origin.because });
    case "config":
      return fromConfig(origin, used.text, value);
  }
}

/** What a thread remembers; in the file these may be called otherwise. */
const REMEMBERED = ["model", "approval_policy", "approvals_reviewer", "sandbox_mode"];
const SYNONYMS = ["on-failure", "guardian_subagent"];

/** Taken up again, the thread goes on with a value of its own. */
function isKept(
  { scenario, moment, release }: FindingContext,
  key: string,
  value: ConfigValue,
  { text, origin }: Setting,
): boolean {
  const isAgain = scenario.steps.slice(0, moment.step + 1).some(({ do: kind }) => kind === "resume" || kind === "fork");
  if (
    !isAgain ||
    !release.thread.remembers ||
    !REMEMBERED.includes(key) ||
    value.kind !== "string" ||
    SYNONYMS.includes(value.value)
  )
    return false;
  return text !== value.value && (origin.kind === "default" || (origin.kind === "config" && origin.key === key));
}

/** The setting comes from the configuration: from this line, another one, or what the administrator requires. */
function fromConfig(origin: ConfigPlace, used: string, value: ConfigValue): ConfigLineSays {
  const { key } = value;
  if (origin.path === value.layer.path && origin.key === key) return says("sets", { key, value: shownValue(value) });
  const isRequired = origin.layer === "requirements" || origin.layer === "managed";
  if (isRequired && origin.path !== null) return says("narrowed", { key, used, by: origin.path });
  return says("replaced", { key, by: origin.path, line: origin.line });
}

const LISTS: Readonly<Record<string, string>> = {
  allowed_approval_policies: "approval_policy",
  allowed_approvals_reviewers: "approvals_reviewer",
  allowed_sandbox_modes: "sandbox_mode",
};

/** The same for requirements.toml. */
export function requirementEffect(context: FindingContext, { path, table }: ConfigFile, names: Names): ConfigLineSays {
  const key = dottedOf(names);
  const { error, settings } = context.moment;
  if (error !== null) return says("not-started", { path: error.at.path, line: error.at.line });
  const value = table === null ? undefined : lookUp(table, names);
  const known = table === null ? null : context.release.config.knownRequirements(table);
  if (value !== undefined && known !== null && lookUp(known, names) === undefined) {
    return says("unknown", { key, nearest: null, later: true });
  }
  if (key === "additional_developer_instructions" && value !== undefined) {
    return says("sets", { key, value: shownValue(value) });
  }
  const setting = Object.hasOwn(LISTS, key) ? LISTS[key] : undefined;
  if (setting === undefined) return says("not-modelled", { key });
  const used = settingOf(settings, setting);
  const isFrom = used?.origin.kind === "config" && used.origin.path === path;
  return says("requires", { key, used: isFrom ? used.text : null });
}
