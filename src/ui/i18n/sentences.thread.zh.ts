/** The engine's sentences about the life of a thread, in Chinese. */
import type { ThreadSentences } from "./catalogue.ts";

export const threadSentencesZh: ThreadSentences = {
  "change.model": ({ from, to }, f) => `模型从 ${f.code(from)} 变为 ${f.code(to)}。`,
  "change.modelText": ({ from, to }, f) => `模型从 ${f.code(from)} 变为 ${f.code(to)}，因此重新发送这一部分。`,
  "change.agentsMd": ({ globalFile, files, from, to }, f) => {
    const causes = [
      ...(globalFile === null ? [] : [`${f.path(globalFile)} 的内容变了`]),
      ...(files.length === 0 ? [] : [`项目文件不同（${files.map((path) => f.path(path)).join("、")}）`]),
      ...(from === null || to === null ? [] : [`目录从 ${f.path(from)} 变为 ${f.path(to)}`]),
    ];
    return `${causes.length === 0 ? "重新读取了指令" : causes.join("；")}。Codex 发送完整的新文本。`;
  },
  "change.skills": () => "技能列表的文本变了。",
  "change.setting": ({ key, from, to }, f) => `${f.code(key)} 从 ${f.code(from)} 变为 ${f.code(to)}。`,
  "change.roots": () => "工作区根目录或可写范围变了。",
  "change.mode": ({ from, to }, f) => `协作模式从 ${f.code(from ?? "未声明")} 变为 ${f.code(to ?? "未声明")}。`,
  "change.directory": ({ from, to }, f) => `目录从 ${f.path(from)} 变为 ${f.path(to)}。`,
  "change.managed": () => "管理员的指令变了。",
  "change.trust": ({ path, from, to }, f) =>
    `${f.path(path)} 的信任现在是 ${f.code(to ?? "未设置")}（之前：${f.code(from ?? "未设置")}）。Codex 会重新读取项目文件。`,
  "change.globalLater": ({ path }, f) => `Codex 在下一次请求之前重新读取 ${f.path(path)}。`,
  "change.keptAsRead": ({ path }, f) =>
    `不会提到 ${f.path(path)}：Codex 保留已经读过的项目文件。只有目录、工作区根目录、权限或信任改变，或者会话被恢复、分叉时，才会重新读取。`,
  "change.configLater": ({ path }, f) => `只有会话被恢复或分叉时，Codex 才重新读取 ${f.path(path)}。`,

  "fate.developer": () => "developer 消息：从不保留。",
  "fate.assistant": () => "模型的回答：由摘要代替。",
  "fate.tool": () => "工具调用或其输出：由摘要代替。",
  "fate.pseudoUser": ({ marker }, f) =>
    `角色是 user，但文本以 ${f.code(marker)} 开头：Codex 把它当作自己的内容并丢弃。`,
  "fate.hookPrompt": () => "钩子的文本：本地压缩会丢弃它。",
  "fate.earlierSummary": () => "更早一次压缩的结果：由新的结果代替。",
  "fate.notReturned": () => "服务器的回答里没有它。",
  "fate.keptWhole": () => "真正的用户消息。没有预算限制，因此完整保留。",
  "fate.kept": ({ tokens, left }, f) =>
    `真正的用户消息：占用预算 ${f.number(tokens)} 个 token，还剩 ${f.number(left)} 个。`,
  "fate.keptWithoutPictures": ({ tokens, left }, f) =>
    `真正的用户消息，去掉图片：占用预算 ${f.number(tokens)} 个 token，还剩 ${f.number(left)} 个。`,
  "fate.cut": ({ removed, kept }, f) =>
    `预算只剩 ${f.number(kept)} 个 token，放不下：中间的 ${f.number(removed)} 个 token 被截去。`,
  "fate.overBudget": ({ limit }, f) =>
    `较新的消息已用完 ${f.number(limit)} 个 token 的预算。Codex 保留最新的，丢弃更早的全部消息。`,
  "rebuilt.agentsMd.once": () => "所有文件取 Codex 在会话开始、恢复或分叉时读到的内容。",
  "rebuilt.agentsMd": () => "全局文件取磁盘上的现状，项目文件取 Codex 之前读到的内容。",
  "rebuilt.modelSwitch": () => "模型与上一轮不同。",
  "rebuilt.settings": () => "按当前生效的设置重新生成。",
  "failed.compaction": () => "压缩失败，历史保持不变。",
  "failed.request": () => "服务器拒绝了请求。消息留在历史中。",
};
