/** What a key means on the timeline. Pure. */
import { START } from "../../state/moment.ts";

export type TimelineCommand =
  | { readonly do: "choose"; readonly step: number }
  | { readonly do: "move"; readonly to: number }
  | { readonly do: "edit" | "delete" | "duplicate" | "menu" | "add" };

export interface TimelineKey {
  readonly key: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly shift: boolean;
}

/**
 * The command of a key while the step `here` is chosen, of `count` steps; null when the key is not the timeline's. The
 * start can be chosen, and nothing else.
 */
export function timelineCommand(
  here: number,
  count: number,
  { key, ctrl, alt, shift }: TimelineKey,
): TimelineCommand | null {
  const isStep = here !== START;
  const last = count - 1;
  if (alt) {
    const to = key === "ArrowLeft" ? here - 1 : key === "ArrowRight" ? here + 1 : null;
    // Taken even at the ends, or the browser would leave the page.
    return to === null || ctrl ? null : { do: "move", to: isStep && to >= 0 && to <= last ? to : here };
  }
  if (ctrl) return key.toLowerCase() === "d" && isStep && !shift ? { do: "duplicate" } : null;
  switch (key) {
    case "ArrowLeft":
      return { do: "choose", step: Math.max(START, here - 1) };
    case "ArrowRight":
      return { do: "choose", step: Math.min(last, here + 1) };
    case "Home":
      return { do: "choose", step: START };
    case "End":
      return { do: "choose", step: last };
    case "Enter":
    case "F2":
      return { do: "edit" };
    case "Delete":
      return isStep ? { do: "delete" } : null;
    case "Insert":
    case "+":
      return { do: "add" };
    case "ContextMenu":
      return { do: "menu" };
    case "F10":
      return shift ? { do: "menu" } : null;
    default:
      return null;
  }
}
