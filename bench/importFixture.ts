/** A repository on disk of any size, for imports. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";

/** Files in one directory. */
const TOGETHER = 40;

export interface ImportFixture {
  /** The directory that holds the repository. */
  readonly top: string;
  readonly repository: string;
  readonly name: string;
}

/** `files` small sources in directories three deep, an AGENTS.md in every twentieth, a HEAD, packages beside them. */
export function importFixture(files: number): ImportFixture {
  const top = mkdtempSync(`${tmpdir()}/import-`);
  const name = "large";
  const repository = `${top}/${name}`;
  const write = (path: string, text: string): void => {
    const whole = `${repository}/${path}`;
    mkdirSync(whole.slice(0, whole.lastIndexOf("/")), { recursive: true });
    writeFileSync(whole, text);
  };
  write(".git/HEAD", "ref: refs/heads/main\n");
  write(".git/objects/ab/cdef", "packed");
  write("AGENTS.md", "Rules of the repository.\n");
  for (let file = 0; file < files; file++) {
    const directory = Math.floor(file / TOGETHER);
    const path = `packages/p${directory % 25}/src/d${directory}`;
    write(`${path}/file${file}.ts`, `export const n${file} = ${file};\n`);
    if (file % (TOGETHER * 20) === 0) write(`${path}/AGENTS.md`, `Rules of ${path}.\n`);
  }
  for (let file = 0; file < files / 10; file++) write(`node_modules/m${file % 50}/f${file}.js`, "x");
  return { top, repository, name };
}
