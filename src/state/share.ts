/** Links to the open scenario: what one keeps, and opening one without losing what was there. */

import { CODEX_RELEASES, type CodexRelease, loadRules } from "../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../scenario/document.ts";
import {
  decodeLink,
  encodeLink,
  encodeSkeletonLink,
  type LinkFault,
  type LinkView,
  linkText,
} from "../scenario/link.ts";
import type { SkeletonOptions } from "../scenario/skeleton.ts";
import { openDocument } from "./opening.ts";
import type { AppStore } from "./store.ts";
import { type Reveal, TABS, type View } from "./view.ts";

/** The part of the view that a link keeps: tab, file with line or selection, step, request. */
export function linkViewOf({ tab, selected, caret, step, request }: View): LinkView {
  const at = caret !== null && caret.path === selected ? placeOf(caret) : null;
  return {
    ...(tab === "answer" ? {} : { tab }),
    ...(selected === null ? {} : { file: selected }),
    ...(selected === null || at === null ? {} : { at }),
    ...(step === null ? {} : { step }),
    ...(request === null ? {} : { request }),
  };
}

function placeOf({ line, column, end }: NonNullable<View["caret"]>): NonNullable<LinkView["at"]> | null {
  if (line !== end.line || column !== end.column) return [line, column, end.line, end.column];
  return line === 1 && column === 1 ? null : [line, column];
}

/** The address of the page with the scenario in its hash; null when the scenario is too large for a link. */
export async function scenarioLink(
  document: ScenarioDocument,
  view: LinkView = {},
  page: string = location.href,
): Promise<string | null> {
  return addressOf(await encodeLink(document, view), page);
}

/** The same with fillers in the place of texts. */
export async function skeletonLink(
  document: ScenarioDocument,
  view: LinkView,
  options: SkeletonOptions,
  page: string = location.href,
): Promise<string | null> {
  return addressOf(await encodeSkeletonLink(document, view, options), page);
}

function addressOf(hash: string | null, page: string): string | null {
  if (hash === null) return null;
  const url = new URL(page);
  url.hash = hash;
  return url.href;
}

export type OpenedLink =
  /** `replaced`: another scenario was open before. `compare`: the releases to show beside each other. */
  | { readonly ok: true; readonly replaced: boolean; readonly compare: readonly [CodexRelease, CodexRelease] | null }
  | { readonly ok: false; readonly fault: LinkFault };

/** Opens a link as an example is opened: the former scenario is one undo away. A bad link changes nothing. */
export async function openLink(app: AppStore, hash: string): Promise<OpenedLink> {
  const decoded = await decodeLink(hash);
  if (!decoded.ok) return decoded;
  const { document, view } = decoded;
  const replaced = linkText(document, {}) !== linkText(app.getState().document, {});
  // Without its rules the answer is empty until they come.
  await loadRules(normaliseScenario(document)).catch(() => undefined);
  if (replaced) openDocument(app, document, "link");
  app.getState().setView(shownBy(document, view));
  return { ok: true, replaced, compare: comparedBy(view) };
}

/** A release that this app does not know is not compared. */
function comparedBy({ compare }: LinkView): readonly [CodexRelease, CodexRelease] | null {
  const [left, right] = (compare ?? []).map((name) => CODEX_RELEASES.find((release) => release === name));
  return left === undefined || right === undefined ? null : [left, right];
}

function shownBy(document: ScenarioDocument, { tab, file, at, step, request }: LinkView): Partial<View> {
  const known = file !== undefined && exists(document, file) ? file : null;
  return {
    tab: TABS.find((one) => one === tab) ?? "answer",
    pane: "results",
    step: step ?? null,
    request: request ?? null,
    ...(known === null ? {} : { selected: known }),
    ...(known === null || at === undefined ? {} : { reveal: revealOf(known, at) }),
  };
}

function revealOf(path: string, [line, column, endLine, endColumn]: NonNullable<LinkView["at"]>): Reveal {
  const place = { path, line, column };
  return endLine === undefined || endColumn === undefined
    ? place
    : { ...place, end: { line: endLine, column: endColumn } };
}

/** Files that a step makes are no files of the scenario, and are not looked for. */
function exists({ files = {} }: ScenarioDocument, path: string): boolean {
  return Object.hasOwn(files, path) || Object.keys(files).some((one) => one.startsWith(`${path}/`));
}
