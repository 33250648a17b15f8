import type { SkillFindingParams } from "../../../engine/insight.ts";
import { skillsZh } from "../skills.zh.ts";
import type { FindingWords } from "./words.ts";

export const skillFindingsZh: FindingWords<keyof SkillFindingParams> = {
  "skill-dropped": {
    name: "技能被跳过",
    message: ({ path, fault }, f) => `Codex 不列出 ${f.path(path)}：${skillsZh.fault(fault)}。它对此没有任何提示。`,
    page: [
      "技能是一个 `SKILL.md`：第一行是 `---`，接着是几行 YAML，再是一行 `---`。YAML 必须有 `description`；`name` 可以省略，这时使用文件夹的名称。",
      "不符合的文件会被悄悄跳过，人和模型都不会被告知。只有客户端的技能列表会显示原因。",
      "含有冒号的普通值，或以 `[`、`{`、`@`、反引号开头的值，仍会按原样读取。其他可能被 YAML 当作符号的内容请加上引号。",
    ],
  },
  "skill-not-found": {
    name: "找不到技能",
    message: ({ path, why }, f) => `Codex 找不到 ${f.path(path)}：${skillsZh.missed[why]}。`,
    page: [
      "Codex 查找名称恰好是 `SKILL.md` 的文件，最深在技能根目录下六层。名称以点开头的文件夹会被跳过。链接的文件夹会跟随，链接的 `SKILL.md` 不会。",
      "CODEX_HOME 的 `skills/.system` 由 Codex 启动时自行写入：放在那里的自有文件会丢失。",
    ],
  },
  "skills-over-budget": {
    name: "技能超出预算",
    message: ({ cut, left, limit }, f) =>
      `技能列表最多占 ${f.number(limit)} 个 token。${left > 0 ? `所有描述都不发送，另有 ${f.number(left)} 个技能被省略。` : `${f.number(cut)} 个描述被截短。`}`,
    page: [
      "所有技能的行合计最多占上下文窗口的 2 %，按 Codex 自己的估算，四个字节算一个 token。放不下时描述会被截短：逐个字符轮流分配，截断处没有任何标记。",
      "如果连名称都放不下，所有描述都会去掉，列表末尾的技能被省略。排列顺序是：内置的、管理员的、项目的、个人的。",
      "描述要简短，重要内容放在前面，关闭不需要的技能。在 `agents/openai.yaml` 中设置 `policy.allow_implicit_invocation: false` 的技能不占位置：它等待被点名。",
    ],
  },
  "skill-switch-without-effect": {
    name: "技能开关无效",
    message: ({ why, selector }, f) => skillsZh.noEffect[why](selector === "" ? null : f.code(selector)),
    page: [
      "`[[skills.config]]` 的每一项用 `name` 或 `SKILL.md` 的 `path` 指明一个技能，并用 `enabled` 说明是否启用。文件夹的路径不起作用，两者都写的项会被忽略。",
      "只有用户自己的配置和 `-c` 有效。项目不能开关技能，`/etc/codex/config.toml` 也不能。`[skills] include_instructions` 和 `[skills.bundled] enabled` 在各处都有效。",
    ],
  },
};
