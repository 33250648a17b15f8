/** The one open dialog of the page: a line of text to type, a question to confirm, or one with a face of its own. */
import type { ComponentType } from "react";
import { create } from "zustand";

/** What is wrong with the input, what should be known about it, or what it will become. */
export interface InputVerdict {
  readonly fault?: string;
  readonly warning?: string;
  readonly note?: string;
}

export interface DialogField {
  readonly label: string;
  readonly value: string;
  /** Select this part of the value at first; all of it, unless said. */
  readonly select?: readonly [number, number];
  readonly suggestions?: readonly string[];
}

export interface DialogRequest {
  readonly title: string;
  readonly fields: readonly DialogField[];
  readonly text?: string;
  readonly action: string;
  readonly danger?: boolean;
  /** Judges the input at each change; with a fault the action is not possible. */
  readonly check?: (values: readonly string[]) => InputVerdict;
  readonly done: (values: readonly string[]) => void;
}

/** A dialog with a face of its own, which closes itself by `closeDialog`. */
export interface DialogFace {
  readonly face: ComponentType;
}

export const useDialog = create<{ readonly request: DialogRequest | DialogFace | null }>()(() => ({ request: null }));

export function openDialog(request: DialogRequest | DialogFace): void {
  useDialog.setState({ request });
}

export function closeDialog(): void {
  useDialog.setState({ request: null });
}
