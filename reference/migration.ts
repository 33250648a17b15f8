/** The migration from CLAUDE.md, as the real program does it and as the engine says. */
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Scenario } from "../src/engine/index.ts";
import {
  type Migration,
  type MigrationItem,
  type MigrationRelease,
  machineFiles,
  migrate,
} from "../src/engine/insight.ts";
import { AppServer } from "./appServer.ts";
import { Machine } from "./machine.ts";
import type { Program } from "./program.ts";
import { Refusal } from "./refusal.ts";

/** An item of `externalAgentConfig/detect`; other kinds (settings, skills, …) are not compared. */
interface DetectedItem {
  readonly itemType: string;
  /** "Import SOURCE to TARGET"; later releases say "Migrate". */
  readonly description: string;
  readonly cwd: string | null;
}

const DESCRIPTION = /^(?:Import|Migrate) (.*) to (.*)$/s;

/**
 * What the program detects and imports on a fresh machine. `cwds` as a client names them. Afterwards every scope is
 * imported once more by hand, also what was not offered: nothing may be written then.
 */
export async function migrateReally(
  scenario: Scenario,
  program: Program,
  cwds: readonly string[] = [scenario.launch.cwd],
): Promise<Migration> {
  const machine = new Machine(scenario, program);
  try {
    const server = await AppServer.start(machine.command(["app-server"], "/"));
    try {
      return await migrateWith(server, machine, scenario.machine.codexHome, cwds);
    } finally {
      await server.close();
    }
  } finally {
    machine.close();
  }
}

async function migrateWith(
  server: AppServer,
  machine: Machine,
  codexHome: string,
  cwds: readonly string[],
): Promise<Migration> {
  try {
    const asked = { includeHome: true, cwds: cwds.map((cwd) => machine.outward(cwd)) };
    const found = await server.call<{ readonly items: readonly DetectedItem[] }>("externalAgentConfig/detect", asked);
    const items = found.items.filter(({ itemType }) => itemType === "AGENTS_MD");
    await importAll(server, items);
    const migration = { items: items.map((item) => itemOf(machine.inward(item), machine)), error: null };
    await importByHand(server, machine, codexHome, cwds);
    return migration;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { items: [], error: error.message };
  }
}

async function importAll(server: AppServer, migrationItems: readonly DetectedItem[]): Promise<void> {
  // Of nothing to do later releases report no end.
  if (migrationItems.length === 0) return;
  const from = server.notifications.length;
  const answer = await server.call<{ readonly importId?: string }>("externalAgentConfig/import", { migrationItems });
  // 0.113.0 answers when it is done.
  if (answer.importId === undefined) return;
  await server.notified("end of the import", from, ({ method }) => method === "externalAgentConfig/import/completed");
}

/** Throws when an import writes over what is there, or where nothing was offered. */
async function importByHand(
  server: AppServer,
  machine: Machine,
  codexHome: string,
  cwds: readonly string[],
): Promise<void> {
  const before = targetsOf(machine, codexHome, cwds);
  const items = [null, ...cwds].map((cwd) => ({
    itemType: "AGENTS_MD",
    description: "",
    cwd: cwd === null ? null : machine.outward(cwd),
  }));
  await importAll(server, items);
  if (!isDeepStrictEqual(targetsOf(machine, codexHome, cwds), before))
    throw new Error("an import by hand has written a target");
}

/** What stands at every place where an import could write; null: nothing that can be read. */
function targetsOf(machine: Machine, codexHome: string, cwds: readonly string[]): (string | null)[] {
  const directories = [codexHome, ...cwds.flatMap((cwd) => [cwd, ...ancestors(cwd)])];
  return directories.map((directory) => {
    try {
      return machine.read(join(directory, "AGENTS.md"))?.toString("base64") ?? null;
    } catch {
      // A loop of links.
      return null;
    }
  });
}

function ancestors(path: string): string[] {
  return path === "/" ? [] : [dirname(path), ...ancestors(dirname(path))];
}

function itemOf({ description, cwd }: DetectedItem, machine: Machine): MigrationItem {
  const [, source = "", target = ""] = DESCRIPTION.exec(description) ?? [];
  return { source, target, cwd, text: machine.read(target)?.toString("utf8") ?? "" };
}

/** What the engine says about the same. */
export function migrateModelled(
  scenario: Scenario,
  release: MigrationRelease,
  cwds: readonly string[] = [scenario.launch.cwd],
): Migration {
  const { home, codexHome } = scenario.machine;
  return migrate(machineFiles(scenario), { home, codexHome, cwds }, release);
}
