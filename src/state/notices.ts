import type { Sentence } from "../engine/index.ts";
import type { FileFault } from "../scenario/filesRules.ts";
import type { SettingFault } from "./settingEdits.ts";

/** Short messages that stand on the page until they are dismissed: ids with parameters, like edit labels. */
export interface NoticeParams {
  /**
   * The browser refuses its database, it is full, or a newer version of the app has made it over. `kept`: at least the
   * scenario that is open comes back at the next visit.
   */
  readonly "notice.storage.full": { readonly kept: boolean };
  readonly "notice.storage.refused": { readonly kept: boolean };
  readonly "notice.storage.newer": { readonly kept: boolean };
  /** The open scenario was shown by another tab before this one. */
  readonly "notice.library.openTwice": { readonly title: string };
  /** Another tab has saved the open scenario. */
  readonly "notice.library.changedElsewhere": { readonly title: string };
  /** It had, before this tab saved it too: what this tab has became a scenario of its own. */
  readonly "notice.library.parted": { readonly title: string };
  /** What was stored could not be read; it was left where it is and an example was opened. */
  readonly "notice.storage.unreadable": { readonly faults: readonly Sentence[] };
  /** Its rules cannot be had; what is shown is the former answer. */
  readonly "notice.release.failed": { readonly release: string };
  readonly "notice.texts.ready": { readonly release: string };
  readonly "notice.texts.unavailable": { readonly release: string };
  readonly "notice.texts.refused": { readonly release: string; readonly why: "hash" | "release" | "form" };
  /** A folder was opened: entries by name, those with contents, those left out. */
  readonly "notice.imported": {
    readonly name: string;
    readonly files: number;
    readonly read: number;
    readonly left: number;
  };
  readonly "notice.files.added": { readonly path: string; readonly files: number };
  /** Single files that were not taken: too large, unreadable, or by their name a login. */
  readonly "notice.files.left": { readonly names: readonly string[] };
  readonly "notice.opened": { readonly title: string };
  /** Launch parameters that the chosen surface does not have were taken out. */
  readonly "notice.surface.dropped": { readonly surface: string; readonly keys: readonly string[] };
  readonly "notice.setting.refused": { readonly fault: SettingFault };
  readonly "notice.file.refused": { readonly fault: FileFault };
  readonly "notice.file.caseTwin": { readonly twin: string };
  readonly "notice.file.tooLarge": { readonly limit: number };
  /** A change of the timeline that the scenario format does not allow; nothing was changed. */
  readonly "notice.step.refused": { readonly faults: readonly Sentence[] };
  readonly "notice.step.deleted": { readonly number: number };
  readonly "notice.deleted": { readonly path: string };
}

export type NoticeId = keyof NoticeParams;

export type NoticeMessage = { [Id in NoticeId]: { readonly id: Id; readonly params: NoticeParams[Id] } }[NoticeId];

export type Notice = NoticeMessage & {
  /** A fault stays until it is dismissed, news goes by itself. */
  readonly tone: "news" | "fault";
  /** Offers "Undo". */
  readonly undo: boolean;
  readonly actions: readonly NoticeAction[];
  readonly number: number;
};

/** Something else that a notice offers; the words are looked up by the id. */
export interface NoticeAction {
  readonly id: "saveFile" | "keepCopy" | "takeOther" | "retry";
  readonly run: () => void;
}
