/** Instruction files of a wanted size, written by pure functions: realistic Markdown, the same on every machine. */
import { byteLength } from "../../engine/index.ts";

interface Topic {
  readonly heading: string;
  readonly rules: readonly string[];
}

/** What a handbook talks about. Every rule makes sense for every package, so that each can have its own. */
const TOPICS: readonly Topic[] = [
  {
    heading: "Set-up",
    rules: [
      "Use pnpm. Never commit a lock file that another package manager wrote.",
      "Run `pnpm install --frozen-lockfile` before anything else.",
      "Node comes from `.nvmrc`; do not raise it in passing.",
      "Environment variables are described in `env.example`, never in code.",
      "A new dependency needs a sentence in the pull request that says why.",
    ],
  },
  {
    heading: "Style",
    rules: [
      "The formatter decides. Do not argue with it in comments.",
      "Names are words, not abbreviations; a boolean reads like a question.",
      "One exported thing a file, named like the file.",
      "Comments say why. What is said by the code is not said again.",
      "Dates are UTC until the moment they are shown.",
      "No default exports, no barrel files, no `any`.",
    ],
  },
  {
    heading: "Tests",
    rules: [
      "A bug fix begins with a test that fails.",
      "Tests assert behaviour that a person could notice, not calls.",
      "No sleeping in tests; wait for a condition or inject the clock.",
      "Fixtures are built by functions in `testing/`, not copied.",
      "A test that fails one time in a hundred is a failing test.",
    ],
  },
  {
    heading: "Interfaces",
    rules: [
      "Every endpoint has a schema; the schema is the documentation.",
      "Errors carry a code for programs and a sentence for people.",
      "A field is added, never renamed; removal waits for two releases.",
      "Pagination is by cursor. Page numbers are not offered.",
      "Money is an integer of the smallest unit, with its currency beside it.",
    ],
  },
  {
    heading: "Database",
    rules: [
      "Migrations live in `db/migrations`, one change each.",
      "Never edit a migration that has been applied anywhere.",
      "An index is created concurrently, in a migration of its own.",
      "Seeds are synthetic. No production rows, ever.",
      "Long-running backfills go through the queue, in batches that can stop.",
    ],
  },
];

/** The sections at the end of a handbook: what a person expects to be read and what a cut loses first. */
const CLOSING: readonly Topic[] = [
  {
    heading: "Security",
    rules: [
      "Secrets come from the vault. Do not read `.env` files, and do not ask for their contents.",
      "Report a leak before you fix it. The channel is watched day and night.",
      "User input is never part of a query, a path or a command line.",
      "Log identifiers, not contents: no names, no addresses, no tokens.",
      "A new permission starts with nothing and is widened with a reason.",
      "Uploads are checked by what is in them, not by their name.",
      "Links in mails carry a signature and an end date.",
      "Anything that a customer can trigger has a limit.",
      "Do not switch a check off to make a build pass. Ask.",
      "Keys are rotated by the job in `ops/rotate`, never by hand.",
      "An exception to these rules is written down beside the code that needs it, with a date on which it ends.",
    ],
  },
  {
    heading: "Release",
    rules: [
      "Releases are cut from main on Tuesdays. There is no release in the last week of a quarter.",
      "A release note says what changed for a user, in one sentence.",
      "Feature flags have an owner and a date on which they go.",
      "A migration is released before the code that needs it.",
      "A rollback is a release too and gets a note.",
      "The version comes from the tag. Do not edit it in a file.",
      "Every release is tried on staging by somebody who did not write it.",
      "Generated files are made by the release job. They are never part of a change.",
      "When a release is stopped, say so in the channel before you look for the cause.",
      "Packages are published by the job, not from a laptop.",
    ],
  },
  {
    heading: "Incidents",
    rules: [
      "Stop the bleeding first, then look for the cause.",
      "One person leads, one writes, the others work.",
      "Write times down while they happen, with the zone.",
      "Customers hear from us within the hour, even when there is nothing new.",
      "Data is never repaired by hand. Write a script, have it read, run it on a copy.",
      "A flag that stops the damage is better than a fix that might.",
      "The review asks how, not who, and ends with at most three tasks.",
      "A task from a review is done before the next feature.",
      "Alarms that nobody acts on are removed.",
      "What was learned is added to the section above that would have prevented it.",
    ],
  },
  {
    heading: "Contacts",
    rules: [
      "Questions about this file go to the platform channel.",
      "Questions about money go to billing, even when the code is not theirs.",
      "Questions about personal data go to privacy before anything is written.",
      "The list of owners is in `OWNERS`. It is checked every Monday, so trust it.",
      "Nobody has to answer outside working hours, except for the person on call.",
    ],
  },
];

