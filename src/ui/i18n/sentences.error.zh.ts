/** Why Codex refuses to start, in Simplified Chinese. */
import type { ErrorSentences } from "./catalogue.ts";
import { kind, list } from "./sentences.zh.ts";

export const errorSentencesZh: ErrorSentences = {
  "error.toml": ({ detail }) => `配置不是有效的 TOML：${detail}`,
  "error.utf8": ({ offset }, f) => `配置在第 ${f.number(offset)} 字节处不是有效的 UTF-8。`,
  "error.configIsDirectory": () => "配置文件是一个目录。",
  "error.configUnreadable": () => "配置文件无法读取。",
  "error.type": ({ key, expected, got }, f) => `${f.code(key)} 的类型必须是${kind(expected)}，而不是${kind(got)}。`,
  "error.variant": ({ key, got, allowed }, f) =>
    `${f.code(key)} 不能是 ${f.code(got)}。允许的值：${list(allowed, f)}。`,
  "error.range": ({ key, least, most }, f) => {
    if (least !== null && most !== null) return `${f.code(key)} 必须在 ${f.number(least)} 到 ${f.number(most)} 之间。`;
    return least === null ? `${f.code(key)} 过大。` : `${f.code(key)} 不能小于 ${f.number(least)}。`;
  },
  "error.blank": ({ key }, f) => `${f.code(key)} 不能为空。`,
  "error.missing": ({ key, missing }, f) => `${f.code(key)} 缺少 ${list(missing, f)}。`,
  "error.unsuited": ({ key, beside }, f) => `${f.code(key)} 不能与 ${f.code(beside)} 同时出现。`,
  "error.unknownKey": ({ key, allowed }, f) =>
    `这里没有 ${f.code(key)} 这个键。${allowed.length === 0 ? "" : `已知的键：${list(allowed, f)}。`}`,
  "error.noLongerSupported": ({ key }, f) => `${f.code(key)} 已不再支持，请从配置中删除。`,
  "error.reserved": ({ key, names }, f) => `${f.code(key)} 使用了保留名称：${list(names, f)} 是内置的。`,
  "error.approvalUntrusted": (_, f) => `${f.code('approval_policy = "untrusted"')} 已不再支持，请删除这项设置。`,
  "error.unknownProfile": ({ profile }, f) =>
    `配置档 ${f.code(profile)} 没有定义。请在 ${f.code("[profiles]")} 下添加。`,
  "error.unknownProvider": ({ provider }, f) =>
    `模型提供方 ${f.code(provider)} 没有定义。请在 ${f.code("[model_providers]")} 下添加。`,
  "error.instructionsFileEmpty": ({ file }, f) => `模型指令文件 ${f.path(file)} 是空的。`,
  "error.instructionsFileUnreadable": ({ file }, f) => `模型指令文件 ${f.path(file)} 无法读取。`,
  "error.managedTooLong": ({ bytes, limit }, f) =>
    `受管指令有 ${f.number(bytes)} 字节，最多允许 ${f.number(limit)} 字节。`,
  "error.threadInstructionsTooLong": ({ tokens, limit }, f) =>
    `线程指令约有 ${f.number(tokens)} 个 token，最多允许 ${f.number(limit)} 个。`,
  "error.legacyProfile": (_, f) => `配置中的 ${f.code("profile")} 已不再支持。`,
  "error.permissionProfile": ({ name, problem }, f) =>
    problem === "glob"
      ? `${f.code(name)} 是通配模式，只能用于禁止。`
      : `${f.code(name)} 不是权限配置在此处可用的${problem === "path" ? "路径" : "配置名"}。`,
  "error.instructionsDenied": ({ path }, f) => `权限配置禁止读取 ${f.path(path)}，因此线程无法启动。`,
  "error.profileName": ({ profile }, f) =>
    `${f.code(profile)} 不是有效的 profile 名称：只允许字母、数字、${f.code("-")} 和 ${f.code("_")}。`,
  "error.profileBesideLegacy": ({ profile, path }, f) =>
    `配置中有旧形式的 profile ${f.code(profile)}。请将其设置移到 ${f.path(path)}。`,
  "error.environments": ({ id, fault }, f) => {
    const whys: Readonly<Record<string, string>> = {
      syntax: "它不是 TOML",
      key: "未知的键",
      id: "有一个环境没有标识",
      reserved: "这个标识是保留的",
      characters: "标识只能包含 ASCII 字母、数字、- 和 _",
      way: "该环境必须恰好有 url 和 program 之一",
      twice: "这个标识出现了两次",
      default: "默认环境不在列表中",
    };
    return `Codex 拒绝 ${f.code("environments.toml")}：${whys[fault] ?? fault}${id === "" ? "" : `（${f.code(id)}）`}。`;
  },
  "error.requirements": ({ key, detail }, f) => `${f.code("requirements.toml")} 中的 ${f.code(key)} 无效：${detail}`,
  "error.cwdNotADirectory": ({ cwd }, f) => `启动目录 ${f.path(cwd)} 不是目录。`,
};
