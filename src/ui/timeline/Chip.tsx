import {
  ArrowUp,
  Boxes,
  FilePen,
  FileX,
  FolderInput,
  FoldVertical,
  GitFork,
  ListChecks,
  type LucideIcon,
  MessageSquare,
  Play,
  RotateCw,
  SearchCheck,
  Shield,
  SlidersHorizontal,
  Terminal,
  Undo2,
  X,
} from "lucide-react";
import { memo, type ReactNode } from "react";
import type { StepDocument } from "../../scenario/document.ts";
import { START } from "../../state/moment.ts";
import type { StepKind } from "../../state/stepEdits.ts";
import { TEST_IDS } from "../../testIds.ts";
import { formatNumber } from "../i18n/format.ts";
import type { TimelineStrings } from "../i18n/timeline.en.ts";
import { describeStep, type NamingWords } from "./describeStep.ts";

const ICONS: Readonly<Record<StepKind, LucideIcon>> = {
  turn: MessageSquare,
  write: FilePen,
  remove: FileX,
  cd: FolderInput,
  environments: Boxes,
  set: SlidersHorizontal,
  mode: ListChecks,
  trust: Shield,
  compact: FoldVertical,
  resume: RotateCw,
  fork: GitFork,
  revert: Undo2,
  shell: Terminal,
  review: SearchCheck,
};

/** What a step did, as far as its chip shows it. Plain values, so that an unchanged chip is not rendered again. */
export interface ChipMarks {
  readonly reached: boolean;
  readonly appended: number;
  readonly requests: number;
  readonly compacted: boolean;
  readonly failed: boolean;
}

interface Props extends ChipMarks {
  readonly index: number;
  readonly step: StepDocument;
  /** For a fork or revert: the step that is the turn it names. */
  readonly turn: number | null;
  readonly chosen: boolean;
  readonly dragged: boolean;
  readonly naming: NamingWords;
}

/** One step. Arrow keys reach it, the chosen one is in the tab order. */
export const Chip = memo(function Chip(props: Props): ReactNode {
  const { index, step, naming, chosen } = props;
  const { words } = naming;
  const { kind, detail, code } = describeStep(step, props.turn, naming);
  const said = sentences(step, props, words);
  const label = [words.chip(index + 1, kind, detail), ...said].join(", ");
  const Icon = ICONS[step.do];
  const classes = ["chip"];
  if (!props.reached) classes.push("is-unreached");
  if (props.dragged) classes.push("is-dragged");
  return (
    <div
      role="option"
      className={classes.join(" ")}
      aria-selected={chosen}
      aria-label={label}
      tabIndex={chosen ? 0 : -1}
      title={label}
      data-testid={TEST_IDS.step}
      data-index={index}
      data-kind={step.do}
    >
      {/* The spaces are for readers of the text, not for the eye. */}
      <span className="chip-number">{formatNumber(index + 1)}</span> <Icon size={12} aria-hidden />
      <span>{kind}</span> {detail !== "" && <span className={`chip-detail${code ? " mono" : ""}`}>{detail}</span>}
      <Marks step={step} marks={props} />
    </div>
  );
});

/**
 * Small signs: each is a shape or a figure with a sign of its own, never a colour alone. The chip's name has them in
 * words, so the figures are drawn by the style sheet.
 */
function Marks({ step, marks }: { readonly step: StepDocument; readonly marks: ChipMarks }): ReactNode {
  const { appended, requests, compacted, failed } = marks;
  if (appended === 0 && requests === 0 && !failed) return null;
  return (
    <span className="chip-marks" aria-hidden>
      {appended > 0 && <span data-figure={`+${formatNumber(appended)}`} />}
      {requests > 0 && (
        <span data-figure={requests > 1 ? formatNumber(requests) : ""}>
          <ArrowUp size={10} aria-hidden />
        </span>
      )}
      {compacted && step.do !== "compact" && <FoldVertical size={11} aria-hidden />}
      {failed && <X size={12} strokeWidth={3} className="chip-failed" aria-hidden />}
    </span>
  );
}

function sentences(step: StepDocument, marks: ChipMarks, { marks: words }: TimelineStrings): string[] {
  if (!marks.reached) return [words.notReached];
  return [
    ...(marks.appended > 0 ? [words.appended(marks.appended)] : []),
    ...(marks.requests > 0 ? [words.requests(marks.requests)] : []),
    ...(marks.compacted && step.do !== "compact" ? [words.compacted] : []),
    ...(marks.failed ? [step.do === "compact" ? words.compactionFailed : words.failed] : []),
  ];
}

/** The start of Codex, before the first step. */
export function StartChip(props: {
  readonly cwd: string;
  readonly chosen: boolean;
  readonly words: TimelineStrings;
}): ReactNode {
  const { words } = props;
  const label = words.startChip(props.cwd);
  return (
    <div
      role="option"
      className="chip"
      aria-selected={props.chosen}
      aria-label={label}
      tabIndex={props.chosen ? 0 : -1}
      title={label}
      data-testid={TEST_IDS.step}
      data-index={START}
      data-kind="start"
    >
      <Play size={12} aria-hidden />
      <span>{words.start}</span>
    </div>
  );
}
