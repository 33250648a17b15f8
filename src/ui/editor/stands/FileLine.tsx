import { type ReactNode, useMemo } from "react";
import { encodeUtf8, type ModelRequest } from "../../../engine/index.ts";
import { type Stands, standsIn } from "../../../engine/insight.ts";
import { normaliseScenario } from "../../../scenario/document.ts";
import { useDocument, useMoment, useRequest, useSimulation } from "../../../state/app.ts";
import { Prose } from "../../i18n/Prose.tsx";
import type { PlaceStrings } from "../../i18n/places.en.ts";
import { type Translate, useTranslate } from "../../i18n/useTranslate.ts";
import type { FileText } from "../fileText.ts";
import type { ByteRange } from "./caretRange.ts";
import { Line } from "./Line.tsx";
import { PlaceText } from "./PlaceText.tsx";
import { usePlaceWords } from "./usePlaceWords.ts";

interface Props {
  readonly path: string;
  readonly file: FileText;
  readonly range: ByteRange;
}

/** Where a stretch of a file stands in the request, or why it is not there. */
export function FileLine({ path, file, range }: Props): ReactNode {
  const translate = useTranslate();
  const words = usePlaceWords();
  const request = useRequest()?.request ?? null;
  const stands = useStands(path, file, range, request);
  const missing = absenceText(stands, words, translate);
  if (stands.places.length === 0 || request === null) {
    return (
      <Line state="absent">
        <strong>{words.notSent}</strong> <Prose text={missing} />
      </Line>
    );
  }
  if (stands.absent === null) {
    return (
      <Line state="sent">
        <PlaceText request={request} places={stands.places} />
      </Line>
    );
  }
  return (
    <Line state="partly">
      <Prose text={`${words.partly(stands.sent, range.end - range.start)} ${missing}`} />{" "}
      <PlaceText request={request} places={stands.places} />
    </Line>
  );
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
