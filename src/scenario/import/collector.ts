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

/**
 * A collected scenario with text as text; every other one as it is. All contents of a collected one are base64, those of
 * one that a person wrote are not. The bytes stay the same.
 */
export function withTexts(document: ScenarioDocument): ScenarioDocument {
  const nodes = Object.entries(document.files ?? {});
  if (nodes.some(([, node]) => typeof node === "string")) return document;
  const files: { [path: string]: FileNode } = {};
  for (const [path, node] of nodes) files[path] = asText(node);
  return { ...document, files };
}

function asText(node: FileNode): FileNode {
  return typeof node === "object" && "base64" in node ? nodeOfBytes(decodeBase64(node.base64)) : node;
}
