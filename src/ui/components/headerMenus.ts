import { CODEX_RELEASES, type CodexRelease } from "../../engine/index.ts";
import { DEFAULT_RELEASE, releaseIn } from "../../scenario/document.ts";
import { EXAMPLE_GROUPS, EXAMPLES } from "../../scenario/examples/index.ts";
import { actions } from "../../state/app.ts";
import type { EditLabel } from "../../state/labels.ts";
import { LANGUAGES, type Language, THEMES, type Theme } from "../../state/view.ts";
import { TEST_IDS } from "../../testIds.ts";
import { openCheck } from "../check/checkStore.ts";
import { checkEn } from "../i18n/check.en.ts";
import { checkZh } from "../i18n/check.zh.ts";
import { editsEn } from "../i18n/edits.en.ts";
import { examplesEn } from "../i18n/examples.en.ts";
import { exportEn } from "../i18n/export.en.ts";
import { exportZh } from "../i18n/export.zh.ts";
import { importEn } from "../i18n/import.en.ts";
import { importZh } from "../i18n/import.zh.ts";
import { libraryEn } from "../i18n/library.en.ts";
import { libraryZh } from "../i18n/library.zh.ts";
import { releasesEn } from "../i18n/releases.en.ts";
import { releasesZh } from "../i18n/releases.zh.ts";
import type { Translate } from "../i18n/useTranslate.ts";
import { loadImport } from "../import/late.ts";
import { openLibrary } from "../library/libraryStore.ts";
import { openMigration } from "../migration/migrationStore.ts";
import { migrationWords } from "../migration/useMigrationWords.ts";
import { openReleases, type ReleasesPage } from "../releases/releasesStore.ts";
import type { MenuItem } from "./menuStore.ts";
import { openExample, saveToDisk } from "./scenarioFiles.ts";

/** What an edit is called, for undo and redo. */
export function editName(label: EditLabel, { late, format }: Translate): string {
  // The id decides the type of the parameters; the compiler cannot follow that through the table.
  const write = (late?.edits ?? editsEn)[label.id] as (params: EditLabel["params"], f: typeof format) => string;
  return write(label.params, format);
}

export function examplesMenu({ late }: Translate): MenuItem[] {
  const names = late?.examples ?? examplesEn;
  return EXAMPLE_GROUPS.flatMap((group): MenuItem[] => [
    { kind: "note", text: names.exampleGroups[group] },
    ...EXAMPLES.filter((example) => example.group === group).map(
      (example): MenuItem => ({
        kind: "action",
        label: names.examples[example.id],
        onSelect: () => void openExample(example),
      }),
    ),
  ]);
}

/** The ways to bring something of one's own. */
export function openMenuItems(translate: Translate): MenuItem[] {
  const { language } = translate;
  const { menu } = language === "zh" ? importZh : importEn;
  const library = language === "zh" ? libraryZh : libraryEn;
  return [
    {
      kind: "action",
      label: library.menu,
      hint: library.menuHint,
      testId: TEST_IDS.openLibrary,
      onSelect: openLibrary,
    },
    { kind: "separator" },
    {
      kind: "action",
      label: menu.file,
      testId: TEST_IDS.openFile,
      onSelect: () => void loadImport().then(({ openPickedFile }) => openPickedFile()),
    },
    {
      kind: "action",
      label: menu.folder,
      testId: TEST_IDS.openFolder,
      onSelect: () => void loadImport().then(({ openFolder }) => openFolder()),
    },
    { kind: "separator" },
    {
      kind: "action",
      label: menu.paste,
      hint: menu.pasteHint,
      testId: TEST_IDS.openPaste,
      onSelect: () => void loadImport().then(({ openChoose }) => openChoose()),
    },
    { kind: "separator" },
    checkItem(translate),
    migrationItem(translate),
  ];
}

const loadSave = () => import("../export/save.ts");

/** The scenario itself, and what can be made of it. */
export function saveMenu(translate: Translate): MenuItem[] {
  const { menu } = translate.language === "zh" ? exportZh : exportEn;
  const item = (
    name: "scenario" | "archive" | "page" | "markdown",
    testId: string,
    onSelect: () => void,
  ): MenuItem => ({
    kind: "action",
    label: menu[name],
    hint: menu[`${name}Hint`],
    testId,
    onSelect,
  });
  return [
    item("scenario", TEST_IDS.saveScenario, saveToDisk),
    item("archive", TEST_IDS.saveArchive, () => void loadSave().then((save) => save.saveArchive(translate))),
    { kind: "separator" },
    item("page", TEST_IDS.savePage, () => void loadSave().then((save) => save.savePage(translate))),
    item("markdown", TEST_IDS.saveMarkdown, () => void loadSave().then((save) => save.saveMarkdown(translate))),
  ];
}

export function releaseMenu(chosen: CodexRelease, translate: Translate): MenuItem[] {
  const { shell } = translate;
  const releases = CODEX_RELEASES.map(
    (release): MenuItem => ({
      kind: "choice",
      label: shell.header.releaseName(release),
      value: release,
      chosen: release === chosen,
      onSelect: () => chooseRelease(release),
    }),
  );
  return [...releases, { kind: "separator" }, ...comparisonItems(translate, chosen), checkItem(translate)];
}

function chooseRelease(release: CodexRelease): void {
  actions().edit({ id: "edit.release", params: { release } }, (document) => {
    if (releaseIn(document) === release) return document;
    const { codex: _, ...rest } = document;
    return release === DEFAULT_RELEASE ? rest : { ...rest, codex: release };
  });
}

/** The scenario under two releases, and what changed between them. */
function comparisonItems({ language }: Translate, chosen: CodexRelease): MenuItem[] {
  const { menu } = language === "zh" ? releasesZh : releasesEn;
  const item = (page: ReleasesPage, testId: string): MenuItem => ({
    kind: "action",
    label: menu[page],
    testId,
    onSelect: () => openReleases(page, chosen),
  });
  return [item("scenario", TEST_IDS.compareReleases), item("changes", TEST_IDS.releaseChanges)];
}

/** Compares with what the person's own Codex prints. */
function checkItem({ language }: Translate): MenuItem {
  const { title } = language === "zh" ? checkZh : checkEn;
  return { kind: "action", label: `${title}…`, testId: TEST_IDS.check, onSelect: openCheck };
}

/** What Codex's own migration makes of CLAUDE.md. */
function migrationItem({ language }: Translate): MenuItem {
  const { menu, menuHint } = migrationWords(language);
  return { kind: "action", label: menu, hint: menuHint, testId: TEST_IDS.openMigration, onSelect: openMigration };
}

export function languageMenu(chosen: Language, { shell }: Translate): MenuItem[] {
  return LANGUAGES.map((language) => ({
    kind: "choice",
    label: shell.header.languages[language],
    value: language,
    chosen: language === chosen,
    onSelect: () => actions().setView({ language }),
  }));
}

export function themeMenu(chosen: Theme, { shell }: Translate): MenuItem[] {
  return THEMES.map((theme) => ({
    kind: "choice",
    label: shell.header.themes[theme],
    value: theme,
    chosen: theme === chosen,
    onSelect: () => actions().setView({ theme }),
  }));
}
