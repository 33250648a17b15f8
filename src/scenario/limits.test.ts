/** Every limit of a document: the limit itself is accepted, one more is refused with a sentence. */
import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { say } from "../ui/i18n/catalogue.ts";
import { sentencesEn } from "../ui/i18n/sentences.en.ts";
import { faultSentencesEn } from "../ui/i18n/sentences.fault.en.ts";
import { faultSentencesZh } from "../ui/i18n/sentences.fault.zh.ts";
import { sentencesZh } from "../ui/i18n/sentences.zh.ts";
import { Inventory } from "./import/inventory.ts";
import { readPasted } from "./import/pasted.ts";
import { LIMITS } from "./limits.ts";
import { decodeLink } from "./link.ts";
import { checksum, toBase64Url } from "./linkBytes.ts";
import { parseScenario } from "./schema.ts";

const START = { format: 1, launch: { cwd: "/w" } };
const turn = (more: object) => ({ ...START, steps: [{ do: "turn", text: "", ...more }] });
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const table = (count: number, value: unknown, key = (index: number) => `/${index}`) =>
  Object.fromEntries(many(count, (index) => [key(index), value]));
/** A path of so many bytes, of names that are short enough. */
const path = (bytes: number): string =>
  `/${"n".repeat(199)}`
    .repeat(Math.ceil(bytes / 200))
    .slice(0, bytes - 2)
    .concat("xx");
const nested = (depth: number, value: unknown = 1): unknown => (depth === 0 ? value : [nested(depth - 1, value)]);
const PIECE = "x".repeat(LIMITS.fileSize);

type Unit = "entries" | "bytes" | "characters" | "levels";

/** A document of that size; what is said of one more: place and unit. */
const DOCUMENTS: readonly (readonly [keyof typeof LIMITS, (size: number) => unknown, string, Unit])[] = [
  ["files", (size) => ({ ...START, files: table(size, "") }), "files", "entries"],
  ["pathBytes", (size) => ({ ...START, launch: { cwd: path(size) } }), "launch.cwd", "bytes"],
  ["nameBytes", (size) => ({ ...START, files: { [`/é${"n".repeat(size - 2)}`]: "" } }), "files", "bytes"],
  ["fileSize", (size) => ({ ...START, files: { "/a": "x".repeat(size) } }), 'files["/a"]', "characters"],
  [
    "totalSize",
    (size) => ({
      ...START,
      files: { ...table(Math.floor(size / LIMITS.fileSize), PIECE), "/rest": "x".repeat(size % LIMITS.fileSize) },
    }),
    "files",
    "bytes",
  ],
  ["steps", (size) => ({ ...START, steps: many(size, () => ({ do: "turn", text: "" })) }), "steps", "entries"],
  ["parts", (size) => turn({ parts: many(size, () => ({ image: true })) }), "steps[0].parts", "entries"],
  ["skills", (size) => turn({ skills: many(size, (index) => `/${index}`) }), "steps[0].skills", "entries"],
  [
    "contextKeys",
    (size) => turn({ context: table(size, { kind: "untrusted", value: "" }) }),
    "steps[0].context",
    "entries",
  ],
  [
    "edits",
    (size) => turn({ during: many(size, (index) => ({ do: "remove", path: `/${index}` })) }),
    "steps[0].during",
    "entries",
  ],
  [
    "workspaceRoots",
    (size) => ({
      ...START,
      steps: [{ do: "set", key: "workspace_roots", value: many(size, (index) => `/${index}`).join("\n") }],
    }),
    "steps[0].value",
    "entries",
  ],
  [
    "outputBytes",
    (size) => ({ ...START, steps: [{ do: "shell", command: "x", output: `é${"x".repeat(size - 2)}` }] }),
    "steps[0].output",
    "bytes",
  ],
  [
    "depth",
    (size) => ({ ...START, launch: { cwd: "/w", overrides: { a: nested(size) } } }),
    'launch.overrides["a"]',
    "levels",
  ],
  ["title", (size) => ({ ...START, title: "x".repeat(size) }), "title", "characters"],
];

