import { type ReactNode, useId } from "react";
import { TEST_IDS } from "../../testIds.ts";
import type { ExportStrings } from "../i18n/export.en.ts";
import { CONTENTS, type Content, type Links } from "./useLinks.ts";

interface ContentChoiceProps extends Links {
  readonly words: ExportStrings["share"];
  readonly chosen: Content;
  readonly headings: boolean;
  readonly onChoose: (content: Content) => void;
  readonly onHeadings: (headings: boolean) => void;
}

/** What goes into the link, each with the length that it has then. */
export function ContentChoice(props: ContentChoiceProps): ReactNode {
  const { words, chosen, headings, links, dropped, onChoose, onHeadings } = props;
  const group = useId();
  const hints = {
    full: words.fullHint,
    trimmed: dropped === undefined ? "" : words.trimmedHint(dropped),
    skeleton: words.skeletonHint,
  };
  return (
    <fieldset className="share-what">
      <legend>{words.what}</legend>
      <div className="share-contents">
        {CONTENTS.map((content) => (
          <label key={content} className="share-content">
            <input
              type="radio"
              name={group}
              value={content}
              checked={content === chosen}
              data-testid={TEST_IDS.shareContent}
              onChange={() => onChoose(content)}
            />
            <span>
              {words[content]}
              <span className="share-content-hint">{hints[content]}</span>
            </span>
            <span className="share-content-length" data-testid={TEST_IDS.shareContentLength} data-content={content}>
              {lengthOf(links[content], words)}
            </span>
          </label>
        ))}
        {chosen === "skeleton" && (
          <label className="share-content share-headings">
            <input type="checkbox" checked={headings} onChange={(event) => onHeadings(event.target.checked)} />
            <span>{words.headings}</span>
          </label>
        )}
      </div>
    </fieldset>
  );
}

function lengthOf(link: string | null | undefined, words: ExportStrings["share"]): string {
  if (link === undefined) return "…";
  return link === null ? words.tooLarge : words.characters(link.length);
}
