/** What the command would print if the engine is right: for tests. */
import type { Texts } from "../../engine/index.ts";
import type { Paste } from "./paste.ts";
import { predict } from "./predict.ts";
import type { CheckSetup } from "./setup.ts";

/** The program's own names for parts are left out: a paste need not have them. */
export function printedBy(setup: CheckSetup, texts: Texts, directory: string | null): string {
  const facts: Paste["facts"] =
    directory === null
      ? null
      : {
          fingerprint: setup.fingerprint,
          version: "codex-cli 0.158.0",
          status: 0,
          system: "Linux",
          directory,
          readable: [],
          failed: [],
          systemFiles: [],
          above: [],
        };
  const prompt = {
    type: "message",
    role: "user",
    parts: [{ type: "input_text", text: setup.prompt, kind: null, cut: false }],
  };
  const { simulation } = predict(setup, { facts, items: [prompt], refusal: null, notes: [] }, texts);
  const request = simulation.requests[0];
  const items = request?.items.slice(request.prefix) ?? [];
  const output = items.flatMap((item) =>
    item.type === "message"
      ? [
          {
            type: "message",
            id: "msg_1",
            role: item.role,
            content: item.parts.map(({ type, text }) => ({ type, text })),
          },
        ]
      : [],
  );
  return JSON.stringify(output, null, 2);
}

/** As the script prints it. */
export function scriptOutput(setup: CheckSetup, output: string, directory: string): string {
  return [
    "-----BEGIN CODEX CHECK-----",
    "form: 1",
    `scenario: ${setup.fingerprint}`,
    "codex: codex-cli 0.158.0",
    "status: 0",
    "system: Linux",
    `directory: ${directory}`,
    "-----OUTPUT-----",
    output,
    "-----ERRORS-----",
    "WARNING: something",
    "-----END CODEX CHECK-----",
    "",
  ].join("\n");
}
