/** The skills of a session: found, read, sorted, and what became of the others. */
import { skillSwitches, switchedOffBy } from "../config/skills.ts";
import type { FileSystem } from "../machine/files.ts";
import { parentOf } from "../machine/path.ts";
import { compareBytes, decodeStrict } from "../machine/utf8.ts";
import { slashed } from "../machine/windowsPath.ts";
import { fileSpan, type Span, span } from "../provenance.ts";
import { codexText, type TextKey } from "../texts.ts";
import { type FoundFile, skillFilesBelow } from "./discover.ts";
import { readFrontMatter, type SkillFault } from "./frontMatter.ts";
import { pluginOf } from "./namespace.ts";
import { policyOf } from "./policy.ts";
import { SCOPES, skillRoots } from "./roots.ts";
import type { Discarded, FoundSkills, Place, Skill } from "./skill.ts";
import { fieldSpans, firstCharacters, folderName, joined } from "./spans.ts";

/** Characters; a longer name is a fault. */
const MAX_NAME = 64;
/** Characters; of a longer description less stays, with an ellipsis. */
const MAX_DESCRIPTION = 1024;
const ELLIPSIS = "...";

export function findSkills(place: Place, files: FileSystem): FoundSkills {
  const skills: Skill[] = [];
  const discarded: Discarded[] = [];
  const roots: string[] = [];
  const seen = new Map<string, string>();
  for (const root of skillRoots(place, files)) {
    const real = root.scope === "bundled" ? root.path : directoryAt(files, root.path);
    if (real === null) continue;
    if (!roots.includes(real)) roots.push(real);
    if (root.scope === "bundled") {
      skills.push(...bundledSkills(place, real, files));
      continue;
    }
    for (const found of skillFilesBelow(files, real)) {
      const at = {
        scope: root.scope,
        path: found.realPath,
        root: real,
        file: slashed(found.path).slice(real.length + 1),
      };
      const first = seen.get(found.realPath);
      const read = first === undefined ? readSkill(files, found, at) : ({ ...at, why: "twice", first } as const);
      if ("why" in read) discarded.push(read);
      else skills.push(read);
      if (first === undefined && !("why" in read)) seen.set(found.realPath, found.path);
    }
  }
  const { cwd, startCwd } = place;
  return { ...inForce(skills, discarded, place, files), roots, files, cwd, startCwd };
}

function directoryAt(files: FileSystem, path: string): string | null {
  const found = files.locate(path);
  return found.kind === "directory" ? found.realPath : null;
}

function inForce(
  skills: readonly Skill[],
  discarded: readonly Discarded[],
  { config, machine }: Place,
  files: FileSystem,
): Pick<FoundSkills, "skills" | "discarded"> {
  const switches = skillSwitches(config.ownLayers, machine.home);
  const kept: Skill[] = [];
  const off: Discarded[] = [];
  for (const skill of skills) {
    const { scope, name, path, root, file } = skill;
    const by = switchedOffBy(switches, { name: name.text, path }, (at) => files.realPath(at));
    if (by === null) kept.push(skill);
    else {
      const { layer, line } = by.entry;
      off.push({ scope, path, root, file, why: "disabled", name: name.text, by: { path: layer.path, line } });
    }
  }
  return { skills: kept.sort(inListOrder), discarded: [...discarded, ...off] };
}

/** By scope, then by name, then by real path, both bytewise. */
function inListOrder(a: Skill, b: Skill): number {
  const scopes = SCOPES.indexOf(a.scope) - SCOPES.indexOf(b.scope);
  return scopes || compareBytes(a.name.text, b.name.text) || compareBytes(a.path, b.path);
}

/** Their files are written by Codex itself. */
function bundledSkills({ texts, bundled }: Place, root: string, files: FileSystem): Skill[] {
  return bundled.map((name) => ({
    scope: "bundled",
    name: withPlugin(files, `${root}/${name}/SKILL.md`, span(name, { kind: "default", key: "skills" })),
    description: [codexText(texts, `skills.bundled.${name}` as TextKey)],
    path: `${root}/${name}/SKILL.md`,
    root,
    file: `${name}/SKILL.md`,
    isImplicit: true,
    whole: null,
  }));
}

type At = Pick<Skill, "scope" | "path" | "root" | "file">;

function readSkill(files: FileSystem, { realPath }: FoundFile, at: At): Skill | Discarded {
  const fault = (found: SkillFault): Discarded => ({ ...at, why: "fault", fault: found });
  const read = files.read(realPath);
  if (read.kind !== "bytes") return fault({ kind: "unreadable" });
  const decoded = decodeStrict(read.bytes);
  if (!("text" in decoded)) return fault({ kind: "utf8", at: decoded.invalidAt });
  const front = readFrontMatter(decoded.text);
  if ("kind" in front) return fault(front);
  const whole = fileSpan(realPath, read.bytes, 0, read.bytes.length, decoded.text);
  const { name: said, description } = front;
  const name = said === null || said.text === "" ? folderName(realPath) : joined(fieldSpans(whole, said));
  const characters = [...name.text].length;
  if (characters > MAX_NAME) return fault({ kind: "nameTooLong", characters });
  if (description === null || description.text === "") return fault({ kind: "description" });
  const policy = policyOf(files, parentOf(realPath));
  if (!policy.isForCodex) return { ...at, why: "product" };
  return {
    ...at,
    name: withPlugin(files, realPath, name),
    description: cutDescription(whole, description),
    isImplicit: policy.isImplicit,
    whole,
  };
}

function withPlugin(files: FileSystem, path: string, name: Span): Span {
  const plugin = pluginOf(files, path);
  return plugin === null ? name : span(`${plugin}:${name.text}`, { kind: "default", key: "plugins" });
}

function cutDescription(whole: Span, description: Parameters<typeof fieldSpans>[1]): readonly Span[] {
  const spans = fieldSpans(whole, description);
  if ([...description.text].length <= MAX_DESCRIPTION) return spans;
  return [...firstCharacters(spans, MAX_DESCRIPTION - ELLIPSIS.length), span(ELLIPSIS, { kind: "separator" })];
}
