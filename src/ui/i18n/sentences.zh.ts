/** The sentences of the engine in Simplified Chinese. Terms stay in English where the documentation of Codex has them. */
import type { Sentences } from "./catalogue.ts";
import { type Format, lastName } from "./format.ts";

export function list(words: readonly string[], format: Format): string {
  return words.map((word) => format.code(word)).join("、");
}

const TYPES: Readonly<Record<string, string>> = {
  string: "字符串",
  integer: "整数",
  number: "数字",
  float: "浮点数",
  boolean: "布尔值",
  array: "数组",
  table: "表",
  object: "对象",
  map: "表",
  null: "null",
  sequence: "数组",
  datetime: "日期时间",
};

export function kind(name: string): string {
  return TYPES[name.toLowerCase()] ?? ` ${name} `;
}

const limitOf = (limit: number, f: Format) => `${f.number(limit)} 字节的上限`;

export const sentencesZh: Sentences = {
  "root.marker": ({ path, marker, isMade }, f) =>
    isMade
      ? `项目根目录是 ${f.path(path)}：权限配置的沙箱在其中放了一个空的 ${f.code(marker)}。`
      : `项目根目录是 ${f.path(path)}，即向上最近的含有 ${f.code(marker)} 的目录。`,
  "root.none": ({ cwd, markers, isSandboxed }, f) =>
    `从 ${f.path(cwd)} 向上，${isSandboxed ? "权限配置可见的范围内" : ""}没有目录含有 ${list(markers, f)}。没有项目根目录时，Codex 只搜索 ${f.path(cwd)}。`,
  "root.markersEmpty": ({ cwd }, f) =>
    `${f.code("project_root_markers")} 是空列表。没有项目根目录时，Codex 只搜索 ${f.path(cwd)}。`,

  "file.loaded": () => "它是所在目录中被选用的文件，且没有超出上限。",
  "file.cut.own": ({ limit, line }, f) =>
    `它超过了 ${limitOf(limit, f)}。Codex 在第 ${f.number(line)} 行截断，且不给出警告。`,
  "file.cut.rest": ({ used, limit, line }, f) =>
    `前面的文件只留下 ${f.number(limit)} 字节中的 ${f.number(used)} 字节。Codex 在第 ${f.number(line)} 行截断，且不给出警告。`,
  "file.budget": ({ limit, takenBy }, f) =>
    `${f.path(takenBy)} 已用完 ${limitOf(limit, f)}。Codex 从根目录向下读取，所以离工作目录最近的文件最先丢失。`,
  "file.hidden": ({ by }, f) => `每个目录只读取一个文件。${f.code(lastName(by))} 优先，因此遮蔽了这个文件。`,
  "file.hidden.blank": ({ by }, f) =>
    `空的 ${f.code(lastName(by))} 也会遮蔽同一目录中的这个文件：只看文件是否存在，不看内容。`,
  "file.blank": ({ hides }, f) =>
    hides === null
      ? "文件为空白，因此不增加任何内容。"
      : `文件为空白，因此不增加任何内容，但仍会遮蔽同一目录中的 ${f.code(lastName(hides))}。`,
  "file.blank.afterCut": ({ limit }, f) => `在 ${limitOf(limit, f)}之内的部分是空白，因此不增加内容，也不占用额度。`,
  "file.belowCwd": () => "Codex 从根目录读到启动目录为止，不再深入。",
  "file.offPath.sibling": ({ root, cwd }, f) => `它不在从 ${f.path(root)} 到 ${f.path(cwd)} 的路径上。`,
  "file.offPath.aboveRoot": ({ root, marker }, f) =>
    `它位于项目根目录之上。向上搜索止于 ${f.path(root)}，即最近的含有 ${f.code(marker)} 的目录。`,
  "file.offPath.noRoot": ({ cwd }, f) => `没有项目根目录，所以 Codex 只搜索 ${f.path(cwd)}。`,
  "file.offPath.noEnvironment": () => "没有选择任何环境，所以 Codex 不查找任何项目文件。",
  "file.notAFile": ({ linked }) =>
    linked
      ? "它是指向目录的链接。Codex 跳过非普通文件，改试下一个名称。"
      : "它是一个目录。Codex 跳过非普通文件，改试下一个名称。",
  "file.brokenLink": ({ target }, f) => `它链接到不存在的 ${f.path(target)}。Codex 跳过它，改试下一个名称。`,
  "file.brokenLink.taken": ({ target }, f) =>
    `它链接到不存在的 ${f.path(target)}。此版本仍然选中它：它不增加任何内容，该目录中的其他名称也不再尝试。`,
  "file.wrongName.case": ({ name, expected }, f) =>
    `文件名区分大小写。Codex 查找的是 ${f.code(expected)}，而不是 ${f.code(name)}。`,
  "file.wrongName.folder": ({ folder }, f) => `Codex 只看各级目录本身，不看其中 ${f.path(folder)} 这样的文件夹。`,
  "file.wrongName.other": ({ name }, f) =>
    `Codex 不查找 ${f.code(name)}，除非 ${f.code("project_doc_fallback_filenames")} 列出了这个名称。`,
  "file.wrongName.fallbackRefused": ({ name }, f) =>
    `后备文件名 ${f.code(name)} 被忽略。后备文件名必须是单纯的文件名：不含斜杠，在 Windows 上也不含反斜杠和冒号。`,
  "file.untrusted": ({ entry }, f) => `项目不受信任（${f.code(entry)}），所以 Codex 丢弃其中的指令文件。全局文件保留。`,
  "file.disabled.limitZero": ({ key }, f) => `${f.code(key)} 为 0，所以不发送任何项目指令。`,
  "file.disabled.readError": ({ path }, f) => `${f.path(path)} 无法读取。只要有一次读取错误，所有项目文件都会被丢弃。`,
  "file.unseen": () => "权限配置不让 Codex 看到此文件。",
  "file.unreadable": ({ linkLoop }) =>
    linkLoop
      ? "它的链接形成循环。只要有一次读取错误，所有项目文件都会被丢弃。"
      : "它无法读取。只要有一次读取错误，所有项目文件都会被丢弃。",
  "file.global": () => "这是你的全局文件，不计入上限。",
  "file.globalHidden": ({ by }, f) =>
    `全局文件只读取一个。${f.code(lastName(by))} 优先且不为空白，因此遮蔽了这个文件。`,
  "file.globalBlank": ({ next }, f) =>
    next === null
      ? "文件为空白，因此不增加任何内容。"
      : `文件为空白，所以 Codex 改读 ${f.code(lastName(next))}。空白的全局文件不遮蔽任何文件。`,
  "file.globalUnreadable": ({ next }, f) =>
    next === null ? "它无法读取，所以不发送全局指令。" : `它无法读取，所以 Codex 改读 ${f.code(lastName(next))}。`,
  "file.globalInvalid": ({ next }, f) =>
    next === null
      ? "它不是 UTF-8。此版本会跳过这样的全局文件，所以不发送全局指令。"
      : `它不是 UTF-8。此版本会跳过这样的全局文件，改读 ${f.code(lastName(next))}。`,

  "default.model": () => "没有配置模型，Codex 使用自己的默认模型。",
  "default.trust.none": ({ gitRoot }, f) =>
    gitRoot === null
      ? `启动目录没有 ${f.code("[projects]")} 条目，也不在 git 仓库中。`
      : `启动目录和 git 根目录 ${f.path(gitRoot)} 都没有 ${f.code("[projects]")} 条目。`,
  "default.sandbox.trusted": () => "受信任项目的默认值。",
  "default.sandbox.untrusted": () => "不受信任项目的默认值。",
  "default.sandbox.absent": () => "未设置信任时的默认值。",
  "default.approval.exec": (_, f) => `${f.code("codex exec")} 从不询问。`,
  "default.approval.untrusted": () => "不受信任项目的默认值。",
  "default.approval.onRequest": () => "Codex 的默认值。",
  "default.builtIn": () => "内置默认值。",

  "warning.globalUnreadable": ({ path }, f) => `Codex 警告：无法读取 ${f.path(path)} 中的全局指令。`,
  "warning.requirements.sandbox": ({ wanted, used, allowed }, f) =>
    `${f.code("requirements.toml")} 不允许沙箱 ${f.code(wanted)}（允许：${list(allowed, f)}）。Codex 使用 ${f.code(used)}。`,
  "warning.requirements.approval": ({ wanted, used, allowed }, f) =>
    `${f.code("requirements.toml")} 不允许审批策略 ${f.code(wanted)}（允许：${list(allowed, f)}）。Codex 使用 ${f.code(used)}。`,
  "warning.requirements.notModelled": ({ key }, f) =>
    `这里没有模拟 ${f.code("requirements.toml")} 的键 ${f.code(key)}，实际请求可能不同。`,
  "warning.unknownKey": ({ path, key }, f) =>
    path === null
      ? `Codex 不认识用 ${f.code("-c")} 给出的键 ${f.code(key)}，将其忽略。`
      : `Codex 不认识 ${f.path(path)} 中的键 ${f.code(key)}，将其忽略。`,
  "warning.projectKeyIgnored": ({ path, key }, f) => `Codex 忽略项目配置 ${f.path(path)} 中的 ${f.code(key)}。`,
  "warning.skillMention": ({ step, name }, f) =>
    `第 ${f.number(step + 1)} 步的文本提到技能 ${f.code(`$${name}`)}。Codex 会附上该技能的文件，这里没有显示。`,
  "warning.rulesOnDisk": ({ path }, f) => `${f.path(path)} 批准的命令前缀会列在权限说明中，目前尚未建模。`,
  "warning.featureNotModelled": ({ key }, f) =>
    `${f.code(key)} 已开启，但这里没有模拟。实际请求在标出缺口的地方会不同。`,
  "warning.agentsNotModelled": ({ step }, f) => `第 ${f.number(step + 1)} 步的子代理或审查：此版本尚未模拟。`,
  "warning.windowsHost": () =>
    "Windows 方面只模拟路径规则。关于沙盒的说明、系统文件的位置以及大小写规则按 Linux 显示。",
  "warning.releaseNotModelled": ({ release }) => `尚未模拟 Codex ${release}。`,
};
