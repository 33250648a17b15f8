/**
 * An import from the first name to the open scenario: read, look at it and say what a browser cannot see, open. Nothing
 * of the open scenario changes before the last step, and then it is one undo away.
 */
import { createStore } from "zustand/vanilla";
import type { Sentence } from "../engine/index.ts";
import type { ScenarioDocument } from "../scenario/document.ts";
import { ARCHIVED_SCENARIO, archivedScenario } from "../scenario/export/archive.ts";
import { composeHome, composeRepository } from "../scenario/import/compose.ts";
import type { Bundle, LeftOut, LeftOutReason } from "../scenario/import/entries.ts";
import { shownName, Tally } from "../scenario/import/entries.ts";
import { Cancelled, type Gathered, gather, type Progress } from "../scenario/import/gather.ts";
import { guessLocation, hasGit, isLocation, type LocationGuess, looksLikeGit } from "../scenario/import/place.ts";
import { type ByteSource, openZip, type ZipFault } from "../scenario/import/zip.ts";
import { LIMITS } from "../scenario/limits.ts";
import { momentAt } from "./moment.ts";
import { openDocument } from "./opening.ts";
import { simulationOf } from "./simulation.ts";
import type { AppStore } from "./store.ts";

/** How something came, which decides what could be seen of it. */
export type Way = "walk" | "list" | "zip" | "paste";

export type ImportFault =
  | { readonly kind: "zip"; readonly name: string; readonly fault: ZipFault }
  | { readonly kind: "scenario"; readonly name: string; readonly faults: readonly Sentence[] }
  | { readonly kind: "tooLarge"; readonly name: string; readonly limit: number }
  | { readonly kind: "unreadable"; readonly name: string };

export interface Review {
  readonly repository: Gathered | null;
  readonly home: Gathered | null;
  readonly way: Way;
  readonly seesEmptyDirectories: boolean;
  readonly guess: LocationGuess;
  /** `.git` came along. */
  readonly hasGit: boolean;
  readonly probablyGit: boolean;
  readonly leftOut: readonly (LeftOut & { readonly reason: LeftOutReason })[];
  /** Folders that were dropped beside the one that is taken. */
  readonly others: readonly string[];
}

export type ImportState =
  | { readonly stage: "closed" }
  | { readonly stage: "choose" }
  | { readonly stage: "reading"; readonly name: string; readonly progress: Progress }
  | { readonly stage: "review"; readonly review: Review }
  | { readonly stage: "refused"; readonly fault: ImportFault };

export const importing = createStore<ImportState>()(() => ({ stage: "closed" }));

const set = (state: ImportState): void => importing.setState(state, true);

/** The import that runs: a later one, or a cancel, ends it. */
let running: { aborted: boolean } = { aborted: false };

export function chooseImport(): void {
  set({ stage: "choose" });
}

export function closeImport(): void {
  running.aborted = true;
  set({ stage: "closed" });
}

export function refuseImport(fault: ImportFault): void {
  set({ stage: "refused", fault });
}

/** What is brought at once. */
export interface Bringing {
  readonly bundles: readonly Bundle[];
  readonly way: Way;
  readonly seesEmptyDirectories: boolean;
  /** What was refused before anything was looked at. */
  readonly refused?: readonly { readonly reason: LeftOutReason; readonly path: string }[];
  /** Where the folder is, when that is known. */
  readonly location?: string | null;
}

/** Reads folders. A CODEX_HOME that comes while another folder is looked at is added to it. */
export async function bring(bringing: Bringing): Promise<void> {
  const before = importing.getState();
  const signal = { aborted: false };
  running.aborted = true;
  running = signal;
  const gathered: Gathered[] = [];
  try {
    for (const bundle of bringing.bundles) {
      const progress = (now: Progress): void => {
        if (!signal.aborted) set({ stage: "reading", name: bundle.name, progress: now });
      };
      progress({ seen: 0, read: 0 });
      gathered.push(await gather(bundle, { pause: pacer(), progress: eased(progress), signal }));
    }
  } catch (thrown) {
    if (thrown instanceof Cancelled) return;
    throw thrown;
  }
  if (signal.aborted) return;
  set({ stage: "review", review: reviewOf(bringing, gathered, before.stage === "review" ? before.review : null) });
}

