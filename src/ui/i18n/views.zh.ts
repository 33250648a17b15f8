/** The words of the result views in Simplified Chinese. */
import { type Format, formatNumber } from "./format.ts";
import type { ViewStrings } from "./views.en.ts";

/** 48 KiB, or bytes where that is not whole. */
function size(bytes: number): string {
  return bytes >= 1024 && bytes % 1024 === 0 ? `${formatNumber(bytes / 1024)} KiB` : `${formatNumber(bytes)} 字节`;
}

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
  fragments: {
    baseInstructions: "基础指令",
    developerInstructions: "开发者指令",
    skills: "技能",
    permissions: "权限",
    collaborationMode: "协作模式",
    multiAgentRole: "多代理角色",
    multiAgentMode: "多代理模式",
    agentsMd: "AGENTS.md",
    environmentContext: "环境信息",
    managedInstructions: "受管指令",
    prompt: "提示",
    reply: "回复",
    modelSwitch: "模型切换",
    compactionPrompt: "压缩提示",
    summary: "摘要",
    steer: "回合进行中发送的消息",
    turnAborted: "中断说明",
    shellCommand: "用户的 shell 命令",
    additionalContext: "客户端的附加上下文",
    skill: "技能文件",
  },
  gaps: {
    toolDefinitions: "工具定义",
    memories: "记忆",
    contextWindowGuidance: "上下文窗口指引",
    environmentsInstructions: "环境指令",
    apps: "应用",
    plugins: "插件",
    hooks: "钩子",
    contextWindow: "上下文窗口",
    currentTimeReminder: "当前时间提醒",
    approvedCommandPrefixes: "已批准的命令前缀",
    deniedReads: "禁止读取的路径",
    skillsOnDisk: "磁盘上的技能",
  },
  opaque: {
    additional_tools: "工具",
    compaction_trigger: "压缩触发",
    compaction: "压缩项",
    function_call: "函数调用",
    function_call_output: "函数调用输出",
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
    fixes: "可以这样修改",
  },

  fixes: {
    startIn: (path, f) => `在 ${f.path(path)} 中启动`,
    raiseLimit: (bytes) => `把上限提高到 ${size(bytes)}`,
    restoreLimit: (bytes) => `把上限设为 ${size(bytes)}`,
    trust: () => "信任此项目",
    addFallback: (name, f) => `把 ${f.code(name)} 加入后备文件名`,
    rename: (name, f) => `改名为 ${f.code(name)}`,
    moveTo: (path, f) => `移到 ${f.path(path)}`,
    remove: (path, f) => `删除 ${f.path(path)}`,
    create: (path, f) => `新建 ${f.path(path)}`,
    previewKey: (path, key, value, f) =>
      `${path === null ? f.code("-c") : f.path(path)}：${f.code(`${key} = ${value}`)}`,
    previewMove: (from, to, f) => `${f.path(from)} → ${f.path(to)}`,
  },

  layout: {
    diagram: "请求的结构图",
    outline: "请求的大纲",
    instructionsField: "instructions",
    inputField: "input",
    lite: "Responses Lite：没有 instructions 字段，工具和基础指令是 input 的前几项。",
    notLite: "基础指令单独放在一个字段中，位于 input 之前。",
    noInstructions: "省略了 instructions 字段。",
    parts: (parts) => `${formatNumber(parts)} 个部分`,
    items: (items) => `${formatNumber(items)} 项`,
    notModelled: "未模拟",
    gapsOff: (names) => `未模拟，且在此配置中关闭：${names.join("、")}。`,
    gapsOn: "灰色：Codex 会发送，但此页没有写出，大小也不计入。",
    columns: { item: "项", role: "角色", part: "部分", bytes: "字节", share: "占比" },
    copySource: "复制图的源码",
    download: "下载 SVG",
    drawing: "正在绘图…",
    drawFailed: (detail) => `无法绘图：${detail} 下面的大纲内容相同。`,
    total: "合计",
    goTo: (label) => `在“消息”中显示 ${label}`,
    summary: (items, bytes) => `${formatNumber(items)} 项 · 文本 ${formatNumber(bytes)} B`,
  },

  messages: {
    readable: "易读",
    json: "JSON",
    form: "消息的形式",
    summary: (items, bytes) => `${formatNumber(items)} 项 · 文本 ${formatNumber(bytes)} B`,
    jsonSize: (bytes) => `如所示为 ${formatNumber(bytes)} B`,
    jsonNote: "字符串逐字准确。省略了各项的 id、工具定义和请求的其他字段。",
    parts: (parts) => `${formatNumber(parts)} 个部分`,
    files: (files) => `${formatNumber(files)} 个文件`,
    codexText: "Codex 文本",
    standIn: "替代文本",
    yourText: "你的文本",
    copyPart: "复制这一部分",
    copyMessage: "复制消息",
    copyAll: "复制 JSON",
    gapItem: (name) => `${name}：Codex 会发送，这里没有模拟`,
    opaqueItem: "其内容没有模拟。",
    legend: "来源",
    legendCodex: "灰色：由 Codex 写入",
    sourceFile: (path, from, to) =>
      from === to
        ? `${path}，第 ${formatNumber(from)} 行`
        : `${path}，第 ${formatNumber(from)} 至 ${formatNumber(to)} 行`,
    sourceConfig: (path, key, line) =>
      `${path ?? "-c"} 中的 ${key}${line === null ? "" : `，第 ${formatNumber(line)} 行`}`,
    sourceCodex: (key) => `Codex 自己的文本 ${key}`,
    sourceMachine: (fact) => `计算机的事实：${fact}`,
    sourceLaunch: (key) => `启动时选择：${key}`,
    sourceThreadInstructions: "嵌入宿主的线程指令：依据描述，未经实测",
    sourceStep: (step) => `第 ${formatNumber(step)} 步`,
    sourceDefault: (key) => `${key} 的默认值`,
    empty: "空",
  },

  exampleGroups: {
    size: "大小",
    directories: "哪些目录",
    oneFile: "每个目录一个文件",
    globalFile: "全局文件",
    trust: "信任与配置层",
    overTime: "随时间变化",
    inOrder: "不是加载的问题",
  },
  examples: {
    "root-eats-the-budget": "根目录文件用完额度",
    "big-root": "根目录文件超过上限",
    "root-eats-all": "最近的文件最先丢失",
    "limit-raised": "上限提高到 48 KiB",
    "cut-in-character": "在字符中间截断",
    "below-cwd": "启动目录之下的文件",
    "nearest-wins-myth": "两个文件都会发送",
    "no-root": "没有项目根目录",
    "custom-marker": "自定义根标记",
    "custom-marker-project": "写在项目配置中的根标记",
    "stray-git": "多余的 .git 目录",
    submodule: "子模块自成根目录",
    "wrong-folder": "放在单独的文件夹中",
    "override-hides": "override 遮蔽基础文件",
    "blank-override": "空的 override",
    "wrong-table": "键写在错误的表中",
    "fallback-monorepo": "monorepo 中的后备文件名",
    symlink: "AGENTS.md 是符号链接",
    "symlink-as-text": "检出为文本的符号链接",
    "import-line": "导入行",
    "global-only": "只有全局文件",
    "home-is-root": "CODEX_HOME 就是仓库",
    "global-bad-bytes": "不是 UTF-8 的全局文件",
    untrusted: "不受信任的项目",
    "project-config-off": "未被读取的项目配置",
    "cwd-entry-beats-root": "两条信任条目",
    "thread-beats-config": "来自三处的开发者指令",
    "base-replaced": "替换基础指令",
    managed: "受管指令",
    "managed-too-long": "受管指令多了一个字节",
    "edit-not-reread": "两个轮次之间编辑项目文件",
    "global-during-turn": "轮次进行中编辑全局文件",
    "plan-stays": "计划模式仍是最后的说法",
    "compaction-loses-pasted": "被压缩丢掉的一条消息",
    "resume-rereads": "编辑之后恢复会话",
    "fork-back": "在第一个轮次之后派生",
    "it-is-there": "一切都在",
  },
};
