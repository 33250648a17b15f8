/** What is wrong with a permission profile of a person's own. */
export type ProfileProblem = "profile" | "path" | "glob";

/**
 * The engine speaks in message ids with parameters; the sentences themselves stand in `src/ui/i18n`, one catalogue a
 * language. Parameter names are part of the contract with the catalogues.
 */
export interface SentenceParams {
  // Project root
  /** `isMade`: the sandbox of a permission profile has put the marker there. */
  "root.marker": { readonly path: string; readonly marker: string; readonly isMade: boolean };
  /** `isSandboxed`: the permission profile may hide one. */
  "root.none": { readonly cwd: string; readonly markers: readonly string[]; readonly isSandboxed: boolean };
  "root.markersEmpty": { readonly cwd: string };

  // Verdicts: one sentence a file
  "file.loaded": { readonly bytes: number };
  "file.cut.own": { readonly used: number; readonly bytes: number; readonly limit: number; readonly line: number };
  "file.cut.rest": { readonly used: number; readonly bytes: number; readonly limit: number; readonly line: number };
  "file.budget": { readonly limit: number; readonly takenBy: string };
  "file.hidden": { readonly by: string };
  "file.hidden.blank": { readonly by: string };
  "file.blank": { readonly hides: string | null };
  "file.blank.afterCut": { readonly limit: number };
  "file.belowCwd": { readonly directory: string };
  "file.offPath.sibling": { readonly root: string; readonly cwd: string };
  "file.offPath.aboveRoot": { readonly root: string; readonly marker: string };
  "file.offPath.noRoot": { readonly cwd: string };
  /** The thread has no execution environment to look in. */
  "file.offPath.noEnvironment": Record<never, never>;
  "file.notAFile": { readonly linked: boolean };
  "file.brokenLink": { readonly target: string };
  /** A release that takes the link all the same. */
  "file.brokenLink.taken": { readonly target: string };
  "file.wrongName.case": { readonly name: string; readonly expected: string };
  "file.wrongName.folder": { readonly folder: string };
  "file.wrongName.other": { readonly name: string };
  "file.wrongName.fallbackRefused": { readonly name: string };
  "file.untrusted": { readonly entry: string };
  "file.disabled.limitZero": { readonly key: string };
  "file.disabled.readError": { readonly path: string };
  /** The sandbox of the permission profile does not show the file to Codex. */
  "file.unseen": Record<never, never>;
  "file.unreadable": { readonly linkLoop: boolean };
  "file.global": { readonly bytes: number };
  "file.globalHidden": { readonly by: string };
  "file.globalBlank": { readonly next: string | null };
  "file.globalUnreadable": { readonly next: string | null };
  "file.globalInvalid": { readonly next: string | null };

  // Where a value comes from when nothing says it
  "default.model": Record<never, never>;
  "default.trust.none": { readonly gitRoot: string | null };
  "default.sandbox.trusted": Record<never, never>;
  "default.sandbox.untrusted": Record<never, never>;
  "default.sandbox.absent": Record<never, never>;
  "default.approval.exec": Record<never, never>;
  "default.approval.untrusted": Record<never, never>;
  "default.approval.onRequest": Record<never, never>;
  "default.builtIn": { readonly key: string };

  // What a step changed, and why something was told again or was not
  "change.model": { readonly from: string; readonly to: string };
  "change.modelText": { readonly from: string; readonly to: string };
  "change.agentsMd": {
    readonly globalFile: string | null;
    readonly files: readonly string[];
    readonly from: string | null;
    readonly to: string | null;
  };
  "change.skills": Record<never, never>;
  "change.setting": { readonly key: string; readonly from: string; readonly to: string };
  "change.roots": Record<never, never>;
  "change.mode": { readonly from: string | null; readonly to: string | null };
  "change.directory": { readonly from: string; readonly to: string };
  "change.managed": Record<never, never>;
  "change.trust": { readonly path: string; readonly from: string | null; readonly to: string | null };
  "change.globalLater": { readonly path: string };
  "change.keptAsRead": { readonly path: string };
  "change.configLater": { readonly path: string };

  // What became of an item at a compaction
  "fate.developer": Record<never, never>;
  "fate.assistant": Record<never, never>;
  "fate.tool": Record<never, never>;
  "fate.pseudoUser": { readonly marker: string };
  "fate.hookPrompt": Record<never, never>;
  "fate.earlierSummary": Record<never, never>;
  /** The server leaves it out of its answer. */
  "fate.notReturned": Record<never, never>;
  /** Without a budget. */
  "fate.keptWhole": Record<never, never>;
  "fate.kept": { readonly tokens: number; readonly left: number };
  "fate.keptWithoutPictures": { readonly tokens: number; readonly left: number };
  "fate.cut": { readonly removed: number; readonly kept: number };
  "fate.overBudget": { readonly limit: number };
  "rebuilt.agentsMd": Record<never, never>;
  /** A release that reads instruction files once. */
  "rebuilt.agentsMd.once": Record<never, never>;
  "rebuilt.modelSwitch": Record<never, never>;
  "rebuilt.settings": Record<never, never>;
  "failed.compaction": Record<never, never>;
  "failed.request": Record<never, never>;

