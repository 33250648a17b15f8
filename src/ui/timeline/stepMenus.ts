/** The menus of the timeline: every kind of step to add, and what can be done with one. */
import { app } from "../../state/app.ts";
import { STEP_KINDS } from "../../state/stepEdits.ts";
import type { MenuItem } from "../components/menuStore.ts";
import type { TimelineStrings } from "../i18n/timeline.en.ts";
import { add, duplicate, move, remove } from "./stepActions.ts";

export function addMenu(words: TimelineStrings): MenuItem[] {
  // Only a client of the app server selects environments.
  const isClient = app.getState().document.launch.surface === "app-server";
  const kinds = isClient ? [...STEP_KINDS, "environments" as const] : STEP_KINDS;
  return kinds.map((kind) => ({
    kind: "action",
    label: words.add[kind].name,
    hint: words.add[kind].hint,
    onSelect: () => add(kind, words),
  }));
}

export function stepMenu(at: number, count: number, words: TimelineStrings, edit: () => void): MenuItem[] {
  const { menu } = words;
  return [
    { kind: "action", label: menu.edit, key: "Enter", onSelect: edit },
    { kind: "action", label: menu.duplicate, key: "Ctrl D", onSelect: () => duplicate(at, words) },
    { kind: "separator" },
    { kind: "action", label: menu.left, key: "Alt ←", disabled: at === 0, onSelect: () => move(at, at - 1, words) },
    {
      kind: "action",
      label: menu.right,
      key: "Alt →",
      disabled: at === count - 1,
      onSelect: () => move(at, at + 1, words),
    },
    { kind: "separator" },
    { kind: "action", label: menu.delete, key: "Del", danger: true, onSelect: () => remove(at, words) },
  ];
}
