/** The words of the answer in Simplified Chinese, and those that all result views share. */
import { type Format, formatNumber } from "./format.ts";
import type { ViewStrings } from "./views.en.ts";

export const viewsZh: ViewStrings = {
  verdicts: {
    loaded: "完整",
    cut: "截断",
    budget: "额度用尽",
    hidden: "被遮蔽",
    blank: "空白",
    "below-cwd": "在启动目录之下",
    "off-path": "不在路径上",
    "not-a-file": "不是文件",
    "broken-link": "链接失效",
    "wrong-name": "名称不符",
    untrusted: "不受信任",
    disabled: "被丢弃",
    global: "完整",
    "global-hidden": "被遮蔽",
    unreadable: "无法读取",
  },

  bytes: (bytes) => `${formatNumber(bytes)} B`,
  usedOf: (used, bytes) => `${formatNumber(used)} / ${formatNumber(bytes)} B`,
  kilobytes: (bytes) => `${formatNumber(Math.ceil(bytes / 1000))} kB`,
  copy: "复制",
  copied: "已复制",
  copyFailed: "浏览器拒绝了复制。",
  showAll: (size) => `显示全部（${size}）`,
  request: "请求",
  requestOf: (number, total) => `第 ${formatNumber(number)} 个请求，共 ${formatNumber(total)} 个`,
  noRequest: "Codex 在这里不发送请求。",
  refused: "Codex 拒绝启动，因此没有请求。",
  failed: "此视图出错",

  answer: {
    count: (sent, total) => `${formatNumber(sent)}/${formatNumber(total)}`,
    noFiles: "没有指令文件。",
    noFilesHint: (cwd: string, f: Format) =>
      `Codex 会读取从项目根目录到 ${f.path(cwd)} 的每个目录中的 ${f.code("AGENTS.md")}，以及 CODEX_HOME 中的一个。`,
    headline: ({ sent, total, cut }) => {
      const cuts =
        cut === 0
          ? ""
          : sent === cut
            ? cut === 1
              ? "，已被截断"
              : "，全部被截断"
            : `，其中 ${formatNumber(cut)} 个被截断`;
      if (sent === 0) return `${formatNumber(total)} 个指令文件中，Codex 一个也不发送。`;
      if (sent === total)
        return `${formatNumber(total)} 个指令文件，Codex 全部发送${cuts === "" ? "，内容完整" : cuts}。`;
      return `${formatNumber(total)} 个指令文件中，Codex 发送 ${formatNumber(sent)} 个${cuts}。`;
    },
    searchedOne: (path, f) => `只搜索了 ${f.path(path)}。`,
    searched: (paths, f) => `依次搜索了 ${paths.map((path) => f.path(path)).join("、")}。`,
    searchedMany: (first, last, total, f) =>
      `从 ${f.path(first)} 到 ${f.path(last)} 搜索了 ${formatNumber(total)} 个目录。`,
    budget: "项目指令的额度",
    budgetUsed: (used, limit) =>
      `项目指令的上限为 ${formatNumber(limit)} 字节，已用 ${formatNumber(used)} 字节，没有丢失。`,
    budgetLost: ({ found, limit, used, lost }) => {
      const total = found.reduce((sum, bytes) => sum + bytes, 0);
      const parts = found.length > 1 && found.length < 5 ? found.map(formatNumber).join(" + ") : formatNumber(total);
      return `项目指令最多容纳 ${formatNumber(limit)} 字节。找到 ${parts} 字节，发送 ${formatNumber(used)} 字节，丢失 ${formatNumber(lost)} 字节。`;
    },
    budgetKept: (path, bytes) => `${path}：发送 ${formatNumber(bytes)} 字节`,
    budgetGone: (path, bytes) => `${path}：丢失 ${formatNumber(bytes)} 字节`,
    sent: "按此顺序发送",
    notSent: "未发送",
    alsoWorthKnowing: "另外值得注意",
    layerUntrusted: (path, f) => `项目未受信任，因此不读取 ${f.path(path)}，其中的设置无效。`,
    cutAt: (line) => `在第 ${formatNumber(line)} 行截断`,
    lostHeadings: (headings, more) =>
      `丢失：${headings.map((heading) => `“${heading}”`).join("、")}${more > 0 ? `，另有 ${formatNumber(more)} 个` : ""}。`,
    lostTail: (bytes, lines) => `丢失：末尾 ${formatNumber(bytes)} 字节，${formatNumber(lines)} 行。`,
    showMore: (more) => `再显示 ${formatNumber(more)} 个`,
    inOrder: "路径上的每个指令文件都完整地在请求中。如果 Codex 没有照做，那不是加载的问题。",
    inRequest: "在请求中查看",
    standIns: "手头没有 Codex 自己的文本，由带标记的替代文本占位，因此这些部分的大小不是真实值。你的文件不受影响。",
    refusal: "Codex 拒绝启动。",
    refusalAt: (path, line, column, f) =>
      `${f.path(path)}${line === null ? "" : `，第 ${formatNumber(line)} 行`}${column === null ? "" : `，第 ${formatNumber(column)} 列`}`,
    refusalKey: (key, f) => `键：${f.code(key)}`,
    refusalOverride: (f) => `由 ${f.code("-c")} 给出。`,
    refusalRest: "不会发出请求。修正之前，模型看不到你的任何指令文件。",
    opens: (path) => `在编辑器中打开 ${path}`,
  },
};
