/** Fetches the text pack: Codex's own texts, which the build reads out of the real program. */
import { type TextPack, type Texts, textsOf } from "../engine/index.ts";

export type TextsResult =
  | { readonly ok: true; readonly texts: Texts }
  /** There is no pack at that address. */
  | { readonly ok: false; readonly why: "absent" }
  /** What is there is not the pack of this release. */
  | { readonly ok: false; readonly why: "hash" | "release" | "form" };

/** Loads and checks the pack of a release; `base` is the address of the page. */
export async function loadTexts(release: string, base: string): Promise<TextsResult> {
  let body: string;
  try {
    const response = await fetch(new URL(`codex-texts/${release}.json`, base), { cache: "no-cache" });
    // A development server answers an unknown path with the page itself.
    if (!response.ok || response.headers.get("content-type")?.includes("html")) return { ok: false, why: "absent" };
    body = await response.text();
  } catch {
    return { ok: false, why: "absent" };
  }
  return checkPack(body, release);
}

/** A pack is used when its form, its release and the hash over its texts are right. */
export async function checkPack(body: string, release: string): Promise<TextsResult> {
  let pack: TextPack;
  try {
    pack = JSON.parse(body) as TextPack;
  } catch {
    return { ok: false, why: "form" };
  }
  if (!isTable(pack) || pack.format !== 1 || !isTable(pack.texts)) {
    return { ok: false, why: "form" };
  }
  if (pack.release !== release) return { ok: false, why: "release" };
  const { textKeysOf } = await import("../engine/textKeys.ts");
  if (textKeysOf(release).some((key) => typeof pack.texts[key] !== "string")) return { ok: false, why: "form" };
  // Outside a secure context (plain http on another machine) browsers have no crypto.subtle to check with.
  if (globalThis.crypto?.subtle !== undefined && (await sha256(JSON.stringify(pack.texts))) !== pack.sha256) {
    return { ok: false, why: "hash" };
  }
  return { ok: true, texts: textsOf(pack) };
}

function isTable(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