/** The faults of size in English and Chinese; null: accepted. */
function refusal(document: unknown): readonly string[] | null {
  const parsed = parseScenario(document);
  if (parsed.ok) return null;
  return parsed.faults.map((fault) => say({ ...sentencesEn, ...faultSentencesEn }, fault));
}

describe("a document", () => {
  it.each(DOCUMENTS)("%s", (name, make, where, unit) => {
    const limit = LIMITS[name];
    expect(refusal(make(limit))).toBeNull();
    const parsed = parseScenario(make(limit + 1));
    expect(parsed).toMatchObject({ ok: false, faults: [{ id: "fault.limit", params: { limit, unit } }] });
    if (parsed.ok) return;
    const [fault] = parsed.faults;
    if (fault?.id !== "fault.limit") throw new Error(`${name}: another fault`);
    expect(fault.params.where.startsWith(where)).toBe(true);
    for (const words of [
      { ...sentencesEn, ...faultSentencesEn },
      { ...sentencesZh, ...faultSentencesZh },
    ]) {
      const said = say(words, fault);
      expect(said).toContain(where);
      expect(said.replaceAll(/\D/g, "")).toContain(String(limit));
    }
  });

  it("counts base64 and the targets of symlinks as bytes", () => {
    const base64 = (bytes: number) => ({
      ...START,
      files: { "/a": { base64: Buffer.alloc(bytes).toString("base64") } },
    });
    expect(refusal(base64(LIMITS.fileSize - 1))).toBeNull();
    expect(refusal(base64(LIMITS.fileSize + 3))).toHaveLength(1);
    const link = (bytes: number) => ({ ...START, files: { "/a": { symlink: "x".repeat(bytes) } } });
    expect(refusal(link(LIMITS.pathBytes))).toBeNull();
    expect(refusal(link(LIMITS.pathBytes + 1))).toHaveLength(1);
  });

  it("documentDepth: what nests deeper is not looked at", () => {
    // The keys `launch`, `overrides` and `a` are three levels.
    const deep = (depth: number) =>
      parseScenario({ ...START, launch: { cwd: "/w", overrides: { a: nested(depth - 3) } } });
    const limit = (size: number) => [{ id: "fault.limit", params: { limit: size, unit: "levels" } }];
    expect(deep(LIMITS.documentDepth)).toMatchObject({ ok: false, faults: limit(LIMITS.depth) });
    expect(deep(LIMITS.documentDepth + 1)).toMatchObject({ ok: false, faults: limit(LIMITS.documentDepth) });
  });

  it("values", () => {
    // The document, `format`, `launch`, `cwd`, `overrides` and the list are six.
    const wide = (values: number) =>
      refusal({ ...START, launch: { cwd: "/w", overrides: { a: many(values - 6, () => 0) } } });
    expect(wide(LIMITS.values)).toBeNull();
    expect(wide(LIMITS.values + 1)).toEqual(["document is too large. At most 1,000,000 entries are allowed."]);
  });

  it("characters", () => {
    // Eight texts of the largest size, less the names of the keys.
    const large = (less: number) => {
      const replies = many(7, () => ({ do: "turn", text: "", reply: PIECE }));
      const document = { ...START, steps: [...replies, { do: "turn", text: PIECE.slice(less) }] };
      return refusal(document);
    };
    const keys = "formatlaunchcwd/wsteps".length + 8 * "dotextturn".length + 7 * "reply".length;
    expect(large(keys)).toBeNull();
    expect(large(keys - 1)).toEqual(["document is too large. At most 128,000,000 characters are allowed."]);
  });

  it("faults and quoted", () => {
    const wrong = (count: number) => refusal({ ...START, files: table(count, 5) });
    expect(wrong(LIMITS.faults)).toHaveLength(LIMITS.faults);
    expect(wrong(LIMITS.faults + 1)).toHaveLength(LIMITS.faults);
    const quoting = (length: number) => refusal({ ...START, ["k".repeat(length)]: 1 })?.[0];
    expect(quoting(LIMITS.quoted)).not.toContain("…");
    expect(quoting(LIMITS.quoted + 1)).toContain(`${"k".repeat(LIMITS.quoted)}…`);
  });
});

