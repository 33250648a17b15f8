/** The words of files, editor and notices in Simplified Chinese. */
import { formatNumber } from "./format.ts";
import { type PanelStrings, sayFault } from "./panels.en.ts";

const bytes = (value: number) => `${formatNumber(value)} 字节`;

const fileFaults: PanelStrings["fileFaults"] = {
  "path.empty": () => "请输入名称。",
  "path.form": ({ path }, f) => `${f.code(path)} 不是规范形式的绝对路径。`,
  "path.root": () => "根目录保持不变。",
  "path.missing": ({ path }, f) => `${f.path(path)} 处没有任何内容。`,
  "path.taken": ({ path, overwritable }, f) =>
    overwritable ? `${f.path(path)} 已存在。` : `${f.path(path)} 已存在，不会被替换。`,
  "path.fileAsParent": ({ file }, f) => `${f.path(file)} 是文件，其中不能包含任何内容。`,
  "path.insideItself": ({ path }, f) => `不能把 ${f.path(path)} 移到它自身之中。`,
  "path.tooLong": ({ what, limit }) => `${what === "name" ? "名称" : "路径"}最多 ${bytes(limit)}。`,
  "path.tooMany": ({ limit }) => `一个场景最多包含 ${formatNumber(limit)} 个文件。`,
};

const settingFaults: PanelStrings["settingFaults"] = {
  "setting.broken": ({ path, line, detail }, f) =>
    `${f.path(path)} 第 ${formatNumber(line)} 行有误（${detail}）。请先在那里改正。`,
  "setting.conflict": ({ path, key }, f) => `${f.path(path)} 中 ${f.code(key)} 的位置已有其他内容。请直接编辑该文件。`,
  "setting.notText": ({ path }, f) => `${f.path(path)} 不是可读的文本文件。`,
};

const keptWords = (kept: boolean): string =>
  kept ? "下次访问时只会恢复当前打开的场景。" : "请将此场景另存为文件以便保留。";

const named = (title: string): string => (title === "" ? "此场景" : `“${title}”`);

