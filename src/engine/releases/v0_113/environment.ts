/** `<environment_context>` of 0.113.0: where the session runs. It says nothing about the sandbox. */
import { environmentPlace } from "../../fragments/environmentContext.ts";
import { mark, type Spans } from "../../provenance.ts";
import type { Session } from "../../thread/session.ts";

export function environmentSpans(session: Session): Spans {
  return [mark("<environment_context>\n"), ...environmentPlace(session), mark("</environment_context>")];
}
