import type { ReactNode } from "react";
import { actions, useMoment, useRequest } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { useTranslate } from "../i18n/useTranslate.ts";
import { answerOf } from "../views/answer/answer.ts";
import { type Position, positionsOf } from "./positions.ts";
import { useFindingWords } from "./words.ts";

/** Where each file that is sent stands in the request. */
export function InRequest(): ReactNode {
  const words = useFindingWords();
  const chosen = useRequest();
  const moment = useMoment();
  const { path: shorten } = useTranslate();
  if (words === null || chosen === null) return null;
  const positions = positionsOf(chosen.request, answerOf(moment).sent);
  const { ui } = words;
  const place = ({ item, part, role, from, to }: Position): string =>
    role === null ? ui.positionInstructions(from, to) : ui.position(item + 1, part + 1, role, from, to);
  return (
    <ul className="positions">
      {positions.map((position) => (
        <li key={`${position.path} ${position.item} ${position.part} ${position.from}`}>
          <button
            type="button"
            className="fix"
            title={ui.showPosition(shorten(position.path))}
            data-testid={TEST_IDS.position}
            data-path={position.path}
            onClick={() => {
              const { item, part, range } = position;
              actions().setView({ tab: "messages", item: { item, part, range } });
            }}
          >
            {shorten(position.path)}
          </button>
          <span>{place(position)}</span>
        </li>
      ))}
    </ul>
  );
}