function reviewOf(bringing: Bringing, gathered: readonly Gathered[], before: Review | null): Review {
  const folders = gathered.filter(({ isHome }) => !isHome);
  const repository = folders[0] ?? before?.repository ?? null;
  const home = gathered.find(({ isHome }) => isHome) ?? before?.home ?? null;
  const isNew = folders[0] !== undefined || before === null;
  const has = (path: string): boolean => repository?.has(path) ?? false;
  const isFile = (path: string): boolean => typeof repository?.files.get(path) === "string";
  const projects = home?.configs.get("config.toml")?.projects ?? [];
  const said = isNew ? (bringing.location ?? null) : null;
  const name = repository?.name ?? "";
  return {
    repository,
    home,
    way: isNew ? bringing.way : before.way,
    seesEmptyDirectories: isNew ? bringing.seesEmptyDirectories : before.seesEmptyDirectories,
    guess:
      said !== null && isLocation(said)
        ? { location: said, from: null }
        : guessLocation(name, repository?.directories ?? new Set(), projects),
    hasGit: hasGit(has, isFile),
    probablyGit: looksLikeGit(has),
    leftOut: leftOutOf([repository, home], bringing),
    others: folders.slice(1).map((folder) => shownName(folder.name)),
  };
}

function leftOutOf(gathered: readonly (Gathered | null)[], { refused = [] }: Bringing): Review["leftOut"] {
  const tally = new Tally();
  for (const { reason, path } of refused) tally.add(reason, path);
  const all = [...tally.all, ...gathered.flatMap((one) => one?.leftOut ?? [])];
  const sums = new Map<LeftOutReason, LeftOut & { readonly reason: LeftOutReason }>();
  for (const one of all) {
    const known = sums.get(one.reason);
    sums.set(one.reason, {
      reason: one.reason,
      count: (known?.count ?? 0) + one.count,
      samples: [...(known?.samples ?? []), ...one.samples].slice(0, 6),
    });
  }
  return [...sums.values()];
}

/** An archive: a scenario of this app's own making, or a folder. */
export async function bringZip(app: AppStore, source: ByteSource, name: string): Promise<void> {
  const opened = await openZip(source, name).catch(() => null);
  if (opened === null) return refuseImport({ kind: "unreadable", name: shownName(name) });
  if (!opened.ok) return refuseImport({ kind: "zip", name: shownName(name), fault: opened.fault });
  const archived = await archivedScenario(opened.bundle).catch(() => null);
  if (archived === "tooLarge") {
    return refuseImport({ kind: "tooLarge", name: ARCHIVED_SCENARIO, limit: LIMITS.archiveScenarioBytes });
  }
  if (archived?.ok) return openWhole(app, archived.document);
  return bring({ bundles: [opened.bundle], way: "zip", seesEmptyDirectories: true, refused: opened.refused });
}

/** A whole scenario: there is nothing to ask. */
export function openWhole(app: AppStore, document: ScenarioDocument): void {
  closeImport();
  openDocument(app, document);
  app.getState().setView({ tab: "answer" });
  app.getState().notify({ id: "notice.opened", params: { title: document.title ?? "" } }, "news", { undo: true });
}

export interface ImportAnswers {
  readonly location: string;
  readonly isGit: boolean;
}

/** Opens what is looked at, as examples are opened, and shows the answer. */
export async function openImported(app: AppStore, review: Review, answers: ImportAnswers): Promise<void> {
  const { repository, home } = review;
  const { document: present, texts } = app.getState();
  const opened = repository === null ? withHome(present, home) : composeRepository(repository, home, answers);
  // The simulator takes up thousands of files in a task of its own, and looks at what became of each in another one;
  // what is drawn then finds both done.
  await turn();
  const played = simulationOf(opened, texts);
  await turn();
  if (played.ok) momentAt(played.simulation, null, () => played.simulation);
  await turn();
  if (app.getState().document !== present || importing.getState().stage !== "review") return;
  closeImport();
  openDocument(app, opened, "import");
  const { setView, notify } = app.getState();
  setView({ tab: "answer", pane: "results", expanded: { [opened.launch.cwd]: true } });
  const read = (repository?.read.length ?? 0) + (home?.read.length ?? 0);
  const files = (repository?.files.size ?? 0) + (home?.files.size ?? 0);
  const left = review.leftOut.reduce((sum, { count }) => sum + count, 0);
  notify({ id: "notice.imported", params: { name: repository?.name ?? ".codex", files, read, left } }, "news", {
    undo: true,
  });
}

function withHome(document: ScenarioDocument, home: Gathered | null): ScenarioDocument {
  return home === null ? document : composeHome(document, home);
}

/** Lets the page have its turn. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Milliseconds of work after which the page gets its turn. */
const SLICE = 24;

/** Lets the page live on, but only when it has waited for some time: each turn costs. */
function pacer(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE) return;
    await turn();
    since = performance.now();
  };
}

/** Milliseconds between two reports of progress. */
const REPORTS = 80;

function eased(report: (progress: Progress) => void): (progress: Progress) => void {
  let last = 0;
  return (progress) => {
    const now = performance.now();
    if (now - last < REPORTS) return;
    last = now;
    report(progress);
  };
}
