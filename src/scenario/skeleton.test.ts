import { describe, expect, it } from "vitest";
import { byteLength } from "../engine/index.ts";
import { pseudoUserMarker } from "../engine/insight.ts";
import type { ScenarioDocument, StepDocument } from "./document.ts";
import { EXAMPLES } from "./examples/index.ts";
import { decodeLink, encodeLink, encodeSkeletonLink, packLink } from "./link.ts";
import { parseScenario } from "./schema.ts";
import { packSkeleton, skeletonOf } from "./skeleton.ts";
import { fillText } from "./skeletonShape.ts";

const CWD = "/home/dev/acme";
const FILE = `${CWD}/AGENTS.md`;
const CONFIG = "/home/dev/.codex/config.toml";

function scenario(rest: Partial<ScenarioDocument>): ScenarioDocument {
  return { format: 1, launch: { cwd: CWD }, ...rest };
}

function filled(text: string, path = FILE, headings = false): string {
  const { files = {} } = skeletonOf(scenario({ files: { [path]: text } }), { headings });
  return files[path] as string;
}

function said(text: string): string {
  const steps: StepDocument[] = [{ do: "turn", text }];
  const [step] = skeletonOf(scenario({ steps }), { headings: false }).steps ?? [];
  return step?.do === "turn" ? step.text : "";
}

const lines = (text: string) => text.split("\n").map((line) => [line.length, byteLength(line)]);
const longWords = (text: string) => text.match(/\p{L}{4,}/gu) ?? [];

