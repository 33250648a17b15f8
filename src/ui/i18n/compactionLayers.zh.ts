/** Words for the three layers of a compaction, in Simplified Chinese. */
import type { LayerStrings } from "./compactionLayers.en.ts";
import { formatNumber as n } from "./format.ts";

export const layersZh: LayerStrings = {
  title: "由什么决定",
  role: "角色和种类",
  own: "像 Codex 自己的文本",
  back: "放回的上下文",
  dropped: (dropped, left) =>
    dropped === 0 ? `没有丢弃，剩 ${n(left)} 项` : `丢弃 ${n(dropped)} 项，剩 ${n(left)} 项`,
  reasons: {
    "fate.developer": (value) => `${n(value)} × developer 角色`,
    "fate.assistant": (value) => `${n(value)} × 模型的回答`,
    "fate.tool": (value) => `${n(value)} × 工具调用或输出`,
    "fate.earlierSummary": (value) => `${n(value)} × 以前的摘要`,
    "fate.notReturned": (value) => `${n(value)} × 服务器未返回`,
  },
  marker: (marker, value) => `${n(value)} × \`${marker}\``,
  hook: (value) => `${n(value)} × 钩子的文本`,
  kinds: (release) => `Codex ${release} 认得的种类`,
  budget: (cut, over) =>
    [
      ...(cut === 0 ? [] : [`${n(cut)} 项被截短以符合预算`]),
      ...(over === 0 ? [] : [`${n(over)} 项超出预算，已丢弃`]),
    ].join("；"),
  returned: (value) => (value === 0 ? "还没有" : `${n(value)} 项`),
  atOnce: (places, total) => `立刻放回，在 ${n(total)} 项中是${places}。`,
  later: (places, total, step) => `由第 ${n(step)} 步的轮次放回，在 ${n(total)} 项中是${places}。`,
  places: (first, last) => (first === last ? `第 ${n(first)} 项` : `第 ${n(first)} 到 ${n(last)} 项`),
  pending: "由下一轮写入。",
};
