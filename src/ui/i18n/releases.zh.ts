/** The words of the comparison of releases, in Simplified Chinese. */
import { formatNumber as n } from "./format.ts";
import type { ReleasesStrings } from "./releases.en.ts";

const list = (names: readonly string[]): string => {
  const shown = names.slice(0, 5);
  const more = names.length - shown.length;
  return more === 0 ? shown.join("、") : `${shown.join("、")}，另有 ${more} 个`;
};

export const releasesZh: ReleasesStrings = {
  menu: { scenario: "比较版本…", changes: "各版本有何变化…" },
  title: "Codex 版本",
  close: "关闭",
  pages: { scenario: "当前场景", changes: "有何变化" },

  left: "左侧版本",
  right: "右侧版本",
  swap: "左右互换",
  copyLink: "复制链接",
  against: "和",
  loading: (release) => `正在加载 Codex ${release}…`,
  failed: (release) => `未能加载 Codex ${release} 的规则。`,
  retry: "重试",
  bug: "无法得出比较结果：",
  standIns: (releases) => `没有 Codex ${releases.join("、")} 自身的文本：只按名称比较。`,
  sameRelease: "两侧是同一个版本。请另选一个。",

  request: "请求",
  requestName: (step, within, many, kind) =>
    `第 ${step} 步${many ? `，第 ${within} 个请求` : ""}${kind === "compaction" ? "，压缩" : ""}`,
  historyName: "结束时的历史",
  differs: "不同",
  earlier: "上一个请求",
  later: "下一个请求",

  equal: (left, right) => `Codex ${left} 和 ${right} 发送的内容相同。`,
  equalHere: (total) => `这里没有不同：${n(total)} 个部分全都相同。其他请求有不同。`,
  partsDiffer: (names, parts) => `${n(parts)} 个部分不同：${list(names)}。`,
  partsSame: "这个请求的所有部分都相同。",
  refuses: (release) => `Codex ${release} 拒绝启动：`,

  parts: "部分",
  states: { same: "相同", moved: "换了位置", changed: "有变化", left: "只在左侧", right: "只在右侧" },
  sameParts: (parts) => `${n(parts)} 个部分没有不同`,
  onlyIn: (release) => `仅 ${release}`,
  moved: (from, to) => `${from} → ${to}`,
  movedWithin: "位置不同",
  field: "instructions 字段",
  noRequest: (release) => `Codex ${release} 在这里不发送请求。`,
  bytes: (difference) =>
    difference === 0 ? "大小相同" : `${difference > 0 ? "+" : "−"}${n(Math.abs(difference))} 字节`,
  lines: "不同的行",
  legend: (left, right) => `− ${left}，+ ${right}`,
  text: "文本",
  rule: "原因",
  ownText: "Codex 自身的措辞不同。",
  toRule: (name) => `查看变化：${name}`,

  files: "指令文件",
  filesHint: "该步结束时。",
  used: (bytes, order) => (order === null ? "未发送" : `发送 ${n(bytes)} 字节`),
  notLooked: "不查看",

  settings: "设置",
  settingNames: {
    model: "模型",
    sandbox: "沙盒",
    approval: "批准",
    writableRoots: "可写根目录",
    searched: "搜索的目录",
    warnings: "警告",
  },
  nothing: "无",

  compactions: "压缩",
  compactionName: (step) => `第 ${step} 步`,
  compactionFacts: {
    requests: "压缩方式",
    kept: "保留",
    own: "当作 Codex 自己的而丢弃",
    back: "上下文放回",
    after: "新历史",
  },
  compactionKind: { local: "本地，请求摘要", remote: "远程，请求服务器" },
  keptOf: (kept, total) => `${n(total)} 项中的 ${n(kept)} 项`,
  entries: (entries) => `${n(entries)} 项`,
  backAt: (place, step) => `作为第 ${place} 项，随第 ${step} 步`,
  backPending: "随下一轮",

  onlyDiffering: "只看不同之处",
  area: "方面",
  changedFrom: (release) => `与 ${release} 不同`,
  tryIt: "试一试",
  opens: (name) => `试一试：${name}`,
  changesCount: (differing, total) => `${n(total)} 个方面中有 ${n(differing)} 个不同`,
};
