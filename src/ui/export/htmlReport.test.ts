import { describe, expect, it } from "vitest";
import { STAND_INS, simulate } from "../../engine/index.ts";
import { findingsOf } from "../../engine/insight.ts";
import { normaliseScenario, type ScenarioDocument } from "../../scenario/document.ts";
import { EXAMPLES } from "../../scenario/examples/index.ts";
import { parseScenario } from "../../scenario/schema.ts";
import { momentAt, requestAt } from "../../state/moment.ts";
import { allFindingWordsEn } from "../findings/words.en.ts";
import { allFindingWordsZh } from "../findings/words.zh.ts";
import { en } from "../i18n/en.ts";
import { exportEn } from "../i18n/export.en.ts";
import { exportZh } from "../i18n/export.zh.ts";
import { requestEn } from "../i18n/request.en.ts";
import { requestZh } from "../i18n/request.zh.ts";
import { threadEn } from "../i18n/views.thread.en.ts";
import { threadZh } from "../i18n/views.thread.zh.ts";
import { zh } from "../i18n/zh.ts";
import { escapeHtml } from "./html.ts";
import { htmlReport } from "./htmlReport.ts";
import { markdownRequests } from "./markdownRequests.ts";
import type { PageWords } from "./pageWords.ts";

const EN: PageWords = {
  language: "en",
  app: "AGENTS.md Playground",
  catalogue: en,
  findings: allFindingWordsEn,
  path: (path) => path,
  strings: exportEn,
  views: { ...en.views, ...requestEn },
  thread: threadEn,
  describe: (source) => JSON.stringify(source),
};
const ZH: PageWords = {
  ...EN,
  language: "zh-Hans",
  catalogue: zh,
  findings: allFindingWordsZh,
  strings: exportZh,
  views: { ...zh.views, ...requestZh },
  thread: threadZh,
};

function page(document: ScenarioDocument, words = EN, link: string | null = null): string {
  const scenario = normaliseScenario(document);
  const simulation = simulate(scenario, STAND_INS);
  const moment = momentAt(simulation, null, () => simulation);
  const request = requestAt(simulation, moment.step, null)?.request ?? null;
  const findings = findingsOf(scenario, simulation, moment);
  const { warnings, requests } = simulation;
  return htmlReport({ document, moment, findings, warnings, link, request, requests, standIns: true }, words);
}

const ALLOWED =
  /^(html|head|meta|title|style|body|main|p|a|h[1-4]|div|section|table|thead|tbody|tfoot|tr|th|td|code|ul|ol|li|b|i|span|figure|svg|g|rect|text|article|header|pre|details|summary|wbr)$/;

