/** The words of the app's shell in Simplified Chinese. */
import { formatNumber } from "./format.ts";
import type { ShellStrings } from "./shell.en.ts";

const steps: ShellStrings["steps"] = {
  turn: "回合",
  write: "编辑",
  remove: "删除",
  cd: "目录",
  environments: "环境",
  set: "设置",
  mode: "模式",
  trust: "信任",
  compact: "压缩",
  resume: "恢复",
  fork: "分叉",
  revert: "回退",
  shell: "命令",
  review: "审查",
};

export const shellZh: ShellStrings = {
  steps,

  cancel: "取消",
  dismiss: "关闭",
  undo: "撤销",
  redo: "重做",

  header: {
    title: "场景标题",
    untitled: "未命名场景",
    examples: "示例",
    docs: "文档",
    open: "打开…",
    save: "保存",
    share: "分享",
    skeleton: "文本为填充内容",
    skeletonHint: "此场景的文本均为填充内容。大小、结果和截断位置与未公开的原文一致。",
    undo: (edit) => (edit === null ? "没有可撤销的操作" : `撤销：${edit}`),
    redo: (edit) => (edit === null ? "没有可重做的操作" : `重做：${edit}`),
    release: "Codex 版本",
    releaseName: (release) => `Codex ${release}`,
    releaseLoading: "正在加载…",
    releaseFailed: "未加载",
    language: "语言",
    languages: { en: "English", zh: "中文" },
    theme: "外观",
    themes: { light: "浅色", dark: "深色", system: "跟随系统" },
    standIns: "占位文本",
    standInsHint: "没有 Codex 自身的文本，以带标记的占位文本代替。",
  },

  session: {
    label: "会话",
    cwd: "启动目录",
    trust: "信任",
    mode: "模式",
    model: "模型",
    sandbox: "沙盒",
    approval: "审批",
    surface: "方式",
    trustValues: { trusted: "受信任", untrusted: "不受信任", none: "未设置" },
    modeValues: { default: "Default", plan: "Plan", none: "未指明" },
    modeExec: "codex exec 无法指明模式。",
    surfaceValues: { tui: "TUI", exec: "exec", "app-server": "app-server" },
    granular: "granular",
    unknown: "–",
    originLine: (path, line) => (line === null ? path : `${path}:${formatNumber(line)}`),
    originOverride: "-c",
    originStart: "启动时",
    originStep: (step) => `第 ${formatNumber(step + 1)} 步`,
    originStepOpen: "显示此步骤",
    setByStep: (step) => `由第 ${formatNumber(step + 1)} 步设定。请编辑该步骤，或选择更早的步骤。`,
    originDefault: "默认",
    defaults: {
      "default.sandbox.trusted": "受信任时的默认",
      "default.sandbox.untrusted": "不受信任时的默认",
      "default.sandbox.absent": "未设信任时的默认",
      "default.approval.exec": "exec 的默认",
      "default.approval.untrusted": "不受信任时的默认",
    },
    originOpen: (path, line, f) =>
      line === null ? `打开 ${f.path(path)}` : `打开 ${f.path(path)} 第 ${formatNumber(line)} 行`,
    broken: "Codex 拒绝启动，因此没有设置。",
    brokenOpen: "显示位置",
    clamped: "由 requirements.toml 规定，此处无法更改。",
  },

  results: {
    label: "结果",
    tabs: { answer: "回答", layout: "布局", messages: "消息", budget: "预算", history: "历史", compaction: "压缩" },
    loading: "正在加载…",
    stale: "此后磁盘上有改动",
  },

  timeline: "时间线",

  panes: { files: "文件", editor: "编辑器", results: "结果", label: "页面部分" },

  error: {
    title: (part) => `${part}出错`,
    hint: "页面的其余部分仍可使用，您的场景没有受损。",
    retry: "重试",
  },

  resize: { files: "文件栏宽度", filesHeight: "文件栏高度", editor: "编辑器宽度", left: "文件与编辑器的宽度" },
};
