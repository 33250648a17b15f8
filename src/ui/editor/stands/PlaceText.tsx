import { type ReactNode, useMemo } from "react";
import type { ModelRequest, Part } from "../../../engine/index.ts";
import { partAt, type TextPlace } from "../../../engine/insight.ts";
import { actions } from "../../../state/app.ts";
import { rangeTexts } from "../../tokens/requestTexts.ts";
import { useTokenSum } from "../../tokens/useTokens.ts";
import { usePlaceWords } from "./usePlaceWords.ts";

interface Props {
  readonly request: ModelRequest;
  /** The copy in force is the last one. */
  readonly places: readonly TextPlace[];
}

/** Message, part, bytes and tokens of a text in the request, with a button that leads there. */
export function PlaceText({ request, places }: Props): ReactNode {
  const words = usePlaceWords();
  const place = places.at(-1) as TextPlace;
  const item = request.items[place.item];
  const part = partAt(request, place.item, place.part) as Part;
  const [role, parts] = item?.type === "message" ? [item.role, item.parts.length] : ["", 1];
  const tokens = useTokenPlace(request, place, part);
  const said = [
    words.place(place.item === -1 ? null : place.item + 1, role, place.part + 1, parts),
    words.bytes(place.startByte, place.endByte, part.bytes),
    tokens === null ? null : words.tokens(tokens.start, tokens.end, tokens.estimated),
    place.superseded ? words.superseded : null,
    places.length > 1 ? words.more(places.length - 1) : null,
  ].filter((text) => text !== null);
  const show = () =>
    actions().setView({
      tab: "messages",
      pane: "results",
      item: { item: place.item, part: place.part, range: { start: place.start, end: place.end } },
    });
  return (
    <>
      {words.sent} {said.join(" · ")}{" "}
      <button type="button" className="button-link" onClick={show}>
        {words.show}
      </button>
    </>
  );
}

/** The tokens that the stretch takes, counted from the beginning of the request; null until they are counted. */
function useTokenPlace(request: ModelRequest, { item, part: index, start, end }: TextPlace, part: Part) {
  const before = useMemo(
    () => [
      ...rangeTexts(request, -1, item - 1),
      ...(item === -1 ? [] : rangeTexts(request, item, item).slice(0, index)),
      part.text.slice(0, start),
    ],
    [request, item, index, part, start],
  );
  const own = useMemo(() => [part.text.slice(start, end)], [part, start, end]);
  const [first, length] = [useTokenSum(before), useTokenSum(own)];
  if (first === null || length === null) return null;
  return {
    start: first.tokens + 1,
    end: first.tokens + length.tokens,
    estimated: first.estimated || length.estimated,
  };
}
