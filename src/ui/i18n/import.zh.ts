/** The words of the import, in Chinese. */
import { formatNumber } from "./format.ts";
import type { ImportStrings } from "./import.en.ts";

const n = formatNumber;

export const importZh: ImportStrings = {
  menu: {
    file: "场景或 zip 文件…",
    folder: "文件夹…",
    paste: "粘贴或用命令收集…",
    pasteHint: "文件树、Markdown 中的文件，或命令在你的机器上打印的内容。",
  },

  title: "打开自己的文件",
  explain: "不会上传任何内容。只保留名称，以及决定 Codex 发送什么的那些文件的内容。",
  close: "关闭",
  cancel: "取消",
  back: "返回",

  chooseFolder: "选择文件夹…",
  chooseFile: "选择 zip 或场景文件…",
  orDrop: "或拖放到页面上",
  paste: "粘贴",
  pasteHint: "文件树、路径列表、带文件名的 Markdown 代码块，或一个场景。",
  pastePlaceholder: "acme\n├── AGENTS.md\n└── web\n    └── AGENTS.md",
  pasted: {
    nothing: "文本中没有文件名。",
    tooLarge: (limit) => `最多可粘贴 ${n(limit)} 个字符。`,
    scenario: "一个场景。",
    folder: (name, files, f) => `${f.code(name)} 中的 ${n(files)} 项`,
    texts: (texts) => (texts === 0 ? "只有名称" : `${n(texts)} 个带文本`),
    ignored: (lines) => `${n(lines)} 行无法理解`,
    namesOnly: "只知道名称的指令文件会得到一行文本。",
    more: (more) => `另有 ${n(more)} 项`,
  },
  goOn: "继续",

  collect: "用命令收集",
  collectHint:
    "能看到浏览器看不到的：符号链接、空目录、真实路径。在终端（Linux、macOS、WSL）中、你启动 Codex 的目录里运行，再把输出粘贴到上面。它只读取：指令文件、链接、根标记和配置；绝不读取登录信息、会话或历史。",
  copyCommand: "复制命令",
  copied: "已复制",
  copyFailed: "浏览器拒绝复制。请选中文本手动复制。",
  command: "命令",

  reading: (name, f) => `正在读取 ${f.code(name)}`,
  progress: (seen, read) => `${n(seen)} 个名称，已读取 ${n(read)} 个文件`,

  reviewTitle: (name, f) => `打开 ${f.code(name)}`,
  reviewHome: "打开你的 CODEX_HOME",
  taken: (files, read) => `保留 ${n(files)} 项的名称，其中 ${n(read)} 项带内容。`,
  instructions: "指令文件",
  noInstructions: "其中没有指令文件。",
  more: (more) => `另有 ${n(more)} 个`,
  location: "此文件夹位于",
  guessed: (key, f) => `根据 config.toml 中的 ${f.path(key)} 推测。`,
  notGuessed: "浏览器不会告知。它决定 config.toml 中的哪些设置和信任有效。",
  said: "来自文本。",
  mismatch: (keys, f) => `config.toml 提到的是 ${keys.slice(0, 3).map(f.path).join("、")}：那里的设置对此位置无效。`,
  badLocation: "必须是绝对路径，不含 . 和 ..，末尾没有斜杠。",
  isGit: "它是 git 仓库",
  isGitHint: "没有带来 .git。它使此文件夹成为查找 AGENTS.md 的起点。",
  home: "CODEX_HOME",
  homeBrought: (names, f) => names.map(f.code).join("、"),
  homeNone: "没有它则使用默认值，也没有全局 AGENTS.md。",
  addHome: "添加你的 ~/.codex…",
  addHomeHint: "只取 config.toml、AGENTS.md、AGENTS.override.md、skills 以及配置所指的文件。",
  secretLine: (line, f) =>
    `${f.code("config.toml")} 第 ${n(line)} 行看起来像登录信息。它会成为场景的一部分：分享前请删除。`,
  homeAlone: "它会取代当前场景中的 CODEX_HOME；那里的仓库保持不变。",
  left: "未采用",
  leftOut: {
    secret: (things) => `${n(things)} 个可能含有密钥或登录信息的文件：从不读取，也不保留名称`,
    skipped: (things) => `${n(things)} 个包、缓存或版本控制目录的内部`,
    private: (things) => `CODEX_HOME 中与请求无关的 ${n(things)} 项`,
    tooLarge: (things) => `${n(things)} 个过大文件的内容；名称保留`,
    tooMany: (things) => `超出场景容量的 ${n(things)} 项；指令文件优先`,
    tooDeep: (things) => `嵌套过深的目录中的 ${n(things)} 项`,
    name: (things) => `场景无法容纳其名称的 ${n(things)} 项`,
    outside: (things) => `归档中指向外部的 ${n(things)} 项`,
    duplicate: (things) => `路径重复的 ${n(things)} 项；以第一个为准`,
    clash: (things) => `既是文件又是目录的 ${n(things)} 项；以第一个为准`,
    unreadable: (things) => `浏览器无法读取的 ${n(things)} 个文件；作为不可读文件保留`,
    damaged: (things) => `${n(things)} 个损坏文件的内容；名称保留`,
    encrypted: (things) => `${n(things)} 个加密文件的内容；名称保留`,
  },
  contents: "所有其他文件的内容：它们成为空文件。",
  unseen: {
    walk: "浏览器看不到符号链接和文件夹的位置。",
    list: "浏览器看不到符号链接、空目录和文件夹的位置。",
    zip: "归档不说明文件夹的位置。",
    paste: "粘贴的文本不说明还有什么。",
  },
  others: (names, f) => `${names.map(f.code).join("、")}：一次只打开一个文件夹。`,
  caseTwins: (paths, twins, f) =>
    `已采用，但与另一个名称只有大小写不同：${paths.map(f.code).join("、")}${twins > paths.length ? ` 等 ${n(twins)} 个` : ""}。macOS 和 Windows 只保留其中一个。`,
  open: "打开",

  refusedTitle: (name, f) => `无法打开 ${f.code(name)}`,
  refused: {
    zip: {
      notZip: () => "它不是 zip 归档。",
      cut: () => "它的末尾缺失，或目录已损坏。",
      zip64: () => "它是 zip64 格式，此应用无法读取。请用更少、更小的文件制作。",
      disks: () => "它是多个部分之一。请先合并。",
      empty: () => "里面没有任何内容。",
      tooLarge: ({ limit }) => `它的目录超过 ${n(limit)} 字节。`,
    },
    scenario: "它不是有效的场景：",
    tooLarge: (limit) => `它超过 ${n(limit)} 字节。`,
    unreadable: "浏览器无法读取它，或者它已被更改。",
  },
  kept: "你自己的场景保持打开，没有改变。",

  drop: {
    title: "松开以打开",
    folder: "文件夹或 zip 成为新场景；你会先看到它。",
    home: "CODEX_HOME（~/.codex）会加入你正在看的文件夹。",
    scenario: "场景文件会立即打开。",
    files: (directory, f) => `其他文件放入 ${f.path(directory)}。`,
    replaceTitle: (files) => `替换 ${n(files)} 个文件？`,
    replaceText: (names, f) => names.map(f.path).join("、"),
    replace: "替换",
  },
};
