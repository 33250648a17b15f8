/** What a line of a configuration file does, in Simplified Chinese. */
import type { Format } from "../format.ts";
import { type ConfigLineWords, shortened } from "./configLine.en.ts";

const placeOf = (path: string | null, line: number | null, f: Format) =>
  path === null ? f.code("-c") : line === null ? f.path(path) : `${f.path(path)} 第 ${f.number(line)} 行`;

export const configLineZh: ConfigLineWords = {
  sets: ({ key, value }, f) => `生效：${f.code(`${key} = ${shortened(value)}`)}。`,
  replaced: ({ key, by, line }, f) => `${f.code(key)} 在这里不起作用：被 ${placeOf(by, line, f)}取代。`,
  "replaced-by-step": ({ key, step }, f) => `${f.code(key)} 已不再生效：步骤 ${step + 1} 改变了它。`,
  "replaced-by-launch": ({ key, parameter }, f) =>
    `${f.code(key)} 在这里不起作用：被客户端的 ${f.code(parameter)} 取代。`,
  "thread-keeps": ({ key, used }, f) => `${f.code(key)} 对新会话生效。当前会话沿用 ${f.code(used)}。`,
  "set-aside": ({ key, because }, f, tell) => `${f.code(key)} 在这里不起作用。${tell(because)}`,
  narrowed: ({ key, used, by }, f) => `${f.path(by)} 不允许 ${f.code(key)} 的这个值：Codex 使用 ${f.code(used)}。`,
  requires: ({ key, used }, f) =>
    used === null
      ? `${f.code(key)} 允许当前生效的值：没有变化。`
      : `${f.code(key)} 不允许所选的值：Codex 使用 ${f.code(used)}。`,
  unread: ({ untrusted }) =>
    untrusted ? "Codex 不读取此文件：该项目被标记为不受信任。" : "Codex 不读取此文件：没有条目表示信任该项目。",
  "ignored-in-project": ({ key, silently }, f) =>
    `Codex 忽略项目配置中的 ${f.code(key)}${silently ? "，不作提示" : "，并给出警告"}。`,
  unknown: ({ key, nearest, later }, f) =>
    later
      ? `这个版本的 Codex 不认识 ${f.code(key)}，会忽略它：较新的版本才有这个键。`
      : `Codex 不认识 ${f.code(key)}，会忽略它。${nearest === null ? "" : `也许想写的是 ${f.code(nearest)}。`}`,
  "wrong-table": ({ key, belongs }, f) => `Codex 把它读作 ${f.code(key)}：${f.code(belongs)} 应写在第一个表头之前。`,
  "profile-idle": ({ profile, chosen }, f) =>
    chosen === null
      ? `没有选用配置档 ${f.code(profile)}，所以其中的键不起作用。`
      : `选用的是配置档 ${f.code(chosen)}，所以 ${f.code(profile)} 中的键不起作用。`,
  "no-effect": ({ key }, f) => `Codex 发送给模型的内容与 ${f.code(key)} 无关。`,
  "not-modelled": ({ key }, f) => `${f.code(key)} 可能改变 Codex 发送的内容，这里没有显示这种变化。`,
  "trust-decides": ({ directory, level }, f) =>
    `由此条目决定：${f.path(directory)} ${level === "trusted" ? "受信任" : "不受信任"}。`,
  "trust-idle": ({ directory }, f) => `${f.path(directory)} 的信任在此会话中不起决定作用。`,
  refused: ({ because }, _, tell) => `Codex 因此拒绝启动。${tell(because)}`,
  "not-started": ({ path, line }, f) =>
    path === null && line === null
      ? "Codex 拒绝启动，所以这里的设置均未生效。"
      : `Codex 因 ${placeOf(path, line, f)} 拒绝启动，所以这里的设置均未生效。`,
  "edited-late": ({ key, step }, f) =>
    `步骤 ${step + 1} 写入了 ${f.code(key)} 的这个值。Codex 下次启动或恢复时才会读取。`,
};
