import { type ReactNode, useId } from "react";
import { TEST_IDS } from "../../testIds.ts";
import type { ExportStrings } from "../i18n/export.en.ts";
import { CONTENTS, type Content, type Links, type SkeletonChoice } from "./useLinks.ts";

const SKELETON_CHOICES = ["headings", "onPath"] as const satisfies readonly (keyof SkeletonChoice)[];

interface ContentChoiceProps extends Links {
  readonly words: ExportStrings["share"];
  readonly chosen: Content;
  readonly skeleton: SkeletonChoice;
  readonly onChoose: (content: Content) => void;
  readonly onSkeleton: (choice: SkeletonChoice) => void;
}

/** What goes into the link, each with the length that it has then. */
export function ContentChoice(props: ContentChoiceProps): ReactNode {
  const { words, chosen, skeleton, links, dropped, onChoose, onSkeleton } = props;
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
        {chosen === "skeleton" &&
          SKELETON_CHOICES.map((choice) => (
            <label key={choice} className="share-content share-choice">
              <input
                type="checkbox"
                checked={skeleton[choice]}
                data-testid={TEST_IDS.shareSkeleton}
                data-choice={choice}
                onChange={(event) => onSkeleton({ ...skeleton, [choice]: event.target.checked })}
              />
              <span>{words[choice]}</span>
            </label>
          ))}
      </div>
    </fieldset>
  );
}

function lengthOf(link: string | null | undefined, words: ExportStrings["share"]): string {
  if (link === undefined) return "…";
  return link === null ? words.tooLarge : words.characters(link.length);
}
