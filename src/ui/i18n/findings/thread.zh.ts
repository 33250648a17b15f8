import type { ThreadFindingParams } from "../../../engine/insight.ts";
import type { FindingWords } from "./words.ts";

const MODE_NAMES: Readonly<Record<string, string>> = { default: "Default", plan: "Plan" };

function modeName(mode: string): string {
  return MODE_NAMES[mode] ?? mode;
}

export const threadFindingsZh: FindingWords<keyof ThreadFindingParams> = {
  "stale-mode-text": {
    name: "最后的模式文本已过时",
    message: ({ shown, mode }) =>
      `会话处于 ${modeName(mode)} 模式，但历史中最后的模式文本属于 ${modeName(shown)} 模式。模式改变时没有告诉模型。`,
    page: [
      "协作模式改变时，Codex 会告诉模型。发送过的文本留在历史中，以最后一个为准。",
      "设置 `include_collaboration_mode_instructions = false` 之后，Codex 不再发送模式文本，也不收回之前发送的。设置时处于 Plan 模式的会话，会一直以 Plan 的文本作为最后的说明。",
      "去掉这个键并恢复会话，或者开始新的会话。压缩也会丢弃旧的文本。",
    ],
    in113: ["没有这个键，模式每次改变都会告诉模型。在终端以外的客户端中，恢复的会话会忘记模式，而且不作说明。"],
  },
  "stale-agents-md": {
    name: "读取之后又被修改",
    message: ({ path, editedBy }, f) =>
      `${f.path(path)} 在步骤 ${editedBy + 1} 中被修改，而 Codex 之前已经读过它。生效的仍是之前的内容。`,
    page: [
      "Codex 在会话开始时读取项目文件并保留其内容。只有目录、工作区根目录、权限或信任改变，或者会话被恢复、分叉或回退时，才会重新读取。新的一轮或压缩不会触发重新读取。",
      "全局文件不同：Codex 在每个请求之前都会读取它。如果对项目文件的修改现在就要生效，请恢复会话或开始新的会话。",
    ],
    in113: [
      "两种文件都只在会话开始时读取一次。修改文件，或者改变目录、信任、权限，都不会使 Codex 重新读取；恢复的会话沿用历史。只有分叉、新的会话，或者与恢复相邻的压缩，才会带来新的内容。",
    ],
  },
  "directory-not-read": {
    name: "新目录的文件没有读取",
    message: ({ step, cwd, missed }, f) =>
      `步骤 ${step + 1} 转到了 ${f.path(cwd)}。模型得知了这个目录，但没有读取 ${f.path(missed.at(-1) ?? "/")}${missed.length < 2 ? "" : ` 等 ${f.number(missed.length)} 个文件`}：用的仍是会话开始时的文件。`,
    page: [
      "目录改变时，Codex 0.158.0 会重新读取指令文件。0.113.0 只读取一次，对象是会话开始时的目录。之后的目录出现在 `<environment_context>` 中，压缩之后也出现在 AGENTS.md 的标题中，而内容仍是开始时的。",
      "请在要工作的目录中开始会话。分叉会重新读取文件，但针对的是客户端启动时的目录。",
    ],
  },
  "config-edited-late": {
    name: "配置修改得太晚",
    message: ({ path, editedBy }, f) =>
      `${f.path(path)} 在步骤 ${editedBy + 1} 中被修改，当时会话正在进行。Codex 只在会话开始、恢复或分叉时读取它。`,
    page: [
      "Codex 在会话开始时读取配置文件，恢复或分叉会话时再次读取。会话进行中的修改对它没有影响。只有在客户端中更改信任时，Codex 才会再看一次用户的文件，取其中的信任和根目录标记。",
      "恢复的会话从当时的文件中取得大部分设置。在会话中选定的内容保持不变：模型、模式、审批策略。",
      "恢复会话或开始新的会话。模型、沙盒和审批也可以在进行中的会话里更改。",
    ],
    in113: [
      "更改信任也不会再看一次文件。恢复的会话还从文件中取得模型、沙盒和审批；与指令文件有关的设置，只在重新读取那些文件时才起作用。",
    ],
  },
  "message-like-fragment": {
    name: "被当作 Codex 自身文本的消息",
    message: ({ step, marker }, f) =>
      `步骤 ${step + 1} 的消息看起来像 Codex 自己的文本（${f.code(marker)}）。压缩会丢弃它。`,
    page: [
      "Codex 自己的一些文本也使用 user 角色：环境、AGENTS.md、shell 命令的输出。压缩会丢弃它们。判断依据是文本的开头和结尾，而不是作者。",
      "粘贴的消息如果开头和结尾与之相同，平时会像其他消息一样发送，直到压缩把它当作 Codex 自己的文本。在文本前加一个词，它就是普通消息。",
    ],
    in113: [
      "共有六种：AGENTS.md、`<environment_context>`、`<skill>`、`<user_shell_command>`、`<turn_aborted>` 和 `<subagent_notification>`，各有自己的结束标签。",
    ],
  },
  "message-lost-at-compaction": {
    name: "压缩时丢失的消息",
    message: ({ step, messages, limit }, f) =>
      `步骤 ${step + 1} 的压缩丢弃了 ${f.number(messages)} 条消息。它从最新的消息开始保留，总共不超过 ${f.number(limit)} 个 token。`,
    page: [
      "压缩从最新的开始保留用户的消息，直到用完预算：由 Codex 写摘要时是 20,000 个 token，由服务器压缩时是 64,000 个。Codex 按每四个字节一个 token 计算。",
      "第一条放不下的消息会被截去中间部分，更早的全部丢弃。被丢弃的内容只存在于摘要中。",
      "长期有效的规则请写入 `AGENTS.md`：每次压缩之后都会完整地重新发送。长日志请以文件而不是消息的形式提供。",
    ],
    in113: ["只有由 Codex 写摘要时才有预算。由服务器压缩时，服务器返回的内容都会保留。"],
  },
  "message-cut-at-compaction": {
    name: "压缩时缩短的消息",
    message: ({ step, removed }, f) =>
      `步骤 ${step + 1} 的压缩从一条消息的中间截去了 ${f.number(removed)} 个 token：剩余的预算放不下它。`,
    page: [
      "压缩在预算之内保留用户的消息。一条消息可能只放得下一部分。这时 Codex 保留开头和结尾，并在中间写明截去了多少 token。",
      "中间的内容不再存在于历史中，更早的消息全部丢弃。长文本请以模型可以再次打开的文件形式提供。长期有效的规则请写入 `AGENTS.md`。",
    ],
  },
  "compaction-keeps-old-text": {
    name: "压缩后仍是旧内容",
    message: ({ step, path }, f) =>
      `${f.path(path)} 在步骤 ${step + 1} 的压缩之前已被修改。压缩之后重新发送的是 Codex 在修改之前读到的内容。`,
    page: [
      "压缩之后，Codex 会完整地重新发送指令。全局文件取自磁盘，而项目文件是 Codex 读取之后一直保留的内容。",
      "因此，压缩不会把对项目文件的修改带入会话。请恢复会话：那时会重新读取项目文件。",
    ],
    in113: [
      "全局文件也是会话开始时读到的内容。请分叉会话，或者同时恢复：在压缩之前恢复，或在压缩之后、下一轮之前恢复。",
    ],
  },
  "text-doubled": {
    name: "旧的 AGENTS.md 文本仍在发送",
    message: ({ copies, bytes, byResume, announced }, f) =>
      `历史中还有 ${f.number(copies)} 份更早的 AGENTS.md 文本：每个请求都带有这 ${f.number(bytes)} 字节${announced ? "，但只以最后一份为准" : ""}。${announced ? "" : "没有任何说明告诉模型以哪一份为准。"}${byResume ? "恢复的会话重新读取了文件。" : ""}`,
    page: [
      "Codex 从不改写已经发送的内容。指令改变时，它追加完整的新文本，并说明它取代之前的文本。之前的文本仍留在前面。",
      "改动一个字母就足够：编辑之后恢复会话，或者切换目录之后，30 KB 的文本会在历史中出现两次。压缩之后只剩一份文本。新的会话也是如此。",
    ],
    in113: [
      "分叉会在复制的历史之后追加完整的上下文，即使没有任何改变；回退到第一轮也是如此。没有说明新的文本取代之前的文本。",
    ],
  },
};
