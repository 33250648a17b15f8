/** The words about tokens in English; they come with the views that count them. */
import { formatNumber } from "./format.ts";

const tokens = (value: number) => `${formatNumber(value)} ${value === 1 ? "token" : "tokens"}`;
const about = (value: number, estimated: boolean) => `${estimated ? "≈ " : ""}${formatNumber(value)}`;

export const tokensEn = {
  encoding: "o200k_base",
  estimate: "Codex’s estimate",
  /** In narrow columns and heads of parts. */
  estimateShort: "estimate",
  number: formatNumber,
  /** `estimated`: runs without a break were cut. */
  count: about,
  countOf: (value: number, estimated: boolean) => `${estimated ? "≈ " : ""}${tokens(value)}`,
  estimateOf: (value: number) => `estimate ${formatNumber(value)}`,
  estimateHint: "Codex’s own estimate: bytes / 4, rounded up. Codex decides with it when to compact.",
  countHint: "Counted with o200k_base.",
  cutHint: "Counted with o200k_base. A long run without a break was cut for it, so this is an estimate.",
  pending: "not counted yet",
  ask: "Count tokens",
  askHint: "Loads the o200k_base encoding (1 MB) and counts the texts in the background.",
  unit: "Sizes in",
  units: { bytes: "Bytes", tokens: "Tokens" },
  note: "Two different numbers: o200k_base is counted, Codex’s estimate is bytes / 4, rounded up. Texts alone: what the request puts around them is not counted.",
  step: {
    added: (value: number, estimated: boolean) => `this step added ${estimated ? "≈ " : ""}${tokens(value)}`,
    request: (value: number, estimated: boolean) => `the request has ${about(value, estimated)}`,
    none: "this step sends no request",
  },
};

export type TokenStrings = typeof tokensEn;
