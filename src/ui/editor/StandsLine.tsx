import { type ReactNode, useDeferredValue, useMemo } from "react";
import { encodeUtf8, type ModelRequest, type Part } from "../../engine/index.ts";
import { partAt, type Stands, standsIn, type TextPlace } from "../../engine/insight.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { actions, useDocument, useMoment, useRequest, useSimulation, useView } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { type PlaceStrings, placesEn } from "../i18n/places.en.ts";
import { placesZh } from "../i18n/places.zh.ts";
import { type Translate, useTranslate } from "../i18n/useTranslate.ts";
import { rangeTexts } from "../tokens/requestTexts.ts";
import { useTokenSum } from "../tokens/useTokens.ts";
import { type ByteRange, rangeOfCaret } from "./caretRange.ts";
import type { FileText } from "./fileText.ts";

interface Props {
  readonly path: string;
  readonly file: FileText;
}

/** Where the caret's line or the selection stands in the chosen request, or why it does not. */
export function StandsLine({ path, file }: Props): ReactNode {
  const words = usePlaceWords();
  const caret = useDeferredValue(useView("caret"));
  const range = useMemo(
    () => (caret === null || caret.path !== path ? null : rangeOfCaret(file, caret)),
    [caret, path, file],
  );
  if (range === null) return <Line state="none">{words.noCaret}</Line>;
  if (range.start === range.end) return <Line state="none">{words.emptyLine}</Line>;
  return <Answer path={path} file={file} range={range} />;
}

function Answer({ path, file, range }: Props & { readonly range: ByteRange }): ReactNode {
  const translate = useTranslate();
  const words = usePlaceWords();
  const request = useRequest()?.request ?? null;
  const stands = useStands(path, file, range, request);
  const [first] = stands.places;
  const missing = stands.absent === null ? "" : absenceText(stands, words, translate);
  if (first === undefined || request === null) {
    return (
      <Line state="absent">
        <strong>{words.notSent}</strong> <Prose text={missing} />
      </Line>
    );
  }
  const partly = stands.absent === null ? null : `${words.partly(stands.sent, range.end - range.start)} ${missing}`;
  return (
    <Line state={partly === null ? "sent" : "partly"}>
      {partly === null ? null : (
        <>
          <Prose text={partly} />{" "}
        </>
      )}
      <PlaceText request={request} place={lastPlace(stands)} more={stands.places.length - 1} />
    </Line>
  );
}

/** The copy in force is the last one. */
function lastPlace({ places }: Stands): TextPlace {
  return places.at(-1) as TextPlace;
}

interface PlaceTextProps {
  readonly request: ModelRequest;
  readonly place: TextPlace;
  readonly more: number;
}

function PlaceText({ request, place, more }: PlaceTextProps): ReactNode {
  const words = usePlaceWords();
  const item = request.items[place.item];
  const part = partAt(request, place.item, place.part) as Part;
  const [role, parts] = item?.type === "message" ? [item.role, item.parts.length] : ["", 1];
  const tokens = useTokenPlace(request, place, part);
  const said = [
    words.place(place.item === -1 ? null : place.item + 1, role, place.part + 1, parts),
    words.bytes(place.startByte, place.endByte, part.bytes),
    tokens === null ? null : words.tokens(tokens.start, tokens.end, tokens.estimated),
    place.superseded ? words.superseded : null,
    more > 0 ? words.more(more) : null,
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

/** Tokens before the stretch and behind it; null until they are counted. */
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

function useStands(path: string, file: FileText, range: ByteRange, request: ModelRequest | null): Stands {
  const simulation = useSimulation();
  const { files, disk } = useMoment();
  const document = useDocument();
  const steps = useMemo(() => normaliseScenario(document).steps, [document]);
  const bytes = useMemo(() => file.raw ?? encodeUtf8(file.text), [file]);
  return useMemo(
    () => standsIn({ simulation, steps, files, request, disk, path, bytes, ...range }),
    [simulation, steps, files, request, disk, path, bytes, range],
  );
}

function absenceText({ absent }: Stands, words: PlaceStrings, { say, format }: Translate): string {
  if (absent === null) return "";
  if (absent.id === "verdict") return say(absent.params.reason);
  // The id decides the type of the parameters; the compiler cannot follow that through the table.
  const write = words.absent[absent.id] as (params: object, f: typeof format) => string;
  return write(absent.params, format);
}

function usePlaceWords(): PlaceStrings {
  return useTranslate().language === "zh" ? placesZh : placesEn;
}

function Line({ state, children }: { readonly state: string; readonly children: ReactNode }): ReactNode {
  const words = usePlaceWords();
  return (
    <output className="stands" aria-label={words.label} data-testid={TEST_IDS.stands} data-state={state}>
      <span className={`stands-mark stands-${state}`} aria-hidden="true" />
      <span className="stands-text">{children}</span>
    </output>
  );
}
