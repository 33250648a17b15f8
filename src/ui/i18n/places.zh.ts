/** 一段文本位于何处的用语（简体中文）。 */
import { formatNumber } from "./format.ts";
import type { PlaceStrings } from "./places.en.ts";

export const placesZh: PlaceStrings = {
  label: "这段文本位于何处",
  notSent: "不在请求中。",
  partly: (sent, wanted) => `${formatNumber(wanted)} 字节中只有 ${formatNumber(sent)} 字节在请求中。`,
  sent: "在请求中：",
  place: (message, role, part, parts) =>
    message === null
      ? "instructions 字段"
      : `消息 ${formatNumber(message)}（${role}）${parts > 1 ? `，第 ${formatNumber(part)} 部分` : ""}`,
  bytes: (start, end, of) => `第 ${formatNumber(start)} 至 ${formatNumber(end)} 字节，共 ${formatNumber(of)}`,
  tokens: (start, end, estimated) =>
    `${estimated ? "≈ " : ""}第 ${formatNumber(start)} 至 ${formatNumber(end)} 个 token`,
  superseded: "已被后来的副本取代",
  more: (places) => `另有 ${formatNumber(places)} 处`,
  show: "在那里查看",
  noCaret: "把光标放在一行上，即可看到它在请求中的位置。",
  noKey: "这里没有配置键。",
  emptyLine: "这一行没有内容。",
  absent: {
    "no-request": () => "Codex 还没有发送任何内容。",
    "below-cut": ({ line, column }) =>
      `它在截断处之后：第 ${formatNumber(line)} 行第 ${formatNumber(column)} 列之后的内容不会发送。`,
    trimmed: () => "此文件首尾的空白不会发送。",
    "not-read": () => "Codex 不会自行读取此文件。",
    "other-version": ({ steps }) =>
      `时间线的步骤 ${steps.map((step) => step + 1).join("、")} 写入了别的文本，发送的是那个版本。`,
    "not-yet": ({ step }) => `从步骤 ${step + 1} 起才会发送，晚于当前显示的请求。`,
    "dropped-at-compaction": ({ step }) => `它曾在历史中，步骤 ${step + 1} 的压缩把它去掉了。`,
    "left-behind": ({ step }) => `它在步骤 ${step + 1} 中发送过；会话已离开那段历史。`,
  },
};
