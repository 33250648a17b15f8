/** `<environment_context>` of 0.113.0: where the session runs. It says nothing about the sandbox, and escapes nothing. */
import { mark, type Source, type Span, type Spans, span } from "../../provenance.ts";
import type { Session } from "../../thread/session.ts";

export function environmentSpans({ cwd, machine }: Session): Spans {
  return [
    mark("<environment_context>\n"),
    ...line("cwd", cwd.value, cwd.source),
    ...line("shell", machine.shell, { kind: "machine", fact: "shell" }),
    ...line("current_date", machine.date, { kind: "machine", fact: "date" }),
    ...line("timezone", machine.timezone, { kind: "machine", fact: "timezone" }),
    mark("</environment_context>"),
  ];
}

function line(tag: string, value: string, source: Source): Span[] {
  return [mark(`  <${tag}>`), span(value, source), mark(`</${tag}>\n`)];
}
