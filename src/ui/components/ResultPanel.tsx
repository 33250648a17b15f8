import { lazy, type ReactNode, Suspense, useId } from "react";
import { actions, shownItems, useApp, useMomentOrNull, useView } from "../../state/app.ts";
import type { ShownMoment } from "../../state/moment.ts";
import { TABS, type Tab } from "../../state/view.ts";
import { TEST_IDS } from "../../testIds.ts";
import { formatNumber } from "../i18n/format.ts";
import { type Translate, useTranslate } from "../i18n/useTranslate.ts";
import { AnswerView } from "../views/AnswerView.tsx";
import { filesOf } from "../views/answer/answer.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { TabStrip } from "./TabStrip.tsx";

const LayoutView = lazy(async () => ({ default: (await import("../views/LayoutView.tsx")).LayoutView }));
const MessagesView = lazy(async () => ({ default: (await import("../views/MessagesView.tsx")).MessagesView }));
const BudgetView = lazy(async () => ({ default: (await import("../views/BudgetView.tsx")).BudgetView }));
const HistoryView = lazy(async () => ({ default: (await import("../views/HistoryView.tsx")).HistoryView }));
const CompactionView = lazy(async () => ({ default: (await import("../views/CompactionView.tsx")).CompactionView }));

const VIEWS: Readonly<Record<Tab, () => ReactNode>> = {
  answer: () => <AnswerView />,
  layout: () => <LayoutView />,
  messages: () => <MessagesView />,
  budget: () => <BudgetView />,
  history: () => <HistoryView />,
  compaction: () => <CompactionView />,
};

function answerCount({ files }: ShownMoment, { answer }: Translate["views"]): string {
  return answer.count(filesOf(files.filter((file) => file.order !== null)), filesOf(files));
}

/** The result tabs. The answer needs nothing that is loaded later. */
export function ResultPanel(): ReactNode {
  const { shell, views } = useTranslate();
  const tab = useView("tab");
  const revision = useApp((state) => state.revision);
  const moment = useMomentOrNull();
  const items = useApp(shownItems);
  const id = useId();
  const counts: Readonly<Record<Tab, string | undefined>> = {
    answer: moment === null || moment.error !== null ? undefined : answerCount(moment, views),
    layout: undefined,
    messages: items === null ? undefined : formatNumber(items),
    budget: undefined,
    history: undefined,
    compaction: undefined,
  };

  return (
    <section className="panel" aria-label={shell.results.label}>
      <TabStrip
        label={shell.results.label}
        tabs={TABS.map((one) => ({ id: one, name: shell.results.tabs[one], count: counts[one] }))}
        chosen={tab}
        controls={id}
        testId={TEST_IDS.tab}
        onChoose={(chosen) => actions().setView({ tab: chosen })}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <div id={id} role="tabpanel" aria-label={shell.results.tabs[tab]} className="panel-body" tabIndex={0}>
        <ErrorBoundary key={tab} part={shell.results.tabs[tab]} attempt={revision}>
          <Suspense fallback={<p className="failure faint">{shell.results.loading}</p>}>{VIEWS[tab]()}</Suspense>
        </ErrorBoundary>
      </div>
    </section>
  );
}
