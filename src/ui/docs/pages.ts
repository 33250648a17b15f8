/** The pages in their order, as groups, and how one is found. */
import { VERDICTS } from "../../engine/index.ts";
import {
  type Block,
  type DocsLanguage,
  FINDING_GROUPS,
  type PageWords,
  TOPIC_GROUPS,
  type TopicGroup,
} from "../i18n/docs/words.ts";

export interface DocsPage {
  /** `topic:…`, `verdict:…`, `rule:…`: what a link names. */
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly blocks: readonly Block[];
}

export interface DocsGroup {
  readonly name: string;
  readonly pages: readonly DocsPage[];
}

/** Groups without a page are left out. */
export function groupsOf({ ui, topics, verdicts, findings }: DocsLanguage): readonly DocsGroup[] {
  const group = (name: string, pages: readonly Omit<DocsPage, "group">[]): DocsGroup => ({
    name,
    pages: pages.map((page) => ({ ...page, group: name })),
  });
  const groups = [
    ...(Object.keys(TOPIC_GROUPS) as TopicGroup[]).map((one) =>
      group(
        ui.groups[one],
        TOPIC_GROUPS[one].map((topic) => ({
          id: `topic:${topic}`,
          name: topics[topic].name,
          blocks: blocksOf(topics[topic]),
        })),
      ),
    ),
    group(
      ui.groups.verdicts,
      VERDICTS.map((verdict) => ({
        id: `verdict:${verdict}`,
        name: verdicts[verdict].name,
        blocks: blocksOf(verdicts[verdict]),
      })),
    ),
    ...FINDING_GROUPS.map((one) =>
      group(
        ui.groups[one],
        Object.entries(findings[one]).map(([rule, words]) => ({
          id: `rule:${rule}`,
          name: words.name,
          blocks: blocksOf(words),
        })),
      ),
    ),
  ];
  return groups.filter(({ pages }) => pages.length > 0);
}

/** The page with what is otherwise in the older release at its end. */
function blocksOf({ page, in113 = [] }: Pick<PageWords, "page" | "in113">): readonly Block[] {
  return in113.length === 0 ? page : [...page, { release: "0.113.0", differences: in113 }];
}

/** The page that an id names; a bare id is that of a rule or a topic. */
export function pageOf(pages: readonly DocsPage[], id: string): DocsPage | null {
  const names = [id, `rule:${id}`, `topic:${id}`];
  return pages.find((page) => names.includes(page.id)) ?? null;
}

/** Does a page speak of all the words of the query? Upper and lower case are the same. */
export function speaksOf(page: DocsPage, query: string): boolean {
  const text = [page.name, page.id, ...page.blocks.map(plain)].join("\n").replaceAll("`", "").toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function plain(block: Block): string {
  if (typeof block === "string") return block;
  if ("code" in block) return block.code;
  if ("table" in block) return [block.table.head, ...block.table.rows].flat().join("\n");
  return ("list" in block ? block.list : [block.release, ...block.differences]).join("\n");
}
