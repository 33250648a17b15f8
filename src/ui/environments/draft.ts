/** The selection as the dialog edits it. Pure. */
import { type EnvironmentPick, parentOf, type Sentence } from "../../engine/index.ts";
import type { ScenarioDocument } from "../../scenario/document.ts";
import { parseScenario } from "../../scenario/schema.ts";

export const CHOICES = ["all", "none", "list"] as const;
export type Choice = (typeof CHOICES)[number];

/** A row keeps its key wherever it moves. */
export interface Row extends EnvironmentPick {
  readonly key: number;
}

export interface Draft {
  readonly choice: Choice;
  /** Kept while another choice is looked at. */
  readonly rows: readonly Row[];
}

/** `now`: what is selected, from which a list begins where there is none. */
export function draftOf({ launch }: ScenarioDocument, now: readonly EnvironmentPick[]): Draft {
  const { environments } = launch;
  const choice = environments === undefined ? "all" : environments.length === 0 ? "none" : "list";
  const listed = choice === "list" ? (environments ?? []) : now.length > 0 ? now : [{ id: "local", cwd: launch.cwd }];
  return { choice, rows: listed.map((pick, key) => ({ ...pick, key })) };
}

/** Null: every registered environment. Blanks around what was typed do not count. */
export function selectionIn({ choice, rows }: Draft): readonly EnvironmentPick[] | null {
  if (choice === "all") return null;
  return choice === "none"
    ? []
    : rows.map(({ key: _, ...pick }) => ({ ...pick, id: pick.id.trim(), cwd: pick.cwd.trim() }));
}

/** Empty where the scenario can hold the selection; a list without a row is left to the dialog. */
export function faultsOf({ machine, launch }: ScenarioDocument, draft: Draft): readonly Sentence[] {
  const environments = selectionIn(draft);
  if (environments === null) return [];
  const parsed = parseScenario({
    format: 1,
    launch: { cwd: launch.cwd, surface: "app-server", environments },
    ...(machine === undefined ? {} : { machine }),
  });
  return parsed.ok ? [] : parsed.faults;
}

export function moved(rows: readonly Row[], key: number, by: -1 | 1): readonly Row[] {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  const to = at + by;
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(at, 1).toSpliced(to, 0, row);
}

/** Another environment, with an id that is free. */
export function added(rows: readonly Row[], cwd: string): readonly Row[] {
  const ids = new Set(rows.map(({ id }) => id));
  let id = ids.has("local") ? "remote" : "local";
  for (let number = 2; ids.has(id); number++) id = `remote${number}`;
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return [...rows, { id, cwd, key }];
}

/** A list of suggestions is for choosing, not for reading. */
const OFFERED = 200;

/** The start directory, and every one that holds a file. */
export function directoriesIn({ files = {}, launch }: ScenarioDocument): readonly string[] {
  const found = [launch.cwd, ...Object.keys(files).map(parentOf)];
  return [...new Set(found)].slice(0, OFFERED).sort();
}
