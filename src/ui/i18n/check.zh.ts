/** The words of the check against the person's own Codex, in Simplified Chinese. */
import type { CheckStrings } from "./check.en.ts";
import { formatNumber } from "./format.ts";

const at = ({ line, column }: { readonly line: number; readonly column: number }) =>
  `第 ${formatNumber(line)} 行第 ${formatNumber(column)} 列`;

export const checkZh: CheckStrings = {
  title: "用你自己的 Codex 核对",
  explain: (f) =>
    `${f.code("codex debug prompt-input")} 会打印 Codex 将要发送的内容，但什么都不发送。在你的电脑上运行它，把输出粘贴到这里：每个部分都会与预测逐一比较。`,
  run: "运行",
  how: "在哪里运行",
  ways: { posix: "Linux、macOS", powerShell: "Windows", plain: "你自己的仓库" },
  about: {
    posix:
      "脚本把这个场景布置到一个新的临时目录里（带有独立的主目录和 CODEX_HOME），在那里运行你的 Codex，然后删除该目录。不会读取你自己的 CODEX_HOME；但你电脑上 /etc/codex 里的文件仍会被 Codex 读取。一个无效的代理使 Codex 无法访问网络。",
    powerShell:
      "同样的脚本，用于 PowerShell 5.1 及更高版本。我们没有在 Windows 上运行过它，Windows 也未建模：路径和权限会有差异。",
    plain:
      "使用你自己的文件和配置：结果显示你的电脑与当前打开的场景有何不同。消息可以任意。目录、日期、时区和 shell 取自输出。",
  },
  usage: {
    posix: (f) => `保存、阅读，然后运行 ${f.code("sh codex-check.sh > out.txt")}`,
    powerShell: (f) => `保存、阅读，然后运行 ${f.code(".\\codex-check.ps1 > out.txt")}`,
    plain: "在你启动 Codex 的目录里",
  },
  script: "脚本",
  copy: "复制",
  save: "保存…",
  leftOut: "有些内容无法告诉该命令。两边都略去：",
  unsupported: "只预测使用 Linux 和 macOS 路径的 Codex 0.158.0。这个场景不是。",
  paste: "打印的内容",
  placeholder: "把全部输出粘贴到这里",
  open: "打开文件…",
  clear: "清空",
  close: "关闭",
  result: "比较",
  faults: {
    empty: () => "还没有粘贴任何内容。",
    large: () => "这远远超过 Codex 打印的内容。请只粘贴输出。",
    script: () => "这是脚本本身。请运行它，再粘贴它打印的内容。",
    noOutput: (_, f) =>
      `其中没有 ${f.code("codex debug prompt-input")} 的输出：一个以 ${f.code("[")} 和一条消息开头的列表。`,
    directory: ({ directory, ...place }, f) =>
      `${at(place)}处不是脚本可能创建的目录：${f.code(directory === "" ? "空" : directory)}。`,
  },
  notes: {
    cut: (place) => `结尾缺失：粘贴的内容止于${at(place)}。已有的部分照常比较。`,
    startMissing: ({ line }) => `开头缺失：第一条完整的消息在第 ${formatNumber(line)} 行。已有的部分照常比较。`,
    broken: ({ line }) => `终端折断了长行，首先在第 ${formatNumber(line)} 行。它们已重新接好；折断处的空格可能丢失。`,
    unexpected: ({ found, ...place }, f) =>
      `${at(place)}处有 Codex 不会打印的内容：${f.code(found)}。它之前的部分照常比较。`,
  },
  leftOutItems: {
    systemFiles: ({ paths }, f) => `${paths.map((path) => f.path(path)).join("、")}：只有管理员才能放置。`,
    clientInstructions: () => "线程的指令：由 app server 的客户端给出。",
    mode: () => "协作模式：由客户端给出。保留模型自己的默认值。",
    steps: ({ count }) => `时间线的 ${formatNumber(count)} 个步骤：该命令只显示第一个请求。`,
    partsOfTurn: () => "第一轮的图片、上下文和技能。",
    prompt: ({ why }) =>
      ({
        long: "第一轮的消息：对命令行来说太长。",
        empty: "第一轮的消息：它是空的。",
        nul: "第一轮的消息：命令行无法容纳其中的 NUL 字符。",
        none: "消息：时间线里没有任何一轮。",
      })[why],
  },
  states: {
    equal: "相同",
    differs: "不同",
    predicted: "只在预测中",
    printed: "只在输出中",
    standIn: "除占位文本外相同",
  },
  unknownPart: "本应用不认识的部分",
  equal: (parts) => `相同。逐字节比较了 ${formatNumber(parts)} 个部分。`,
  equalSoFar: (parts) => `就粘贴的内容而言相同。比较了 ${formatNumber(parts)} 个部分。`,
  equalButStandIns: (parts) =>
    `相同，但 Codex 自己的文本在这里是占位文本，有 ${formatNumber(parts)} 个部分没有比较这些文本。`,
  unequal: (parts, all) => `${formatNumber(all)} 个部分中有 ${formatNumber(parts)} 个不相同。`,
  refusesAsPredicted: "Codex 拒绝启动，与预测一致。",
  refusesOnlyThere: "你的 Codex 拒绝启动。预测是它会启动。",
  refusesOnlyHere: "你的 Codex 启动了。预测是它会拒绝启动。",
  predictedRefusal: "预测",
  printedRefusal: "输出",
  otherRelease: (theirs, ours) => `你的 Codex 是 ${theirs}，预测针对 ${ours}：差异可能来自版本不同。`,
  otherScenario: "脚本是为这个场景的另一个状态生成的。请重新复制脚本，以比较当前打开的内容。",
  readable: (paths, f) =>
    `${paths.map((path) => f.path(path)).join("、")} 在那里可以读取（对 root 来说没有不可读的文件）。预测以此为准。`,
  failed: (paths, f) => `在那里无法放置：${paths.map((path) => f.path(path)).join("、")}。`,
  systemFiles: (paths, f) => `你的 Codex 还读取 ${paths.map((path) => f.code(path)).join("、")}：差异可能来自那里。`,
  above: (paths, f) =>
    `${paths.map((path) => f.code(path)).join("、")} 位于临时目录之上，可能成为项目根目录。请把 TMPDIR 设为它之外的目录。`,
  regrouped: "这个部分在另一条消息里。",
  partCut: "直到粘贴内容的结尾都相同。",
  differs: (line, column) => `第一处差异：该部分的第 ${formatNumber(line)} 行第 ${formatNumber(column)} 列`,
  predicted: "预测",
  printed: "输出",
  lines: "不同的行",
  text: "文本",
  diffLegend: "− 预测，+ 输出",
  show: "在“消息”中显示",
};
