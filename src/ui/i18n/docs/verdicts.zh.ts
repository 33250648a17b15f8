/** The pages about verdicts, in Simplified Chinese. */
import type { DocsWords } from "./words.ts";

export const verdictsZh: DocsWords["verdicts"] = {
  loaded: {
    name: "完整：文件已发送",
    page: [
      "它是所在目录中被选用的文件，位于从项目根目录到 cwd 的路径上，并且没有超出上限。它的每个字节都在请求中。",
      "如果 Codex 没有照做，那不是加载问题。请看看请求中是否有别的文本与它相左。",
    ],
  },
  cut: {
    name: "截断：只发送开头",
    page: [
      "文件超出了 `project_doc_max_bytes` 剩余的额度。Codex 发送上限之内的字节，丢弃其余部分，既不做标记也不警告。",
      "可以缩短此文件或它之前的文件、把内容分到各目录、提高上限，或在上层内容较少的目录中启动 Codex。",
    ],
  },
  budget: {
    name: "额度用尽",
    page: [
      "更靠近根目录的文件已用完上限，此文件一个字节也不发送。",
      "Codex 从根目录向下读取，所以离工作目录最近的文件最先丢失。可以缩短上层文件，或提高 `project_doc_max_bytes`。",
    ],
  },
  hidden: {
    name: "被另一个名称遮蔽",
    page: [
      "每个目录只提供一个文件：先是 `AGENTS.override.md`，再是 `AGENTS.md`，然后是备用文件名。同一目录中有排在前面的名称，所以此文件不被读取。",
      "空文件同样会遮蔽。",
    ],
  },
  blank: {
    name: "空白：被选用，但没有内容",
    page: [
      "它是所在目录中被选用的文件，但只有空白字符。它不增加内容，也不占用额度。",
      "在项目中，它仍会遮蔽排在后面的名称；在全局文件中则不会。",
    ],
  },
  "below-cwd": {
    name: "在启动目录之下",
    page: [
      "文件比 Codex 的启动目录更深。Codex 从根目录读到 cwd 为止，即使之后编辑更深处的文件，也不再深入。",
      "请在那个目录中启动 Codex，或把内容上移。",
    ],
  },
  "off-path": {
    name: "不在路径上",
    page: [
      "文件位于从项目根目录到 cwd 的路径旁边，或在根目录之上。只搜索这条路径上的目录。",
      "如果它在上方，请看看根目录由什么决定：最近的 `.git` 或其他标记会终止向上的搜索。",
    ],
  },
  "not-a-file": {
    name: "不是文件",
    page: ["名称存在，但它是目录，或是指向目录的链接。Codex 跳过它，改试下一个名称。"],
  },
  "broken-link": {
    name: "链接失效",
    page: [
      "此名称是符号链接，指向不存在的东西。Codex 跳过它，改试下一个名称，不给出警告。",
      "请检查目标：相对路径以链接所在的目录为准。",
    ],
  },
  "wrong-name": {
    name: "名称不符",
    page: [
      "人们会以为 Codex 读取此文件，但 Codex 并不查找这个名称。名称区分大小写；`.codex`、`.agents` 之类的文件夹内部不会被查看；其他工具的文件只有列在 `project_doc_fallback_filenames` 中才会读取。",
    ],
  },
  untrusted: {
    name: "丢弃：不受信任的项目",
    page: [
      '针对 cwd 或其 git 根目录的 `[projects."PATH"]` 条目写着 `untrusted`。Codex 于是丢弃所有项目指令文件，全局文件保留。',
      "没有条目则是另一回事：那时会读取这些文件。",
    ],
  },
  disabled: {
    name: "与所有项目文件一同丢弃",
    page: [
      "没有发送任何项目文件。要么 `project_doc_max_bytes` 为 0，要么路径上的另一个文件无法读取：一次读取错误会使它们全部丢失。",
    ],
  },
  global: {
    name: "完整：全局文件",
    page: ["这是 CODEX_HOME 中的文件。每个项目都会发送它：去掉首尾空白，排在项目文件之前。上限对它不适用。"],
  },
  "global-hidden": {
    name: "被遮蔽的全局文件",
    page: ["只发送一个全局文件。CODEX_HOME 中的 `AGENTS.override.md` 不是空白，所以旁边的 `AGENTS.md` 不被读取。"],
  },
  unreadable: {
    name: "无法读取",
    page: [
      "读取文件失败：没有权限，或链接成环。项目文件中只要有一个这样的错误，就会全部丢失，只在 Codex 的日志中留下一行。全局文件保留。",
    ],
  },
};
