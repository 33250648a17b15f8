import type { FileReport } from "../../engine/index.ts";
import type { Finding } from "../../engine/insight.ts";
import { type Arrangement, arrange } from "./causes.ts";

let last: {
  readonly findings: readonly Finding[];
  readonly files: readonly FileReport[];
  readonly made: Arrangement;
} | null = null;

/** Kept, so that every row of the answer reads the same one. */
export function arrangementOf(findings: readonly Finding[], files: readonly FileReport[]): Arrangement {
  if (last?.findings !== findings || last.files !== files) last = { findings, files, made: arrange(findings, files) };
  return last.made;
}
