/**
 * A command for POSIX shells (dash, busybox, bash, the `sh` of macOS) that prints a scenario of the directory it is run
 * in: instruction files, symlinks, root markers, configuration, with their true paths. It reads; it writes nothing.
 * Logins, sessions and history are never looked at. Contents are printed as base64, so every byte survives.
 */
import { decodeBase64, type FileNode } from "../../engine/index.ts";
import type { ScenarioDocument } from "../document.ts";
import script from "./collector.sh?raw";
import { nodeOfBytes } from "./node.ts";

const MARK = "AGENTS_MD_COLLECTOR";

/** The command to copy. Between the marks nothing is expanded by the shell it is pasted into. */
export const collectorCommand = `sh <<'${MARK}'\n${script}${MARK}\n`;

/** What was collected with text as text: base64 stays only where the bytes are none. */
export function withTexts(document: ScenarioDocument): ScenarioDocument {
  const files: { [path: string]: FileNode } = {};
  for (const [path, node] of Object.entries(document.files ?? {})) {
    files[path] = typeof node === "object" && "base64" in node ? nodeOfBytes(decodeBase64(node.base64)) : node;
  }
  return { ...document, files };
}
