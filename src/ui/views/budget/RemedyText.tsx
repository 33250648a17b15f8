import { type ReactNode, useId } from "react";
import { LIMIT_KEY, type Remedy } from "../../../state/remedies.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { useBudgetWords } from "./useBudgetWords.ts";

interface RemedyTextProps {
  readonly remedy: Remedy;
  readonly onChoose: (id: "deeper" | "startIn", directory: string) => void;
}

/** What a remedy changes, and the directory where there is a choice. */
export function RemedyText({ remedy, onChoose }: RemedyTextProps): ReactNode {
  const words = useBudgetWords();
  const { format } = useTranslate();
  const sentence = (): string => {
    switch (remedy.id) {
      case "raise":
        return words.raise(remedy.bytes, LIMIT_KEY, remedy.path, format);
      case "split":
        return words.split(remedy.bytes, remedy.line, remedy.from, remedy.to, format);
      case "deeper":
        return `${words.deeper(remedy.bytes, remedy.line, remedy.from, remedy.to, format)} ${
          remedy.onTheWay ? words.deeperOnTheWay : words.deeperOffTheWay
        }`;
      case "startIn":
        return words.startIn(remedy.directory, format);
    }
  };
  return (
    <>
      <p>
        <Prose text={sentence()} />
      </p>
      {"directories" in remedy && remedy.directories.length > 1 ? (
        <DirectoryChoice
          directories={remedy.directories}
          chosen={remedy.directory}
          onChoose={(directory) => onChoose(remedy.id, directory)}
        />
      ) : null}
    </>
  );
}

interface DirectoryChoiceProps {
  readonly directories: readonly string[];
  readonly chosen: string;
  readonly onChoose: (directory: string) => void;
}

function DirectoryChoice({ directories, chosen, onChoose }: DirectoryChoiceProps): ReactNode {
  const words = useBudgetWords();
  const { path: shorten } = useTranslate();
  const id = useId();
  return (
    <p className="remedy-choice">
      <label htmlFor={id}>{words.directory}</label>{" "}
      <select id={id} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {directories.map((directory) => (
          <option key={directory} value={directory}>
            {shorten(directory)}
          </option>
        ))}
      </select>
    </p>
  );
}
