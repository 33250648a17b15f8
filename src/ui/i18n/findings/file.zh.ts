/** Findings about which files are read, in Simplified Chinese. */
import type { FileFindingParams } from "../../../engine/insight.ts";
import { type Format, lastName } from "../format.ts";
import type { FindingWords } from "./words.ts";

/** The files that are missed: one is named, the others are counted. */
const missedOf = (files: readonly string[], f: Format) =>
  `${f.path(files.at(-1) ?? "/")}${files.length < 2 ? " " : ` 等 ${f.number(files.length)} 个文件`}`;

const lostWith = (lost: number, f: Format) => `这个读取错误使另外 ${f.number(lost)} 个项目文件也一并丢失。`;

export const fileFindingsZh: FindingWords<keyof FileFindingParams> = {
  "no-root-marker": {
    name: "没有项目根目录",
    message: ({ cwd, markers, missed }, f) =>
      `${markers.length === 0 ? `${f.code("project_root_markers")} 是空列表` : "向上的各级目录都没有根标记"}，所以 Codex 只搜索 ${f.path(cwd)}。上方的 ${missedOf(missed, f)}不会发送。`,
    page: [
      "Codex 从启动目录向上查找根标记；除非 `project_root_markers` 另有指定，标记是 `.git`。指令文件从该根目录向下读取。没有标记就没有根目录，只搜索启动目录。",
      "把外层目录变为仓库；或在那里放一个自己的标记，并在你自己的 `~/.codex/config.toml` 的 `project_root_markers` 中写上它的名称。主目录本身的文件不在此报告：在那里放标记会使其下的一切成为同一个项目。",
    ],
  },
  "stray-marker": {
    name: "多余的根标记",
    message: ({ marker, root, missed }, f) =>
      `${f.path(marker)} 不是仓库，却使 ${f.path(root)} 成为项目根目录。上方的 ${missedOf(missed, f)}不会发送。`,
    page: [
      "确定项目根目录时，只看 `.git` 是否存在。空目录就足够了，而且最近的标记胜出。无论它从何而来，其上方的一切都不再读取。",
      "删除它即可。判断信任时 Codex 更严格，会跳过没有 `HEAD` 的 `.git` 目录，所以两者得出的根目录可能不同。",
    ],
    in113: ["空的 `.git` 目录对信任也算数。"],
  },
  "nested-marker": {
    name: "仓库中的仓库",
    message: ({ marker, root, outer, missed }, f) =>
      `${f.path(marker)} 使位于 ${f.path(outer)} 之内的 ${f.path(root)} 成为项目根目录。上方的 ${missedOf(missed, f)}不会发送。`,
    page: [
      "最近的标记胜出。子模块，或克隆到另一个仓库之内的仓库，自成根目录；在那里不读取外层仓库的指令文件。",
      "如果内层仓库也应遵守外层的规则，请在它自己的 AGENTS.md 中重复这些规则，或写入全局文件。也可以在你自己的配置中把 `project_root_markers` 设为只有外层目录才有的名称；但这会影响你的所有项目。",
    ],
  },
  "below-cwd": {
    name: "在启动目录之下",
    message: ({ path, directory }, f) =>
      `Codex 从根目录读到启动目录为止，不再深入。在 ${f.path(directory)} 中启动，就会读取那里的 ${f.code(lastName(path))}。`,
    page: [
      "指令文件只查找一次，从项目根目录到启动目录。更深目录中的文件不会发送，即使 Codex 之后编辑它旁边的文件。",
      "工作在那个目录时，就在那里启动 Codex。也可以在根目录的 AGENTS.md 中提到更深的文件，让模型自己打开。",
    ],
  },
  "off-path": {
    name: "不在路径上",
    message: ({ path, cwd, root, aboveRoot }, f) =>
      root === null
        ? `没有项目根目录，所以 Codex 只搜索 ${f.path(cwd)}。${f.path(path)} 在别处。`
        : aboveRoot
          ? `${f.path(path)} 位于项目根目录 ${f.path(root)} 之上。Codex 不在那里查找。`
          : `${f.path(path)} 不在从 ${f.path(root)} 到 ${f.path(cwd)} 的路径上。Codex 不在那里查找。`,
    page: [
      "Codex 搜索项目根目录与启动目录之间的各级目录，含两端。路径旁边的目录和根目录之上的目录不读取。",
      "通常这正是所希望的：一部分的规则不打扰其他部分。处处适用的内容应写入根目录的 AGENTS.md，或 `CODEX_HOME` 中的全局文件。",
    ],
  },
  "over-budget": {
    name: "超过大小上限",
    message: ({ path, used, bytes, limit, line, firstLostHeading }, f) =>
      used === 0
        ? `${f.path(path)} 在 ${f.number(limit)} 字节的上限之内的部分是空白，所以完全不发送。`
        : `Codex 发送 ${f.number(bytes)} 字节中的前 ${f.number(used)} 字节，从第 ${f.number(line)} 行起丢弃其余部分，且不给出警告。${firstLostHeading === null ? "" : `丢失的第一个标题是 ${f.code(firstLostHeading)}。`}`,
    page: [
      "所有项目文件合计最多占用 `project_doc_max_bytes` 字节，未配置时为 32,768。文件从根目录向下读取。放不下的文件在该字节处截断，可能在一行中间；你和模型都得不到通知。",
      "可以提高上限、缩短文件，或把其中的部分移到它们所针对的更深目录。最重要的内容应放在开头。全局文件不计入上限。",
    ],
  },
  "budget-exhausted": {
    name: "上限已用完",
    message: ({ path, limit, takenBy }, f) =>
      `轮到 ${f.path(path)} 时，${f.number(limit)} 字节的上限已经用完，最后的部分由 ${f.path(takenBy)} 占用。该文件完全不发送。`,
    page: [
      "`project_doc_max_bytes` 是所有项目文件合计的上限，文件从根目录向下读取。较大的根目录文件会占去离工作目录最近的文件的空间，使它们完全不发送。",
      "提高上限，或缩短上层的文件。",
    ],
  },
  "limit-zero": {
    name: "大小上限为零",
    message: ({ files }, f) =>
      `${f.code("project_doc_max_bytes")} 为 0，所以不读取任何项目文件。路径上的 ${f.number(files)} 个文件不会发送。`,
    page: [
      "设置 `project_doc_max_bytes = 0` 时，Codex 根本不查找项目文件。`CODEX_HOME` 中的全局文件仍会发送。",
      "移除这个键，或设置一个能容纳这些文件的上限。",
    ],
  },
  "override-hides-base": {
    name: "override 遮蔽 AGENTS.md",
    message: ({ path, by }, f) => `${f.path(by)} 取代同一目录中的 ${f.code(lastName(path))}。两者不会合并。`,
    page: [
      "Codex 在每个目录只读取一个文件。`AGENTS.override.md` 最先尝试；只要它存在，就不读取该目录的 AGENTS.md 和后备文件名。override 中 `@AGENTS.md` 这样的行不会导入任何内容。",
      "override 是临时用的。删除它即可恢复；或在其中重复仍应有效的内容。其他目录的文件不受影响。",
    ],
  },
  "blank-override": {
    name: "空的 override 遮蔽 AGENTS.md",
    message: ({ path, by }, f) => `空的 ${f.path(by)} 遮蔽同一目录中的 ${f.code(lastName(path))}。`,
    page: [
      "在项目中只看文件是否存在，不看内容。空的或只含空白字符的 `AGENTS.override.md` 也会被选用；它不增加任何内容，旁边的 AGENTS.md 也不读取。",
      "删除空文件即可。`CODEX_HOME` 中则不同：空白的 override 会被跳过。",
    ],
  },
  "blank-base": {
    name: "空文件遮蔽另一个文件",
    message: ({ path, by }, f) => `空的 ${f.path(by)} 遮蔽同一目录中的 ${f.code(lastName(path))}。`,
    page: [
      "Codex 在每个目录按顺序选用第一个存在的文件：`AGENTS.override.md`、`AGENTS.md`，然后是后备文件名。空白文件同样会被选用。它不增加任何内容，后面的名称也不再尝试。",
      "删除空文件，或在其中写入内容。",
    ],
  },
  "wrong-name-case": {
    name: "大小写不符",
    message: ({ path, expected }, f) =>
      `Codex 查找的是 ${f.code(expected)}；${f.path(path)} 的大小写不同，是另一个名称。`,
    page: [
      "名称逐个字母比较。在 Linux 上，`agents.md` 不是 `AGENTS.md`。在 macOS 和 Windows 上，文件系统可能仍能找到它，所以对一些人有效，对另一些人无效。",
      "重命名文件。在 git 中请使用 `git mv`，使大小写的改动得到记录。",
    ],
  },
  "wrong-name": {
    name: "Codex 不读取的名称",
    message: ({ path, global }, f) =>
      global
        ? `Codex 不读取 ${f.path(path)}。它在这个目录只查找 ${f.code("AGENTS.override.md")} 和 ${f.code("AGENTS.md")}。`
        : `Codex 不读取 ${f.path(path)}。这既不是它自己的名称，也不在 ${f.code("project_doc_fallback_filenames")} 中。`,
    page: [
      "在项目中，Codex 尝试 `AGENTS.override.md`、`AGENTS.md` 以及 `project_doc_fallback_filenames` 中的名称。`AGENT.md` 不在其中，`CLAUDE.md`、`.cursorrules` 等其他工具的文件也不在其中。后备文件名在 `CODEX_HOME` 中不起作用。",
      "笔误请重命名。其他工具的文件，可把名称加入 `project_doc_fallback_filenames`，或让 AGENTS.md 成为指向它的符号链接。AGENTS.md 旁边的这类文件很常见，不会报告。",
    ],
  },
  "wrong-folder": {
    name: "放在单独的文件夹中",
    message: ({ path, folder }, f) =>
      `Codex 只看各级目录本身，不看其中的 ${f.code(folder)}。${f.path(path)} 不会读取。`,
    page: [
      "文件必须位于它所针对的目录中。Codex 不在 `.agents/`、`.agent/` 和项目的 `.codex/` 中查找指令文件；含斜杠的后备文件名会被忽略。",
      "把文件上移一级目录。",
    ],
    in113: ["后备文件名可以是路径：列表中有 `.agents/AGENTS.md` 时，会在原处读取该文件。"],
  },
  "fallback-refused": {
    name: "后备文件名被忽略",
    message: ({ name }, f) =>
      name.trim() === ""
        ? "Codex 忽略空白的后备文件名，且不给出警告。"
        : `Codex 忽略后备文件名 ${f.code(name)}，且不给出警告：它不是单纯的文件名。`,
    page: [
      "`project_doc_fallback_filenames` 的每一项必须是单纯的文件名，两端的空白会去掉。空名称、`.`、`..` 以及任何含斜杠的名称都会被忽略：`./CLAUDE.md` 如此，`docs/RULES.md` 也如此。在 Windows 目录中，反斜杠和冒号同样会使名称被忽略。",
      "写不带目录的名称，并把文件放到它所针对的目录中。",
    ],
    in113: ["只忽略空白的名称。`docs/RULES.md`、`../RULES.md` 和绝对路径会接在每个搜索的目录之后。"],
  },
  "directory-instead-of-file": {
    name: "应是文件却是目录",
    message: ({ path }, f) => `${f.path(path)} 是目录。Codex 跳过它，改试下一个名称。`,
    page: [
      "只有普通文件，或指向普通文件的符号链接才算数。名称正确的目录会被跳过，没有警告，改试下一个名称。容器挂载不存在的文件时，常会留下这样的目录。",
      "删除该目录，或把其中的内容移到同名的文件中。",
    ],
    in113: ["这只适用于目录本身。指向目录的符号链接会被选用，读取错误使所有项目文件丢失。"],
  },
  "dangling-symlink": {
    name: "指向空处的符号链接",
    message: ({ path, target, hidden }, f) =>
      `${f.path(path)} 指向不存在的 ${f.code(target)}。${hidden === null ? "Codex 跳过它，且不给出警告。" : `它仍被选用：自己不增加任何内容，旁边的 ${f.path(hidden)} 也不会读取。`}`,
    page: [
      "Codex 会跟随符号链接。指向空处的链接视为不存在，改试下一个名称。相对链接的目标从链接所在的目录开始查找，逐个字母比较。",
      "改正目标，或创建所指的文件。",
    ],
    in113: [
      "在项目中，符号链接无论指向哪里都会被选用：不再尝试其他名称，该目录不发送任何内容。在 `CODEX_HOME` 中则改试下一个名称。",
    ],
  },
  "looping-symlink": {
    name: "循环的符号链接",
    message: ({ path, lost }, f) =>
      lost === 0
        ? `${f.path(path)} 的符号链接形成循环，因此无法读取。`
        : `${f.path(path)} 的符号链接形成循环。${lostWith(lost, f)}`,
    page: [
      "最终指回自身的符号链接无法读取。这与文件不存在不同，是读取错误；只要有一次读取错误，会话的所有项目文件都会丢失。全局文件保留。",
      "删除该链接，或让它指向一个文件。",
    ],
  },
  "unreadable-file": {
    name: "文件无法读取",
    message: ({ path, lost, why }, f) => {
      if (why === "encoding") return `${f.path(path)} 不是 UTF-8，Codex 会跳过它：其中的内容都不会发送。`;
      const reason = why === "directory" ? `${f.path(path)} 是指向目录的符号链接` : `Codex 无法读取 ${f.path(path)}`;
      return lost === 0 ? `${reason}，所以它不会发送。` : `${reason}。${lostWith(lost, f)}`;
    },
    page: [
      "当某个项目文件无法读取时（例如因为权限），Codex 会丢弃会话的所有项目文件并继续运行，屏幕上没有任何提示。无法读取的全局文件只影响自己：改试下一个名称。",
      "让运行 Codex 的用户有权读取该文件，或删除它。",
    ],
    in113: [
      "指向目录的符号链接会被当作文件选用，读取失败：所有项目文件都会丢失。",
      "含有非 UTF-8 字节的全局文件会被跳过，如同不存在，没有警告。在项目中，这些字节变为 U+FFFD。",
    ],
  },
  "untrusted-project": {
    name: "不受信任的项目",
    message: ({ path, files }, f) =>
      `${f.path(path)} 被标记为不受信任，所以路径上的 ${f.number(files)} 个项目文件会被丢弃。全局文件保留。`,
    page: [
      '如果起决定作用的条目是 `trust_level = "untrusted"`，Codex 会丢弃项目文件。没有条目时，这些文件会发送。项目的 `.codex/config.toml` 更严格：只有项目受信任时才读取，且查找方式另有规定。',
      "先看启动目录的条目，再看 git 根目录的条目；对链接的 worktree 来说，后者是主检出的目录。如果你信任文件中的内容，就信任该项目。",
    ],
    in113: ["信任对指令文件没有影响：不受信任的项目的文件也会发送。这个发现不会出现。"],
  },
  "home-is-root": {
    name: "全局文件发送了两次",
    message: ({ path, wasted }, f) =>
      `${f.path(path)} 作为全局文件发送一次，又作为项目文件发送一次：${f.number(wasted)} 字节重复。`,
    page: [
      "全局文件来自 `CODEX_HOME`。如果该目录也位于项目根目录与启动目录之间，其中的 AGENTS.md 同时也是项目文件。Codex 不会发现两者是同一个文件，第二份会计入上限。",
      "不要把 `CODEX_HOME` 放在你工作的仓库中，或在别处启动 Codex。",
    ],
  },
};
