import type { ReactNode } from "react";
import type { Origin } from "../../engine/index.ts";
import { below, type MenuItem, openMenu } from "../components/menuStore.ts";
import { OriginNote } from "./OriginNote.tsx";

interface Props {
  readonly setting: string;
  readonly name: string;
  readonly value: string;
  readonly code?: boolean;
  /** Null where the value is no more than what was chosen here. */
  readonly origin: Origin | null;
  readonly testId: string;
  /** Why it cannot be changed; null when it can. */
  readonly reason: string | null;
  readonly items: () => Promise<readonly MenuItem[]>;
}

/** One setting: its name, its value as the button of a menu, and where the value comes from. */
export function SessionField(props: Props): ReactNode {
  const { name, value, reason } = props;
  return (
    <div className="session-field">
      <button
        type="button"
        className="session-control"
        aria-haspopup="menu"
        aria-disabled={reason !== null}
        title={reason ?? undefined}
        data-testid={props.testId}
        data-value={value}
        onClick={(event) => {
          if (reason !== null) return;
          const button = event.currentTarget;
          void props.items().then((items) => openMenu({ label: name, at: below(button), items }));
        }}
      >
        <span className="session-name">{name}</span>
        <span className={`session-value${props.code ? " mono" : ""}`}>
          <bdi>{value}</bdi>
        </span>
        <span className="chevron" aria-hidden>
          ▾
        </span>
      </button>
      {props.origin !== null && <OriginNote setting={props.setting} origin={props.origin} />}
    </div>
  );
}
