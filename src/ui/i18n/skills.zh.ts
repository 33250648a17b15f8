import { formatNumber } from "./format.ts";
import type { SkillStrings } from "./skills.en.ts";

export const skillsZh: SkillStrings = {
  verdicts: {
    listed: "已列出",
    cut: "截短",
    budget: "被省略",
    unlisted: "列表已关闭",
    waits: "等待点名",
    disabled: "已关闭",
    fault: "被跳过",
    product: "其他产品",
    twice: "已找到过",
    missed: "未找到",
  },
  missed: {
    name: "文件必须命名为大写的 SKILL.md",
    "linked-file": "链接的 SKILL.md 不算技能，链接的文件夹才算",
    "hidden-folder": "它所在的文件夹名称以点开头",
    "too-deep": "它在根目录下超过六层",
    "off-path": "它的文件夹不在从项目根到当前目录的路径上",
    bundled: "这个文件夹由 Codex 启动时自行写入",
  },
  noEffect: {
    layer: (selector) => `${selector ?? "技能"} 的条目不起作用：只有用户配置和 -c 能开关技能。`,
    folder: (selector) => `${selector ?? "该路径"} 是文件夹：条目必须写明其中的 SKILL.md。`,
    both: (selector) => `${selector ?? "技能"} 的条目同时有名称和路径：Codex 将其忽略。`,
    neither: () => "该条目没有指明技能：需要名称或路径。",
  },
  fault(found) {
    switch (found.kind) {
      case "unreadable":
        return "文件无法读取";
      case "utf8":
        return `第 ${formatNumber(found.at)} 个字节不是 UTF-8`;
      case "frontMatter":
        return "开头没有两行 --- 之间的前置内容";
      case "yaml":
        return `前置内容不是 YAML（${found.detail}）`;
      case "type":
        return `${found.field} 不是文本`;
      case "duplicate":
        return `${found.field} 出现了两次`;
      case "description":
        return "没有描述";
      case "nameTooLong":
        return `名称有 ${formatNumber(found.characters)} 个字符，超过 64 个`;
    }
  },
  heading: "技能",
  listed: (listed, all) => `${formatNumber(all)} 个技能中有 ${formatNumber(listed)} 个列给模型。`,
  showMore: (count) => `再显示 ${formatNumber(count)} 个`,
  characters: (kept, all) =>
    kept === all ? `${formatNumber(all)} 个字符` : `${formatNumber(all)} 个字符中的 ${formatNumber(kept)} 个`,
  why: {
    listed: (file) => `以 ${file} 列出。`,
    cut: (kept, all) => `描述的 ${formatNumber(all)} 个字符中只有 ${formatNumber(kept)} 个放得进预算。`,
    budget: "它的行放不进预算。",
    unlisted: "skills.include_instructions = false：不发送列表。消息仍可点名该技能。",
    waits: "它的 agents/openai.yaml 使其不进入列表。消息可以点名它。",
    disabled: (path, line) =>
      `[[skills.config]] 的条目将其关闭：${path === null ? "-c" : `${path}${line === null ? "" : `，第 ${formatNumber(line)} 行`}`}。`,
    product: "它的 agents/openai.yaml 针对 Codex 以外的产品。",
    twice: (first) => `同一文件已列为 ${first}。`,
  },
  budget: (limit) => `所有技能的行最多占 ${formatNumber(limit)} 个 token，即上下文窗口的 2 %。`,
  allFit: "所有描述都放得下。",
  someCut: (cut) => `${formatNumber(cut)} 个描述被截短。`,
  someLeft: (left) => `没有描述放得下，另有 ${formatNumber(left)} 个技能被省略。`,
  skill: "技能",
  description: "描述",
  told: "告知",
};
