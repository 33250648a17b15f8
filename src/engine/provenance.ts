/**
 * Text whose every piece knows where it comes from. A message is assembled once, as spans; plain strings, sizes,
 * diagrams and JSON are views of the spans.
 */
import { encodeUtf8 } from "./machine/utf8.ts";
import { offsetsOf } from "./machine/utf8Offsets.ts";

export const CONFIG_LAYERS = ["system", "user", "profile", "project", "override", "managed", "requirements"] as const;
/**
 * Where a configuration value stands: `/etc/codex/config.toml`, `<CODEX_HOME>/config.toml`, the file of `-p`, a project's
 * `.codex/config.toml`, `-c`, `/etc/codex/managed_config.toml`, `/etc/codex/requirements.toml`.
 */
export type ConfigLayerKind = (typeof CONFIG_LAYERS)[number];

/** A place in a configuration file. Lines and columns count from 1, columns in characters (UTF-16 code units). */
export interface ConfigPlace {
  readonly layer: ConfigLayerKind;
  /** Absolute path of the file; null for `-c`, which has none. */
  readonly path: string | null;
  /** Dotted key. */
  readonly key: string;
  readonly line: number | null;
  readonly column: number | null;
}

export type Source =
  /** Bytes [start, end) of a file of the virtual machine. */
  | { readonly kind: "file"; readonly path: string; readonly start: number; readonly end: number }
  /** A value of the configuration. */
  | ({ readonly kind: "config" } & ConfigPlace)
  /** Codex's own prose, by its key in the text pack; [start, end) in UTF-16 code units of that text. */
  | { readonly kind: "codex"; readonly key: string; readonly start: number; readonly end: number }
  /** Tags, labels and separators that Codex writes around other text. */
  | { readonly kind: "separator" }
  /** A fact about the computer. */
  | { readonly kind: "machine"; readonly fact: "date" | "timezone" | "shell" | "tmpdir" | "codexHome" }
  /** A choice made when Codex was started: the directory, a thread parameter, the mode. */
  | {
      readonly kind: "launch";
      readonly key: "cwd" | "baseInstructions" | "developerInstructions" | "threadInstructions" | "environments";
    }
  /** A step of the timeline. */
  | { readonly kind: "step"; readonly step: number; readonly field: string }
  /** A value that Codex uses when nothing is configured. */
  | { readonly kind: "default"; readonly key: string };

export interface Span {
  readonly text: string;
  readonly source: Source;
  /** The bytes of the text, where they are not simply the text in UTF-8 (invalid ones were replaced). */
  readonly raw?: Uint8Array;
}

export type Spans = readonly Span[];

const SEPARATOR: Source = { kind: "separator" };

/** A tag, label or separator written by Codex. */
export function mark(text: string): Span {
  return { text, source: SEPARATOR };
}

export function span(text: string, source: Source): Span {
  return { text, source };
}

/** Bytes [start, end) of a file, decoded lossily to `text`. */
export function fileSpan(path: string, bytes: Uint8Array, start: number, end: number, text: string): Span {
  const source = { kind: "file", path, start, end } as const;
  return text.includes("\ufffd") ? { text, source, raw: bytes.subarray(start, end) } : { text, source };
}

/** The stretch [start, end) of a span, in UTF-16 code units; its source is narrowed along. */
export function sliceSpan(piece: Span, start: number, end: number): Span {
  const { text, source, raw } = piece;
  if (start <= 0 && end >= text.length) return piece;
  const part = text.slice(start, end);
  if (source.kind === "codex") {
    return { text: part, source: { ...source, start: source.start + start, end: source.start + end } };
  }
  if (source.kind !== "file") return { text: part, source };
  const offsets = offsetsOf(text, raw ?? null);
  const [from, to] = [offsets.byteOf(start), offsets.byteOf(end)];
  const narrowed = { ...source, start: source.start + from, end: source.start + to };
  return { text: part, source: narrowed, ...(raw === undefined ? {} : { raw: raw.subarray(from, to) }) };
}

/** The plain text of spans. */
export function textOf(spans: Spans): string {
  let text = "";
  for (const piece of spans) text += piece.text;
  return text;
}

/** UTF-8 length of a string, in bytes. A lone surrogate counts as U+FFFD, 3 bytes. */
export function byteLength(text: string): number {
  return encodeUtf8(text).length;
}

/** UTF-8 length of spans, in bytes. */
export function bytesOf(spans: Spans): number {
  let bytes = 0;
  for (const piece of spans) bytes += byteLength(piece.text);
  return bytes;
}
