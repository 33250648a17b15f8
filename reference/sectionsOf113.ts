/** What Codex 0.113.0 itself puts behind a person's text in the AGENTS.md part. */

/** How each of its sections begins. */
const OPENINGS = ["## JavaScript REPL (Node)\n", "## Plugins\n", "## Skills\n", "Files called "];

export function opensSection(text: string): boolean {
  return OPENINGS.some((opening) => text.startsWith(opening));
}

/** What of the part's body may be the person's: all of it, or what stands before something that looks like a section. */
export function bodiesWithoutSections(body: string): string[] {
  const ends = [...body.matchAll(/(?=\n\n)/g)].flatMap(({ index }) =>
    opensSection(body.slice(index + 2)) ? [index] : [],
  );
  return [body, ...(opensSection(body) ? [""] : []), ...ends.map((end) => body.slice(0, end))];
}
