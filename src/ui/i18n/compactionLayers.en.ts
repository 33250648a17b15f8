/** Words for the three layers of a compaction, in English. They come with the view. */
import type { LayerReason } from "../views/compaction/layers.ts";
import { formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

const entries = (value: number): string => count(value, "entry", "entries");

export const layersEn = {
  title: "What decides",
  role: "Role and kind",
  own: "Looks like Codex's own",
  back: "Context put back",
  dropped: (dropped: number, left: number) =>
    dropped === 0
      ? `nothing dropped, ${formatNumber(left)} left`
      : `${formatNumber(dropped)} dropped, ${formatNumber(left)} left`,
  reasons: {
    "fate.developer": (value: number) => `${formatNumber(value)} × developer role`,
    "fate.assistant": (value: number) => `${formatNumber(value)} × answer of the model`,
    "fate.tool": (value: number) => `${formatNumber(value)} × tool call or output`,
    "fate.earlierSummary": (value: number) => `${formatNumber(value)} × earlier summary`,
    "fate.notReturned": (value: number) => `${formatNumber(value)} × not returned by the server`,
  } satisfies Record<LayerReason, (value: number) => string>,
  marker: (marker: string, value: number) => `${formatNumber(value)} × \`${marker}\``,
  hook: (value: number) => `${formatNumber(value)} × text of a hook`,
  kinds: (release: string) => `Kinds that Codex ${release} knows`,
  budget: (cut: number, over: number) =>
    [
      ...(cut === 0 ? [] : [`${entries(cut)} cut to fit the budget`]),
      ...(over === 0 ? [] : [`${entries(over)} beyond it, dropped`]),
    ].join("; "),
  returned: (value: number) => (value === 0 ? "nothing yet" : entries(value)),
  atOnce: (places: string, total: number) => `At once, as ${places} of ${formatNumber(total)}.`,
  later: (places: string, total: number, step: number) =>
    `By the turn of step ${formatNumber(step)}, as ${places} of ${formatNumber(total)}.`,
  places: (first: number, last: number) =>
    first === last ? `entry ${formatNumber(first)}` : `entries ${formatNumber(first)} to ${formatNumber(last)}`,
  pending: "The next turn writes it.",
};

export type LayerStrings = typeof layersEn;
