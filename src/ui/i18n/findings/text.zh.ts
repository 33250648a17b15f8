import type { TextFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

export const textFindingsZh: FindingWords<keyof TextFindingParams> = {
  "inert-import": {
    name: "不起作用的导入行",
    message: ({ target, exists }, f) =>
      `Codex 不会用文件替换 ${f.code(`@${target}`)}：模型看到的就是这一行本身。${exists ? "" : "而且这个文件并不存在。"}`,
    page: [
      "有些工具会把 `@docs/rules.md` 这样的一行替换为该文件的内容。Codex 不会：它按原样发送指令文件。模型看到的是这一行，而不是其中的规则。",
      "模型可能会自己打开这个文件，但没有什么保证它这样做。代码块中的行、人名和 `@acme/ui` 这样的包名不算导入行。",
      "把内容直接写在这一行的位置。也可以把内容移到路径上某个目录的 `AGENTS.md`，或者写一句话要求模型阅读该文件。",
    ],
  },
  "path-only-file": {
    name: "只有一个路径的文件",
    message: ({ path, target, exists }, f) =>
      `${f.path(path)} 的全部内容是 ${f.code(target)}，像是被检出为文本的符号链接：模型看到的是路径，而不是规则。${exists ? "" : "而且这个文件并不存在。"}`,
    page: [
      "Git 把符号链接存为一小段文本，即它指向的路径。如果关闭了符号链接（`core.symlinks = false`，在 Windows 上常见），或者解压工具不支持符号链接，这段文本就成了普通文件。",
      "Codex 会跟随符号链接，但不会理解文本中的路径：它把这个路径当作全部指令发送。重新建立符号链接，或者把内容直接写进文件。也可以删除它，并在 `project_doc_fallback_filenames` 中写明另一个文件名。",
    ],
  },
  "invalid-utf8": {
    name: "不是 UTF-8 的字节",
    message: ({ offset, replaced }, f) =>
      `偏移 ${f.number(offset)} 处的字节不是 UTF-8。在这个文件中，模型有 ${f.number(replaced)} 处看到 U+FFFD，而不是原来的字符。`,
    page: [
      "Codex 按 UTF-8 解码指令文件。遇到不是 UTF-8 的字节，它用替换字符 U+FFFD 代替，且不给出提示。Latin-1、GBK 或 UTF-16 编码的文件就是这样到达模型的。上限按文件的字节计算，而不是按替换字符的字节。",
      "请在原来的编辑器中另存为 UTF-8：只有在那里才知道原来是什么字符。这里的修正只保留模型看到的内容。",
    ],
    in113: ["这只适用于项目文件。不是 UTF-8 的全局文件会被整个跳过。"],
  },
  "byte-order-mark": {
    name: "字节顺序标记",
    message: ({ path }, f) => `${f.path(path)} 以字节顺序标记开头。Codex 把它当作一个字符：第一个词之前有 U+FEFF。`,
    page: [
      "有些编辑器会在文件开头写入 EF BB BF 三个字节。Codex 不会去掉它们。它们计入上限，模型在第一个词之前会收到一个看不见的字符。",
      "对 Codex 来说，这个标记不是空白：只含有它的文件不算空白文件。请把文件保存为不带字节顺序标记的 UTF-8。",
    ],
  },
  "mixed-line-ends": {
    name: "混用的行尾",
    message: ({ lf, crlf }, f) =>
      `${f.number(lf)} 行以 LF 结尾，${f.number(crlf)} 行以 CR LF 结尾。Codex 按原样发送两者。`,
    page: [
      "Codex 保留文件中的行尾。在两种系统上编辑过的文件，到达模型时有些行的末尾会带有回车符。",
      "每个回车符都占用上限中的一个字节。模型能读懂这样的文本，但复制出来的一行可能不再与另一行相等。",
      "让所有行以相同的方式结尾。在 `.gitattributes` 中写入 `* text=auto eol=lf` 可以保持一致。",
    ],
  },
  "tag-in-text": {
    name: "文本中的指令标签",
    message: ({ tag }, f) =>
      `文本中有 ${f.code(tag)}。Codex 用这个标签包住指令，且不做任何转义：模型可能把它当作指令的${tag.startsWith("</") ? "结尾" : "开头"}。`,
    page: [
      "Codex 把所有文件的内容放在 `<INSTRUCTIONS>` 和 `</INSTRUCTIONS>` 之间。它不检查文件本身是否含有这样的标签。",
      "没有内容丢失：全文都会发送。但是在模型看来，结束标签之后的内容可能不再像是指令。",
      "请换一种写法。改用小写字母就足够，也可以用文字描述这个标签。",
    ],
  },
  "duplicate-text": {
    name: "两个文件中的相同内容",
    message: ({ path, other, bytes }, f) =>
      `${f.path(path)} 中有 ${f.number(bytes)} 字节也出现在 ${f.path(other)} 中。两个文件都会发送，所以模型收到两次。`,
    page: [
      "从项目根目录到启动目录的路径上的所有文件都会发送，全局文件也会。Codex 不检查其中两个文件是否内容相同。指向同一文件的两个符号链接算作两个文件。",
      "副本占用上限中的字节，并在每个请求中占用 token。如果以后只编辑其中一个，模型就会收到两个版本。",
      "把内容留在对所有目录都适用的地方，通常是最先发送的文件，并删除另一份。短于 200 字节的重复不会报告。",
    ],
  },
  "cut-in-character": {
    name: "在字符中间截断",
    message: ({ path, offset }, f) =>
      `上限在字节偏移 ${f.number(offset)} 处截断 ${f.path(path)}，正好在一个字符中间。模型在此处看到 U+FFFD。`,
    page: [
      "项目文档的上限按字节计算。在 UTF-8 中，许多字符占两个、三个或四个字节。如果截断落在一个字符中间，剩下的前几个字节不构成字符：文本末尾会出现一个 U+FFFD。",
      "丢失这个字符是小事。文件中它之后的所有内容也都没有发送。请缩短文件，或者提高 `project_doc_max_bytes`。",
    ],
  },
};
