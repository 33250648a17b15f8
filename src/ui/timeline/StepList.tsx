import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  type WheelEvent,
} from "react";
import type { StepReport } from "../../engine/index.ts";
import { useDocument, useSimulationResult, useView } from "../../state/app.ts";
import { START } from "../../state/moment.ts";
import { stepsOf, threadTurns } from "../../state/stepEdits.ts";
import { below, type MenuRequest, openMenu } from "../components/menuStore.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { Chip, type ChipMarks, StartChip } from "./Chip.tsx";
import type { NamingWords } from "./describeStep.ts";
import { choose, chosenStep, duplicate, move, remove } from "./stepActions.ts";
import { addMenu, stepMenu } from "./stepMenus.ts";
import { timelineCommand } from "./timelineKeys.ts";
import { indexAt, useStepDrag } from "./useStepDrag.ts";
import { useTimelineWords } from "./useTimelineWords.ts";

/** Chips are laid out and drawn in blocks: those that are scrolled away cost nothing. */
const BLOCK = 40;
/** Pixels of a chip that has not been laid out yet, roughly. */
const CHIP_WIDTH = 170;

/** The steps in one row, the start before them. Choosing one makes every view show its moment. */
export function StepList({ onEdit }: { readonly onEdit: () => void }): ReactNode {
  const words = useTimelineWords();
  const { shell, path } = useTranslate();
  const document = useDocument();
  const steps = stepsOf(document);
  useView("step");
  const chosen = chosenStep();
  const result = useSimulationResult();
  const reports = result.ok ? result.simulation.steps : [];
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const naming = useMemo((): NamingWords => ({ shell, words, path }), [shell, words, path]);
  const blocks = Array.from({ length: Math.max(1, Math.ceil(steps.length / BLOCK)) }, (_, at) => at * BLOCK);
  const turns = useMemo(() => threadTurns(steps), [steps]);
  const { drag, handlers } = useStepDrag(list, (from, to) => move(from, to, words));

  const chip = (index: number): HTMLElement | null =>
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step that was moved or deleted leaves another in its place.
  useEffect(() => {
    const element = list.current?.querySelector<HTMLElement>(`[data-index="${chosen}"]`);
    const stopScrolling = scrollTo(element ?? null);
    const nowhere = focused.current && window.document.activeElement === window.document.body;
    if (nowhere || list.current?.contains(window.document.activeElement)) element?.focus({ preventScroll: true });
    return stopScrolling;
  }, [chosen, steps]);

  const showMenu = (index: number, at: MenuRequest["at"]): void => {
    choose(index);
    openMenu({
      label: index === START ? words.addLabel : words.actionsFor(index + 1),
      at,
      items: index === START ? addMenu(words) : stepMenu(index, steps.length, words, onEdit),
      returnTo: list.current,
    });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, altKey: alt, shiftKey: shift } = event;
    const command = timelineCommand(chosen, steps.length, { key, alt, shift, ctrl: event.ctrlKey || event.metaKey });
    if (command === null) return;
    event.preventDefault();
    if (command.do === "choose") choose(command.step);
    else if (command.do === "move") move(chosen, command.to, words);
    else if (command.do === "edit") onEdit();
    else if (command.do === "delete") remove(chosen, words);
    else if (command.do === "duplicate") duplicate(chosen, words);
    else {
      const element = chip(chosen);
      if (element === null) return;
      if (command.do === "menu") showMenu(chosen, below(element));
      else openMenu({ label: words.addLabel, at: below(element), items: addMenu(words), returnTo: list.current });
    }
  };

  const onClick = (event: MouseEvent): void => {
    const index = indexAt(event.target);
    if (index === null) return;
    choose(index);
    chip(index)?.focus({ preventScroll: true });
  };

  const onContextMenu = (event: MouseEvent): void => {
    const index = indexAt(event.target);
    if (index === null) return;
    event.preventDefault();
    showMenu(index, { x: event.clientX, y: event.clientY, width: 0, height: 0 });
  };

  const onWheel = (event: WheelEvent): void => {
    if (Math.abs(event.deltaY) > Math.abs(event.deltaX)) list.current?.scrollBy({ left: event.deltaY });
  };

  return (
    <div
      ref={list}
      role="listbox"
      className="timeline-list"
      tabIndex={-1}
      aria-label={words.steps}
      aria-orientation="horizontal"
      aria-description={words.hint}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={(event) => indexAt(event.target) !== null && onEdit()}
      onContextMenu={onContextMenu}
      onWheel={onWheel}
      onFocus={(event) => {
        focused.current = true;
        // A menu gives the focus back to the row; by then another step may be chosen.
        if (event.target === event.currentTarget) chip(chosenStep())?.focus({ preventScroll: true });
      }}
      onBlur={(event) => {
        // A chip that is taken away blurs to nowhere; then the next one gets the focus.
        if (event.relatedTarget !== null) focused.current = false;
      }}
      {...handlers}
    >
      {blocks.map((first) => (
        <div
          key={first}
          role="presentation"
          className="timeline-block"
          style={{ containIntrinsicInlineSize: `auto ${CHIP_WIDTH * Math.min(BLOCK, steps.length - first)}px` }}
        >
          {first === 0 && <StartChip cwd={path(document.launch.cwd)} chosen={chosen === START} words={words} />}
          {steps.slice(first, first + BLOCK).map((step, at) => {
            const index = first + at;
            const named = turns.get(index);
            return (
              <Chip
                key={index}
                index={index}
                step={step}
                turn={named === undefined ? null : (named[turnOf(step)] ?? null)}
                chosen={index === chosen}
                dragged={index === drag?.from}
                naming={naming}
                {...marksOf(reports[index])}
              />
            );
          })}
        </div>
      ))}
      {drag !== null && <DropMark chip={chip(drag.gap)} last={chip(steps.length - 1)} list={list.current} />}
    </div>
  );
}

/** Blocks take their real widths when they come near the screen, which moves what lies behind them: hence twice more. */
function scrollTo(chip: HTMLElement | null): () => void {
  const scroll = (): void => chip?.scrollIntoView({ block: "nearest", inline: "nearest" });
  scroll();
  let frame = requestAnimationFrame(() => {
    scroll();
    frame = requestAnimationFrame(scroll);
  });
  return () => cancelAnimationFrame(frame);
}

/** A line where the dragged step would go. */
function DropMark(props: {
  readonly chip: HTMLElement | null;
  readonly last: HTMLElement | null;
  readonly list: HTMLElement | null;
}): ReactNode {
  const { chip, last, list } = props;
  if (list === null) return null;
  const place = chip === null ? (last?.getBoundingClientRect().right ?? 0) + 8 : chip.getBoundingClientRect().left - 10;
  const left = place - list.getBoundingClientRect().left + list.scrollLeft;
  return <span className="timeline-drop" style={{ left }} aria-hidden />;
}

function turnOf(step: ReturnType<typeof stepsOf>[number]): number {
  return step.do === "revert" ? step.beforeTurn : step.do === "fork" ? (step.afterTurn ?? -1) : -1;
}

function marksOf(report: StepReport | undefined): ChipMarks {
  if (report === undefined) return { reached: false, appended: 0, requests: 0, compacted: false, failed: false };
  const { compactions } = report;
  return {
    reached: true,
    appended: report.written.length,
    requests: report.requests.count,
    compacted: compactions.some(({ failed }) => failed === null),
    failed: report.failed !== null || compactions.some(({ failed }) => failed !== null),
  };
}