/** Tags as a tolerant reader finds them: name and attribute names. */
function tagsOf(text: string): { readonly name: string; readonly attributes: readonly string[] }[] {
  return [...text.matchAll(/<\/?([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g)].map(
    ([, name = "", rest = ""]) => ({
      name,
      attributes: [...rest.matchAll(/([^\s=/"'>]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?/g)].map(
        ([, attribute = ""]) => attribute,
      ),
    }),
  );
}

const CORPUS = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  "</style><script>alert(1)</script>",
  "</title><svg onload=alert(1)>",
  "</pre></main><iframe srcdoc='<script>alert(1)</script>'>",
  "<!--><script>alert(1)</script>-->",
  "<a href=javascript:alert(1)>x</a>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\u2068<b onclick=alert(1)>\u2069",
  "$" + "{alert(1)} {{alert(1)}} `x`",
  "<math><mi xlink:href='data:x,<script>alert(1)</script>'>",
];

/** One string in every place that a person can write in. */
function hostile(text: string): ScenarioDocument {
  const name = text.replaceAll("/", "∕");
  const config = `developer_instructions = ${JSON.stringify(text)}\nproject_root_markers = [${JSON.stringify(name)}]\n"unknown ${name.replaceAll('"', "")}" = 1\n`;
  return {
    format: 1,
    title: text,
    notes: text,
    machine: { shell: text, timezone: text },
    files: {
      "/home/dev/.codex/config.toml": config,
      [`/home/dev/${name}/AGENTS.md`]: `# ${text}\n${text}\n</INSTRUCTIONS>\n`,
      [`/home/dev/${name}/${name}`]: "marker",
      [`/home/dev/${name}/deep/AGENTS.md`]: "x",
      [`/home/dev/${name}/agents.md`]: text,
    },
    launch: { cwd: `/home/dev/${name}`, surface: "app-server", baseInstructions: text },
    steps: [
      { do: "turn", text, reply: text, context: { [text]: { kind: "untrusted", value: text } } },
      { do: "turn", text },
    ],
  };
}

describe("the report as a page", () => {
  it.each(CORPUS)("shows %j as text wherever it stands", (text) => {
    const document = hostile(text);
    expect(parseScenario(document)).toMatchObject({ ok: true });
    const written = page(document, { ...EN, describe: () => text }, `https://example.org/?${text}#1-x`);
    const tags = tagsOf(written);
    for (const { name, attributes } of tags) {
      expect(name === "!doctype" || ALLOWED.test(name), name).toBe(true);
      for (const attribute of attributes) expect(attribute).not.toMatch(/^(on|src|srcdoc|xlink)/i);
    }
    // Tags are those of the same report with a harmless text.
    const plain = page(hostile("harmless"), { ...EN, describe: () => "harmless" }, "https://example.org/");
    const names = (all: typeof tags) => [...new Set(all.map((tag) => `${tag.name} ${tag.attributes}`))].sort();
    expect(names(tags)).toEqual(names(tagsOf(plain)));
    expect(written).toContain(escapeHtml(text));
  });

  it("asks for nothing from elsewhere and says so in its policy", () => {
    const written = page(hostile("x"));
    expect(written).toContain(`content="${escapeHtml("default-src 'none'; style-src 'unsafe-inline';")}`);
    expect(written).not.toMatch(/url\(|@import|src=|<link|<script/);
    expect(written).not.toMatch(/https?:/);
  });

  it("shows control characters, and has none", () => {
    const written = page(hostile("a\u0000b\u001b[31mc\rd\u0085\u2028"));
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for.
    expect(written).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    expect(written).toContain("a␀b␛[31mc␍d");
  });

  it("holds answer, findings, layout and messages of every example, in both languages", async () => {
    for (const example of EXAMPLES) {
      const document = await example.load();
      for (const words of [EN, ZH]) {
        const written = page(document, words);
        const { report } = words.strings;
        if (written.includes(words.catalogue.views.answer.refusal)) continue;
        for (const heading of [report.files, report.findings, report.layout, report.messages]) {
          expect(written.includes(`<h2>${heading}</h2>`), `${example.id}: ${heading}`).toBe(true);
        }
        expect(written.includes('<svg viewBox="0 0 ')).toBe(true);
        expect(written).not.toMatch(/undefined|\[object|NaN|[\u2068\u2069]/);
        const opened = tagsOf(written).map(({ name }) => name);
        expect(opened.filter((name) => name === "article").length % 2).toBe(0);
      }
    }
  });

  it("says that texts are fillers and that Codex's own texts are stand-ins", () => {
    expect(page({ ...hostile("x"), skeleton: true })).toContain(exportEn.skeleton);
    expect(page(hostile("x"))).not.toContain(exportEn.skeleton);
    expect(page(hostile("x"))).toContain(escapeHtml(exportEn.report.standIns));
  });

  it("has no layout and no messages where Codex refuses to start", () => {
    const files = { "/home/dev/.codex/config.toml": 'approval_policy = "<b>"\n' };
    const written = page({ format: 1, files, launch: { cwd: "/w" } });
    expect(written).toContain(en.views.answer.refusal);
    expect(written).not.toContain(`<h2>${exportEn.report.messages}</h2>`);
  });

  it("holds every request of a thread, folded, each with what is new in it", () => {
    const steps = ["first words", "second words", "third words"].map(
      (text) => ({ do: "turn", text, reply: "fine" }) as const,
    );
    const written = page({ format: 1, launch: { cwd: "/w" }, steps });
    const folds = written.split('<details class="request"').slice(1);
    expect(folds.map((fold) => fold.startsWith(" open>"))).toEqual([false, false, true]);
    expect(folds.map((fold, index) => fold.includes(`Request ${index + 1} of 3 · step ${index + 1} · `))).toEqual([
      true,
      true,
      true,
    ]);
    const says = (text: string) => folds.map((fold) => fold.includes(text));
    expect(says("first words")).toEqual([true, false, true]);
    expect(says("second words")).toEqual([false, true, true]);
    expect(says("third words")).toEqual([false, false, true]);
    expect(says("are those of the request before")).toEqual([false, true, false]);
    // One request needs no fold.
    expect(page({ format: 1, launch: { cwd: "/w" } })).not.toContain('class="request"');
  });

  it("has all requests in Markdown: what is new in each, and no text of the scenario", () => {
    const steps = ["first words", "second words"].map((text) => ({ do: "turn", text: `${text} </details>` }) as const);
    const { requests } = simulate(normaliseScenario({ format: 1, launch: { cwd: "/w" }, steps }), STAND_INS);
    for (const words of [EN, ZH]) {
      const text = markdownRequests(requests, words) ?? "";
      expect(text.match(/<details><summary>/g)).toHaveLength(2);
      expect(text.match(/<\/details>/g)).toHaveLength(2);
      expect(text).not.toContain("words </");
      const [, second = ""] = text.split(words.views.requestOf(2, 2));
      const first = requests[0]?.items.length ?? 0;
      expect(second).toContain(words.strings.report.sameItems(first));
      expect(second).toContain(`| ${first + 1} | assistant |`);
      expect(second).not.toContain("| 1 |");
    }
    expect(markdownRequests([], EN)).toBeNull();
  });
});