  // Warnings
  "warning.globalUnreadable": { readonly path: string };
  "warning.requirements.sandbox": {
    readonly wanted: string;
    readonly used: string;
    readonly allowed: readonly string[];
  };
  "warning.requirements.approval": {
    readonly wanted: string;
    readonly used: string;
    readonly allowed: readonly string[];
  };
  "warning.requirements.notModelled": { readonly key: string };
  "warning.unknownKey": { readonly path: string | null; readonly key: string };
  "warning.projectKeyIgnored": { readonly path: string; readonly key: string };
  "warning.skillMention": { readonly step: number; readonly name: string };
  "warning.rulesOnDisk": { readonly path: string };
  "warning.featureNotModelled": { readonly key: string };
  "warning.agentsNotModelled": { readonly step: number };
  "warning.windowsHost": Record<never, never>;
  "warning.releaseNotModelled": { readonly release: string };

  // Refusals
  "error.toml": { readonly detail: string };
  "error.utf8": { readonly offset: number };
  "error.configIsDirectory": Record<never, never>;
  "error.configUnreadable": Record<never, never>;
  "error.type": { readonly key: string; readonly expected: string; readonly got: string };
  "error.variant": { readonly key: string; readonly got: string; readonly allowed: readonly string[] };
  "error.range": { readonly key: string; readonly least: number | null; readonly most: number | null };
  "error.blank": { readonly key: string };
  "error.missing": { readonly key: string; readonly missing: readonly string[] };
  "error.unsuited": { readonly key: string; readonly beside: string };
  "error.unknownKey": { readonly key: string; readonly allowed: readonly string[] };
  "error.noLongerSupported": { readonly key: string };
  "error.reserved": { readonly key: string; readonly names: readonly string[] };
  "error.approvalUntrusted": Record<never, never>;
  "error.unknownProfile": { readonly profile: string };
  "error.unknownProvider": { readonly provider: string };
  "error.instructionsFileEmpty": { readonly file: string };
  "error.instructionsFileUnreadable": { readonly file: string };
  "error.managedTooLong": { readonly bytes: number; readonly limit: number };
  "error.threadInstructionsTooLong": { readonly tokens: number; readonly limit: number };
  "error.legacyProfile": Record<never, never>;
  /** `name`: the profile, key or path that is at fault. */
  "error.permissionProfile": { readonly name: string; readonly problem: ProfileProblem };
  "error.instructionsDenied": { readonly path: string };
  "error.profileName": { readonly profile: string };
  "error.profileBesideLegacy": { readonly profile: string; readonly path: string };
  /** `environments.toml`; `fault`: what is wrong, `id`: with which environment or key. */
  "error.environments": { readonly id: string; readonly fault: string };
  "error.requirements": { readonly key: string; readonly detail: string };
  "error.cwdNotADirectory": { readonly cwd: string };

  // Faults of a scenario document; `where` names the place in the document
  "fault.json": { readonly detail: string };
  "fault.duplicateKey": { readonly where: string; readonly key: string };
  /** Beyond what a number of JavaScript can hold. */
  "fault.number": { readonly where: string };
  "fault.type": { readonly where: string; readonly expected: string; readonly got: string };
  "fault.unknownKey": { readonly where: string; readonly key: string };
  "fault.missingKey": { readonly where: string; readonly key: string };
  "fault.value": { readonly where: string; readonly got: string; readonly allowed: readonly string[] };
  "fault.relativePath": { readonly where: string; readonly path: string };
  /** A directory of Windows on a machine that is none. */
  "fault.windowsPath": { readonly where: string; readonly path: string };
  "fault.pathForm": { readonly where: string; readonly path: string };
  "fault.fileAsParent": { readonly file: string; readonly path: string };
  "fault.date": { readonly where: string; readonly got: string };
  "fault.base64": { readonly where: string };
  "fault.surrogate": { readonly where: string };
  "fault.execMode": Record<never, never>;
  "fault.tuiMode": Record<never, never>;
  "fault.appServerOnly": { readonly key: string };
  "fault.notAppServer": { readonly key: string };
  "fault.agentName": { readonly where: string; readonly name: string };
  "fault.beside": { readonly where: string; readonly key: string; readonly beside: string };
  "fault.needs": { readonly where: string; readonly key: string; readonly needs: string };
  "fault.contextKey": { readonly where: string; readonly key: string };
  "fault.environmentId": { readonly where: string; readonly id: string };
  "fault.environmentTwice": { readonly where: string; readonly id: string };
  "fault.environmentState": { readonly where: string };
  "fault.command": { readonly where: string };
  "fault.reviewText": { readonly where: string };
  "fault.beforeFirstTurn": { readonly where: string; readonly step: string };
  "fault.noSuchTurn": { readonly where: string; readonly turn: number; readonly turns: number };
  "fault.limit": {
    readonly where: string;
    readonly limit: number;
    readonly unit: "entries" | "bytes" | "characters" | "levels";
  };
}

export type SentenceId = keyof SentenceParams;

/** An id with its parameters. */
export type Sentence = { [Id in SentenceId]: { readonly id: Id; readonly params: SentenceParams[Id] } }[SentenceId];

export function sentence<Id extends SentenceId>(id: Id, params: SentenceParams[Id]): Sentence {
  return { id, params } as Sentence;
}
