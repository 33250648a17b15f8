/**
 * `npm run -s scenario -- FILE [--check]`: a scenario in, the requests of Codex out, as one JSON document. With `--migrate`
 * instead what its migration from CLAUDE.md would write, for the home and for `launch.cwd`, before any step. `-c KEY=VALUE`
 * adds to `launch.overrides`, read as Codex reads it.
 *
 * Exit status: 0 printed (also when Codex refuses to start); 1 with `--check` when an instruction file is cut or lost,
 * or the start is refused; 2 when the scenario is not valid or cannot be read (one line a fault on standard error).
 */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  loadRules,
  type Scenario,
  type Sentence,
  STAND_INS,
  simulate,
  type TextPack,
  type Texts,
  textsOf,
} from "../src/engine/index.ts";
import {
  codexRefusal,
  codexWarnings,
  endOf,
  type Finding,
  findingsOf,
  machineFiles,
  migrate,
  readOverrideText,
} from "../src/engine/insight.ts";
import { headlessDocument, passesCheck } from "../src/scenario/output.ts";
import { parseScenarioText } from "../src/scenario/schema.ts";
import { say } from "../src/ui/i18n/catalogue.ts";
import { findingMessage } from "../src/ui/i18n/findingMessage.ts";
import { findingsEn } from "../src/ui/i18n/findings/all.en.ts";
import { PLAIN } from "../src/ui/i18n/format.ts";
import { sentencesEn } from "../src/ui/i18n/sentences.en.ts";
import { errorSentencesEn } from "../src/ui/i18n/sentences.error.en.ts";
import { faultSentencesEn } from "../src/ui/i18n/sentences.fault.en.ts";

const USAGE =
  "usage: npm run -s scenario -- FILE [--check | --migrate] [-c KEY=VALUE]…     (FILE - reads standard input)";

const SENTENCES = { ...sentencesEn, ...errorSentencesEn, ...faultSentencesEn };

function inEnglish(sentence: Sentence): string {
  return say(SENTENCES, sentence);
}

function findingInEnglish(finding: Finding): string {
  return findingMessage(finding, findingsEn, PLAIN);
}

/** Ends with status 2, one line a fault. */
function refuse(lines: readonly string[]): never {
  process.stderr.write(`${lines.join("\n")}\n`);
  process.exit(2);
}

function read(file: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    return refuse([`${file}: ${(error as Error).message}`]);
  }
}

/** Codex's own texts when they have been made (`npm run texts`), placeholders otherwise. */
function textsFor(release: string): Texts {
  const file = new URL(`../public/codex-texts/${release}.json`, import.meta.url);
  return existsSync(file) ? textsOf(JSON.parse(readFileSync(file, "utf8")) as TextPack) : STAND_INS;
}

type Task = "print" | "check" | "migrate";

interface Arguments {
  readonly file: string;
  readonly task: Task;
  /** As they are typed: `KEY=VALUE`. */
  readonly overrides: readonly string[];
}

const OPTIONS = {
  check: { type: "boolean" },
  migrate: { type: "boolean" },
  config: { type: "string", short: "c", multiple: true },
} as const;

function argumentsOf(): Arguments {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    const [file] = positionals;
    const task = values.migrate ? "migrate" : values.check ? "check" : "print";
    if (file !== undefined && positionals.length === 1 && !(values.check && values.migrate)) {
      return { file, task, overrides: values.config ?? [] };
    }
  } catch (error) {
    refuse([(error as Error).message, USAGE]);
  }
  return refuse([USAGE]);
}

function print(document: unknown): void {
  process.stdout.write(`${JSON.stringify(document, null, 1)}\n`);
}

function printMigration(scenario: Scenario): void {
  const { home, codexHome } = scenario.machine;
  const places = { home, codexHome, cwds: [scenario.launch.cwd] };
  const { items, error } = migrate(machineFiles(scenario), places, scenario.codex);
  print({ items: items.map(({ source, target, text }) => ({ source, target, text })), error });
}

async function printRequests(scenario: Scenario, check: boolean): Promise<void> {
  await loadRules(scenario);
  const simulation = simulate(scenario, textsFor(scenario.codex));
  const findings = findingsOf(scenario, simulation, endOf(simulation));
  const document = headlessDocument(simulation, findings, {
    refusal: codexRefusal(scenario),
    ignored: codexWarnings(scenario),
    say: inEnglish,
    tell: findingInEnglish,
  });
  print(document);
  if (check && !passesCheck(document)) process.exitCode = 1;
}

/** The scenario with further overrides; a later one for the same key wins. */
function withOverrides(scenario: Scenario, texts: readonly string[]): Scenario {
  const more = texts.map((text) => {
    const read = readOverrideText(text);
    return read.ok ? ([read.key, read.value] as const) : refuse([`-c: ${read.says}`]);
  });
  const { launch } = scenario;
  return { ...scenario, launch: { ...launch, overrides: { ...launch.overrides, ...Object.fromEntries(more) } } };
}

const { file, task, overrides } = argumentsOf();
const parsed = parseScenarioText(read(file));
if (!parsed.ok) refuse(parsed.faults.map(inEnglish));
const scenario = withOverrides(parsed.scenario, overrides);
if (task === "migrate") printMigration(scenario);
else await printRequests(scenario, task === "check");