describe("the filler of a file", () => {
  const text =
    "\ufeff\n  # Heading words\r\n\r\nPlain größer 日本語 🚀 text\n\ttabbed line\n   \n```sh\n# no heading\n```\nend\n\n";

  it("has lines of the same length in characters and bytes, and none of the words", () => {
    expect(lines(filled(text))).toEqual(lines(text));
    expect(longWords(filled(text))).toEqual([]);
  });

  it("keeps byte order mark, line ends, blank edges, headings as headings and fences", () => {
    const filler = filled(text);
    expect(filler.startsWith("\ufeff\n  # ")).toBe(true);
    expect(filler.endsWith("\n\n")).toBe(true);
    expect(filler.match(/\r\n/g)).toHaveLength(2);
    expect(filler.match(/^```/gm)).toHaveLength(2);
  });

  it("keeps the words of headings when it is asked to", () => {
    expect(filled("# Build and test\nPlain words\n", FILE, true)).toMatch(/^# Build and test\n/);
    expect(longWords(filled("# Build and test\nPlain words\n", FILE, true))).toEqual(["Build", "test"]);
  });

  it("is made of millions of letters at once", () => {
    const begin = performance.now();
    const text = "x".repeat(4_000_000);
    expect(byteLength(filled(text))).toBe(byteLength(text));
    expect(performance.now() - begin).toBeLessThan(5_000);
  });

  it("is the same for the same text, and another one for another text of that shape", () => {
    const files = { "/a": "one line here\n", "/b": "one line here\n", "/c": "one LINE here\n" };
    const skeleton = skeletonOf(scenario({ files }), { headings: false }).files ?? {};
    expect(skeleton["/a"]).toBe(skeleton["/b"]);
    expect(skeleton["/a"]).not.toBe(skeleton["/c"]);
  });

  it("keeps bytes that are no UTF-8", () => {
    const bytes = Buffer.concat([Buffer.from("words before"), Buffer.of(0xe2, 0x82, 0xff), Buffer.from("after it\n")]);
    const document = scenario({ files: { [FILE]: { base64: bytes.toString("base64") } } });
    const node = skeletonOf(document, { headings: false }).files?.[FILE] as { base64: string };
    const filler = Buffer.from(node.base64, "base64");
    expect(filler.length).toBe(bytes.length);
    expect(filler.subarray(12, 15)).toEqual(bytes.subarray(12, 15));
    expect(longWords(filler.toString())).toEqual([]);
  });

  it("keeps where a repository says it lies, and the front matter of a skill by its keys", () => {
    expect(filled("gitdir: /x/.git/worktrees/a\n", `${CWD}/.git`)).toBe("gitdir: /x/.git/worktrees/a\n");
    expect(filled("secret letter\n", `${CWD}/.git`)).not.toContain("secret");
    const skill = filled("---\nname: deploy\ndescription: Ships our things\n---\nBody text\n", `${CWD}/SKILL.md`);
    expect(skill).toMatch(/^---\nname: deploy\ndescription: \S.{15}\n---\n.{9}\n$/);
    expect(longWords(skill.replace("deploy", ""))).toEqual(["name", "description"]);
  });
});

it("a shape has the same filler for ever: links hold shapes", () => {
  const shape = ["# ", -7, "\n", 24, 0, -3, [3, 2], 5, -12] as const;
  expect([fillText({ shape, seed: 0 }), fillText({ shape, seed: 9 })]).toMatchInlineSnapshot(`
    [
      "# in ci d
    te tur ad ip isc ing el.

    do.……mod t
    ip isc ing e",
      "# di dun.
    ad ip isc ing el it sed.

    ut.……ad ip
    tem por in c",
    ]
  `);
});

describe("the filler of a configuration file", () => {
  const config = [
    "# our private remark",
    'model = "gpt-6-sol"',
    'developer_instructions = """',
    'Speak \\"softly\\" and\\n carry \\',
    '   a stick"""',
    'project_doc_fallback_filenames = ["TEAM GUIDE.md", "CLAUDE.md"]',
    "[mcp_servers.x.env]",
    'TOKEN = "abcd1234"',
    '[projects."/home/dev/acme"]',
    'trust_level = "trusted" # because we wrote it',
    "",
  ].join("\n");

  it("has keys, numbers and names, and none of the texts, logins and remarks", () => {
    const filler = filled(config, CONFIG);
    expect(lines(filler)).toEqual(lines(config));
    for (const kept of ['model = "gpt-6-sol"', '"TEAM GUIDE.md"', "TOKEN = ", 'trust_level = "trusted" #']) {
      expect(filler).toContain(kept);
    }
    for (const gone of ["private", "softly", "carry", "stick", "abcd", "because"]) expect(filler).not.toContain(gone);
  });

  it("that cannot be parsed loses its texts all the same", () => {
    const broken = '# a remark of ours\nmodel = "x" y\nnotify = "some long text"\n';
    const filler = filled(broken, CONFIG);
    expect(lines(filler)).toEqual(lines(broken));
    for (const gone of ["remark", "some", "long"]) expect(filler).not.toContain(gone);
  });
});

describe("what was said", () => {
  it.each([
    "<user_shell_command>ls private</user_shell_command>",
    "# AGENTS.md instructions for /x private words </INSTRUCTIONS>",
    "<external_notes>private words</external_notes>",
    "Warning: apply_patch was requested via private words. Use the apply_patch tool instead of exec_command.",
    "an ordinary private message",
  ])("is taken for the same by Codex: %s", (text) => {
    expect(pseudoUserMarker(said(text))).toBe(pseudoUserMarker(text));
    expect(said(text)).toHaveLength(text.length);
    expect(said(text)).not.toContain("private");
  });

  it("has fillers in every text of launch and steps, and no notes", () => {
    const secret = "unmistakable words";
    const document = scenario({
      notes: secret,
      launch: {
        cwd: CWD,
        surface: "app-server",
        baseInstructions: secret,
        developerInstructions: secret,
        threadInstructions: secret,
        overrides: {
          developer_instructions: secret,
          "features.multi_agent_v2": { multi_agent_mode_hint_text: secret },
        },
      },
      steps: [
        {
          do: "turn",
          text: secret,
          parts: [{ text: secret }, { image: true }],
          reply: secret,
          steer: secret,
          context: { note: { kind: "untrusted", value: secret } },
          during: [{ do: "write", path: FILE, node: secret }],
        },
        {
          do: "turn",
          text: secret,
          agents: [
            {
              name: "one",
              message: secret,
              reply: secret,
              during: [{ do: "write", path: FILE, node: secret }],
              agents: [{ name: "inner", message: secret }],
            },
          ],
        },
        { do: "compact", summary: secret },
        { do: "shell", command: secret, output: secret },
        { do: "write", path: FILE, node: secret },
      ],
    });
    const skeleton = skeletonOf(document, { headings: false });
    expect(parseScenario(skeleton).ok).toBe(true);
    expect(JSON.stringify(skeleton)).not.toMatch(/unmistakable|words/);
    expect(JSON.stringify(packSkeleton(document, { headings: true }))).not.toMatch(/unmistakable|words/);
  });
});

describe("a skeleton link", () => {
  it("opens as the marked skeleton of every example, and is shorter than the whole link of a long one", async () => {
    for (const example of EXAMPLES) {
      const document = await example.load();
      const link = await encodeSkeletonLink(document, { tab: "layout" }, { headings: false });
      const decoded = await decodeLink(link ?? "");
      if (!decoded.ok) throw new Error(JSON.stringify(decoded.fault));
      const { notes: _, ...kept } = skeletonOf(document, { headings: false });
      expect(decoded.document.files).toEqual(kept.files);
      expect(decoded.document.skeleton).toBe(true);
      expect(decoded.view).toEqual({ tab: "layout" });
      const whole = (await encodeLink(document))?.length ?? 0;
      if (whole > 1_500) expect(link?.length).toBeLessThan(whole);
    }
  });

  it.each([
    ["tooLarge", { "/a": { shape: [1e15], seed: 0 } }],
    [
      "tooLarge",
      Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`/${at}`, { shape: [[4, 900_000]], seed: at }])),
    ],
    ["invalid", { "/a": { shape: [1.5], seed: 0 } }],
    ["invalid", { "/a": { shape: [[5, 1]], seed: 0 } }],
    ["invalid", { "/a": { shape: [null], seed: 0 } }],
    ["invalid", { "/a": { shape: "x", seed: -1 } }],
  ])("that is hostile is %s", async (kind, files) => {
    const link = await packLink(JSON.stringify({ skeleton: true, files, launch: { cwd: "/" } }));
    expect(await decodeLink(link ?? "")).toMatchObject({ ok: false, fault: { kind } });
  });
});
