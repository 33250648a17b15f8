/** Examples about the global file in CODEX_HOME. */
import { encodeBase64, encodeUtf8 } from "../../engine/index.ts";
import type { ScenarioDocument } from "../document.ts";
import { rules } from "./handbook.ts";
import { CODEX_HOME, GLOBAL_FILE, GLOBAL_TEXT, gitRepository, HOME, REPO, TRUSTED, userConfig } from "./machine.ts";

/** CODEX_HOME kept under version control, with Codex started inside it. */
export function homeIsRoot(): ScenarioDocument {
  return {
    format: 1,
    title: "CODEX_HOME is the repository",
    notes: "The same file is the global file and the root's file. It is sent twice.",
    files: {
      ...gitRepository(CODEX_HOME),
      ...userConfig([], { [CODEX_HOME]: "trusted" }),
      [GLOBAL_FILE]: GLOBAL_TEXT,
    },
    launch: { cwd: CODEX_HOME },
    steps: [{ do: "turn", text: "Tidy up this configuration" }],
  };
}

/** Only the global file: the header of the part names no directory. */
export function globalOnly(): ScenarioDocument {
  return {
    format: 1,
    title: "Only the global file",
    notes: "Without a project file the header names no directory.",
    files: {
      ...userConfig([], {}),
      [GLOBAL_FILE]: GLOBAL_TEXT,
      [`${HOME}/scratch/main.py`]: "print('hello')\n",
    },
    launch: { cwd: `${HOME}/scratch` },
    steps: [{ do: "turn", text: "Explain main.py" }],
  };
}

/** A global file that is no UTF-8. */
export function globalBadBytes(): ScenarioDocument {
  const before = encodeUtf8("# Everywhere\n\n- Sign as J");
  const after = encodeUtf8("rgen.\n- Prefer small commits.\n");
  // 0xFC is "ü" in Latin-1 and no UTF-8.
  const bytes = new Uint8Array([...before, 0xfc, ...after]);
  return {
    format: 1,
    title: "A global file that is no UTF-8",
    notes: "One byte is Latin-1. Codex 0.158.0 sends U+FFFD in its place; 0.113.0 leaves the whole file out.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [GLOBAL_FILE]: { base64: encodeBase64(bytes) },
      [`${REPO}/AGENTS.md`]: rules("Acme", "Run `make check`."),
    },
    launch: { cwd: REPO },
    steps: [{ do: "turn", text: "Who am I?" }],
  };
}