export const panelsZh: PanelStrings = {
  verdicts: {
    loaded: "已发送",
    cut: "截断",
    budget: "额度用尽",
    hidden: "被遮蔽",
    blank: "空白",
    "below-cwd": "更深",
    "off-path": "路径外",
    "not-a-file": "非文件",
    "broken-link": "断链",
    "wrong-name": "名称不符",
    untrusted: "不受信任",
    disabled: "已丢弃",
    global: "已发送",
    "global-hidden": "被遮蔽",
    unreadable: "不可读",
  },

  noticeActions: {
    saveFile: "另存为文件",
    keepCopy: "保留为副本",
    takeOther: "采用另一个版本",
    retry: "重试",
  },
  notices: {
    "notice.storage.full": ({ kept }) => `此页面的浏览器存储已满，场景列表未能收到您最近的更改。${keptWords(kept)}`,
    "notice.storage.refused": ({ kept }) =>
      `浏览器不为此页面提供数据库，您的场景只能保留到关闭页面为止。${keptWords(kept)}`,
    "notice.storage.newer": ({ kept }) =>
      `本应用的更新版本已接管所存储的场景。重新加载页面即可使用该版本。${keptWords(kept)}`,
    "notice.storage.unreadable": () => "此前存储的场景无法由本版本读取。它原样保留在场景列表中；现已打开一个示例。",
    "notice.library.openTwice": ({ title }) =>
      `${named(title)}也在另一个标签页中打开。如果两边都作更改，两个版本会分别保留。`,
    "notice.library.changedElsewhere": ({ title }) =>
      `${named(title)}已在另一个标签页中更改。将此处的内容保留为副本，还是采用另一个版本？`,
    "notice.library.parted": ({ title }) =>
      `${named(title)}也在另一个标签页中被更改。两个版本均已保留：此处显示的现在是一个独立的场景。`,
    "notice.release.failed": ({ release }) => `未能加载 Codex ${release} 的规则。显示的仍是之前的结果。`,
    "notice.texts.ready": ({ release }) => `Codex ${release} 自身的文本已就绪，已取代占位文本。`,
    "notice.texts.unavailable": ({ release }) =>
      `无法取得 Codex ${release} 自身的文本。以带标记的占位文本代替；这些部分的大小并非真实大小。`,
    "notice.texts.refused": ({ release, why }) =>
      why === "hash"
        ? `Codex ${release} 的文本包与其校验和不符，未被采用。继续使用占位文本。`
        : why === "release"
          ? `该文本包不属于 Codex ${release}，未被采用。继续使用占位文本。`
          : `Codex ${release} 的文本包格式不符，未被采用。继续使用占位文本。`,
    "notice.imported": ({ name, files, read, left }, f) =>
      `已打开 ${f.code(name)}：${formatNumber(files)} 个名称，${formatNumber(read)} 个带内容${left === 0 ? "" : `，${formatNumber(left)} 项未采用`}。撤销一次即可回到之前的场景。`,
    "notice.files.added": ({ path, files }, f) =>
      files === 1 ? `已添加 ${f.path(path)}。` : `已添加 ${formatNumber(files)} 个文件，第一个是 ${f.path(path)}。`,
    "notice.files.left": ({ names }, f) =>
      `未采用：${names.map(f.code).join("、")}。可能含有登录信息的文件从不读取；其他文件过大或无法读取。`,
    "notice.opened": ({ title }) => `已打开“${title}”。撤销一次即可回到之前的场景。`,
    "notice.surface.dropped": ({ surface, keys }, f) =>
      `${surface} 无法指明 ${keys.map((key) => f.code(key)).join("、")}，因此已从启动参数中移除。`,
    "notice.setting.refused": ({ fault }, f) => sayFault(settingFaults, fault, f),
    "notice.file.refused": ({ fault }, f) => sayFault(fileFaults, fault, f),
    "notice.file.caseTwin": ({ twin }, f) =>
      `${f.path(twin)} 只有大小写不同。在 macOS 和 Windows 上，两者会是同一个文件。`,
    "notice.file.tooLarge": ({ limit }) => `文件超过 ${bytes(limit)}，未被采用。`,
    "notice.step.refused": () => "时间线不能是这样。没有任何更改。",
    "notice.step.deleted": ({ number }) => `已删除第 ${formatNumber(number)} 步。`,
    "notice.deleted": ({ path }, f) => `已删除 ${f.path(path)}。`,
  },

  fileFaults,
  settingFaults,

  /** The menus of the session bar. */
  settings: {
    trustHints: {
      trusted: "读取项目的 AGENTS.md 和 .codex/config.toml。",
      untrusted: "丢弃项目的 AGENTS.md。",
      none: "读取 AGENTS.md，不读取 .codex/config.toml。",
    },
    surfaceHints: {
      tui: "终端界面。",
      exec: "codex exec：不提问的单次运行。",
      "app-server": "IDE 扩展之类的客户端。",
    },
    sandboxHints: {
      "read-only": "不能写入任何内容。",
      "workspace-write": "可写入工作区。",
      "danger-full-access": "没有沙盒。",
    },
    network: "网络访问",
    unlessTrustedHint: "不受信任的项目得到此值，无法配置。",
    default: "默认",
    defaultHint: "移除该键。",
    otherModel: "其他模型…",
    otherModelTitle: "模型",
    otherModelLabel: "Codex 使用的 slug",
    otherCwd: "其他目录…",
    linuxPaths: "Linux 路径",
    windowsPaths: "Windows 路径",
    pathsHint: "改写所有路径",
    otherCwdTitle: "在此目录启动 Codex",
    otherCwdLabel: "目录",
    setModel: "设置模型",
    start: "在此启动",
    unknownModel: "对不认识的 slug，Codex 使用其后备提示。",
    noFault: "请输入 slug。",
    editsFile: (path, f) => `编辑 ${f.path(path)}`,
    editsOverride: (f) => `编辑 ${f.code("-c")}`,
    editsLaunch: "更改 Codex 的启动方式",
    persisted: "Codex 在启动时将其写入 config.toml。",
  },

  files: {
    label: "文件",
    groups: { codexHome: "CODEX_HOME", etc: "系统", repository: "仓库", other: "其他文件" },
    rootMarker: (marker) => `根：${marker}`,
    noRoot: "没有项目根目录",
    startsHere: "启动于此",
    worksHere: "工作于此",
    config: "配置",
    broken: "有误",
    used: (used, total) => `${formatNumber(used)} / ${formatNumber(total)} B`,
    size: (total) => `${formatNumber(total)} B`,
    inside: (files) => `${formatNumber(files)} 个指令文件`,
    link: (target) => `→ ${target}`,
    new: "新建",
    newFile: "新建文件…",
    newAgents: "新建 AGENTS.md",
    newFolder: "新建目录…",
    newFileButton: "新建文件",
    newFolderButton: "新建目录",
    newSymlink: "新建符号链接…",
    rename: "重命名或移动…",
    cut: "剪切",
    paste: (name, f) => `将 ${f.code(name)} 粘贴到此处`,
    delete: "删除",
    startHere: "在此启动 Codex",
    isStart: "Codex 在此启动",
    replace: "用磁盘上的文件替换…",
    download: "下载",
    openFile: "打开",
    actionsFor: (path) => `${path} 的操作`,
    newFileTitle: (directory, f) => `在 ${f.path(directory)} 中新建文件`,
    newFolderTitle: (directory, f) => `在 ${f.path(directory)} 中新建目录`,
    newSymlinkTitle: (directory, f) => `在 ${f.path(directory)} 中新建符号链接`,
    name: "名称或路径",
    target: "指向",
    targetHint: "相对于链接所在目录，或绝对路径。",
    targetEmpty: "请输入链接的目标。",
    create: "创建",
    moveTitle: (name, f) => `重命名或移动 ${f.code(name)}`,
    moveLabel: "新名称或路径",
    move: "移动",
    overwrite: "替换",
    overwriteMove: (path, f) => `${f.path(path)} 已存在。要替换吗？可以撤销。`,
    becomes: (path, f) => `将成为 ${f.path(path)}`,
    caseTwin: (twin, f) => `${f.path(twin)} 只有大小写不同。在 macOS 和 Windows 上，两者会是同一个文件。`,
    empty: "此场景还没有文件。",
    none: "没有文件",
  },

  editor: {
    label: "编辑器",
    none: "没有打开的文件",
    noneHint: "请在文件树中选择或新建一个文件。",
    createAgents: (directory, f) => `在 ${f.path(directory)} 中新建 ${f.code("AGENTS.md")}`,
    sent: (used, total) => `已发送 ${formatNumber(used)} / ${formatNumber(total)} B`,
    sentWhole: (total) => `${formatNumber(total)} B 全部发送`,
    notSent: "未发送",
    cut: (lost, lines, headings) =>
      `从这里起未发送：${bytes(lost)}，${formatNumber(lines)} 行${headings > 0 ? `，${formatNumber(headings)} 个标题` : ""}`,
    cutHeadings: (headings) => headings.map((heading) => `“${heading}”`).join("、"),
    position: (line, column) => `第 ${formatNumber(line)} 行，第 ${formatNumber(column)} 列`,
    lineEnds: { LF: "LF", CRLF: "CRLF", CR: "CR", none: "单行" },
    mixed: (parts) => `混合：${parts.map(([name, lines]) => `${formatNumber(lines)} 个 ${name}`).join("，")}`,
    mixedHint: "每一行保留原有的行尾。新行使用最常见的行尾。",
    convert: (to) => `全部行尾改为 ${to}`,
    utf8: "UTF-8",
    bom: "带 BOM 的 UTF-8",
    notUtf8: "非 UTF-8",
    bytes: (total) => `${formatNumber(total)} B`,
    invalid: (invalid) =>
      `此文件不是有效的 UTF-8：有 ${formatNumber(invalid)} 处会在 Codex 读取时被替换为 U+FFFD。这里按此显示，不能逐字节编辑。`,
    editAsText: (invalid) => `作为文本编辑（替换 ${formatNumber(invalid)} 处）`,
    folder: "目录",
    folderEmpty: "此目录为空。",
    folderHolds: (entries) => `包含 ${formatNumber(entries)} 项。`,
    symlink: "符号链接",
    symlinkTarget: "指向",
    symlinkSet: "设置目标",
    symlinkOpen: (path, f) => `打开 ${f.path(path)}`,
    unreadable: "不可读的文件",
    unreadableHint: "读取失败，如同没有读取权限的文件。",
    makeReadable: "改为可读的空文件",
    changedBySteps: (steps) =>
      steps.length === 1
        ? `这是启动时的文件。第 ${formatNumber((steps[0] ?? 0) + 1)} 步会更改它。`
        : `这是启动时的文件。有 ${formatNumber(steps.length)} 个步骤会更改它，最先是第 ${formatNumber((steps[0] ?? 0) + 1)} 步。`,
    showStep: (step) => `显示第 ${formatNumber(step + 1)} 步`,
    loading: "正在加载完整的编辑器。",
    failed: "无法加载完整的编辑器，继续使用简单编辑器。",
    aria: (path) => `${path} 的文本`,
  },
};
