/** The words of links, in English. They come with the dialog. */
import type { LinkFault } from "../../scenario/link.ts";
import { formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

type FaultWords = {
  readonly [Kind in LinkFault["kind"]]: (fault: Extract<LinkFault, { readonly kind: Kind }>) => string;
};

const faults: FaultWords = {
  foreign: () => "What stands behind the # in the address is not a link of this app.",
  newer: ({ form }) =>
    `The link was made by a newer version of this app (form ${formatNumber(form)}). Load the page again to get that version, or ask for the scenario as a file.`,
  cut: ({ found, wanted }) =>
    `The end of the link is missing${wanted === null ? "" : `: ${formatNumber(found)} of ${count(wanted, "character")} are there`}. Some programs cut long addresses. Copy it again, or ask for the scenario as a file.`,
  damaged: () =>
    "Letters of the link were changed on the way: its checksum does not fit. Copy it again, or ask for the scenario as a file.",
  tooLarge: () => "The link holds more than this app opens.",
  invalid: () => "The link can be read, but what it holds is not a valid scenario:",
};

export const shareEn = {
  title: "Share a link",
  link: "Link",
  making: "Making the link…",
  copy: "Copy link",
  copied: "Copied",
  copyFailed: "The browser refused to copy. The link is selected: copy it by hand.",
  withView: "Open it on what I am looking at",
  withViewHint: "Tab, file and line, step and request.",
  length: (length: number) => count(length, "character"),
  limits: {
    discord: "Discord message",
    slack: "Slack message",
    address: "Most address fields",
    github: "GitHub comment",
  },
  limitsLabel: "Where the link fits",
  upTo: (limit: number) => `up to ${formatNumber(limit)}`,
  fits: "fits",
  over: (over: number) => `${formatNumber(over)} too long`,
  tooLarge: "This scenario is too large for a link. Save it as a file instead.",
  close: "Close",
  faultTitle: "This link cannot be opened",
  faults,
  kept: "Your own scenario is open, unchanged.",
  keepMine: "Go on with mine",
};

export type ShareStrings = typeof shareEn;
