import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { FileReport } from "../../engine/index.ts";
import { actions, app, useDocument, useView } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { below, type MenuRequest, openMenu } from "../components/menuStore.ts";
import { useEnvironmentWords } from "../environments/useEnvironmentWords.ts";
import type { EnvironmentStrings } from "../i18n/environments.en.ts";
import type { PanelStrings } from "../i18n/panels.en.ts";
import { usePanelTranslate } from "../i18n/usePanelTranslate.ts";
import { directoryFor } from "./directoryFor.ts";
import { loadFileMenu, withFileActions } from "./lateActions.ts";
import { TreeRowView } from "./TreeRowView.tsx";
import { useTreeClipboard } from "./treeClipboard.ts";
import { type TreeCommand, treeCommand, typeAhead } from "./treeKeys.ts";
import type { TreeGroup, TreeRow } from "./treeRows.ts";
import { useTree } from "./useTree.ts";
import { useTreeDrag } from "./useTreeDrag.ts";

/** Milliseconds after which typed letters begin a new name. */
const TYPE_AHEAD_PAUSE = 600;

/** Codex does not look at the file. */
const UNSEEN: readonly FileReport[] = [];

/** The files of the scenario with their verdicts. The selected row is the open file. */
export function Tree(): ReactNode {
  const translate = usePanelTranslate();
  const { panels } = translate;
  const { tree: projects } = useEnvironmentWords();
  const { groups, rows, reports, configs, broken, marker, rootIsKnown, moved } = useTree();
  const files = useDocument().files ?? {};
  const selected = useView("selected");
  const cutPath = useTreeClipboard((state) => state.cut);
  const tree = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const typed = useRef({ letters: "", at: 0 });
  const drag = useTreeDrag(pathAt, translate);
  const here = Math.max(
    0,
    rows.findIndex((row) => row.path === selected),
  );
  const fixed = new Set(groups.map((group) => group.base));

  const rowElement = (path: string): HTMLElement | null =>
    tree.current?.querySelector(`[data-path="${CSS.escape(path)}"]`) ?? null;

  // Selecting elsewhere (a new file, a jump out of a view) brings the row into sight.
  useEffect(() => {
    if (selected === null) return;
    const row = tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(selected)}"]`);
    row?.scrollIntoView({ block: "nearest" });
    // A focused row that was deleted leaves the focus nowhere: it goes on to the row that is selected now.
    const nowhere = focused.current && document.activeElement === document.body;
    if (nowhere || tree.current?.contains(document.activeElement)) row?.focus({ preventScroll: true });
  }, [selected]);

  const setOpen = (path: string, open: boolean): void => {
    actions().setView({ expanded: { ...app.getState().view.expanded, [path]: open } });
  };

  const showMenu = (path: string, at: MenuRequest["at"]): void => {
    const row = rows.find((one) => one.path === path);
    if (row === undefined) return;
    const target = { path, directory: row.directory, fixed: fixed.has(path), next: neighbour(rows, path) };
    void loadFileMenu().then(({ fileMenu }) =>
      openMenu({
        label: panels.files.actionsFor(path),
        at,
        items: fileMenu(target, translate),
        returnTo: rowElement(path),
      }),
    );
  };

  const carryOut = (command: TreeCommand): void => {
    const { path } = command;
    const row = rows.find((one) => one.path === path);
    switch (command.do) {
      case "select":
        actions().setView({ selected: path });
        rowElement(path)?.focus();
        break;
      case "open":
      case "close":
        setOpen(path, command.do === "open");
        break;
      case "activate":
        if (row?.directory) setOpen(path, !row.open);
        else actions().openFile(path);
        break;
      case "rename":
        if (!fixed.has(path)) withFileActions(({ rename }) => rename(path, translate));
        break;
      case "delete":
        if (!fixed.has(path)) withFileActions(({ remove }) => remove(path, neighbour(rows, path)));
        break;
      case "cut":
        if (!fixed.has(path)) useTreeClipboard.setState({ cut: path });
        break;
      case "paste":
        withFileActions(({ paste }) => paste(directoryFor(path), translate));
        break;
      case "menu": {
        const element = rowElement(path);
        if (element !== null) showMenu(path, below(element));
      }
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey: shift } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const command = treeCommand(rows, here, { key, ctrl, shift });
    if (command !== null) {
      event.preventDefault();
      carryOut(command);
    } else if (key.length === 1 && !ctrl && !event.altKey) {
      const pause = event.timeStamp - typed.current.at > TYPE_AHEAD_PAUSE;
      typed.current = { letters: (pause ? "" : typed.current.letters) + key, at: event.timeStamp };
      const path = typeAhead(rows, here, typed.current.letters);
      if (path !== null) carryOut({ do: "select", path });
    }
  };

  const onClick = (event: MouseEvent): void => {
    const path = pathAt(event.target);
    const row = rows.find((one) => one.path === path);
    if (row === undefined) return;
    if (!row.directory) {
      actions().openFile(row.path);
      return;
    }
    actions().setView({ selected: row.path });
    setOpen(row.path, !row.open);
  };

  const onContextMenu = (event: MouseEvent): void => {
    const path = pathAt(event.target);
    if (path === null) return;
    event.preventDefault();
    actions().setView({ selected: path });
    showMenu(path, { x: event.clientX, y: event.clientY, width: 0, height: 0 });
  };

  return (
    <div
      ref={tree}
      role="tree"
      className="tree"
      aria-label={panels.files.label}
      data-testid={TEST_IDS.tree}
      onFocus={() => {
        focused.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) focused.current = tree.current?.contains(relatedTarget) ?? false;
      }}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onContextMenu={onContextMenu}
      {...drag.handlers}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a tree.
        <div key={`${group.id} ${group.base}`} role="group" aria-label={nameOf(group, panels, projects)}>
          <GroupHead group={group} marker={marker} rootIsKnown={rootIsKnown} />
          {group.rows.map((row) => (
            <TreeRowView
              key={row.path}
              row={row}
              node={files[row.path]}
              reports={reports.get(row.path) ?? UNSEEN}
              selected={row.path === selected}
              reachable={row === rows[here]}
              isCut={row.path === cutPath}
              isDrop={row.path === drag.target}
              isConfig={configs.has(row.path)}
              isBroken={row.path === broken}
              moved={moved}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function GroupHead(props: {
  readonly group: TreeGroup;
  readonly marker: string | null;
  readonly rootIsKnown: boolean;
}): ReactNode {
  const { group, marker, rootIsKnown } = props;
  const { path, panels } = usePanelTranslate();
  const { tree: projects } = useEnvironmentWords();
  const { id, base, environments } = group;
  const [first] = environments;
  const found = first === undefined ? marker : (first.root?.marker ?? null);
  const right =
    id === "repository"
      ? found === null
        ? rootIsKnown && panels.files.noRoot
        : panels.files.rootMarker(found)
      : id === "other"
        ? ""
        : path(base);
  return (
    <div className="tree-group" role="presentation">
      <span>{nameOf(group, panels, projects)}</span>
      <span className="grow" />
      <span>{right}</span>
    </div>
  );
}

/** The project of environments is called by their ids. */
function nameOf({ id, environments }: TreeGroup, panels: PanelStrings, words: EnvironmentStrings["tree"]): string {
  return environments.length === 0 ? panels.files.groups[id] : words.group(environments.map((one) => one.id));
}

/** The path of the row in which an event happened. */
function pathAt(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-path]") : null;
  return row?.getAttribute("data-path") ?? null;
}

/** What is selected when a row goes away: the next one that does not go with it, else the one before. */
function neighbour(rows: readonly TreeRow[], path: string): string | null {
  const at = rows.findIndex((row) => row.path === path);
  const depth = rows[at]?.depth ?? 0;
  const after = rows.slice(at + 1).find((row) => row.depth <= depth);
  return after?.path ?? rows[at - 1]?.path ?? null;
}
