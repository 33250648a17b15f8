/** What stands around the pages of the documentation, in English. */
import type { TopicScenarioId } from "../../../scenario/demonstrations/topics.ts";
import { formatNumber } from "../format.ts";
import type { DocsUi } from "./words.ts";

export const docsUiEn: DocsUi = {
  title: "Documentation",
  close: "Close the documentation",
  index: "All pages",
  filter: "Filter pages",
  noMatch: (query) => `No page speaks of “${query}”.`,
  matches: (count) => (count === 1 ? "1 page" : `${formatNumber(count)} pages`),
  groups: {
    files: "Which files are sent",
    settings: "Trust and configuration",
    request: "What else is sent",
    time: "Later turns",
    limits: "Limits of this app",
    verdicts: "Verdicts on files",
    file: "Findings: files",
    text: "Findings: texts",
    config: "Findings: configuration",
    thread: "Findings: later turns",
  },
  previous: "Previous",
  next: "Next",
  seeAlso: "See also",
  copyLink: "Copy a link to this page",
  linkCopied: "Link copied",
  linkRefused: "The browser refused to copy.",
  unknownPage: (id) => `There is no page “${id}”. These are all there are:`,
  tryIt: "Try it",
  tryItHint: "Opens as a scenario. Yours stays: undo brings it back.",
  opens: (title) => `Try it: ${title}`,
  raises: "The finding",
  nearMiss: "A near miss",
  fixed: "After the fix",
  text: "Text",
  inRequest: "In the last request",
  sent: "sent",
  notSent: "not sent",
  refused: "Codex refuses to start.",
};

export const scenariosEn: { readonly [Id in TopicScenarioId]: string } = {
  "tiny-limit": "A limit of 100 bytes",
  "limit-zero": "A limit of 0 bytes",
  "global-override": "A global override",
  separators: "Three files, one part",
  "nearest-config": "Two project layers",
  "writable-root": "Another writable root",
  "no-environment": "Without the environment context",
  "skills-off": "Without the list of skills",
  "sandbox-rereads": "Another sandbox reads the files again",
  "compaction-old-text": "A compaction brings the old text back",
  "directory-named-agents": "A directory named AGENTS.md",
  "broken-link": "A link to nothing",
  unreadable: "One file that cannot be read",
};
