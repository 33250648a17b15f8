/** Mutated scenario files: refused with a sentence, or simulated; nothing throws, nothing takes long. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { STAND_INS, simulate } from "../engine/index.ts";
import { endOf, findingsOf } from "../engine/insight.ts";
import { say } from "../ui/i18n/catalogue.ts";
import { sentencesEn } from "../ui/i18n/sentences.en.ts";
import { faultSentencesEn } from "../ui/i18n/sentences.fault.en.ts";
import { EXAMPLES } from "./examples/index.ts";
import { parseScenarioText } from "./schema.ts";

const MUTATIONS = 10_000;
/** Milliseconds for one document; on a computer that does other things too, the best of three counts. */
const LONGEST = 1_000;
const ATTEMPTS = 3;

const SENTENCES = { ...sentencesEn, ...faultSentencesEn };
const TEXTS = await Promise.all(EXAMPLES.map(async (example) => JSON.stringify(await example.load())));
TEXTS.push(
  JSON.stringify({
    format: 1,
    title: "All kinds",
    machine: {
      home: "/h",
      codexHome: "/h/.codex",
      shell: "zsh",
      date: "2026-02-03",
      timezone: "Asia/Tokyo",
      tmpdir: null,
    },
    files: {
      "/w/.git": { dir: true },
      "/w/AGENTS.md": "# Ä\n\nfirst",
      "/w/b": { base64: "gP8=" },
      "/w/l": { symlink: "AGENTS.md" },
      "/w/u": { unreadable: true },
      "/h/.codex/config.toml": 'model = "m"\n[projects."/w"]\ntrust_level = "trusted"\n',
    },
    launch: {
      cwd: "/w",
      surface: "app-server",
      mode: null,
      overrides: { "a.b": [1, { c: null }] },
      baseInstructions: "b",
      developerInstructions: "d",
      threadInstructions: "t",
    },
    steps: [
      {
        do: "turn",
        text: "one",
        parts: [{ text: "p" }, { image: true }],
        during: [
          { do: "write", path: "/w/AGENTS.md", node: "x" },
          { do: "remove", path: "/w/b" },
        ],
        steer: "s",
        context: { k: { kind: "untrusted", value: "v" } },
        skills: ["/s/SKILL.md"],
        usage: 7,
      },
      { do: "cd", cwd: "/w" },
      { do: "set", key: "sandbox", value: "read-only" },
      { do: "mode", mode: "plan" },
      { do: "trust", path: "/w", level: "untrusted" },
      { do: "compact", summary: "S" },
      { do: "shell", command: "ls", output: "o" },
      { do: "turn", text: "two", fails: "sample" },
      { do: "resume", cwd: "/w" },
      { do: "fork", afterTurn: 0 },
      { do: "revert", beforeTurn: 0 },
    ],
  }),
);

const STRANGE = [
  "null",
  "true",
  "[]",
  "{}",
  '""',
  "0",
  "-0",
  "-1",
  "1e21",
  "1e999",
  "0.1",
  '"__proto__"',
  '"constructor"',
  '"/"',
  '"\\ud800"',
  '"\\u0000"',
  '"../.."',
  '"/w/AGENTS.md"',
  '"NaN"',
  '{"__proto__":[]}',
  '{"dir":true}',
  '{"symlink":"."}',
  '{"symlink":"/w/AGENTS.md"}',
  '{"base64":"/w=="}',
  '"[[["',
  '"project_doc_max_bytes = -1"',
  `"${"/x".repeat(3000)}"`,
];
const KEYS = [
  "__proto__",
  "constructor",
  "toString",
  "do",
  "files",
  "/",
  "/w",
  "cwd",
  "mode",
  "",
  "model",
  "sandbox_mode",
];

