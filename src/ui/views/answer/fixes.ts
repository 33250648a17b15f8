/**
 * Ways to get a file into the request. Each is an ordinary undoable edit of the scenario that says beforehand what it
 * changes. Nothing here decides for the person.
 */
import { baseName, type FileReport, joinPath, type Origin, parentOf, type Scenario } from "../../../engine/index.ts";
import { type ConfigValue, formatKey, formatValue, keyPath } from "../../../scenario/configText.ts";
import { normaliseScenario, type ScenarioDocument } from "../../../scenario/document.ts";
import { createNode, deletePath, type FilesResult, movePath } from "../../../scenario/filesRules.ts";
import type { EditLabel } from "../../../state/labels.ts";
import type { ShownMoment } from "../../../state/moment.ts";
import { editCwd, editedFile, editSetting, editTrust, type SettingEdit } from "../../../state/settingEdits.ts";
import type { Format } from "../../i18n/format.ts";
import type { ViewStrings } from "../../i18n/views.en.ts";

type FixWords = ViewStrings["fixes"];
type Words = (words: FixWords, format: Format) => string;

export interface Fix {
  /** Unique among the fixes of a file. */
  readonly id: string;
  readonly edit: EditLabel;
  /** What a person chooses. */
  readonly label: Words;
  /** What will be changed; null where the label says it all. */
  readonly preview: Words | null;
  /** The recipe for the store. The document as it was where the edit is not possible (any more). */
  readonly apply: (document: ScenarioDocument) => ScenarioDocument;
}

/** Limits are raised in steps of this many bytes. */
const LIMIT_STEP = 16 * 1024;
/** Codex's own limit for project instructions, bytes. */
const DEFAULT_LIMIT = 32 * 1024;
const LIMIT_KEY = "project_doc_max_bytes";
const FALLBACK_KEY = "project_doc_fallback_filenames";

/** What fixes depend on. */
type State = Pick<ShownMoment, "settings" | "budget">;

/** The fixes of one file. One that would not change anything, or cannot be made, is left out. */
export function fixesFor(file: FileReport, moment: State, document: ScenarioDocument): readonly Fix[] {
  const fix = fixFor(file, moment, normaliseScenario(document));
  return fix !== null && fix.apply(document) !== document ? [fix] : [];
}

function fixFor(file: FileReport, moment: State, scenario: Scenario): Fix | null {
  const { settings, budget } = moment;
  if (settings === null) return null;
  const { reason } = file;
  const beside = (other: string) => joinPath(parentOf(file.path), baseName(other));
  switch (reason.id) {
    case "file.cut.own":
    case "file.cut.rest":
    case "file.budget": {
      const limit = Math.ceil((budget.used + budget.lost) / LIMIT_STEP) * LIMIT_STEP;
      if (limit <= budget.limit) return null;
      return settingFix(scenario, LIMIT_KEY, limit, settings.projectDocMaxBytes.origin, (words) =>
        words.raiseLimit(limit),
      );
    }
    case "file.disabled.limitZero":
      return settingFix(scenario, LIMIT_KEY, DEFAULT_LIMIT, settings.projectDocMaxBytes.origin, (words) =>
        words.restoreLimit(DEFAULT_LIMIT),
      );
    case "file.belowCwd":
    case "file.offPath.sibling":
      // Where a step has changed the directory, starting elsewhere would not help.
      return settings.cwd === scenario.launch.cwd ? startIn(parentOf(file.path)) : null;
    case "file.untrusted":
      return trustFix(moment, scenario);
    case "file.hidden.blank":
      return removeFix(beside(reason.params.by));
    case "file.wrongName.case":
      return moveFix(file.path, beside(reason.params.expected), (words, f) => words.rename(reason.params.expected, f));
    case "file.wrongName.folder": {
      const to = joinPath(parentOf(parentOf(file.path)), baseName(file.path));
      return moveFix(file.path, to, (words, f) => words.moveTo(to, f));
    }
    case "file.wrongName.other": {
      const { name } = reason.params;
      const { value, origin } = settings.fallbackFilenames;
      return settingFix(scenario, FALLBACK_KEY, [...value, name], origin, (words, f) => words.addFallback(name, f));
    }
    default:
      return null;
  }
}

/** Where there is no instruction file at all: one in the start directory. */
export function createFix(directory: string): Fix {
  const path = joinPath(directory, "AGENTS.md");
  return {
    id: "create",
    edit: { id: "edit.createFile", params: { path } },
    label: (words, f) => words.create(path, f),
    preview: null,
    apply: (document) => withFiles(document, createNode(document.files ?? {}, path, "# Instructions\n\n")),
  };
}

function startIn(to: string): Fix {
  return {
    id: "startIn",
    edit: { id: "edit.cwd", params: { cwd: to } },
    label: (words, f) => words.startIn(to, f),
    preview: null,
    apply: (document) => editCwd(document, to),
  };
}

/** Changes a setting where the value in force stands: at another place it could be overruled. */
function settingFix(scenario: Scenario, key: string, value: ConfigValue, origin: Origin, label: Words): Fix | null {
  if (origin.kind === "step") return null;
  const file = editedFile(origin, scenario);
  const written = formatValue(value);
  return {
    id: key,
    edit: { id: "edit.setting", params: { key, value: written } },
    label,
    preview: (words, f) => words.previewKey(file, key, written, f),
    apply: (document) => edited(document, editSetting(document, normaliseScenario(document), origin, [key], value)),
  };
}

/** Trusts the project: at the entry that decides now, else in a new one for the git root. */
export function trustFix({ settings }: State, scenario: Scenario): Fix | null {
  if (settings === null) return null;
  const { origin, gitRoot } = settings.trust;
  const key = origin.kind === "config" ? keyPath(origin.key) : ["projects", gitRoot ?? settings.cwd, "trust_level"];
  if (key === null) return null;
  const file = editedFile(origin, scenario);
  return {
    id: "trust",
    edit: { id: "edit.trust", params: { level: "trusted" } },
    label: (words) => words.trust(),
    preview: (words, f) => words.previewKey(file, formatKey(key), formatValue("trusted"), f),
    apply: (document) => edited(document, editTrust(document, normaliseScenario(document), settings, "trusted")),
  };
}

function removeFix(path: string): Fix {
  return {
    id: "remove",
    edit: { id: "edit.delete", params: { path } },
    label: (words, f) => words.remove(path, f),
    preview: null,
    apply: (document) => withFiles(document, deletePath(document.files ?? {}, path)),
  };
}

function moveFix(from: string, to: string, label: Words): Fix {
  return {
    id: "move",
    edit: { id: "edit.move", params: { from, to } },
    label,
    preview: (words, f) => words.previewMove(from, to, f),
    apply: (document) => withFiles(document, movePath(document.files ?? {}, from, to)),
  };
}

function edited(document: ScenarioDocument, edit: SettingEdit): ScenarioDocument {
  return edit.ok ? edit.document : document;
}

function withFiles(document: ScenarioDocument, result: FilesResult): ScenarioDocument {
  return result.ok ? { ...document, files: result.files } : document;
}
