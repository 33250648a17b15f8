import type { KeyboardEvent, PointerEvent, ReactNode } from "react";

interface Props {
  readonly label: string;
  /** "vertical" stands between columns, "horizontal" between rows. */
  readonly orientation: "vertical" | "horizontal";
  /** Element whose size it changes. */
  readonly controls: string;
  /** Size of that element in percent of the parent, and its limits. */
  readonly size: number;
  readonly min: number;
  readonly max: number;
  /** What a double click or Enter goes back to. */
  readonly initial: number;
  /** Percent of the parent that lies before the element. */
  readonly before: number;
  readonly onSize: (size: number) => void;
}

/** Percent for one press of an arrow key; with Shift five times as much. */
const STEP = 2;

/**
 * The window splitter of the ARIA practices: pointer, arrow keys, Home, End, Enter. Written here because a panel library
 * costs a tenth of all the JavaScript that may be loaded first.
 */
export function Splitter(props: Props): ReactNode {
  const { orientation, size, min, max, initial, before, onSize } = props;
  const vertical = orientation === "vertical";
  const set = (wanted: number): void => onSize(Math.min(max, Math.max(min, wanted)));

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus();
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    const parent = event.currentTarget.parentElement?.getBoundingClientRect();
    if (parent === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const share = vertical
      ? (event.clientX - parent.left) / parent.width
      : (event.clientY - parent.top) / parent.height;
    set(share * 100 - before);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.shiftKey ? STEP * 5 : STEP;
    const wanted: Readonly<Record<string, number>> = {
      [vertical ? "ArrowLeft" : "ArrowUp"]: size - step,
      [vertical ? "ArrowRight" : "ArrowDown"]: size + step,
      Home: min,
      End: max,
      Enter: initial,
    };
    const next = wanted[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a thematic break cannot be moved.
    <div
      role="separator"
      className={`splitter splitter-${orientation}`}
      tabIndex={0}
      aria-label={props.label}
      aria-orientation={orientation}
      aria-controls={props.controls}
      aria-valuenow={Math.round(size)}
      aria-valuemin={Math.round(min)}
      aria-valuemax={Math.round(max)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      onDoubleClick={() => set(initial)}
    />
  );
}