/** What one mutation does; numbers are taken modulo what there is. */
const mutation = fc.record({
  kind: fc.constantFrom("replace", "delete", "duplicate", "rename", "move", "cut", "flip", "splice"),
  at: fc.nat(),
  to: fc.nat(),
  with: fc.nat(),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

interface Slot {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string | number;
}

function slotsOf(value: unknown, slots: Slot[] = []): Slot[] {
  if (typeof value !== "object" || value === null) return slots;
  const holder = value as Slot["holder"];
  for (const key of Object.keys(holder)) {
    slots.push({ holder, key: Array.isArray(holder) ? Number(key) : key });
    slotsOf((holder as Record<string, unknown>)[key], slots);
  }
  return slots;
}

function own(holder: Slot["holder"], key: string | number, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function mutateValue(json: unknown, { kind, at, to, with: pick }: Mutation): void {
  const slots = slotsOf(json);
  const slot = slots[at % slots.length];
  const other = slots[to % slots.length];
  if (slot === undefined || other === undefined) return;
  const value = (slot.holder as Record<string, unknown>)[slot.key];
  if (kind === "replace") own(slot.holder, slot.key, JSON.parse(STRANGE[pick % STRANGE.length] ?? "0"));
  else if (kind === "delete") {
    if (Array.isArray(slot.holder)) slot.holder.splice(Number(slot.key), 1);
    else delete slot.holder[slot.key];
  } else if (kind === "duplicate" && Array.isArray(slot.holder))
    slot.holder.splice(pick % 9, 0, structuredClone(value));
  else if (kind === "rename" && !Array.isArray(slot.holder)) {
    delete slot.holder[slot.key];
    own(slot.holder, KEYS[pick % KEYS.length] ?? "", value);
  } else own(other.holder, other.key, structuredClone(value));
}

function mutateText(text: string, { kind, at, to, with: pick }: Mutation): string {
  const [from, end] = [at % text.length, to % text.length].toSorted((a, b) => a - b) as [number, number];
  if (kind === "cut") return text.slice(0, from) + text.slice(Math.min(end, from + (pick % 40)));
  if (kind === "splice") return text.slice(0, from) + (STRANGE[pick % STRANGE.length] ?? "") + text.slice(from + 1);
  return (
    text.slice(0, from) + String.fromCharCode((text.charCodeAt(from) ^ (1 << (pick % 7))) & 0x7f) + text.slice(from + 1)
  );
}

function mutated(text: string, mutations: readonly Mutation[]): string {
  return mutations.reduce((current, one) => {
    if (["cut", "flip", "splice"].includes(one.kind)) return mutateText(current, one);
    try {
      const json: unknown = JSON.parse(current);
      mutateValue(json, one);
      return JSON.stringify(json);
    } catch {
      return mutateText(current, one);
    }
  }, text);
}

/** Everything that happens to a file that is opened. */
function take(text: string): "refused" | "simulated" {
  const parsed = parseScenarioText(text);
  if (!parsed.ok) {
    expect(parsed.faults.length).toBeGreaterThan(0);
    for (const fault of parsed.faults) expect(say(SENTENCES, fault).length).toBeGreaterThan(0);
    return "refused";
  }
  const simulation = simulate(parsed.scenario, STAND_INS);
  findingsOf(parsed.scenario, simulation, endOf(simulation));
  return "simulated";
}

it(`${MUTATIONS} mutated documents`, () => {
  const met = { refused: 0, simulated: 0 };
  fc.assert(
    fc.property(fc.nat(TEXTS.length - 1), fc.array(mutation, { minLength: 1, maxLength: 4 }), (index, mutations) => {
      const text = mutated(TEXTS[index] ?? "", mutations);
      let fastest = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < ATTEMPTS && fastest > LONGEST; attempt++) {
        const start = performance.now();
        met[take(text)] += 1;
        fastest = Math.min(fastest, performance.now() - start);
      }
      expect(fastest).toBeLessThan(LONGEST);
    }),
    { numRuns: MUTATIONS, seed: 158 },
  );
  // Both ways were gone often.
  expect(met.refused).toBeGreaterThan(MUTATIONS / 10);
  expect(met.simulated).toBeGreaterThan(MUTATIONS / 10);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
