/**
 * `npm run bench:links [-- --cases --page https://…]`: how long the link to each example of the gallery is, and to each
 * stored case: beside bare raw deflate of the same JSON in base64url, as a skeleton, and with only the files on the path.
 */
import { readdirSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { deflateRawSync } from "node:zlib";
import { ROOT } from "../scripts/runCommand.ts";
import { STAND_INS } from "../src/engine/index.ts";
import type { ScenarioDocument } from "../src/scenario/document.ts";
import { EXAMPLES } from "../src/scenario/examples/index.ts";
import { encodeLink, encodeSkeletonLink } from "../src/scenario/link.ts";
import { LINK_PLACES, type LinkPlace } from "../src/scenario/linkPlaces.ts";
import { parseScenario } from "../src/scenario/schema.ts";
import { trimToPath } from "../src/scenario/trim.ts";
import { median, percentile, table } from "./statistics.ts";

const { values } = parseArgs({
  options: {
    /** A row for each stored case, too. */
    cases: { type: "boolean", default: false },
    /** The address in front of the link, `#` not among it: it counts where a place has a limit. */
    page: { type: "string", default: "https://name.github.io/agents-md-playground/" },
  },
});

/** Characters more than bare deflate that a link may have. */
const ALLOWED = 150;

/** Lengths in characters; of the part behind `#`. Null: too large for a link. */
interface Lengths {
  readonly name: string;
  readonly bare: number;
  readonly link: number | null;
  readonly trimmed: number | null;
  readonly skeleton: number | null;
  readonly both: number | null;
}

async function lengthsOf(name: string, document: ScenarioDocument): Promise<Lengths> {
  const trimmed = trimToPath(document, STAND_INS).document;
  const skeleton = async (of: ScenarioDocument) =>
    (await encodeSkeletonLink(of, {}, { headings: false }))?.length ?? null;
  return {
    name,
    bare: deflateRawSync(JSON.stringify(document)).toString("base64url").length,
    link: (await encodeLink(document))?.length ?? null,
    trimmed: (await encodeLink(trimmed))?.length ?? null,
    skeleton: await skeleton(document),
    both: await skeleton(trimmed),
  };
}

function casesOf(directory: string): [string, ScenarioDocument][] {
  const files = readdirSync(directory).filter((file) => /^(?!rules\.)[^.]+\.json$/.test(file));
  return files.map((file) => {
    const parsed = parseScenario(JSON.parse(readFileSync(`${directory}/${file}`, "utf8")));
    if (!parsed.ok) throw new Error(`${file} is no scenario.`);
    return [file.slice(0, -".json".length), parsed.document];
  });
}

const PLACES = Object.keys(LINK_PLACES) as LinkPlace[];
const inAddress = (length: number): number => values.page.length + 1 + length;
const fits = (length: number | null, place: LinkPlace): boolean =>
  length !== null && inAddress(length) <= LINK_PLACES[place];
const shown = (length: number | null): string => (length === null ? "too large" : length.toLocaleString("en"));
const more = ({ bare, link }: Lengths): number => (link === null ? 0 : link - bare);

function rowOf(lengths: Lengths): string[] {
  const { name, bare, link, trimmed, skeleton, both } = lengths;
  const sign = more(lengths) > 0 ? "+" : "";
  const smallest = PLACES.find((place) => fits(link, place)) ?? "—";
  return [name, ...[bare, link].map(shown), sign + more(lengths), ...[trimmed, skeleton, both].map(shown), smallest];
}

function summaryOf(all: readonly Lengths[]): string {
  const links = all.map(({ link }) => link ?? Number.POSITIVE_INFINITY);
  const differences = all.map(more);
  const places = PLACES.map((place) => `${place} ${all.filter(({ link }) => fits(link, place)).length}`);
  return [
    `${all.length} links: median ${shown(median(links))}, longest ${shown(percentile(links, 1))} characters;`,
    `${Math.min(...differences)} to ${Math.max(...differences)} beside bare deflate (at most +${ALLOWED});`,
    `fit: ${places.join(", ")}; as skeletons median ${shown(median(all.map(({ skeleton }) => skeleton ?? Number.POSITIVE_INFINITY)))}`,
  ].join(" ");
}

const HEAD = ["", "bare", "link", "", "on the path", "skeleton", "both", "fits"];

const examples: Lengths[] = [];
for (const { id, load } of EXAMPLES) examples.push(await lengthsOf(id, await load()));
const cases: Lengths[] = [];
for (const [name, document] of casesOf(`${ROOT}/reference/cases`)) cases.push(await lengthsOf(name, document));

console.log(`Characters behind "#"; "fits": the smallest place for it, behind ${values.page}#`);
console.log(`(${PLACES.map((place) => `${place} ${shown(LINK_PLACES[place])}`).join(", ")})\n`);
console.log(table(HEAD, examples.map(rowOf)));
if (values.cases) console.log(`\n${table(HEAD, cases.map(rowOf))}`);
console.log(`\nExamples: ${summaryOf(examples)}\nStored cases: ${summaryOf(cases)}`);

const tooLong = [...examples, ...cases].filter((one) => more(one) > ALLOWED);
if (tooLong.length > 0) {
  console.error(`\nMore than ${ALLOWED} characters above bare deflate: ${tooLong.map(({ name }) => name).join(", ")}`);
  process.exitCode = 1;
}
