/**
 * A scenario in the hash of an address. Form 1: `1-`, checksum (6 letters), length of the rest (base 36), `-`, and the
 * rest: base64url of the raw deflate of JSON. Only `A-Za-z0-9-_`. Reading never throws, and holds to `LIMITS`.
 */
import { encodeUtf8, type Sentence } from "../engine/index.ts";
import type { ScenarioDocument } from "./document.ts";
import { LIMITS } from "./limits.ts";
import { checksum, deflate, fromBase64Url, inflate, toBase64Url } from "./linkBytes.ts";
import { type LinkView, readView, withoutDefaults } from "./linkForm.ts";
import { parseScenario } from "./schema.ts";
import { packSkeleton, type SkeletonOptions } from "./skeleton.ts";
import { expandSkeleton } from "./skeletonExpand.ts";

export type { LinkView } from "./linkForm.ts";

/** The form that is written. Older ones stay readable for ever. */
const FORM = 1;

export type LinkFault =
  /** No link of this app. */
  | { readonly kind: "foreign" }
  /** Written by a later version of this app. */
  | { readonly kind: "newer"; readonly form: number }
  /** The end is missing: some programs cut long addresses. Null: not even the length is there. */
  | { readonly kind: "cut"; readonly found: number; readonly wanted: number | null }
  | { readonly kind: "damaged" }
  /** More than this app opens. */
  | { readonly kind: "tooLarge" }
  /** Readable, but no scenario. */
  | { readonly kind: "invalid"; readonly faults: readonly Sentence[] };

export type DecodedLink =
  | { readonly ok: true; readonly document: ScenarioDocument; readonly view: LinkView }
  | { readonly ok: false; readonly fault: LinkFault };

/** The hash of a link, without `#`; null when the scenario is too large for one. */
export async function encodeLink(document: ScenarioDocument, view: LinkView = {}): Promise<string | null> {
  return packLink(linkText(document, view));
}

/** A link in which every text is only its shape: see `skeleton.ts`. */
export async function encodeSkeletonLink(
  document: ScenarioDocument,
  view: LinkView,
  options: SkeletonOptions,
): Promise<string | null> {
  const packed = packSkeleton({ format: 1, launch: document.launch, ...withoutDefaults(document) }, options);
  return packLink(linkText(packed as ScenarioDocument, view));
}

/** The JSON text inside a link. */
export function linkText(document: ScenarioDocument, view: LinkView): string {
  return JSON.stringify({ ...withoutDefaults(document), ...(Object.keys(view).length === 0 ? {} : { view }) });
}

/** Wraps the text of a link; null when it is too large. */
export async function packLink(text: string): Promise<string | null> {
  const bytes = encodeUtf8(text);
  if (bytes.length > LIMITS.linkBytes || faultOfJson(text) !== null) return null;
  const body = toBase64Url(await deflate(bytes));
  return body.length > LIMITS.linkCharacters ? null : `${FORM}-${checksum(body)}${body.length.toString(36)}-${body}`;
}

/** Does a hash, with or without `#`, look like a link to a scenario, of whatever form? */
export function isLink(hash: string): boolean {
  return /^#?\d+-/.test(hash);
}

/** Reads a hash, with or without `#`. */
export async function decodeLink(hash: string): Promise<DecodedLink> {
  try {
    return await decode(hash.replace(/^#/, ""));
  } catch {
    // Raw deflate that breaks off or is none, and bytes that are not UTF-8.
    return fail({ kind: "damaged" });
  }
}

async function decode(hash: string): Promise<DecodedLink> {
  const form = /^(\d{1,6})-/.exec(hash)?.[1];
  if (form === undefined || Number(form) === 0) return fail({ kind: "foreign" });
  if (Number(form) > FORM) return fail({ kind: "newer", form: Number(form) });
  const body = bodyOf(hash.slice(form.length + 1));
  if ("kind" in body) return fail(body);
  const packed = fromBase64Url(body.text);
  if (packed === null) return fail({ kind: "damaged" });
  const bytes = await inflate(packed, LIMITS.linkBytes);
  if (bytes === null) return fail({ kind: "tooLarge" });
  return read(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
}

/** What is inside the frame. What a program has added behind it (a full stop, a bracket) is of no interest. */
function bodyOf(framed: string): LinkFault | { readonly text: string } {
  const frame = /^([\w-]{6})([0-9a-z]{1,6})-([\w-]*)/.exec(framed);
  if (frame === null) {
    const cut = framed.length < 13 && /^[\w-]{0,6}[0-9a-z]*$/.test(framed);
    return cut ? { kind: "cut", found: framed.length, wanted: null } : { kind: "damaged" };
  }
  const [, sum = "", length = "", rest = ""] = frame;
  const wanted = Number.parseInt(length, 36);
  if (wanted > LIMITS.linkCharacters) return { kind: "tooLarge" };
  if (rest.length < wanted) return { kind: "cut", found: rest.length, wanted };
  const text = rest.slice(0, wanted);
  return checksum(text) === sum ? { text } : { kind: "damaged" };
}

function read(text: string): DecodedLink {
  const fault = faultOfJson(text);
  if (fault !== null) return fail(fault);
  const json: unknown = JSON.parse(text);
  if (typeof json !== "object" || json === null || Array.isArray(json)) return fail({ kind: "damaged" });
  const { view, ...document } = json as Record<string, unknown>;
  const whole = document.skeleton === true ? expandSkeleton(document) : document;
  if (whole === null) return fail({ kind: "tooLarge" });
  const parsed = parseScenario({ format: 1, ...whole });
  if (parsed.ok) return { ok: true, document: parsed.document, view: readView(view) };
  return fail({ kind: "invalid", faults: parsed.faults.slice(0, LIMITS.linkFaults) });
}

/** Looks at the nesting and the number of members before anything is built of them. */
function faultOfJson(text: string): LinkFault | null {
  let depth = 0;
  let members = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 34) quoted = !quoted;
    else if (code === 92) i += 1;
    else if (quoted) continue;
    else if (code === 91 || code === 123) depth += 1;
    else if (code === 93 || code === 125) depth -= 1;
    else if (code === 44) members += 1;
    if (depth > LIMITS.linkDepth || members > LIMITS.linkMembers) return { kind: "tooLarge" };
  }
  return null;
}

function fail(fault: LinkFault): DecodedLink {
  return { ok: false, fault };
}
