/** What a review leaves in the thread that has asked for it: a message of the user's role, then one of the model's. */
import { isBlank, trim, trimEnd } from "../machine/utf8.ts";
import { mark, type Span, type Spans, span } from "../provenance.ts";
import { codexText } from "../texts.ts";
import { message, partOf } from "../thread/request.ts";
import type { StepRun } from "../thread/run.ts";
import { type Finding, readOutput } from "./output.ts";

/** In the place of an answer that says nothing. */
const NOTHING_SAID = "Reviewer failed to output a response.";

/** A blank answer counts as an interruption. */
export function writeResult(run: StepRun, reply: string): void {
  const { texts } = run.state;
  const own = (text: string): Span => span(text, { kind: "step", step: run.step, field: "reply" });
  if (isBlank(reply)) {
    const action = actionSpans([codexText(texts, "review.interrupted")], [mark("None.")], "\n</user_action>\n\n");
    write(run, action, [codexText(texts, "review.interrupted.reply")]);
    return;
  }
  const output = readOutput(reply);
  const explanation = trim(output.explanation);
  const said = explanation === "" ? [] : [own(explanation)];
  const found = findingSpans(output.findings, own);
  const results = found.length === 0 ? said : [...said, mark("\n\n"), ...found];
  const joint = said.length > 0 && found.length > 0 ? [mark("\n\n")] : [];
  const answer = [...said, ...joint, ...withoutEnd(found)];
  const action = actionSpans([codexText(texts, "review.done")], results, "\n  </user_action>\n");
  write(run, action, answer.length === 0 ? [mark(NOTHING_SAID)] : answer);
}

function write(run: StepRun, action: Spans, answer: Spans): void {
  run.write([message("user", partOf("agentResult", action))]);
  run.writeAnswer([message("assistant", partOf("agentResult", answer, "output_text"))]);
}

function actionSpans(context: Spans, results: Spans, close: string): Spans {
  return [
    mark("<user_action>\n  <context>"),
    ...context,
    mark("</context>\n  <action>review</action>\n  <results>\n  "),
    ...results,
    mark(`\n  </results>${close}`),
  ];
}

/** Without white space at the end: a finding may end with blank lines. */
function withoutEnd(spans: readonly Span[]): Span[] {
  const kept = spans.slice(0, spans.findLastIndex(({ text }) => !isBlank(text)) + 1);
  const last = kept.at(-1);
  return last === undefined ? kept : kept.with(-1, { ...last, text: trimEnd(last.text) });
}

/** A heading, then each finding: title and place in a line, its text below. */
function findingSpans(findings: readonly Finding[], own: (text: string) => Span): Span[] {
  if (findings.length === 0) return [];
  const heading = findings.length === 1 ? "Review comment:" : "Full review comments:";
  return [mark(heading), ...findings.flatMap((finding) => linesOf(finding, own))];
}

function linesOf({ title, body, path, start, end }: Finding, own: (text: string) => Span): Span[] {
  const lines = body.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  return [
    mark("\n\n- "),
    own(title),
    mark(" — "),
    own(`${path}:${start}-${end}`),
    ...lines.flatMap((line) => [mark("\n  "), own(line)]),
  ];
}
