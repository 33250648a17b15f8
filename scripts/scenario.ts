/**
 * `npm run -s scenario -- FILE [--check]`: a scenario in, the requests of Codex out, as one JSON document.
 *
 * Exit status: 0 printed (also when Codex refuses to start); 1 with `--check` when an instruction file is cut or lost,
 * or the start is refused; 2 when the scenario is not valid or cannot be read (one line a fault on standard error).
 */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  loadRelease,
  type Sentence,
  STAND_INS,
  simulate,
  type TextPack,
  type Texts,
  textsOf,
} from "../src/engine/index.ts";
import { endOf, type Finding, findingsOf } from "../src/engine/insight.ts";
import { headlessDocument, passesCheck } from "../src/scenario/output.ts";
import { parseScenarioText } from "../src/scenario/schema.ts";
import { say } from "../src/ui/i18n/catalogue.ts";
import { findingMessage } from "../src/ui/i18n/findingMessage.ts";
import { findingsEn } from "../src/ui/i18n/findings/all.en.ts";
import { PLAIN } from "../src/ui/i18n/format.ts";
import { sentencesEn } from "../src/ui/i18n/sentences.en.ts";
import { faultSentencesEn } from "../src/ui/i18n/sentences.fault.en.ts";

const USAGE = "usage: npm run -s scenario -- FILE [--check]     (FILE - reads standard input)";

const SENTENCES = { ...sentencesEn, ...faultSentencesEn };

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

function argumentsOf(): { readonly file: string; readonly check: boolean } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: "boolean" } } });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, check: values.check ?? false };
  } catch (error) {
    refuse([(error as Error).message, USAGE]);
  }
  return refuse([USAGE]);
}

const { file, check } = argumentsOf();
const parsed = parseScenarioText(read(file));
if (!parsed.ok) refuse(parsed.faults.map(inEnglish));
await loadRelease(parsed.scenario.codex);
const simulation = simulate(parsed.scenario, textsFor(parsed.scenario.codex));
const findings = findingsOf(parsed.scenario, simulation, endOf(simulation));
const document = headlessDocument(simulation, findings, { say: inEnglish, tell: findingInEnglish });
process.stdout.write(`${JSON.stringify(document, null, 1)}\n`);
if (check && !passesCheck(document)) process.exitCode = 1;
