/** What the library tells the person, with what they can do about it. */
import { download } from "../services/files.ts";
import type { Library, LibraryEvents } from "./library.ts";
import type { LibraryActions } from "./libraryActions.ts";
import { fileName } from "./libraryFile.ts";
import { type OpenScenario, openScenarioOf } from "./libraryOpen.ts";
import type { Beginning } from "./libraryStart.ts";
import type { NoticeAction, NoticeId } from "./notices.ts";
import { writeText } from "./persistence.ts";
import type { AppStore } from "./store.ts";

const STORAGE_NOTICES: readonly NoticeId[] = ["notice.storage.full", "notice.storage.refused", "notice.storage.newer"];

const SCENARIO_NOTICES: readonly NoticeId[] = [
  "notice.library.openTwice",
  "notice.library.changedElsewhere",
  "notice.library.parted",
];

export interface LibraryNotices extends Omit<LibraryEvents, "changed" | "saved"> {
  unreadable(text: NonNullable<Beginning["unreadable"]>): void;
}

export function listNotices(app: AppStore, actions: LibraryActions, library: () => Library | null): LibraryNotices {
  const title = (): string => app.getState().document.title ?? "";
  const withdraw = (ids: readonly NoticeId[]): void => {
    const { notices, dismiss } = app.getState();
    for (const { id, number } of notices) if (ids.includes(id)) dismiss(number);
  };

  const saveFile: NoticeAction = {
    id: "saveFile",
    run() {
      const { document } = app.getState();
      download(fileName(document.title ?? ""), writeText(document), "application/json");
    },
  };
  const keepCopy = (open: OpenScenario): NoticeAction => ({
    id: "keepCopy",
    run: () => library()?.part(open, "version"),
  });
  /** `own`: what this tab has as a scenario of its own; it goes, and can be restored. */
  const takeOther = (other: string, own: OpenScenario | null): NoticeAction => ({
    id: "takeOther",
    async run() {
      const { id } = own ?? openScenarioOf(app.getState().document);
      const opened = await actions.open(other);
      if (opened.state === "opened" && id !== other) await actions.remove(id);
    },
  });

  return {
    fault(why, kept) {
      app.getState().notify({ id: `notice.storage.${why}`, params: { kept } }, "fault", { actions: [saveFile] });
    },
    recovered: () => withdraw(STORAGE_NOTICES),
    switched: () => withdraw(SCENARIO_NOTICES),
    openTwice: () => app.getState().notify({ id: "notice.library.openTwice", params: { title: title() } }),
    changedElsewhere(open) {
      withdraw(SCENARIO_NOTICES);
      const offered = [keepCopy(open), takeOther(open.id, null)];
      const message = { id: "notice.library.changedElsewhere", params: { title: title() } } as const;
      app.getState().notify(message, "fault", { actions: offered });
    },
    parted(open, other) {
      withdraw(SCENARIO_NOTICES);
      const message = { id: "notice.library.parted", params: { title: title() } } as const;
      app.getState().notify(message, "fault", { actions: [takeOther(other, open)] });
    },
    unreadable({ text, faults }) {
      const save: NoticeAction = { id: "saveFile", run: () => download(fileName(""), text, "application/json") };
      app.getState().notify({ id: "notice.storage.unreadable", params: { faults } }, "fault", { actions: [save] });
    },
  };
}
