/** Right name and directory, but not a file that can be read. */
import { baseName, isBelow, join, normalise, parentOf } from "../../machine/path.ts";
import type { FileReport } from "../../simulation.ts";
import type { FindingContext, Rules } from "../context.ts";
import { type FindingPlace, type Fix, fix, wholeFile } from "../finding.ts";
import { removeFile } from "./edits.ts";
import { placeOfSetting } from "./ranges.ts";
import { rowsWith } from "./rows.ts";

type Ids = "directory-instead-of-file" | "dangling-symlink" | "looping-symlink" | "unreadable-file";

export const NOT_FILE_RULES: Rules<Ids> = {
  "directory-instead-of-file": {
    severity: "warning",
    *find(context) {
      for (const { path } of rowsWith(context, "not-a-file")) {
        const fixes = isEmpty(context, path) ? removeFile(context, path) : [];
        yield { params: { path }, place: wholeFile(path), fixes };
      }
    },
  },
  "dangling-symlink": {
    severity: "error",
    *find(context) {
      for (const { path, reason } of rowsWith(context, "broken-link")) {
        if (reason.id !== "file.brokenLink" && reason.id !== "file.brokenLink.taken") continue;
        const { target } = reason.params;
        const hidden = hiddenBy(context, path);
        const fixes = [...otherCase(context, path, target), ...(hidden === null ? [] : removeFile(context, path))];
        yield { params: { path, target, hidden }, place: wholeFile(path), fixes };
      }
    },
  },
  "looping-symlink": {
    severity: "error",
    *find(context) {
      for (const row of rowsWith(context, "unreadable")) {
        if (!isLoop(context, row)) continue;
        const params = { path: row.path, lost: lostWith(context, row) };
        yield { params, place: wholeFile(row.path), fixes: removeLink(context, row.path) };
      }
    },
  },
  /** Who may read a file is not ours to change. */
  "unreadable-file": {
    severity: "error",
    *find(context) {
      for (const row of rowsWith(context, "unreadable")) {
        if (isLoop(context, row)) continue;
        const { path } = row;
        const why = causeOf(context, row);
        const params = { path, lost: lostWith(context, row), why };
        yield { params, place: placeOfRow(context, path), fixes: fixesOf(context, row, why) };
      }
    },
  },
};

type Why = "denied" | "directory" | "encoding";

/** A symlink to a directory is chosen as if it were a file; a global text that is not UTF-8 is passed over. */
function causeOf({ disk }: FindingContext, { path, reason }: FileReport): Why {
  if (reason.id === "file.globalInvalid") return "encoding";
  return disk.locate(path).kind === "directory" ? "directory" : "denied";
}

/** A symlink that leads to no file can go; bytes that are no text are written as the text that can be made of them. */
function fixesOf(context: FindingContext, { path, stale }: FileReport, why: Why): readonly Fix[] {
  if (why === "encoding") {
    // What was read does not stand on the disk any more.
    if (stale) return [];
    const real = context.disk.realPath(path) ?? path;
    return [fix("encode-utf8", { path: real }, { kind: "write", path: real, node: context.text(real) ?? "" })];
  }
  return why === "directory" || !context.disk.exists(path) ? removeLink(context, path) : [];
}

/** The file of the same directory that a symlink to nothing hides; null where it hides none. */
function hiddenBy(context: FindingContext, path: string): string | null {
  const hidden = rowsWith(context, "hidden").find(
    ({ path: other, reason }) =>
      parentOf(other) === parentOf(path) && reason.id === "file.hidden" && reason.params.by === baseName(path),
  );
  return hidden?.path ?? null;
}

/** A symlink, or a directory that holds nothing. */
function isEmpty({ disk }: FindingContext, path: string): boolean {
  if (disk.node(path) !== undefined) return true;
  for (const other of disk.paths()) if (isBelow(other, path)) return false;
  return [...disk.directories()].every((other) => !isBelow(other, path));
}

/** The target under its own name, where only upper and lower case differ. */
function otherCase({ disk }: FindingContext, path: string, target: string): readonly Fix[] {
  const meant = normalise(join(parentOf(path), target)).toLowerCase();
  for (const other of disk.paths()) {
    if (other.length !== meant.length || other.toLowerCase() !== meant || other === path) continue;
    const name = baseName(other);
    const right = target.slice(0, target.length - name.length) + name;
    if (disk.realPath(normalise(join(parentOf(path), right))) !== other) continue;
    return [fix("make-symlink", { target: right }, { kind: "write", path, node: { symlink: right } })];
  }
  return [];
}

/** A name that is too long for any file stands in the configuration only. */
function placeOfRow(context: FindingContext, path: string): FindingPlace {
  const origin = context.moment.settings?.fallbackFilenames.origin;
  const isNowhere = context.disk.locateLink(path).kind === "failed" && origin !== undefined;
  return isNowhere ? placeOfSetting(context, origin) : wholeFile(path);
}

function isLoop({ disk }: FindingContext, { path, reason }: FileReport): boolean {
  const found = disk.locate(path);
  return reason.id === "file.unreadable" && found.kind !== "failed"
    ? reason.params.linkLoop
    : found.kind === "failed" && found.failure === "link-loop";
}

function removeLink(context: FindingContext, path: string): readonly Fix[] {
  const node = context.disk.node(path);
  return typeof node === "object" && "symlink" in node ? removeFile(context, path) : [];
}

/** Other project files that the read error loses; a global file loses none. */
function lostWith(context: FindingContext, { reason }: FileReport): number {
  if (reason.id !== "file.unreadable") return 0;
  return rowsWith(context, "disabled").filter((row) => row.reason.id === "file.disabled.readError").length;
}
