import { describe, expect, it } from "vitest";
import { VERDICTS } from "../../engine/index.ts";
import { RULE_IDS } from "../../engine/insight.ts";
import { TOPICS } from "../../scenario/demonstrations/topics.ts";
import { docsEn } from "../i18n/docs/all.en.ts";
import { docsZh } from "../i18n/docs/all.zh.ts";
import { type Block, type PageWords, TOPIC_GROUPS } from "../i18n/docs/words.ts";
import { groupsOf, pageOf, speaksOf } from "./pages.ts";
import { relatedTo } from "./related.ts";
import { demonstrationsFor, tabOf, tryItsOf } from "./tryIts.ts";

const LANGUAGES = [
  ["en", docsEn],
  ["zh", docsZh],
] as const;

const texts = (block: Block): readonly string[] =>
  typeof block === "string"
    ? [block]
    : "list" in block
      ? block.list
      : "code" in block
        ? [block.code]
        : "table" in block
          ? [block.table.head, ...block.table.rows].flat()
          : block.differences;
const shape = (block: Block): string => (typeof block === "string" ? "text" : Object.keys(block).join());

describe.each(LANGUAGES)("the documentation in %s", (_, words) => {
  const pages = groupsOf(words).flatMap((group) => group.pages);

  it("has a page for every topic, verdict and rule, each once", () => {
    const ids = [
      ...TOPICS.map((topic) => `topic:${topic}`),
      ...VERDICTS.map((verdict) => `verdict:${verdict}`),
      ...RULE_IDS.map((rule) => `rule:${rule}`),
    ];
    const found = pages.map((page) => page.id);
    expect(ids.filter((id) => !found.includes(id))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });

  it.each(pages.map((page) => [page.id, page] as const))("%s says something", (id, page) => {
    expect(page.name).not.toMatch(/\.$|。$/);
    expect(page.blocks.length).toBeGreaterThan(0);
    for (const text of page.blocks.flatMap(texts)) {
      expect(text.trim()).not.toBe("");
      // Backticks come in pairs.
      expect((text.split("`").length - 1) % 2).toBe(0);
    }
    expect(pageOf(pages, id)).toBe(page);
    for (const other of relatedTo(id)) expect(pageOf(pages, other)).not.toBeNull();
    expect(tabOf(id)).toMatch(/^(answer|messages|history)$/);
  });
});

it("the languages have the same pages with the same lists", () => {
  const [en, zh] = [docsEn, docsZh].map((words) =>
    groupsOf(words).flatMap(({ pages }) =>
      pages.map(({ id, blocks }) => [id, ...blocks.map((block) => `${shape(block)} ${texts(block).length}`)]),
    ),
  );
  expect(zh).toEqual(en);
});

it("every literal of a topic or verdict stands in both languages", () => {
  const literals = (blocks: readonly Block[]): readonly string[] =>
    [...new Set(blocks.flatMap(texts).flatMap((text) => text.split("`").filter((_, index) => index % 2 === 1)))].sort();
  const all = ({ page, in113 = [] }: PageWords) => literals([...page, ...in113]);
  for (const topic of TOPICS) expect(all(docsZh.topics[topic])).toEqual(all(docsEn.topics[topic]));
  for (const one of VERDICTS) expect(all(docsZh.verdicts[one])).toEqual(all(docsEn.verdicts[one]));
});

describe("finding a page", () => {
  const pages = groupsOf(docsEn).flatMap((group) => group.pages);

  it("takes the bare name of a topic", () => {
    expect(pageOf(pages, "size-limit")?.id).toBe("topic:size-limit");
    expect(pageOf(pages, "verdict:cut")?.name).toBe(docsEn.verdicts.cut.name);
    expect(pageOf(pages, "cut")).toBeNull();
  });

  it("wants every word of a query, in any case", () => {
    const found = pages.filter((page) => speaksOf(page, "PROJECT_DOC_MAX_BYTES raise")).map((page) => page.id);
    expect(found).toContain("verdict:cut");
    expect(found).not.toContain("topic:mode");
  });
});

it("every verdict and every finding has something to try", () => {
  for (const verdict of VERDICTS) expect(tryItsOf(`verdict:${verdict}`)).toHaveLength(1);
  expect(RULE_IDS.filter((rule) => demonstrationsFor(`rule:${rule}`).length === 0)).toEqual([]);
});

it("pages point at each other", () => {
  expect(relatedTo("verdict:cut")).toEqual(["topic:size-limit"]);
  expect(relatedTo("topic:size-limit")).toEqual(expect.arrayContaining(["verdict:cut", "rule:over-budget"]));
});

it("each topic is in one group", () => {
  expect(Object.values(TOPIC_GROUPS).flat().sort()).toEqual([...TOPICS].sort());
});
