import { lazy, type ReactNode, Suspense } from "react";
import { actions, useDocument, useMoment, useRequest, useSimulation } from "../../state/app.ts";
import type { ShownMoment, ShownRequest } from "../../state/moment.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { type Translate, useTranslate } from "../i18n/useTranslate.ts";
import { type Answer, answerOf } from "./answer/answer.ts";
import { BudgetBar } from "./answer/BudgetBar.tsx";
import { FileList } from "./answer/FileList.tsx";
import { useLateFindings } from "./answer/lateFindings.ts";
import { Warnings } from "./answer/Warnings.tsx";
import "./views.css";
import "./answer/answer.css";

const Refusal = lazy(async () => ({ default: (await import("./answer/Refusal.tsx")).Refusal }));

/** Directories named one by one in the sentence about the search. */
const NAMED_DIRECTORIES = 4;

/** The landing tab: which instruction files are sent, which are not, and the rule behind each. */
export function AnswerView(): ReactNode {
  const translate = useTranslate();
  const simulation = useSimulation();
  const moment = useMoment();
  const answer = answerOf(moment);
  const late = useLateFindings();
  const warnings = <Warnings moment={moment} warnings={simulation.warnings} />;
  const standIns = simulation.texts.origin === "stand-in";
  return (
    <div className="view answer" data-testid={TEST_IDS.answer}>
      <SkeletonNotice />
      {moment.error === null ? (
        <Findings moment={moment} answer={answer} />
      ) : (
        <Suspense fallback={<h1>{translate.views.answer.refusal}</h1>}>
          <Refusal error={moment.error} />
        </Suspense>
      )}
      {late === null ? null : <late.SkillGroup />}
      {late === null ? warnings : <late.OtherFindings warnings={simulation.warnings}>{warnings}</late.OtherFindings>}
      {moment.error === null && answer.total > 0 ? null : <Tools />}
      {standIns && moment.error === null ? <StandInNotice /> : null}
    </div>
  );
}

function Findings({ moment, answer }: { readonly moment: ShownMoment; readonly answer: Answer }): ReactNode {
  const translate = useTranslate();
  const words = translate.views.answer;
  const { budget, environments } = moment;
  const chosen = useRequest();
  const late = useLateFindings();
  if (answer.total === 0) return <NoFiles moment={moment} />;
  return (
    <>
      <h1 data-testid={TEST_IDS.answerHeadline}>
        {words.headline({ sent: answer.sentFiles, total: answer.total, cut: answer.cut })}
      </h1>
      <RootSentence moment={moment} />
      {answer.segments.length > 0 ? <BudgetBar budget={budget} segments={answer.segments} /> : null}
      {answer.inOrder ? (
        <div className="callout">
          <p>{words.inOrder}</p>
          {late === null ? null : <late.InRequest />}
          <button type="button" className="fix" onClick={() => showInRequest(chosen)}>
            {words.inRequest}
          </button>
        </div>
      ) : null}
      <Tools />
      {environments !== undefined && late !== null ? (
        <late.EnvironmentFiles moment={moment} environments={environments} list={FileList} />
      ) : (
        <Files answer={answer} />
      )}
    </>
  );
}

function Files({ answer: { sent, notSent } }: { readonly answer: Answer }): ReactNode {
  const words = useTranslate().views.answer;
  return (
    <>
      {sent.length > 0 ? (
        <section>
          <h2>{words.sent}</h2>
          <FileList files={sent} short={false} />
        </section>
      ) : null}
      {notSent.length > 0 ? (
        <section>
          <h2>{words.notSent}</h2>
          {notSent.map(({ verdict, files }) => (
            <FileList key={verdict} files={files} short={true} />
          ))}
        </section>
      ) : null}
    </>
  );
}

/** The texts of the scenario are fillers. */
function SkeletonNotice(): ReactNode {
  const { shell } = useTranslate();
  const { skeleton } = useDocument();
  return skeleton ? <p className="skeleton-notice">{shell.header.skeletonHint}</p> : null;
}

/** What can be done with the answer; its place is there from the beginning. */
function Tools(): ReactNode {
  const late = useLateFindings();
  return <div className="answer-tools">{late === null ? null : <late.CopyReport />}</div>;
}

/** Goes to the last AGENTS.md part of the request. */
function showInRequest(chosen: ShownRequest | null): void {
  const items = chosen?.request.items ?? [];
  for (const [item, message] of [...items.entries()].reverse()) {
    if (message.type !== "message") continue;
    const part = message.parts.findLastIndex(({ fragment }) => fragment === "agentsMd");
    if (part >= 0) {
      actions().setView({ tab: "messages", item: { item, part } });
      return;
    }
  }
  actions().setView({ tab: "messages" });
}

function RootSentence({ moment }: { readonly moment: ShownMoment }): ReactNode {
  const translate = useTranslate();
  const searched = searchedSentence(moment, translate);
  const { reason } = moment.root;
  // Each environment has a root of its own.
  if (reason === null || moment.environments !== undefined) return null;
  return (
    <p className="muted">
      <Prose text={translate.say(reason)} />
      {searched === null ? null : (
        <>
          {" "}
          <Prose text={searched} />
        </>
      )}
    </p>
  );
}

/** Null where the sentence about the root has said it already: without a root only one directory is searched. */
function searchedSentence({ searched, root }: ShownMoment, { views, format }: Translate): string | null {
  const [first] = searched;
  const last = searched.at(-1);
  if (root.path === null || first === undefined || last === undefined) return null;
  if (searched.length === 1) return views.answer.searchedOne(first, format);
  if (searched.length <= NAMED_DIRECTORIES) return views.answer.searched(searched, format);
  return views.answer.searchedMany(first, last, searched.length, format);
}

function NoFiles({ moment }: { readonly moment: ShownMoment }): ReactNode {
  const { views, format } = useTranslate();
  const document = useDocument();
  const cwd = moment.settings?.cwd ?? document.launch.cwd;
  const late = useLateFindings();
  return (
    <>
      <h1 data-testid={TEST_IDS.answerHeadline}>{views.answer.noFiles}</h1>
      <RootSentence moment={moment} />
      {moment.environments !== undefined && late !== null ? (
        <late.EnvironmentFiles moment={moment} environments={moment.environments} list={FileList} />
      ) : (
        <p className="muted">
          <Prose text={views.answer.noFilesHint(cwd, format)} />
        </p>
      )}
      {late === null ? null : <late.CreateFile directory={cwd} />}
    </>
  );
}

function StandInNotice(): ReactNode {
  const { views } = useTranslate();
  return <p className="callout stand-in-notice">{views.answer.standIns}</p>;
}
