import { type ReactNode, useMemo } from "react";
import { type ConfigLineId, type ConfigLine as KeyLine, placesOfConfig } from "../../../engine/insight.ts";
import { useRequest } from "../../../state/app.ts";
import { type ConfigLineWords, configLineEn } from "../../i18n/findings/configLine.en.ts";
import { configLineZh } from "../../i18n/findings/configLine.zh.ts";
import { Prose } from "../../i18n/Prose.tsx";
import { useTranslate } from "../../i18n/useTranslate.ts";
import { Line, type StandsState } from "./Line.tsx";
import { PlaceText } from "./PlaceText.tsx";
import { usePlaceWords } from "./usePlaceWords.ts";

interface Props {
  readonly path: string;
  /** Null where no key stands. */
  readonly line: KeyLine | null;
}

/** Keys that do what their author wants; the rest is ignored, replaced or refused. */
const WORKS: ReadonlySet<ConfigLineId> = new Set(["sets", "trust-decides", "requires"]);
const IDLE: ReadonlySet<ConfigLineId> = new Set(["no-effect", "not-modelled", "trust-idle"]);

/** What a key of a configuration file does, and where its text stands in the request. */
export function ConfigLine({ path, line }: Props): ReactNode {
  const { language, format, say } = useTranslate();
  const words = usePlaceWords();
  const request = useRequest()?.request ?? null;
  const key = line?.key ?? null;
  const places = useMemo(
    () => (request === null || key === null ? [] : placesOfConfig(request, path, key)),
    [request, path, key],
  );
  if (line === null) return <Line state="none">{words.noKey}</Line>;
  const { id, params } = line.says;
  const table: ConfigLineWords = language === "zh" ? configLineZh : configLineEn;
  // The id decides the type of the parameters; the compiler cannot follow that through the table.
  const write = table[id] as (of: object, f: typeof format, tell: typeof say) => string;
  return (
    <Line state={stateOf(id)}>
      <Prose text={write(params, format, say)} />{" "}
      {request === null || places.length === 0 ? null : <PlaceText request={request} places={places} />}
    </Line>
  );
}

function stateOf(id: ConfigLineId): StandsState {
  return WORKS.has(id) ? "sent" : IDLE.has(id) ? "none" : "absent";
}
