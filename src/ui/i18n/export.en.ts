/** The words of saving in other forms, in English. They come with the menu and the files. */
import type { ArchiveNotes } from "../../scenario/export/archive.ts";
import { formatNumber } from "./format.ts";
import { count } from "./sentences.en.ts";

export const exportEn = {
  menu: {
    title: "Save",
    scenario: "Scenario",
    scenarioHint: "One JSON file, opens here again",
    archive: "Files as a zip",
    archiveHint: "As they would lie on a disk, with the scenario beside them",
    page: "Report as a page",
    pageHint: "One HTML file: answer, findings, layout, messages",
    markdown: "Report as Markdown",
    markdownHint: "The answer in short, for an issue or a chat",
  },
  skeleton: "The texts are fillers: sizes, lines and cuts are those of texts that stay private.",
  report: {
    files: "Instruction files",
    columns: { order: "#", file: "File", verdict: "Verdict", sent: "Sent", reason: "Why" },
    findings: "Findings",
    layout: "Layout of the request",
    picture:
      "Picture of the request: its items in order, each with its parts and their sizes. The table below says the same.",
    messages: "Messages",
    requests: "Requests of the thread, and what is new in each",
    moreRequests: (more: number) => `${count(more, "more request")}.`,
    sameItems: (items: number) =>
      items === 1
        ? "Item 1 is that of the request before."
        : `Items 1–${formatNumber(items)} are those of the request before.`,
    leftOut: "Left out: the report would become too large.",
    compaction: "compaction",
    sources: "Where it comes from",
    notShown: (bytes: number) => `${count(bytes, "byte")} more are not shown.`,
    share: (share: string) => `${share} %`,
    open: "Open this scenario",
    notes: "Notes",
    standIns: "Codex's own texts were not at hand: stand-ins take their place, and their sizes are not the real ones.",
    made: (app: string) => `Made with ${app}. What is below was worked out, not recorded.`,
  },
  readme: ({ unreadable, leftOut }: ArchiveNotes, scenario: string, app: string) =>
    [
      `Files of a scenario of ${app}.`,
      "",
      "files/ holds them by their absolute paths: files/home/dev/… is /home/dev/… of the scenario.",
      `${scenario} is the scenario itself. Open this archive in the app to go on with it.`,
      ...list("These files cannot be read in the scenario. Here they are empty:", unreadable),
      ...list("An archive cannot hold these names. They are in the scenario only:", leftOut),
      "",
    ].join("\n"),
  share: {
    what: "What goes into the link",
    full: "Everything",
    fullHint: "Every file with its text.",
    trimmed: "Only files on the path",
    trimmedHint: (dropped: number) =>
      dropped === 0
        ? "Every file decides something: nothing to leave out."
        : `${formatNumber(dropped)} ${dropped === 1 ? "file decides" : "files decide"} nothing and ${dropped === 1 ? "stays" : "stay"} out. The requests are the same.`,
    skeleton: "Skeleton",
    skeletonHint:
      "Fillers take the place of every text: sizes, verdicts and cuts stay right. The title, names, paths and settings are in the link.",
    headings: "Keep the words of Markdown headings",
    onPath: "Only files on the path here too",
    characters: (length: number) => formatNumber(length),
    tooLarge: "too large",
    explain: "The scenario is in the link itself. Nothing is uploaded.",
  },
};

function list(heading: string, paths: readonly string[]): string[] {
  return paths.length === 0 ? [] : ["", heading, ...paths.map((path) => `  ${JSON.stringify(path)}`)];
}

export type ExportStrings = typeof exportEn;
