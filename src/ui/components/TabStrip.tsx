import type { KeyboardEvent, ReactNode } from "react";

export interface TabSpec<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** Short figure behind the name. */
  readonly count?: string | undefined;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabSpec<Id>[];
  readonly chosen: Id;
  /** Element that shows the chosen tab. */
  readonly controls: string;
  readonly testId?: string;
  readonly className?: string;
  readonly onChoose: (id: Id) => void;
}

/** Tabs with arrow keys, Home and End; the chosen one alone is in the tab order. */
export function TabStrip<Id extends string>(props: Props<Id>): ReactNode {
  const { tabs, chosen } = props;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const here = tabs.findIndex((tab) => tab.id === chosen);
    const last = tabs.length - 1;
    const next =
      event.key === "ArrowRight"
        ? here === last
          ? 0
          : here + 1
        : event.key === "ArrowLeft"
          ? here === 0
            ? last
            : here - 1
          : event.key === "Home"
            ? 0
            : event.key === "End"
              ? last
              : -1;
    const tab = tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    props.onChoose(tab.id);
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
    buttons[next]?.focus();
  };

  return (
    <div role="tablist" aria-label={props.label} className={`tabs ${props.className ?? ""}`} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          className="tab"
          aria-selected={tab.id === chosen}
          aria-controls={props.controls}
          tabIndex={tab.id === chosen ? 0 : -1}
          data-testid={props.testId}
          data-tab={tab.id}
          onClick={() => props.onChoose(tab.id)}
        >
          {tab.name}
          {tab.count !== undefined && <span className="tab-count"> {tab.count}</span>}
        </button>
      ))}
    </div>
  );
}
