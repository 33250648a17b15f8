/** The words about tokens in Chinese. */
import { formatNumber } from "./format.ts";
import type { TokenStrings } from "./tokens.en.ts";

const about = (value: number, estimated: boolean) => `${estimated ? "≈ " : ""}${formatNumber(value)}`;

export const tokensZh: TokenStrings = {
  encoding: "o200k_base",
  estimate: "Codex 的估算",
  estimateShort: "估算",
  number: formatNumber,
  count: about,
  countOf: (value, estimated) => `${about(value, estimated)} 个 token`,
  estimateOf: (value) => `估算 ${formatNumber(value)}`,
  estimateHint: "Codex 自己的估算：字节数 / 4，向上取整。Codex 据此决定何时压缩。",
  countHint: "用 o200k_base 计数。",
  cutHint: "用 o200k_base 计数。其中有一段很长的无间断文字被切开，所以这是估算值。",
  pending: "尚未计数",
  ask: "计算 token 数",
  askHint: "载入 o200k_base 编码（1 MB），在后台计数。",
  unit: "大小单位",
  units: { bytes: "字节", tokens: "token" },
  note: "这是两个不同的数：o200k_base 是实际计数，Codex 的估算是字节数 / 4 向上取整。只计文本本身，不计请求在其外围添加的内容。",
  step: {
    added: (value, estimated) => `这一步增加了 ${about(value, estimated)} 个 token`,
    request: (value, estimated) => `整个请求有 ${about(value, estimated)} 个`,
    none: "这一步没有发出请求",
  },
};