const PACKAGES = [
  "accounts",
  "archive",
  "billing",
  "catalogue",
  "checkout",
  "consent",
  "exports",
  "imports",
  "ledger",
  "mailer",
  "pricing",
  "refunds",
  "reports",
  "search",
  "storefront",
  "workers",
] as const;

export interface HandbookOptions {
  readonly title: string;
  /** Lines after the title, before the first section. */
  readonly opening: readonly string[];
  /** Size in UTF-8 bytes, reached exactly. */
  readonly bytes: number;
  /** The last line. */
  readonly last: string;
}

function section(topic: Topic): string {
  return `\n## ${topic.heading}\n\n${topic.rules.map((rule) => `- ${rule}\n`).join("")}`;
}

/**
 * A handbook of exactly `bytes` bytes: an opening, topic sections with a part for each package, the short closing
 * sections and a last line. What is missing to the exact size is the length of a rule (a line of dashes) before them.
 */
export function handbook({ title, opening, bytes, last }: HandbookOptions): string {
  const head = `# ${title}\n\n${opening.map((line) => `${line}\n`).join("")}`;
  const tail = `${CLOSING.map(section).join("")}\n${last}\n`;
  const room = bytes - byteLength(head) - byteLength(tail);
  const middle = fill(room);
  const dashes = room - byteLength(middle) - 2;
  if (dashes < 3) throw new Error(`A handbook of ${bytes} bytes has no room for its opening and its last sections.`);
  return `${head}${middle}\n${"-".repeat(dashes)}\n${tail}`;
}

/** Sections for packages, as many as fit into `room` bytes with a line of at least three dashes after them. */
function fill(room: number): string {
  let text = "";
  let left = room - 5;
  for (const topic of TOPICS) {
    const general = section(topic);
    if (byteLength(general) > left) return text;
    text += general;
    left -= byteLength(general);
    for (const [index, name] of PACKAGES.entries()) {
      const rules = topic.rules.map((rule) => `In \`packages/${name}\`: ${lowered(rule)}`);
      // Each package begins with another rule, so that no two sections are alike.
      const turned = [...rules.slice(index % rules.length), ...rules.slice(0, index % rules.length)];
      for (const piece of ["\n", ...turned.map((rule) => `- ${rule}\n`)]) {
        if (byteLength(piece) > left) return text;
        text += piece;
        left -= byteLength(piece);
      }
    }
  }
  return text + notes(left);
}

/** Numbered decisions, for handbooks longer than all sections together. */
function notes(room: number): string {
  const rules = TOPICS.flatMap((topic) => topic.rules);
  let text = "";
  for (let number = 1; ; number++) {
    const rule = rules[(number * 7) % rules.length] ?? "";
    const piece = `${number === 1 ? "\n## Decisions\n\n" : ""}${number}. Decided again in review ${number}: ${lowered(rule)}\n`;
    if (byteLength(text) + byteLength(piece) > room) return text;
    text += piece;
  }
}

function lowered(rule: string): string {
  return /^[A-Z][a-z ]/.test(rule) ? rule.charAt(0).toLowerCase() + rule.slice(1) : rule;
}

/** A short file of rules. */
export function rules(title: string, ...lines: readonly string[]): string {
  return `# ${title}\n\n${lines.map((line) => `- ${line}\n`).join("")}`;
}

/** A file of exactly `bytes` bytes about one subject: for the files below the root of a repository. */
export function chapter(title: string, lines: readonly string[], bytes: number): string {
  let text = `# ${title}\n\n`;
  for (let at = 0; ; at++) {
    const round = Math.floor(at / lines.length);
    const line = `- ${round === 0 ? "" : `Still true after review ${round}: `}${lines[at % lines.length] ?? ""}\n`;
    if (byteLength(text) + byteLength(line) > bytes - 6) break;
    text += line;
  }
  const dashes = bytes - byteLength(text) - 2;
  if (dashes < 3) throw new Error(`A chapter of ${bytes} bytes has no room for its title.`);
  return `${text}\n${"-".repeat(dashes)}\n`;
}
