/** The answer of a reviewing model in the form that its instructions ask for. Mirrors `ReviewOutputEvent`. */

export interface Finding {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

export interface ReviewOutput {
  readonly explanation: string;
  readonly findings: readonly Finding[];
}

/** The whole answer as JSON, else what stands between its first and last brace; else all of it is the explanation. */
export function readOutput(reply: string): ReviewOutput {
  const inner = reply.slice(Math.max(reply.indexOf("{"), 0), reply.lastIndexOf("}") + 1);
  return parsed(reply) ?? parsed(inner) ?? { explanation: reply, findings: [] };
}

type Fields = { readonly [key: string]: unknown };

function parsed(text: string): ReviewOutput | null {
  const output = fieldsOf(parseJson(text));
  if (output === null || !Array.isArray(output.findings)) return null;
  const { overall_correctness: verdict, overall_explanation: explanation, overall_confidence_score: score } = output;
  if (typeof verdict !== "string" || typeof explanation !== "string" || typeof score !== "number") return null;
  const findings = output.findings.map(findingOf);
  return findings.includes(null) ? null : { explanation, findings: findings as Finding[] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === "object" && value !== null ? (value as Fields) : null;
}

/** Every field is required, of its type. */
function findingOf(value: unknown): Finding | null {
  const finding = fieldsOf(value);
  const location = fieldsOf(finding?.code_location);
  const lines = fieldsOf(location?.line_range);
  if (finding === null || location === null || lines === null) return null;
  const { title, body, confidence_score: score, priority } = finding;
  const { absolute_file_path: path } = location;
  const { start, end } = lines;
  if (typeof title !== "string" || typeof body !== "string" || typeof path !== "string") return null;
  if (typeof score !== "number" || !isBetween(priority, -(2 ** 31), 2 ** 31)) return null;
  if (!isBetween(start, 0, 2 ** 32) || !isBetween(end, 0, 2 ** 32)) return null;
  return { title, body, path, start, end };
}

function isBetween(value: unknown, least: number, beyond: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= least && value < beyond;
}
