import type { ScenarioDocument } from "../../scenario/document.ts";

const CLAUDE_FILE = /(?:^|[\\/])claude(?:\.local)?\.md$/i;

/** A name under which instructions for the other program lie, in any spelling. */
export function isClaudeFile(path: string): boolean {
  return CLAUDE_FILE.test(path);
}

/** The first such file of the scenario. Quick: only names are looked at. */
export function firstClaudeFile({ files }: ScenarioDocument): string | null {
  for (const path in files) if (isClaudeFile(path)) return path;
  return null;
}
