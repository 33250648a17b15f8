/** Files that a person may take for instruction files and Codex does not. */
import { CANDIDATE_NAMES } from "../../agentsMd/discover.ts";
import { baseName, join, parentOf } from "../../machine/path.ts";
import type { FindingContext, Rules } from "../context.ts";
import { type Fix, fix, wholeFile } from "../finding.ts";
import { moveFile, settingEdit } from "./edits.ts";
import { beside, directoriesWithFile, isSearched, rowsWith } from "./rows.ts";

export const FALLBACK_KEY = "project_doc_fallback_filenames";
const [OVERRIDE, BASE] = CANDIDATE_NAMES;

/** Names that are meant for Codex: a slip, not the file of another tool. */
const SLIP = /^agents?\./i;
const SLIP_OF_OVERRIDE = /^agents?\.overrides?\.md$/i;
/** Meant beside an AGENTS.md. */
const COMPANION = /^agents?\.(?:overrides?|local)\.md$/i;

export const NAME_RULES: Rules<"wrong-name-case" | "wrong-name" | "wrong-folder"> = {
  /** Only where the right name would be looked at: in `docs/` an agents.md may be a page about agents. */
  "wrong-name-case": {
    severity: "error",
    *find(context) {
      for (const { path, reason } of rowsWith(context, "wrong-name")) {
        if (reason.id !== "file.wrongName.case" || !isSearched(context, parentOf(path))) continue;
        const { expected } = reason.params;
        const to = beside(path, expected);
        const real = context.disk.realPath(path);
        if (real !== null && real === context.disk.realPath(to)) continue;
        yield { params: { path, expected }, place: wholeFile(path), fixes: moveFile(context, path, to) };
      }
    },
  },
  /** Another tool's file beside one that Codex reads is ordinary, and not told. */
  "wrong-name": {
    severity: "warning",
    *find(context) {
      const served = directoriesWithFile(context);
      for (const { path, reason } of rowsWith(context, "wrong-name")) {
        const directory = parentOf(path);
        if (reason.id !== "file.wrongName.other" || !isSearched(context, directory)) continue;
        const { name } = reason.params;
        if (served.has(directory) && !COMPANION.test(name)) continue;
        const global = directory === context.scenario.machine.codexHome && !context.moment.searched.includes(directory);
        const fixes = fixesOfName(context, path, global, served.has(directory));
        yield { params: { path, name, global }, place: wholeFile(path), fixes };
      }
    },
  },
  "wrong-folder": {
    severity: "error",
    *find(context) {
      const served = directoriesWithFile(context);
      for (const { path, reason } of rowsWith(context, "wrong-name")) {
        const isRefused = reason.id === "file.wrongName.fallbackRefused" && isInFolder(context, path);
        if (reason.id !== "file.wrongName.folder" && !isRefused) continue;
        const folder = baseName(parentOf(path));
        const up = parentOf(parentOf(path));
        const fixes = served.has(up) ? [] : moveFile(context, path, join(up, baseName(path)));
        yield { params: { path, folder }, place: wholeFile(path), fixes };
      }
    },
  },
};

/** A file with the right name that a refused fallback name points at. */
function isInFolder(context: FindingContext, path: string): boolean {
  const directory = parentOf(path);
  const isFolder = /^\.(agents?|codex)$/.test(baseName(directory));
  const isName = CANDIDATE_NAMES.some((name) => name === baseName(path));
  return isFolder && isName && context.moment.searched.includes(parentOf(directory));
}

/** A slip is renamed; the file of another tool is read under its own name, so that the other tool still finds it. */
function fixesOfName(context: FindingContext, path: string, global: boolean, served: boolean): readonly Fix[] {
  const name = baseName(path);
  if (SLIP_OF_OVERRIDE.test(name)) return moveFile(context, path, beside(path, OVERRIDE));
  const rename = served ? [] : moveFile(context, path, beside(path, BASE));
  if (SLIP.test(name)) return rename;
  if (global) return rename;
  return [...addFallback(context, name), ...(served ? [] : linkFile(context, path))];
}

/** AGENTS.md as a symlink: every tool reads the same text, and no setting has to travel with the repository. */
function linkFile({ disk }: FindingContext, path: string): readonly Fix[] {
  const from = beside(path, BASE);
  if (disk.node(from) !== undefined || disk.exists(from)) return [];
  const target = baseName(path);
  return [fix("link-file", { from, target }, { kind: "write", path: from, node: { symlink: target } })];
}

function addFallback(context: FindingContext, name: string): readonly Fix[] {
  const fallback = context.moment.settings?.fallbackFilenames;
  if (fallback === undefined) return [];
  const edits = settingEdit(context, fallback.origin, [FALLBACK_KEY], [...fallback.value, name]);
  return edits.length === 0 ? [] : [fix("add-fallback", { name }, ...edits)];
}
