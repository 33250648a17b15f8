/** The texts of instruction files as the model gets them, and their headings. Pure. */
import {
  byteLength,
  decodeLossy,
  encodeUtf8,
  type FileReport,
  type FileSystem,
  type ModelRequest,
} from "../../../engine/index.ts";
import { cutAt } from "../../../engine/insight.ts";

/** The part of a file that is sent. Null where it cannot be known: the file has changed, and no request holds it. */
export function keptText(file: FileReport, disk: FileSystem, request: ModelRequest | null): string | null {
  if (file.used === 0) return "";
  const sent = sentText(file.path, request);
  if (sent !== null && byteLength(sent) === file.used) return sent;
  const read = file.stale ? null : disk.read(file.path);
  if (read === null || read.kind === "failed") return null;
  const text = decodeLossy(read.bytes);
  // Of the global file the blanks at both ends are left out.
  return file.verdict === "global" ? text.trim() : decodeLossy(read.bytes.subarray(0, file.used));
}

/** What the last AGENTS.md part of a request holds of a file. */
function sentText(path: string, request: ModelRequest | null): string | null {
  const parts = (request?.items ?? []).flatMap((item) => (item.type === "message" ? item.parts : []));
  const part = parts.findLast(({ fragment }) => fragment === "agentsMd");
  const spans = (part?.spans ?? []).filter(({ source }) => source.kind === "file" && source.path === path);
  return spans.length === 0 ? null : spans.map(({ text }) => text).join("");
}

export interface Heading {
  readonly text: string;
  /** 1-based. */
  readonly line: number;
  readonly lost: boolean;
}

/** Markdown headings in the order of their lines. */
export function headingsOf(file: FileReport, kept: string | null, disk: FileSystem): readonly Heading[] {
  const lost = lostHeadings(file, disk).map((heading) => ({ ...heading, lost: true }));
  const first = file.cut?.line ?? Number.POSITIVE_INFINITY;
  const sent = cutAt(encodeUtf8(kept ?? ""), 0).lostHeadings.map((heading) => ({ ...heading, lost: false }));
  // A heading that is cut off before its text ends begins in front of the cut: it is sent, as far as it goes.
  return [...sent.filter(({ line }) => line <= first), ...lost];
}

function lostHeadings(file: FileReport, disk: FileSystem) {
  if (file.cut !== null) return file.cut.lostHeadings;
  if (file.used > 0 || file.stale) return [];
  const read = disk.read(file.path);
  return read.kind === "failed" ? [] : cutAt(read.bytes, 0).lostHeadings;
}
