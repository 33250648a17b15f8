import { ArrowUpDown, Check, Minus, Plus, X } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import type { CodexRelease } from "../../engine/index.ts";
import { TEST_IDS } from "../../testIds.ts";
import { changedLines } from "../findings/changedLines.ts";
import { useRequestTranslate } from "../i18n/useRequestTranslate.ts";
import { DiffLines } from "../views/history/DiffView.tsx";
import type { PartState, ReleasePart } from "./compareParts.ts";
import type { Moment } from "./compareReleases.ts";
import { Rules } from "./Rules.tsx";
import type { Rule } from "./rules.ts";
import { useReleaseWords } from "./useReleaseWords.ts";

const MARKS = { same: Check, moved: ArrowUpDown, changed: X, left: Minus, right: Plus } as const;
/** The looks of the check against the person's own Codex. */
const LOOKS = { same: "equal", moved: "predicted", changed: "differs", left: "predicted", right: "printed" } as const;

const NONE: ReadonlySet<Rule> = new Set();

function StateMark({ state }: { readonly state: PartState }): ReactNode {
  const Icon = MARKS[state];
  return <Icon size={13} className={`check-mark check-mark-${LOOKS[state]}`} aria-hidden />;
}

interface PartListProps {
  readonly parts: readonly ReleasePart[];
  readonly moment: Moment;
  readonly left: CodexRelease;
  readonly right: CodexRelease;
  readonly rulesOf: (part: ReleasePart) => readonly Rule[];
}

/** The parts of a request in order; those that are the same stand folded between the others. */
export function PartList({ parts, moment, left, right, rulesOf }: PartListProps): ReactNode {
  const { words } = useReleaseWords();
  const rules = useMemo(() => rulesInOrder(parts.map(rulesOf)), [parts, rulesOf]);
  const missing = moment.left === null ? left : moment.right === null ? right : null;
  return (
    <section aria-label={words.parts}>
      {missing === null ? null : <p className="dialog-warning">{words.noRequest(missing)}</p>}
      <ul className="check-parts">
        {runsOf(parts).map((run) => {
          const [first] = run;
          if (first === undefined) return null;
          const key = parts.indexOf(first);
          return first.state === "same" && run.length > 2 ? (
            <SameParts key={key} parts={run} />
          ) : (
            run.map((part) => {
              const at = parts.indexOf(part);
              return <PartRow key={at} part={part} left={left} right={right} {...rules[at]} />;
            })
          );
        })}
      </ul>
    </section>
  );
}

interface RulesOfPart {
  readonly rules?: readonly Rule[];
  /** Rules of the parts before it. */
  readonly told?: ReadonlySet<Rule>;
}

function rulesInOrder(all: readonly (readonly Rule[])[]): readonly RulesOfPart[] {
  return all.map((rules, at) => ({ rules, told: new Set(all.slice(0, at).flat()) }));
}

/** Neighbours that are the same, as one run; every other part is a run of its own. */
function runsOf(parts: readonly ReleasePart[]): readonly (readonly ReleasePart[])[] {
  const runs: ReleasePart[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (part.state === "same" && last?.[0]?.state === "same") last.push(part);
    else runs.push([part]);
  }
  return runs;
}

function SameParts({ parts }: { readonly parts: readonly ReleasePart[] }): ReactNode {
  const { words } = useReleaseWords();
  const { views } = useRequestTranslate();
  return (
    <li className="check-part" data-testid={TEST_IDS.releasePart} data-state="same">
      <details>
        <summary>
          <StateMark state="same" /> {words.sameParts(parts.length)}
        </summary>
        <ol className="releases-same">
          {parts.map((part, index) => (
            // Parts of one comparison never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              {views.fragments[part.fragment]} <span className="faint">{part.left?.holder}</span>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

interface PartRowProps extends RulesOfPart {
  readonly part: ReleasePart;
  readonly left: CodexRelease;
  readonly right: CodexRelease;
}

function PartRow({ part, left, right, rules = [], told = NONE }: PartRowProps): ReactNode {
  const { words } = useReleaseWords();
  const { views } = useRequestTranslate();
  const { state, fragment } = part;
  const word = state === "left" ? words.onlyIn(left) : state === "right" ? words.onlyIn(right) : words.states[state];
  return (
    <li className="check-part" data-testid={TEST_IDS.releasePart} data-state={state} data-fragment={fragment}>
      <div className="check-part-head">
        <StateMark state={state} />
        <span className={`check-state check-state-${LOOKS[state]}`}>{word}</span>
        <span className="check-name">
          {views.fragments[fragment]} <Holders part={part} />
        </span>
        <span className="faint number">{state === "same" ? "" : words.bytes(part.bytes)}</span>
      </div>
      {state === "same" ? null : (
        <div className="check-difference">
          <Rules rules={rules} told={told} left={left} right={right} />
          <Texts part={part} left={left} right={right} />
        </div>
      )}
    </li>
  );
}

/** The role or field, or from which to which. */
function Holders({ part }: { readonly part: ReleasePart }): ReactNode {
  const { words } = useReleaseWords();
  const nameOf = (holder: string) => (holder === "instructions" ? words.field : holder);
  const [from, to] = [part.left?.holder, part.right?.holder];
  const text =
    from === undefined || to === undefined || from === to
      ? nameOf(from ?? to ?? "")
      : words.moved(nameOf(from), nameOf(to));
  return (
    <span className="faint">
      {text}
      {part.moved && from === to ? ` · ${words.movedWithin}` : ""}
    </span>
  );
}

function Texts({ part, left, right }: Pick<PartRowProps, "part" | "left" | "right">): ReactNode {
  const { words } = useReleaseWords();
  const [open, setOpen] = useState(false);
  const [one, other] = [part.left?.part.text ?? null, part.right?.part.text ?? null];
  const isDiff = part.state === "changed" && one !== null && other !== null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {isDiff ? words.lines : words.text} {isDiff && <span className="faint">{words.legend(left, right)}</span>}
      </summary>
      {open && isDiff && <DiffLines lines={changedLines(one, other).lines} />}
      {open && !isDiff && <pre className="check-text">{one ?? other}</pre>}
    </details>
  );
}
