/** The AGENTS.md part that verdicts imply, put together without the engine's own rules for it. */
import { type FileNode, type FileReport, type Scenario, VERDICTS } from "../src/engine/index.ts";
import { type CapturedRequest, isMessage } from "./capture.ts";
import type { EngineAnswer } from "./engineAnswer.ts";
import { bodiesWithoutSections } from "./sectionsOf113.ts";
import { checkRows, contentOf, contentPath } from "./sentinels.ts";

const KNOWN_VERDICTS: ReadonlySet<string> = new Set(VERDICTS);
const HEADING =
  /^# AGENTS\.md instructions(?: for (?<directory>[^\n]*))?\n\n<INSTRUCTIONS>\n(?<body>.*)\n<\/INSTRUCTIONS>$/s;

/** Null when the rows of `files` agree with themselves and say what the last request holds; else one sentence. */
export function checkVerdictText(
  scenario: Scenario,
  { files, requests }: Pick<EngineAnswer, "files" | "requests">,
): string | null {
  const contradiction = checkRows(files);
  if (contradiction !== null) return contradiction;
  const request = requests.at(-1);
  if (request === undefined) return null;
  const unknown = files.find(({ verdict }) => !KNOWN_VERDICTS.has(verdict));
  if (unknown !== undefined) return `${unknown.path}: there is no verdict "${unknown.verdict}"`;
  const sent = files.filter(({ order }) => order !== null).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
  const [first] = sent;
  const global = first?.verdict === "global" ? first : null;
  const projects = sent.filter((row) => row !== global);
  const body = bodyOf(request);
  const bodies = scenario.codex === "0.113.0" ? bodiesWithoutSections(body) : [body];
  if (bodies.some((own) => isImplied(scenario, own, global, projects))) return null;
  return `the request's ${body.length} characters of instructions are not those that the verdicts imply`;
}

function isImplied(scenario: Scenario, body: string, global: FileReport | null, projects: readonly Sent[]): boolean {
  if (body === assembled(scenario, global, projects)) return true;
  if (isReadInEachFolder(scenario, body, global, projects)) return true;
  if (global === null) return false;
  // A file of CODEX_HOME has one row, but is read again as a project file when Codex is started there.
  const twice = assembled(scenario, global, byDepth([...projects, { ...global, used: global.bytes }]));
  // The second time the budget may cut it, perhaps inside a character.
  const whole = body.replace(/\uFFFD$/, "");
  return body.startsWith(assembled(scenario, global, [])) && twice.startsWith(whole);
}

/** Folders that are searched at most, in what is tested. */
const MOST_FOLDERS = 20;

/** A fallback name that is an absolute path (0.113.0) has one row, but is read in each folder. */
function isReadInEachFolder(
  scenario: Scenario,
  body: string,
  global: FileReport | null,
  projects: readonly Sent[],
): boolean {
  const [only, ...others] = projects;
  if (scenario.codex !== "0.113.0" || only === undefined || others.length > 0) return false;
  return Array.from({ length: MOST_FOLDERS }, (_, index) => Array<Sent>(index + 1).fill(only)).some(
    (times) => body === assembled(scenario, global, times),
  );
}

type Sent = Pick<FileReport, "path" | "used" | "environment">;

/** Directories on one way: the longer path is the deeper one. */
function byDepth(rows: readonly Sent[]): Sent[] {
  const depth = ({ path }: Sent) => path.lastIndexOf("/");
  return rows.toSorted((a, b) => depth(a) - depth(b));
}

function assembled(scenario: Scenario, global: Sent | null, projects: readonly Sent[]): string {
  const docs = projects.map(({ path, used }) => textOf(scenario, path, used, false)).join("\n\n");
  const labelled = labelledDocs(scenario, projects);
  if (labelled !== null) {
    return [...(global === null ? [] : [textOf(scenario, global.path, global.used, true)]), labelled].join("\n\n");
  }
  const texts = [
    ...(global === null ? [] : [textOf(scenario, global.path, global.used, true)]),
    ...(projects.length > 0 ? [docs] : []),
  ];
  return texts.join("\n\n--- project-doc ---\n\n");
}

/** Files of two or more environments stand under the names of these; null: of one. The directory is the client's word. */
function labelledDocs(scenario: Scenario, projects: readonly Sent[]): string | null {
  const ids = [...new Set(projects.map(({ environment }) => environment))];
  if (ids.length < 2) return null;
  const picks = scenario.launch.environments ?? [];
  const sections = ids.map((id) => {
    const cwd = picks.find((pick) => pick.id === id)?.cwd ?? scenario.launch.cwd;
    const own = projects.filter(({ environment }) => environment === id);
    return [`for \`${id}\` with root ${cwd}`, ...own.map(({ path, used }) => textOf(scenario, path, used, false))];
  });
  return sections.flat().join("\n\n");
}

function textOf(scenario: Scenario, path: string, used: number, trimmed: boolean): string {
  const real = contentPath(path, scenario.files);
  if (real === null) return "";
  const bytes = contentOf(scenario.files[real] as FileNode);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  // Rust's white space, unlike JavaScript's, has U+0085 and not U+FEFF.
  const blank = "[\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]+";
  if (!trimmed) return decoder.decode(bytes.subarray(0, used));
  return decoder.decode(bytes).replace(new RegExp(`^${blank}|${blank}$`, "g"), "");
}

function bodyOf(request: CapturedRequest): string {
  const parts = request.input.flatMap((item) => (isMessage(item) && item.role === "user" ? item.content : []));
  const text = parts.findLast((part) => part.text !== undefined && HEADING.test(part.text))?.text ?? "";
  return HEADING.exec(text)?.groups?.body ?? "";
}
