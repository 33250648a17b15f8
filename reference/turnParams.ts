/** What a client sends along with a turn, in the words of the app server. */
import type { EnvironmentPick, TurnStep } from "../src/engine/index.ts";
import type { Machine } from "./machine.ts";
import { ENDLESS_CALL } from "./mockAnswers.ts";

/** At the start of a thread: a tool of the client's. */
export const ENDLESS_TOOL = {
  dynamicTools: [
    { type: "function", name: ENDLESS_CALL, description: "Waits.", inputSchema: { type: "object", properties: {} } },
  ],
};

/** One transparent pixel: what a picture shows is of no interest. */
const PICTURE =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

type InputItem = { readonly type: string; readonly [key: string]: unknown };

function textItem(text: string): InputItem {
  return { type: "text", text, text_elements: [] };
}

/** The message, then its further parts, then the skills that it names. */
export function turnInput({ text, parts, skills }: TurnStep, machine: Machine): InputItem[] {
  return [
    textItem(text),
    ...parts.map((part) => ("image" in part ? { type: "image", url: PICTURE } : textItem(part.text))),
    ...skills.map((path) => ({ type: "skill", name: skillName(path), path: machine.outward(path) })),
  ];
}

export function steerInput(text: string): InputItem[] {
  return [textItem(text)];
}

/** Name of the folder that holds the `SKILL.md`. */
function skillName(path: string): string {
  return path.split("/").at(-2) ?? "";
}

export function clientEnvironments(environments: readonly EnvironmentPick[], machine: Machine): unknown {
  return environments.map(({ id, cwd }) => ({ environmentId: id, cwd: machine.outward(cwd) }));
}
