/** The words of the Budget view in Chinese. */
import type { BudgetStrings } from "./budget.en.ts";
import { formatNumber } from "./format.ts";

const bytes = (value: number) => `${formatNumber(value)} 字节`;
const size = (value: number) =>
  value >= 1024 && value % 1024 === 0 ? `${formatNumber(value / 1024)} KiB` : bytes(value);

const remedies: BudgetStrings["remedies"] = {
  raise: "提高上限",
  split: "拆分最大的文件",
  deeper: "把文字移到更深的文件",
  startIn: "在另一个目录启动",
};

export const budgetZh: BudgetStrings = {
  bytes,
  size,
  remedies,

  headline: {
    empty: "沿途没有项目指令。",
    whole: (found) => `项目指令共 ${bytes(found)}，全部发送。`,
    lost: (lost, found) => `项目指令共 ${bytes(found)}，丢失 ${bytes(lost)}。`,
    limitZero: "上限为 0：Codex 不读取任何项目指令。",
    untrusted: "项目不受信任：Codex 不发送它的任何指令。",
    readError: "有一个文件无法读取：Codex 不发送任何项目指令。",
  },
  notTheLimit: "在这里，上限不起作用。",
  toAnswer: "可以怎么做，见“回答”",

  totals: "项目指令的字节数",
  found: "找到",
  sent: "发送",
  lost: "丢失",
  left: "剩余",
  limit: "上限",
  limitMark: (limit) => `上限 ${size(limit)}`,
  barRest: (files, lost) => `${formatNumber(files)} 个文件，丢失 ${bytes(lost)}`,
  barSegment: (path, kept, lost) =>
    [path, ...(kept > 0 ? [`发送 ${bytes(kept)}`] : []), ...(lost > 0 ? [`丢失 ${bytes(lost)}`] : [])].join("，"),

  setLimit: "项目指令的上限",
  presets: "常用上限",
  presetDefault: "默认",
  presetAll: (limit) => `全部（${size(limit)}）`,
  origin: {
    file: (path, line, f) => (line === null ? f.path(path) : `${f.path(path)} 第 ${formatNumber(line)} 行`),
    override: "-c",
    launch: "启动时",
    step: (step) => `第 ${formatNumber(step + 1)} 步`,
    default: "默认",
  },
  inForce: "当前来自：",
  writesTo: (path, f) => `更改会写入 ${path === null ? f.code("-c") : f.path(path)}。`,
  byStep: "上限由某一步设定。请编辑那一步，或选择更早的一步。",

  files: "沿途的文件，从根目录开始",
  columns: {
    number: "序号",
    fileIn: (directory, f) => (directory === null ? "文件" : `${f.path(directory)} 中的文件`),
    size: "大小",
    sent: "发送",
    lost: "丢失",
  },
  cutAt: (line, column) => `在第 ${formatNumber(line)} 行第 ${formatNumber(column)} 列截断`,
  opens: (path) => `打开 ${path}`,
  opensCut: (path, line) => `打开 ${path}，跳到截断处（第 ${formatNumber(line)} 行）`,
  total: "合计",
  global: "不计入上限",
  globalNote: "全局文件先于项目读取，没有上限。",
  unknown: "–",

  headings: "标题",
  headingsOf: (sent, lost) =>
    [
      ...(sent > 0 ? [`发送 ${formatNumber(sent)} 个`] : []),
      ...(lost > 0 ? [`丢失 ${formatNumber(lost)} 个`] : []),
    ].join("，"),
  noHeadings: "这些文件都没有 Markdown 标题。",
  firstLost: (line, column) => `在第 ${formatNumber(line)} 行第 ${formatNumber(column)} 列截断，以下都不发送。`,
  allLost: "这个文件完全不发送。",
  stateSent: "发送",
  stateLost: "丢失",
  line: (line) => `第 ${formatNumber(line)} 行`,
  showMore: (more) => `再显示 ${formatNumber(more)} 个`,
  showMoreFiles: (more) => `再显示 ${formatNumber(more)} 个文件`,

  whatIf: "如果这样做",
  whatIfNote: "每一行都在副本上算出。应用之前什么都不会改变，应用之后也可以撤销。",
  apply: "应用",
  applyOf: (remedy) => `应用：${remedies[remedy]}`,
  directory: "目录",
  pending: "正在计算…",
  failed: "无法算出结果。",
  refused: "Codex 会拒绝启动。",
  same: "没有文件的情况会改变。",
  raise: (limit, key, path, f) =>
    `到 ${size(limit)}：在 ${path === null ? f.code("-c") : f.path(path)} 中写入 ${f.code(`${key} = ${limit}`)}。`,
  split: (moved, line, from, to, f) =>
    `${f.path(from)} 从第 ${formatNumber(line)} 行起的 ${bytes(moved)} 移到 ${f.path(to)}。Codex 不发送那个文件：模型只看到提到它的一行，要自己打开它。`,
  deeper: (moved, line, from, to, f) =>
    `${f.path(from)} 从第 ${formatNumber(line)} 行起的 ${bytes(moved)} 移到 ${f.path(to)}。`,
  deeperOnTheWay: "那个目录也在沿途，它的文件计入同一个上限：总数不变。",
  deeperOffTheWay: "只有在那个目录或其下启动 Codex 时才会发送。",
  startIn: (directory, f) => `在 ${f.path(directory)} 启动。这样其下的文件就不会被读取。`,
  none: {
    step: "这由时间线上的某一步设定。",
    text: "没有文件能拆分得让前一部分放得下。",
    stale: "最大的文件在 Codex 读取之后被更改过。请选择更早的一步。",
    noDirectory: "最大的文件之下没有目录。",
    oneDirectory: "只搜索一个目录。",
  },
  result: {
    sent: "发送",
    lost: "丢失",
    fromTo: (before, after) => `${formatNumber(before)} → ${formatNumber(after)} B`,
    change: (path, before, after, f) => `${f.path(path)}：${before ?? "新增"} → ${after ?? "不再有"}`,
    used: (used) => `发送 ${formatNumber(used)} B`,
    more: (more) => `还有 ${formatNumber(more)} 个文件`,
  },
};