describe("a link", () => {
  /** A link whose text is exactly this. */
  const around = (text: string): string => {
    const body = toBase64Url(new Uint8Array(deflateRawSync(text)));
    return `1-${checksum(body)}${body.length.toString(36)}-${body}`;
  };
  const kindOf = async (text: string): Promise<string> => {
    const decoded = await decodeLink(around(text));
    return decoded.ok ? "ok" : decoded.fault.kind;
  };

  it("linkBytes", async () => {
    const padded = (bytes: number) => `{"launch":{"cwd":"/w"}}`.padEnd(bytes, " ");
    expect(await kindOf(padded(LIMITS.linkBytes))).toBe("ok");
    expect(await kindOf(padded(LIMITS.linkBytes + 1))).toBe("tooLarge");
  });

  it("linkMembers and linkDepth", async () => {
    const wide = (commas: number) => `{"launch":{"cwd":"/w","overrides":{"a":[${many(commas, () => 0).join(",")}]}}}`;
    // The comma behind the directory counts too.
    expect(await kindOf(wide(LIMITS.linkMembers))).toBe("ok");
    expect(await kindOf(wide(LIMITS.linkMembers + 1))).toBe("tooLarge");
    const deep = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
    expect(await kindOf(deep(LIMITS.linkDepth))).not.toBe("tooLarge");
    expect(await kindOf(deep(LIMITS.linkDepth + 1))).toBe("tooLarge");
  });

  it("linkFaults", async () => {
    const told = async (faults: number) => {
      const decoded = await decodeLink(around(JSON.stringify({ launch: { cwd: "/w" }, files: table(faults, 5) })));
      return !decoded.ok && decoded.fault.kind === "invalid" ? decoded.fault.faults.length : 0;
    };
    expect(await told(LIMITS.linkFaults)).toBe(LIMITS.linkFaults);
    expect(await told(LIMITS.linkFaults + 1)).toBe(LIMITS.linkFaults);
    expect(await told(LIMITS.linkFaults - 1)).toBe(LIMITS.linkFaults - 1);
  });

  it("linkCharacters", async () => {
    const long = (length: number) => decodeLink(`1-AAAAAA${length.toString(36)}-${"A".repeat(length)}`);
    expect(await long(LIMITS.linkCharacters)).toEqual({ ok: false, fault: { kind: "damaged" } });
    expect(await long(LIMITS.linkCharacters + 1)).toEqual({ ok: false, fault: { kind: "tooLarge" } });
  });
});

describe("an import", () => {
  const read = () => Promise.resolve(new Uint8Array());

  it("importEntries", () => {
    const inventory = new Inventory();
    for (let index = 0; index < LIMITS.importEntries; index++) {
      expect(inventory.add({ path: "node_modules/a", kind: "file", read })).toBe(true);
    }
    expect(inventory.add({ path: "a", kind: "file", read })).toBe(false);
  });

  it("importDepth", () => {
    const taken = (names: number) => {
      const inventory = new Inventory();
      inventory.add({ path: many(names, () => "d").join("/"), kind: "file", read });
      return inventory.entries.size > 0;
    };
    expect(taken(LIMITS.importDepth)).toBe(true);
    expect(taken(LIMITS.importDepth + 1)).toBe(false);
  });

  it("pasteCharacters", () => {
    const pasted = (length: number) => readPasted("a/b.md\n".padEnd(length, "\n")).kind;
    expect(pasted(LIMITS.pasteCharacters)).toBe("folder");
    expect(pasted(LIMITS.pasteCharacters + 1)).toBe("tooLarge");
  });
});
