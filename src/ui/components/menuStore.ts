/** The one open menu of the page. Its face (`MenuSurface`) is loaded when the page is at rest or a menu is asked for. */
import { create } from "zustand";

export interface MenuAction {
  readonly kind: "action";
  readonly label: string;
  readonly hint?: string;
  /** Shown at the right edge: a key or a short value. */
  readonly key?: string;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly testId?: string;
  readonly onSelect: () => void;
}

export interface MenuChoice {
  readonly kind: "choice";
  readonly label: string;
  readonly hint?: string;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  /** What the choice stands for, for tests: data-value. */
  readonly value: string;
  readonly onSelect: () => void;
}

/** A setting beside the choices that is on or off. */
export interface MenuToggle {
  readonly kind: "toggle";
  readonly label: string;
  readonly on: boolean;
  readonly onSelect: () => void;
}

export type MenuItem =
  | MenuAction
  | MenuChoice
  | MenuToggle
  | { readonly kind: "separator" }
  | { readonly kind: "note"; readonly text: string };

export interface MenuRequest {
  /** Accessible name. */
  readonly label: string;
  /** Where it opens: below this rectangle (of width and height 0 for a pointer). */
  readonly at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly items: readonly MenuItem[];
  /** Gets the focus back; the element that has it now, unless said. */
  readonly returnTo?: HTMLElement | null;
}

export const useMenu = create<{ readonly request: MenuRequest | null }>()(() => ({ request: null }));

/** Opens a menu; a second press of the button that opened it closes it. */
export function openMenu(request: MenuRequest): void {
  if (useMenu.getState().request?.label === request.label && request.at.width > 0) {
    closeMenu();
    return;
  }
  const focused = document.activeElement;
  useMenu.setState({
    request: { returnTo: focused instanceof HTMLElement ? focused : null, ...request },
  });
}

export function closeMenu(): void {
  useMenu.setState({ request: null });
}

/** The rectangle below which the menu of a button opens. */
export function below(element: HTMLElement): MenuRequest["at"] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
