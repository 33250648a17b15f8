import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Pixels that a pointer moves before it drags. */
const THRESHOLD = 5;
/** Pixels from an edge in which a drag scrolls, and by how much at each move. */
const EDGE = 48;
const SCROLL = 14;

export interface StepDrag {
  /** Index of the step that is dragged. */
  readonly from: number;
  /** It would be put before the step that has this index now. */
  readonly gap: number;
}

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly scrolled: number;
  /** Null: the bar itself is dragged, which scrolls it. */
  readonly from: number | null;
  moved: boolean;
}

/**
 * Dragging with a mouse or pen: a chip to another place, the bar to scroll. Fingers scroll as everywhere; there a step is
 * moved from its menu or form.
 */
export function useStepDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<StepDrag | null>(null);
  const press = useRef<Press | null>(null);
  const dragging = drag !== null;

  useEffect(() => {
    if (!dragging) return;
    const cancel = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      press.current = null;
      setDrag(null);
    };
    document.addEventListener("keydown", cancel, true);
    return () => document.removeEventListener("keydown", cancel, true);
  }, [dragging]);

  const end = (): void => {
    press.current = null;
    setDrag(null);
  };

  return {
    drag,
    handlers: {
      onPointerDown: (event: PointerEvent): void => {
        if (event.button !== 0 || event.pointerType === "touch") return;
        const index = indexAt(event.target);
        const from = index !== null && index >= 0 ? index : null;
        const scrolled = list.current?.scrollLeft ?? 0;
        press.current = { pointer: event.pointerId, x: event.clientX, scrolled, from, moved: false };
      },
      onPointerMove: (event: PointerEvent): void => {
        const now = press.current;
        const bar = list.current;
        if (now === null || bar === null || now.pointer !== event.pointerId) return;
        if (!now.moved && Math.abs(event.clientX - now.x) < THRESHOLD) return;
        if (!now.moved) bar.setPointerCapture(event.pointerId);
        now.moved = true;
        if (now.from === null) {
          bar.scrollLeft = now.scrolled - (event.clientX - now.x);
          return;
        }
        const { left, right } = bar.getBoundingClientRect();
        if (event.clientX < left + EDGE) bar.scrollLeft -= SCROLL;
        else if (event.clientX > right - EDGE) bar.scrollLeft += SCROLL;
        setDrag({ from: now.from, gap: gapAt(bar, event.clientX) ?? now.from });
      },
      onPointerUp: (): void => {
        if (drag !== null) {
          const to = drag.gap > drag.from ? drag.gap - 1 : drag.gap;
          if (to !== drag.from) onMove(drag.from, to);
        }
        end();
      },
      onPointerCancel: end,
    },
  };
}

/** The index of the chip in which an event happened; null beside the chips. */
export function indexAt(target: EventTarget | null): number | null {
  const chip = target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;
  return chip === null ? null : Number(chip.dataset.index);
}

/** The gap between two chips that is nearest to a place on the screen. */
function gapAt(bar: HTMLElement, x: number): number | null {
  const box = bar.getBoundingClientRect();
  const inside = Math.max(box.left + 1, Math.min(x, box.right - 1));
  // Two chips have a space between them: a little to the left there is always one.
  for (const offset of [0, -12, -24]) {
    const chip = document
      .elementFromPoint(inside + offset, box.top + box.height / 2)
      ?.closest<HTMLElement>("[data-index]");
    if (chip == null) continue;
    const { left, width } = chip.getBoundingClientRect();
    const index = Number(chip.dataset.index);
    return Math.max(0, inside < left + width / 2 ? index : index + 1);
  }
  // Behind the last chip.
  return bar.querySelectorAll("[data-index]").length - 1;
}
