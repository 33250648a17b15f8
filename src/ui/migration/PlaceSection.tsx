import { ArrowRight, Ban, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { TEST_IDS } from "../../testIds.ts";
import type { Format } from "../i18n/format.ts";
import type { MigrationStrings } from "../i18n/migration.en.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { FlaggedList } from "./FlaggedList.tsx";
import { KeptList } from "./KeptList.tsx";
import type { Outcome, PlacePlan, Write } from "./plan.ts";
import { RewrittenLines } from "./RewrittenLines.tsx";
import { useMigrationWords } from "./useMigrationWords.ts";

const ICONS = { write: ArrowRight, stopped: Ban, taken: Ban, refused: Ban, failed: X };

interface PlaceSectionProps {
  readonly place: PlacePlan;
  readonly close: () => void;
}

/** One place that is looked at: what is found there, and what becomes of it. */
export function PlaceSection({ place, close }: PlaceSectionProps): ReactNode {
  const words = useMigrationWords();
  const { format } = useTranslate();
  const { root, isGit, target, looked, outcome } = place;
  const id = useId();
  const Icon = ICONS[outcome.kind];
  const name = root === null ? words.home : (isGit ? words.repository : words.directory)(root, format);
  const sentence = sentenceOf(outcome, target, words, format);
  return (
    <section
      className="migration-place"
      aria-labelledby={id}
      data-testid={TEST_IDS.migrationPlace}
      data-scope={root === null ? "home" : "repository"}
      data-outcome={outcome.kind === "refused" ? outcome.refusal.id : outcome.kind}
    >
      <div className="migration-place-head">
        <h3 id={id}>
          <Prose text={name} />
        </h3>
        <span className={`migration-state migration-state-${outcome.kind}`}>
          <Icon size={13} aria-hidden /> {words.states[outcome.kind]}
        </span>
      </div>
      <FromTo outcome={outcome} />
      {sentence !== null && (
        <p>
          <Prose text={sentence} />
        </p>
      )}
      {looked[0]?.state !== "taken" && (
        <ol className="migration-looked muted" aria-label={words.lookedAt}>
          {looked.map(({ path, state }) => (
            <li key={path}>
              <Prose text={words.looked[state](path, format)} />
            </li>
          ))}
        </ol>
      )}
      {outcome.kind === "write" && <WriteDetails write={outcome.write} close={close} />}
    </section>
  );
}

function FromTo({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const words = useMigrationWords();
  const { path: shorten } = useTranslate();
  const files = outcome.kind === "write" ? outcome.write : "source" in outcome ? outcome : null;
  if (files === null) return null;
  return (
    <p className="migration-from-to mono">
      {shorten(files.source)} <ArrowRight size={12} aria-label={words.to} /> {shorten(files.target)}
    </p>
  );
}

function sentenceOf(outcome: Outcome, target: string, words: MigrationStrings, format: Format): string | null {
  switch (outcome.kind) {
    case "refused":
      return words.refusals[outcome.refusal.id](target, format);
    case "failed":
      return words.failed(outcome.path, outcome.message, format);
    case "stopped":
    case "taken":
      return words[outcome.kind];
    case "write":
      return null;
  }
}

interface WriteDetailsProps {
  readonly write: Write;
  readonly close: () => void;
}

function WriteDetails({ write, close }: WriteDetailsProps): ReactNode {
  const words = useMigrationWords();
  const { format } = useTranslate();
  const { source, target, place, rewritten } = write;
  const { changes } = rewritten;
  return (
    <>
      {place !== target && (
        <p>
          <Prose text={words.throughLink(target, place, format)} />
        </p>
      )}
      <p>{changes.length === 0 ? words.unchanged : words.rewritten(changes.length)}</p>
      <FlaggedList write={write} path={source} close={close} />
      <RewrittenLines write={write} />
      <KeptList write={write} close={close} />
    </>
  );
}
