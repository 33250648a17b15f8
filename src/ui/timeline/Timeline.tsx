import { Pencil, Plus } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { actions, useView } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { below, openMenu } from "../components/menuStore.ts";
import { useAnnouncement } from "./announcement.ts";
import { focusFirst, StepForm } from "./StepForm.tsx";
import { StepList } from "./StepList.tsx";
import { chosenStep } from "./stepActions.ts";
import { addMenu } from "./stepMenus.ts";
import "./timeline.css";
import { useTimelineWords } from "./useTimelineWords.ts";

/** The life of the thread in one row: choose, add, edit and arrange its steps. */
export default function Timeline(): ReactNode {
  const words = useTimelineWords();
  const open = useView("stepForm");
  const part = useRef<HTMLDivElement>(null);

  const edit = (): void => {
    if (open) focusFirst(part.current?.querySelector(`[data-testid="${TEST_IDS.stepForm}"]`) ?? null);
    actions().setView({ stepForm: true });
  };
  const close = (): void => {
    actions().setView({ stepForm: false });
    part.current?.querySelector<HTMLElement>(`[data-index="${chosenStep()}"]`)?.focus();
  };

  return (
    <div ref={part}>
      {open && <StepForm onClose={close} />}
      <section className="timeline" aria-label={words.label} data-testid={TEST_IDS.timeline}>
        <StepList onEdit={edit} />
        <button
          type="button"
          className="icon-button timeline-edit"
          aria-label={open ? words.editClose : words.edit}
          title={open ? words.editClose : words.edit}
          aria-expanded={open}
          data-testid={TEST_IDS.editStep}
          onClick={open ? close : edit}
        >
          <Pencil size={14} aria-hidden />
        </button>
        <button
          type="button"
          className="timeline-add"
          aria-haspopup="menu"
          aria-label={words.addLabel}
          title={words.addLabel}
          data-testid={TEST_IDS.addStep}
          onClick={(event) =>
            openMenu({ label: words.addLabel, at: below(event.currentTarget), items: addMenu(words) })
          }
        >
          <Plus size={14} aria-hidden />
          {words.addStep}
        </button>
        <Announcement />
      </section>
    </div>
  );
}

function Announcement(): ReactNode {
  const text = useAnnouncement((state) => state.text);
  return (
    <span className="visually-hidden" role="status">
      {text}
    </span>
  );
}
