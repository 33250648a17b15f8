/** The words around findings in Simplified Chinese. */
import type { FindingsUiStrings } from "./findings.en.ts";
import { formatNumber } from "./format.ts";

export const findingsUiZh: FindingsUiStrings = {
  severities: { error: "错误", warning: "警告", info: "提示" },
  counted: ({ error, warning, info }) =>
    [
      error > 0 ? `${formatNumber(error)} 个错误` : "",
      warning > 0 ? `${formatNumber(warning)} 个警告` : "",
      info > 0 ? `${formatNumber(info)} 个提示` : "",
    ]
      .filter((part) => part !== "")
      .join("，"),
  override: "-c",
  step: (step) => `第 ${formatNumber(step + 1)} 步`,
  openStep: "显示这一步",
  openPlace: (path, line) =>
    line === null ? `在编辑器中打开 ${path}` : `在编辑器中打开 ${path} 的第 ${formatNumber(line)} 行`,
  why: "为什么？",
  about: (name) => `${name}：Codex 的做法和原因`,
  showMore: (more) => `再显示 ${formatNumber(more)} 个`,
  checking: "文本已更改，正在检查。",

  fixes: "可以这样更改",
  create: (path, f) => `新建 ${f.path(path)}`,
  preview: "预览",
  changes: {
    line: (path, line, f) => `${f.path(path)}：${f.code(line)}`,
    lines: (path, added, removed, f) =>
      `${f.path(path)}：${[
        added > 0 ? `新增 ${formatNumber(added)} 行` : "",
        removed > 0 ? `删除 ${formatNumber(removed)} 行` : "",
      ]
        .filter((part) => part !== "")
        .join("，")}`,
    bytes: (path, f) => `${f.path(path)}：字节不同，各行相同`,
    link: (path, target, f) => `${f.path(path)} → ${f.code(target)}`,
    added: (path, f) => `新建 ${f.path(path)}`,
    removed: (path, f) => `删除 ${f.path(path)}`,
    moved: (from, to, f) => `${f.path(from)} → ${f.path(to)}`,
    cwd: (from, to, f) => `在 ${f.path(to)} 而不是 ${f.path(from)} 中启动`,
    profile: (name, f) => (name === null ? "不用配置档" : `配置档 ${f.code(name)}`),
    environments: (ids, f) =>
      ids === null
        ? "选择每个已注册的环境"
        : ids.length === 0
          ? "不选择任何环境"
          : `选择 ${ids.map(f.code).join("、")}`,
    override: (text, f) => `${f.code("-c")} ${f.code(text)}`,
    overrideGone: (key, f) => `${f.code("-c")} 不再有 ${f.code(key)}`,
    stepAdded: (step) => `新增第 ${formatNumber(step + 1)} 步`,
    stepChanged: (step) => `更改第 ${formatNumber(step + 1)} 步`,
    stepRemoved: (step) => `删除第 ${formatNumber(step + 1)} 步`,
    more: (more) => `另有 ${formatNumber(more)} 处更改`,
    all: (parts) => `${parts.join("；")}。`,
  },
  outcome: {
    whole: (path, f) => `${f.path(path)} 完整发送`,
    cut: (path, used, bytes, f) => `${f.path(path)} 截断后发送，${formatNumber(used)} / ${formatNumber(bytes)} B`,
    gone: (path, f) => `${f.path(path)} 不再发送`,
    notSent: (path, verdict, f) => `${f.path(path)}：${verdict}`,
    more: (more) => `另有 ${formatNumber(more)} 个文件改变`,
    refused: "Codex 拒绝启动",
    starts: "Codex 能够启动",
    title: (parts) => `之后：${parts.join("，")}。`,
  },

  position: (message, part, role, from, to) =>
    `第 ${formatNumber(message)} 条消息，第 ${formatNumber(part)} 部分（${role}），字节 ${formatNumber(from)}–${formatNumber(to)}`,
  positionInstructions: (from, to) => `instructions 字段，字节 ${formatNumber(from)}–${formatNumber(to)}`,
  showPosition: (path) => `在请求中查看 ${path}`,

  report: {
    copy: "复制为 Markdown",
    copyHint: "此答案的简短报告，可用于 issue 或聊天",
    startedIn: (cwd, f) => `启动目录 ${f.path(cwd)}`,
    root: (path, marker, f) => `项目根目录 ${f.path(path)}${marker === null ? "" : `（${f.code(marker)}）`}`,
    noRoot: "没有项目根目录",
    trust: (level) => `信任：${level}`,
    mode: (mode) => `模式：${mode}`,
    surface: (surface, f) => `通过 ${f.code(surface)}`,
    afterStep: (step, total) => `第 ${formatNumber(step + 1)} 步之后，共 ${formatNumber(total)} 步`,
    atStart: (total) => `第一步之前，共 ${formatNumber(total)} 步`,
    columns: { file: "文件", verdict: "结论", bytes: "发送的字节" },
    bytes: (used, bytes) => `${formatNumber(used)} / ${formatNumber(bytes)}`,
    more: (more) => `另有 ${formatNumber(more)} 个文件完全没有发送`,
    findings: "发现",
    nothing: "没有其他发现。",
    scenario: "打开此场景",
  },
};
