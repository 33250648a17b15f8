import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { isLocation, mismatch } from "../../scenario/import/place.ts";
import { isInstructionName, lastName } from "../../scenario/import/rules.ts";
import { app } from "../../state/app.ts";
import { openImported, type Review } from "../../state/importing.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { HomeRow } from "./HomeRow.tsx";
import { LeftOutList } from "./LeftOutList.tsx";
import { useImportWords } from "./useImportWords.ts";

/** What was brought, what a browser cannot see of it, and what is left out. Nothing has changed yet. */
export function ReviewStage(props: {
  readonly review: Review;
  readonly titleId: string;
  readonly close: () => void;
}): ReactNode {
  const { review, titleId, close } = props;
  const words = useImportWords();
  const { format } = useTranslate();
  const { repository } = review;
  const [location, setLocation] = useState(review.guess.location);
  const [isGit, setIsGit] = useState(!review.hasGit && review.probablyGit);
  const openButton = useRef<HTMLButtonElement>(null);
  // Most people only look and go on.
  useEffect(() => openButton.current?.focus(), []);
  const isPlace = isLocation(location);
  return (
    <form
      className="import-review"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPlace) void openImported(app, review, { location, isGit });
      }}
    >
      <h2 id={titleId}>
        <Prose text={repository === null ? words.reviewHome : words.reviewTitle(repository.name, format)} />
      </h2>
      {repository === null ? (
        <p>{words.homeAlone}</p>
      ) : (
        <>
          <Taken review={review} />
          <Place review={review} location={location} isPlace={isPlace} onChange={setLocation} />
          {!review.hasGit && (
            <label className="import-check">
              <input
                type="checkbox"
                checked={isGit}
                data-testid={TEST_IDS.importIsGit}
                onChange={(event) => setIsGit(event.target.checked)}
              />
              <span>
                {words.isGit} <span className="faint">{words.isGitHint}</span>
              </span>
            </label>
          )}
        </>
      )}
      <HomeRow home={review.home} mayAdd={repository !== null} />
      <LeftOutList review={review} />
      <div className="dialog-buttons">
        <button type="button" className="button-line" onClick={close}>
          {words.cancel}
        </button>
        <button
          type="submit"
          className="button-primary"
          disabled={!isPlace}
          ref={openButton}
          data-testid={TEST_IDS.importOpen}
        >
          {words.open}
        </button>
      </div>
    </form>
  );
}

const NAMES_SHOWN = 8;

function Taken({ review }: { readonly review: Review }): ReactNode {
  const words = useImportWords();
  const { repository } = review;
  if (repository === null) return null;
  const instructions = repository.read.filter((path) => isInstructionName(lastName(path))).toSorted(byDepth);
  const more = instructions.length - NAMES_SHOWN;
  return (
    <div className="import-taken">
      <p data-testid={TEST_IDS.importTaken} data-files={repository.files.size} data-read={repository.read.length}>
        {words.taken(repository.files.size, repository.read.length)} {instructions.length === 0 && words.noInstructions}
      </p>
      {instructions.length > 0 && (
        <ul className="mono" aria-label={words.instructions}>
          {instructions.slice(0, NAMES_SHOWN).map((path) => (
            <li key={path}>{path}</li>
          ))}
          {more > 0 && <li className="faint">{words.more(more)}</li>}
        </ul>
      )}
    </div>
  );
}

function byDepth(one: string, other: string): number {
  return one.split("/").length - other.split("/").length || (one < other ? -1 : 1);
}

function Place(props: {
  readonly review: Review;
  readonly location: string;
  readonly isPlace: boolean;
  readonly onChange: (location: string) => void;
}): ReactNode {
  const { review, location, isPlace, onChange } = props;
  const words = useImportWords();
  const { format } = useTranslate();
  const id = useId();
  const { from } = review.guess;
  const elsewhere = mismatch(location, review.home?.configs.get("config.toml") ?? null);
  const hint = from !== null && location === review.guess.location ? words.guessed(from, format) : words.notGuessed;
  return (
    <div className="import-place">
      <label htmlFor={id}>{words.location}</label>
      <input
        id={id}
        className="field-input mono"
        value={location}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={!isPlace}
        aria-describedby={`${id}-hint`}
        data-testid={TEST_IDS.importLocation}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} aria-live="polite">
        {!isPlace ? (
          <span className="dialog-fault">{words.badLocation}</span>
        ) : elsewhere.length > 0 ? (
          <span className="dialog-warning" data-testid={TEST_IDS.importMismatch}>
            <Prose text={words.mismatch(elsewhere, format)} />
          </span>
        ) : (
          <span className="faint">
            <Prose text={hint} />
          </span>
        )}
      </p>
    </div>
  );
}
