import { deflateRawSync, inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { ScenarioDocument } from "./document.ts";
import { EXAMPLES } from "./examples/index.ts";
import { LIMITS } from "./limits.ts";
import { type DecodedLink, decodeLink, encodeLink, isLink, type LinkView, linkText, packLink } from "./link.ts";
import { checksum, fromBase64Url, toBase64Url } from "./linkBytes.ts";

const RICH: ScenarioDocument = {
  format: 1,
  title: "Müller – 你好",
  machine: { codexHome: "/c", date: "2026-12-03" },
  files: {
    "/r/.git/HEAD": "ref: refs/heads/main\n",
    "/r/AGENTS.md": "# R\r\n\n- one\n",
    "/r/b": { base64: "/wAB" },
    "/r/l": { symlink: "AGENTS.md" },
    "/r/d": { dir: true },
    "/r/u": { unreadable: true },
  },
  launch: { cwd: "/r", surface: "exec", overrides: JSON.parse('{"__proto__":1,"tools.x":[1,{"a":null}]}') },
  steps: [
    { do: "turn", text: "hi", parts: [{ text: "more" }] },
    { do: "write", path: "/r/AGENTS.md", node: "new" },
    { do: "compact" },
    { do: "resume" },
    { do: "turn", text: "on" },
  ],
};
const RICH_VIEW: LinkView = { tab: "history", file: "/r/AGENTS.md", at: [2, 1, 3, 4], step: 2, request: 0 };

/** Links that people may have. They open for ever: add to this list, never change it. */
const GOLDEN: readonly (readonly [string, ScenarioDocument, LinkView])[] = [
  ["1-GkIcTAy-q1bKSSzNS85QsqpWSi5PUbJS0i9Sqq0FAA", { format: 1, launch: { cwd: "/r" } }, {}],
  [
    "1-MORypwec-ZZHBbhMxEIZfJfq5OtlkW_XgW1AreoEDcEuiyFlPuhZeO4xnu6milXgHXoALb0FPvAkq74G8WwiImz3_PzP_Z58gTjxB4_X3b94TT358-jx5evzy8-sjFBpT1S4Q9AlVtHS8jU32FhUUrJF8Lufl1XRRTucX6BX2zlPK9oKL2Z2T4vZmeQ0Npr2eMO1TUZOxqWiMC-sAlX3LVzdv3r-bNRYaLyZv17wO6zCdxEC_Hbs8cWcSXV3m7d3yZd5VcOGzkB4a78IHaJwnjbLNsnUMLdzSWGtzrQ1MxppdJh-kXsGbNlT1gNrlKAVDIbW8N1XmpCNl6nhPzM6OkNvtgaPE7RZ6oSAx-jQ7Qq8W6gQDHVrv-02enYQOCXp1go3QkJYzmdBRoFE7KBwMy-h4rjaRCf2mV889HTuhwSj1kO6vd1MI0eaQgTr86ahiczCVnAtMqW3ofP83RgzoNwr3jrrMJmY3ZEsS-QHjz_6_1wj0qlQLdaEuNyMndKnA9LGlJNDzvv8F",
    RICH,
    RICH_VIEW,
  ],
];

const faultOf = (decoded: DecodedLink) => (decoded.ok ? null : decoded.fault);

/** A link around any text, as a hostile author would make it. */
async function linkAround(text: string): Promise<string> {
  const link = await packLink(text);
  if (link === null) throw new Error("too large");
  return link;
}

/** A frame around any bytes. */
function framed(bytes: Uint8Array): string {
  const body = toBase64Url(bytes);
  return `1-${checksum(body)}${body.length.toString(36)}-${body}`;
}

describe("links that people have", () => {
  it.each(GOLDEN)("%#", async (link, document, view) => {
    const decoded = await decodeLink(`#${link}`);
    expect(decoded).toEqual({ ok: true, document, view });
    // The bytes of a deflate differ from version to version; what is inside may not.
    const inside = inflateRawSync(fromBase64Url(link.slice(link.indexOf("-", 8) + 1)) ?? "").toString();
    expect(linkText(document, view)).toBe(inside);
  });
});

describe("a link", () => {
  it("uses letters that need no escaping and says nothing of defaults", async () => {
    const link = await encodeLink(RICH, RICH_VIEW);
    expect(link).toMatch(/^1-[A-Za-z0-9_-]+$/);
    const said: ScenarioDocument = {
      ...RICH,
      notes: "",
      codex: "0.158.0",
      machine: { ...RICH.machine, home: "/home/dev", os: "linux", shell: "bash", timezone: "Etc/UTC", tmpdir: null },
      launch: { ...RICH.launch, mode: null },
      steps: RICH.steps?.map((step) =>
        step.do === "turn"
          ? { ...step, reply: "ok", usage: 100, skills: [], agents: [] }
          : step.do === "compact"
            ? { ...step, summary: "SUMMARY" }
            : step,
      ) as NonNullable<ScenarioDocument["steps"]>,
    };
    expect(await encodeLink(said, RICH_VIEW)).toBe(link);
    expect(linkText({ format: 1, launch: { cwd: "/r", surface: "tui", mode: "default" } }, {})).toBe(
      '{"launch":{"cwd":"/r"}}',
    );
  });

  it("keeps what differs from the defaults of its surface", () => {
    const launch = { cwd: "/r", surface: "app-server", mode: "default" } as const;
    expect(JSON.parse(linkText({ format: 1, launch, steps: [] }, {}))).toEqual({ launch, steps: [] });
  });

  it.each(EXAMPLES)("is at most 150 characters longer than bare raw deflate: $id", async ({ load }) => {
    const document = await load();
    const bare = deflateRawSync(JSON.stringify(document)).toString("base64url");
    const view = {
      tab: "messages",
      file: Object.keys(document.files ?? {}).at(-1) ?? "/",
      at: [485, 1],
      step: 0,
    } as const;
    const link = await encodeLink(document, view);
    expect(link?.length).toBeLessThanOrEqual(bare.length + 150);
    expect((await encodeLink(document))?.length).toBeLessThanOrEqual(bare.length + 150);
  });

  it("opens with what a program added behind it", async () => {
    for (const added of [".", ")", "%29", "#x", "-more", "_"]) {
      expect((await decodeLink(`#${GOLDEN[0]?.[0]}${added}`)).ok).toBe(true);
    }
  });

  it("is not made of what it could not open", async () => {
    const huge = { format: 1, files: { "/a": "x".repeat(LIMITS.linkBytes) }, launch: { cwd: "/" } } as const;
    expect(await encodeLink(huge)).toBeNull();
  });
});

describe("what is no good link says why", () => {
  const [good] = GOLDEN[1] ?? [""];

  it.each([
    ["foreign", ""],
    ["foreign", "#"],
    ["foreign", "#installation"],
    ["foreign", "#0-abc"],
    ["newer", "#2-whatever"],
    ["newer", "#12-"],
    ["cut", "#1-"],
    ["cut", "#1-MORy"],
    ["cut", `#${good.slice(0, 200)}`],
    ["cut", `#${good.slice(0, -1)}`],
    ["damaged", `#${good.slice(0, 40)}x${good.slice(41)}`],
    ["damaged", `#${good.toLowerCase()}`],
    ["damaged", "#1-!!!!!!!!!!!!!!!!"],
    ["tooLarge", "#1-AAAAAAzzzzzz-AAAA"],
  ])("%s: %#", async (kind, hash) => {
    expect(faultOf(await decodeLink(hash))?.kind).toBe(kind);
  });

  it("knows how much is missing, and which form is newer", async () => {
    expect(faultOf(await decodeLink("2-x"))).toEqual({ kind: "newer", form: 2 });
    const cut = faultOf(await decodeLink(good.slice(0, -7)));
    expect(faultOf(await decodeLink(good.slice(0, 9)))).toEqual({ kind: "cut", found: 7, wanted: null });
    const length = good.length - good.indexOf("-", 8) - 1;
    expect(cut).toEqual({ kind: "cut", found: length - 7, wanted: length });
  });

  it("names the faults of a scenario", async () => {
    const fault = faultOf(await decodeLink(await linkAround('{"launch":{"cwd":"r"},"extra":1}')));
    expect(fault).toMatchObject({ kind: "invalid", faults: [{ id: "fault.unknownKey" }] });
    const many = JSON.stringify({ launch: { cwd: "/r" }, steps: Array(4_000).fill(1) });
    const told = faultOf(await decodeLink(await linkAround(many)));
    expect(told?.kind === "invalid" && told.faults.length).toBe(LIMITS.linkFaults);
  });

  it("leaves out what the view says without sense", async () => {
    const view = { tab: "<b>", file: 1, at: [1, 2], step: -2, request: 0.5, compare: ["0.158.0", "<b>"], other: 1 };
    const decoded = await decodeLink(await linkAround(JSON.stringify({ launch: { cwd: "/r" }, view })));
    expect(decoded).toMatchObject({ ok: true, view: {} });
    expect(decoded.ok && Object.keys(decoded.view)).toEqual([]);
  });

  it("tells a link of any form from other hashes", () => {
    expect([`#${good}`, "1-", "#7-x", "#docs", "", "#a1-x"].map(isLink)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("hostile links", () => {
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1_000_000);

  it("a bomb is stopped while it inflates", async () => {
    const bomb = framed(deflateRawSync(zeros(400)));
    const begin = performance.now();
    expect(faultOf(await decodeLink(bomb))?.kind).toBe("tooLarge");
    expect(performance.now() - begin).toBeLessThan(2_000);
  });

  it.each([
    ["no deflate", framed(Uint8Array.of(255, 254, 253)), "damaged"],
    ["nothing", framed(new Uint8Array()), "damaged"],
  ])("%s", async (_, link, kind) => {
    expect(faultOf(await decodeLink(link))?.kind).toBe(kind);
  });

  it.each([
    ["deep nesting", "[".repeat(5_000_000), "tooLarge"],
    ["many members", `{"files":{${'"/a":1,'.repeat(1_000_000)}"/b":1},"launch":{"cwd":"/"}}`, "tooLarge"],
    ["no JSON", "{", "damaged"],
    ["no object", "[1]", "damaged"],
    ["a format of its own", '{"format":2,"launch":{"cwd":"/"}}', "invalid"],
    ["a prototype", '{"__proto__":{"launch":{"cwd":"/"}}}', "invalid"],
    ["a lone surrogate", '{"files":{"/a":"\\ud800"},"launch":{"cwd":"/"}}', "invalid"],
    ["huge numbers", '{"launch":{"cwd":"/"},"steps":[{"do":"turn","text":"","usage":1e999}]}', "invalid"],
  ])("%s", async (_, text, kind) => {
    const begin = performance.now();
    expect(faultOf(await decodeLink(framed(deflateRawSync(text))))?.kind).toBe(kind);
    expect(performance.now() - begin).toBeLessThan(2_000);
  });

  it("bytes that are not UTF-8", async () => {
    const bytes = Buffer.from('{"title":"\xff","launch":{"cwd":"/"}}', "latin1");
    expect(faultOf(await decodeLink(framed(deflateRawSync(bytes))))?.kind).toBe("damaged");
  });
});
