/** Repositories of a given size for the benchmarks; the same arguments always make the same scenario. */
import type { ScenarioDocument, StepDocument } from "../src/scenario/document.ts";

const ROOT = "/home/dev/acme";

/** Markdown of about `bytes` bytes with a heading every kilobyte. */
export function instructions(name: string, bytes: number): string {
  let text = `# ${name}\n`;
  for (let line = 1; text.length < bytes; line++) {
    text +=
      line % 16 === 0
        ? `\n## Section ${line / 16}\n\n`
        : `- Rule ${line} of ${name}: keep the change small and say why.\n`;
  }
  return text;
}

/**
 * A monorepo with `count` file entries: packages of 20 files, every second one with an AGENTS.md, some with a CLAUDE.md or
 * an override, and Codex started three directories below the root.
 */
export function repository(count: number): ScenarioDocument {
  const files: Record<string, string> = {
    "/home/dev/.codex/config.toml": `model = "gpt-6-sol"\n\n[projects."${ROOT}"]\ntrust_level = "trusted"\n`,
    "/home/dev/.codex/AGENTS.md": instructions("Global", 1_000),
    [`${ROOT}/.git/HEAD`]: "ref: refs/heads/main\n",
    [`${ROOT}/.codex/config.toml`]: 'project_doc_fallback_filenames = ["CLAUDE.md"]\n',
    [`${ROOT}/AGENTS.md`]: instructions("Root", 8_000),
    [`${ROOT}/packages/AGENTS.md`]: instructions("Packages", 4_000),
    [`${ROOT}/packages/p0/src/AGENTS.md`]: instructions("Start directory", 2_000),
  };
  let left = count - Object.keys(files).length;
  for (let index = 0; left > 0; index++) {
    const directory = `${ROOT}/packages/p${index}`;
    const entries: Record<string, string> = {};
    if (index % 2 === 0) entries[`${directory}/AGENTS.md`] = instructions(`Package ${index}`, 1_500);
    if (index % 3 === 0) entries[`${directory}/CLAUDE.md`] = instructions(`Package ${index}`, 1_000);
    if (index % 10 === 5) entries[`${directory}/AGENTS.override.md`] = instructions(`Override ${index}`, 500);
    for (let file = Object.keys(entries).length; file < 20; file++) {
      entries[`${directory}/src/module${file}.ts`] = `export const value${file} = ${index};\n`;
    }
    for (const [path, text] of Object.entries(entries).slice(0, left)) files[path] = text;
    left = count - Object.keys(files).length;
  }
  return { format: 1, title: `${count} files`, files, launch: { cwd: `${ROOT}/packages/p0/src` } };
}

/** A thread of `count` steps: turns for the most part, the global file, the mode and compactions between them. */
export function thread(count: number): ScenarioDocument {
  const steps = Array.from({ length: count }, (_, index): StepDocument => {
    if (index % 10 === 3) {
      return { do: "write", path: "/home/dev/.codex/AGENTS.md", node: instructions(`Global ${index}`, 1_000) };
    }
    if (index % 10 === 5) return { do: "mode", mode: index % 20 === 5 ? "plan" : "default" };
    if (index % 200 === 107) return { do: "compact" };
    return { do: "turn", text: `Message ${index}: please go on.` };
  });
  return { ...repository(100), steps };
}

/** The file that the benchmarks edit. */
export const EDITED_FILE = `${ROOT}/AGENTS.md`;
