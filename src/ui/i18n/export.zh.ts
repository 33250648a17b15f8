/** The words of saving in other forms, in Chinese. */
import type { ExportStrings } from "./export.en.ts";
import { formatNumber } from "./format.ts";

export const exportZh: ExportStrings = {
  menu: {
    title: "保存",
    scenario: "场景",
    scenarioHint: "一个 JSON 文件，可在此重新打开",
    archive: "文件的 zip 压缩包",
    archiveHint: "与磁盘上的布局相同，并附上场景",
    page: "网页报告",
    pageHint: "一个 HTML 文件：结论、发现、结构、消息",
    markdown: "Markdown 报告",
    markdownHint: "简短的结论，适合 issue 或聊天",
  },
  skeleton: "文本均为填充内容：大小、行和截断位置与未公开的原文一致。",
  report: {
    files: "指令文件",
    columns: { order: "#", file: "文件", verdict: "结果", sent: "已发送", reason: "原因" },
    findings: "发现",
    layout: "请求的结构",
    picture: "请求的示意图：按顺序列出各项及其组成部分和大小。下表内容相同。",
    messages: "消息",
    requests: "会话的各个请求，以及其中新增的内容",
    moreRequests: (more) => `另有 ${formatNumber(more)} 个请求。`,
    sameItems: (items) =>
      items === 1 ? "第 1 项与上一个请求相同。" : `第 1–${formatNumber(items)} 项与上一个请求相同。`,
    leftOut: "已省略：否则报告会过大。",
    compaction: "压缩",
    sources: "来源",
    notShown: (bytes) => `还有 ${formatNumber(bytes)} 字节未显示。`,
    share: (share) => `${share} %`,
    open: "打开此场景",
    notes: "备注",
    standIns: "没有 Codex 自身的文本：以占位文本代替，其大小不是真实值。",
    made: (app) => `由 ${app} 生成。以下内容为推算所得，并非实际记录。`,
  },
  readme: ({ unreadable, leftOut }, scenario, app) =>
    [
      `${app} 场景的文件。`,
      "",
      "files/ 按绝对路径存放文件：files/home/dev/… 即场景中的 /home/dev/…。",
      `${scenario} 是场景本身。在应用中打开此压缩包即可继续。`,
      ...list("以下文件在场景中无法读取，此处为空文件：", unreadable),
      ...list("压缩包无法存放以下名称，仅保留在场景中：", leftOut),
      "",
    ].join("\n"),
  share: {
    what: "链接包含的内容",
    full: "全部",
    fullHint: "所有文件及其文本。",
    trimmed: "仅路径上的文件",
    trimmedHint: (dropped) =>
      dropped === 0
        ? "每个文件都有影响：没有可省略的内容。"
        : `省略 ${formatNumber(dropped)} 个没有影响的文件。请求保持不变。`,
    skeleton: "骨架",
    skeletonHint: "所有文本换成填充内容：大小、结果和截断位置保持正确。标题、名称、路径和设置仍在链接中。",
    headings: "保留 Markdown 标题的文字",
    onPath: "也仅保留路径上的文件",
    characters: (length) => formatNumber(length),
    tooLarge: "过大",
    explain: "场景就在链接里。不会上传任何内容。",
  },
};

function list(heading: string, paths: readonly string[]): string[] {
  return paths.length === 0 ? [] : ["", heading, ...paths.map((path) => `  ${JSON.stringify(path)}`)];
}
