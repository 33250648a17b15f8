/** What stands around the pages of the documentation, in Simplified Chinese. */
import type { TopicScenarioId } from "../../../scenario/demonstrations/topics.ts";
import { formatNumber } from "../format.ts";
import type { DocsUi } from "./words.ts";

export const docsUiZh: DocsUi = {
  title: "文档",
  close: "关闭文档",
  index: "全部页面",
  filter: "筛选页面",
  noMatch: (query) => `没有页面提到“${query}”。`,
  matches: (count) => `${formatNumber(count)} 页`,
  groups: {
    files: "发送哪些文件",
    settings: "信任与配置",
    request: "还发送什么",
    time: "后续回合",
    limits: "本应用的范围",
    verdicts: "文件的判定",
    file: "发现：文件",
    text: "发现：文本",
    config: "发现：配置",
    thread: "发现：后续回合",
  },
  previous: "上一页",
  next: "下一页",
  seeAlso: "另见",
  copyLink: "复制此页的链接",
  linkCopied: "链接已复制",
  linkRefused: "浏览器拒绝了复制。",
  unknownPage: (id) => `没有名为“${id}”的页面。现有页面如下：`,
  tryIt: "试一试",
  tryItHint: "作为场景打开。您的场景会保留：撤销即可恢复。",
  opens: (title) => `试一试：${title}`,
  raises: "出现发现",
  nearMiss: "近似但无碍",
  fixed: "修正之后",
  text: "文本",
  inRequest: "在最后一个请求中",
  sent: "发送",
  notSent: "不发送",
  refused: "Codex 拒绝启动。",
};

export const scenariosZh: { readonly [Id in TopicScenarioId]: string } = {
  "tiny-limit": "上限为 100 字节",
  "limit-zero": "上限为 0 字节",
  "global-override": "全局 override 文件",
  separators: "三个文件，一个部分",
  "nearest-config": "两层项目配置",
  "writable-root": "另一个可写根目录",
  "no-environment": "不含环境信息",
  "skills-off": "不含技能列表",
  "sandbox-rereads": "换沙盒后重新读取文件",
  "compaction-old-text": "压缩带回旧文本",
  "directory-named-agents": "名为 AGENTS.md 的目录",
  "broken-link": "指向空处的链接",
  unreadable: "一个无法读取的文件",
};
