import { BookOpen, FolderOpen, Monitor, Moon, Redo2, Save, Share2, Sun, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { APP_NAME } from "../../constants.ts";
import { releaseIn } from "../../scenario/document.ts";
import { actions, useApp, useView } from "../../state/app.ts";
import type { EditLabel } from "../../state/labels.ts";
import { isPending } from "../../state/simulation.ts";
import { TEST_IDS } from "../../testIds.ts";
import { openDocs } from "../docs/openDocs.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { openShare } from "../share/shareStore.ts";
import { below, type MenuItem, openMenu } from "./menuStore.ts";
import { TitleField } from "./TitleField.tsx";

/** Fetched when a menu is first asked for or the page is at rest. */
export const loadHeaderMenus = () => import("./headerMenus.ts");

type HeaderMenus = Awaited<ReturnType<typeof loadHeaderMenus>>;

const THEME_ICONS = { light: Sun, dark: Moon, system: Monitor };

export function Header(): ReactNode {
  const translate = useTranslate();
  const { shell } = translate;
  const words = shell.header;
  const theme = useView("theme");
  const language = useView("language");
  const release = useApp((state) => releaseIn(state.document));
  const ThemeIcon = THEME_ICONS[theme];

  return (
    <header className="header">
      <h1 className="header-name">{APP_NAME}</h1>
      <span className="header-rule" />
      <TitleField />
      <span className="grow wide-only" />
      <SkeletonMark />
      <TextsMark />
      <UndoButtons />
      <span className="header-rule" />
      <MenuButton
        label={words.examples}
        testId={TEST_IDS.examples}
        items={async () => (await loadHeaderMenus()).examplesMenu(translate)}
      >
        <span className="wide-only">{words.examples}</span>
        <span className="narrow-only">
          <BookOpen size={15} aria-hidden />
        </span>
      </MenuButton>
      <button
        type="button"
        aria-label={words.docs}
        title={words.docs}
        data-testid={TEST_IDS.openDocs}
        onClick={() => openDocs(null)}
      >
        <span className="wide-only">{words.docs}</span>
        <span className="narrow-only">?</span>
      </button>
      <MenuButton
        label={words.open}
        testId={TEST_IDS.open}
        items={async () => (await loadHeaderMenus()).openMenuItems(translate)}
      >
        <span className="wide-only">{words.open}</span>
        <span className="narrow-only">
          <FolderOpen size={15} aria-hidden />
        </span>
      </MenuButton>
      <MenuButton
        label={words.save}
        testId={TEST_IDS.save}
        items={async () => (await loadHeaderMenus()).saveMenu(translate)}
      >
        <span className="wide-only">{words.save}</span>
        <span className="narrow-only">
          <Save size={15} aria-hidden />
        </span>
      </MenuButton>
      <button
        type="button"
        aria-label={words.share}
        title={words.share}
        data-testid={TEST_IDS.share}
        onClick={() => openShare(null)}
      >
        <span className="wide-only">{words.share}</span>
        <span className="narrow-only">
          <Share2 size={15} aria-hidden />
        </span>
      </button>
      <span className="header-rule" />
      <MenuButton
        label={words.release}
        named
        testId={TEST_IDS.sessionRelease}
        className="wide-only"
        items={async () => (await loadHeaderMenus()).releaseMenu(release, translate)}
      >
        {words.releaseName(release)} <span className="chevron">▾</span>
      </MenuButton>
      <PendingMark />
      <MenuButton
        label={words.language}
        named
        testId={TEST_IDS.language}
        items={async () => (await loadHeaderMenus()).languageMenu(language, translate)}
      >
        {language === "en" ? "EN" : "中文"}
      </MenuButton>
      <MenuButton
        label={words.theme}
        testId={TEST_IDS.theme}
        items={async () => (await loadHeaderMenus()).themeMenu(theme, translate)}
      >
        <ThemeIcon size={15} aria-hidden />
      </MenuButton>
    </header>
  );
}

function MenuButton(props: {
  readonly label: string;
  /** What stands on the button is its name; the label only explains it. */
  readonly named?: boolean;
  readonly testId: string;
  readonly className?: string;
  readonly items: () => Promise<readonly MenuItem[]>;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={props.className}
      aria-haspopup="menu"
      aria-label={props.named ? undefined : props.label}
      title={props.label}
      data-testid={props.testId}
      onClick={(event) => {
        const button = event.currentTarget;
        void props.items().then((items) => openMenu({ label: props.label, at: below(button), items }));
      }}
    >
      {props.children}
    </button>
  );
}

function UndoButtons(): ReactNode {
  const translate = useTranslate();
  const { shell } = translate;
  const words = shell.header;
  const [menus, setMenus] = useState<HeaderMenus | null>(null);
  const past = useApp((state) => state.history.past.at(-1)?.label ?? null);
  const future = useApp((state) => state.history.future.at(-1)?.label ?? null);
  const named = past !== null || future !== null;
  useEffect(() => {
    if (named) void loadHeaderMenus().then(setMenus);
  }, [named]);
  const name = (label: EditLabel | null) => label && (menus?.editName(label, translate) ?? "");
  const { undo, redo } = actions();
  return (
    <>
      <button
        type="button"
        className="icon-button"
        disabled={past === null}
        aria-label={shell.undo}
        title={words.undo(name(past))}
        data-testid={TEST_IDS.undo}
        onClick={undo}
      >
        <Undo2 size={15} aria-hidden />
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={future === null}
        aria-label={shell.redo}
        title={words.redo(name(future))}
        data-testid={TEST_IDS.redo}
        onClick={redo}
      >
        <Redo2 size={15} aria-hidden />
      </button>
    </>
  );
}

/** Says that the answer is the former one: that of the chosen release is on its way, or cannot be had. */
function PendingMark(): ReactNode {
  const { header } = useTranslate().shell;
  const pending = useApp(({ document, texts }) => isPending(document, texts));
  const failed = useApp(({ textsState }) => textsState === "failed");
  return (
    <span className="faint" role="status" data-testid={TEST_IDS.releasePending}>
      {pending ? (failed ? header.releaseFailed : header.releaseLoading) : null}
    </span>
  );
}

/** Says that what is shown of Codex's own prose is a stand-in. */
function TextsMark(): ReactNode {
  const { shell } = useTranslate();
  const state = useApp((app) => app.textsState);
  if (state !== "unavailable" && state !== "refused") return null;
  return (
    <span
      className="stand-ins-mark"
      role="note"
      aria-label={shell.header.standIns}
      title={shell.header.standInsHint}
      data-testid={TEST_IDS.standIns}
    >
      <span className="wide-only">{shell.header.standIns}</span>
      <span className="narrow-only">!</span>
    </span>
  );
}

/** Says that the texts of the scenario are fillers. */
function SkeletonMark(): ReactNode {
  const { shell } = useTranslate();
  const isSkeleton = useApp(({ document }) => document.skeleton === true);
  if (!isSkeleton) return null;
  return (
    <span className="stand-ins-mark wide-only" title={shell.header.skeletonHint} data-testid={TEST_IDS.skeleton}>
      {shell.header.skeleton}
    </span>
  );
}
