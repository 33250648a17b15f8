/** What is wrong with a scenario file, in Simplified Chinese. */
import type { FaultSentences } from "./catalogue.ts";
import { kind, list } from "./sentences.zh.ts";

export const faultSentencesZh: FaultSentences = {
  "fault.json": ({ detail }) => `场景不是有效的 JSON：${detail}`,
  "fault.duplicateKey": ({ where, key }, f) => `${f.code(where)} 中键 ${f.code(key)} 出现了两次。`,
  "fault.number": ({ where }, f) => `${f.code(where)} 的数值过大。`,
  "fault.type": ({ where, expected, got }, f) => `${f.code(where)} 的类型必须是${kind(expected)}，而不是${kind(got)}。`,
  "fault.unknownKey": ({ where, key }, f) => `${f.code(where)} 含有未知的键 ${f.code(key)}。`,
  "fault.missingKey": ({ where, key }, f) => `${f.code(where)} 缺少键 ${f.code(key)}。`,
  "fault.value": ({ where, got, allowed }, f) =>
    `${f.code(where)} 不能是 ${f.code(got)}。允许的值：${list(allowed, f)}。`,
  "fault.relativePath": ({ where, path }, f) => `${f.code(where)}：路径 ${f.code(path)} 不是绝对路径。`,
  "fault.windowsPath": ({ where, path }, f) =>
    `${f.code(where)}：${f.code(path)} 是 Windows 路径。请在 ${f.code("machine")} 中写 ${f.code('"os": "windows"')}，或把该目录交给一个环境。`,
  "fault.pathForm": ({ where, path }, f) =>
    `${f.code(where)}：路径 ${f.code(path)} 不是规范形式。请去掉 .、.. 和末尾的斜杠；Windows 路径用反斜杠，盘符大写。`,
  "fault.fileAsParent": ({ file, path }, f) => `${f.path(file)} 不是目录，所以 ${f.path(path)} 不能位于其中。`,
  "fault.date": ({ where, got }, f) => `${f.code(where)}：${f.code(got)} 不是 YYYY-MM-DD 形式的日期。`,
  "fault.base64": ({ where }, f) => `${f.code(where)} 不是有效的 base64。`,
  "fault.surrogate": ({ where }, f) => `${f.code(where)} 含有不成对的代理项，无法写成 UTF-8。原始字节请用 base64。`,
  "fault.execMode": (_, f) => `${f.code("codex exec")} 不能指定协作模式。请把 ${f.code("launch.mode")} 设为 null。`,
  "fault.tuiMode": (_, f) => `终端界面总会说明协作模式，${f.code("launch.mode")} 不能为 null。`,
  "fault.notAppServer": ({ key }, f) => `app server 不接受 ${f.code(key)}。`,
  "fault.appServerOnly": ({ key }, f) => `只有 app server 的客户端才能给出 ${f.code(key)}。`,
  "fault.agentName": ({ where, name }, f) =>
    `${where}：子代理的名称只能由小写字母、数字和 ${f.code("_")} 组成，不能是 ${f.code(name)}。`,
  "fault.beside": ({ where, key, beside }, f) => `${where}：${f.code(key)} 不能与 ${f.code(beside)} 同时出现。`,
  "fault.needs": ({ where, key, needs }, f) =>
    `${f.code(where)}：${f.code(key)} 需要 ${f.code(needs)}：只有工具调用才能被中断。`,
  "fault.contextKey": ({ where, key }, f) => `${f.code(where)} 不能使用键 ${f.code(key)}。`,
  "fault.environmentId": ({ where }, f) => `${f.code(where)} 必须是环境的标识：不能为空。`,
  "fault.environmentState": ({ where }, f) => `${f.code(where)}：${f.code("local")} 总是就绪。`,
  "fault.environmentTwice": ({ where, id }, f) => `${f.code(where)}：环境 ${f.code(id)} 被选择了两次。`,
  "fault.command": ({ where }, f) => `${f.code(where)} 必须是一条命令：不能为空白，也不能含有 NUL 字符。`,
  "fault.reviewText": ({ where }, f) => `${f.code(where)} 必须说明要审查什么：不能为空白。`,
  "fault.beforeFirstTurn": ({ where, step }, f) =>
    `${f.code(where)}：${f.code(step)} 之前必须先有一个回合，此时 Codex 还没有线程。`,
  "fault.noSuchTurn": ({ where, turn, turns }, f) =>
    `${f.code(where)}：没有第 ${f.number(turn)} 个回合。这一步之前共有 ${f.number(turns)} 个回合，从 0 数起。`,
  "fault.limit": ({ where, limit, unit }, f) => {
    const units = { entries: "项", bytes: "字节", characters: "个字符", levels: "层" };
    return `${f.code(where)} 过大，最多允许 ${f.number(limit)} ${units[unit]}。`;
  },
};
