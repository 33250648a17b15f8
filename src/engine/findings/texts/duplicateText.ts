/** The same text in two files that are both sent: nothing is left out because it was said before. */
import { parentOf } from "../../machine/path.ts";
import { isBlank, trim } from "../../machine/utf8.ts";
import { byteLength } from "../../provenance.ts";
import type { FindingContext, Rule } from "../context.ts";
import { removeFile } from "../files/edits.ts";
import { type FindingPlace, type Fix, type FixEdit, type Found, fix, inFile, wholeFile } from "../finding.ts";
import { type SentText, sentRows, sentTexts } from "./sent.ts";
import { LineIndex, Lines, type Run } from "./sharedLines.ts";

/** A shorter run of lines that is the same in both is no finding, unless the files are equal. Bytes. */
const LEAST_BYTES = 200;

export const duplicateText: Rule<"duplicate-text"> = {
  severity: "info",
  /** Once for each pair of files; the place is in the one that is sent later. */
  *find(context) {
    yield* linkedTwice(context);
    const files = sentTexts(context);
    if (files.length < 2) return;
    const lines = files.map((file) => new Lines(sentPart(file)));
    for (const pair of pairsOf(files, lines)) yield* foundIn(context, files, lines, pair);
  },
};

type FoundCopy = Found<"duplicate-text">;

/** Two paths of one file. */
function* linkedTwice(context: FindingContext): Generator<FoundCopy> {
  const firstPaths = new Map<string, string>();
  for (const { path, used } of sentRows(context)) {
    const real = context.disk.realPath(path) ?? path;
    const other = firstPaths.get(real);
    if (other === undefined) {
      firstPaths.set(real, path);
      continue;
    }
    const link = [path, other].find((one) => isLink(context, one));
    const fixes = link === undefined ? [] : removed(context, link);
    yield { params: { path, other, bytes: used }, place: wholeFile(path), fixes };
  }
}

function isLink({ disk }: FindingContext, path: string): boolean {
  const node = disk.node(path);
  return typeof node === "object" && "symlink" in node;
}

interface Pair {
  /** Indices in the order of sending: `file` is sent after `other`. */
  readonly file: number;
  readonly other: number;
  /** Empty: the whole texts are equal. */
  readonly runs: { readonly here: Run; readonly there: Run }[];
}

/** Files that say the same. Each is compared with the smaller ones, so that the largest needs no index. */
function pairsOf(files: readonly SentText[], lines: readonly Lines[]): Pair[] {
  const pairs = new Map<string, Pair>();
  const pairOf = (a: number, b: number): Pair => {
    const [file, other] = a > b ? [a, b] : [b, a];
    const key = `${file} ${other}`;
    const pair = pairs.get(key) ?? { file, other, runs: [] };
    pairs.set(key, pair);
    return pair;
  };
  const wholes = new Map<string, number>();
  const index = new LineIndex(LEAST_BYTES);
  const bySize = files.map((_, at) => at).sort((a, b) => (files[a]?.end ?? 0) - (files[b]?.end ?? 0));
  for (const at of bySize) {
    const whole = trim(sentPart(files[at]));
    const equal = wholes.get(whole);
    if (equal !== undefined) {
      pairOf(at, equal);
      continue;
    }
    wholes.set(whole, at);
    const own = lines[at];
    if (own === undefined) continue;
    for (const { other, here, there } of index.sharedBy(own)) {
      pairOf(at, other).runs.push(at > other ? { here, there } : { here: there, there: here });
    }
    if (at !== bySize.at(-1)) index.add(at, own);
  }
  return [...pairs.values()].sort((a, b) => a.file - b.file || a.other - b.other);
}

function sentPart(sent: SentText | undefined): string {
  return sent === undefined ? "" : sent.text.slice(0, sent.end);
}

function foundIn(
  context: FindingContext,
  files: readonly SentText[],
  lines: readonly Lines[],
  pair: Pair,
): FoundCopy[] {
  const [file, other] = [files[pair.file], files[pair.other]];
  const [fileLines, otherLines] = [lines[pair.file], lines[pair.other]];
  if (file === undefined || other === undefined || fileLines === undefined || otherLines === undefined) return [];
  const { runs } = pair;
  const bytes = runs.reduce((sum, { here }) => sum + here.bytes, 0);
  return [
    {
      params: {
        path: file.path,
        other: other.path,
        bytes: runs.length === 0 ? byteLength(trim(sentPart(file))) : bytes,
      },
      place: placeOf(file, fileLines, runs[0]?.here),
      fixes: [
        ...without(
          context,
          file,
          fileLines,
          runs.map(({ here }) => here),
        ),
        ...without(
          context,
          other,
          otherLines,
          runs.map(({ there }) => there),
        ),
      ],
    },
  ];
}

function placeOf(file: SentText, lines: Lines, run: Run | undefined): FindingPlace {
  if (run === undefined) return wholeFile(file.path);
  const start = lines.start(run.from);
  return inFile(file.path, file.range(start, start + lengthOf(lines, run)));
}

/** UTF-16 code units from the start of the first line to the end of the last one, without its line end. */
function lengthOf(lines: Lines, { from, to }: Run): number {
  return lines.start(to - 1) + (lines.texts[to - 1] ?? "").length - lines.start(from);
}

/** The file without these lines; when nothing else stands in it, no file. */
function without(context: FindingContext, sent: SentText, lines: Lines, runs: readonly Run[]): readonly Fix[] {
  const cuts = [...runs].sort((a, b) => a.from - b.from);
  let rest = "";
  // Of a file that is cut, only the part that is sent is known to be a copy.
  let end = cuts.length === 0 ? sent.end : 0;
  for (const { from, to } of cuts) {
    rest += sent.text.slice(end, lines.start(from));
    end = lines.start(to);
  }
  if (isBlank(rest + sent.text.slice(end))) return removed(context, sent.row.path);
  if (cuts.length === 0 || typeof sent.node !== "string" || overlap(cuts)) return [];
  // From the last to the first, so that the offsets hold.
  const edits = cuts.reverse().map(({ from, to }): FixEdit => {
    return {
      kind: "replaceText",
      path: sent.path,
      start: lines.start(from),
      end: lines.start(to),
      text: "",
    };
  });
  return [fix("remove-text", { path: sent.path }, ...edits)];
}

/** One run of the other file may lie in two places of this one. */
function overlap(cuts: readonly Run[]): boolean {
  return cuts.some(({ from }, at) => from < (cuts[at - 1]?.to ?? 0));
}

/** Not when another file of the directory would take its place. */
function removed(context: FindingContext, path: string): readonly Fix[] {
  const isWaiting = context.moment.files.some(({ path: hidden, verdict }) => {
    return parentOf(hidden) === parentOf(path) && (verdict === "hidden" || verdict === "global-hidden");
  });
  return isWaiting ? [] : removeFile(context, path);
}
