import { expect, test } from "vitest";
import { STAND_INS, simulate } from "../../engine/index.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { rangeEstimate, rangeTexts, requestEstimate, requestTexts } from "./requestTexts.ts";

function requestOf(model: string) {
  const document = {
    format: 1 as const,
    files: {
      "/r/.git/HEAD": "",
      "/r/AGENTS.md": "# Rules\n",
      "/home/dev/.codex/config.toml": `model = "${model}"\n`,
    },
    launch: { cwd: "/r" },
  };
  const request = simulate(normaliseScenario(document), STAND_INS).requests[0];
  if (request === undefined) throw new Error("There is no request.");
  return request;
}

test.each(["gpt-5.5", "gpt-6-sol"])("all texts of a request of %s are counted once, the field too", (model) => {
  const request = requestOf(model);
  const texts = requestTexts(request);
  const field = request.instructions === null ? [] : [request.instructions.text];
  expect(texts.slice(0, field.length)).toEqual(field);
  const parts = request.items.flatMap((item) => (item.type === "message" ? item.parts : []));
  expect(texts.slice(field.length)).toEqual(parts.map(({ text }) => text));
});

test("the estimate is rounded up for each item, and for a part by itself", () => {
  const request = requestOf("gpt-5.5");
  const sizes = request.items.map((item) =>
    item.type === "message" ? item.parts.reduce((sum, { bytes }) => sum + bytes, 0) : 0,
  );
  const all = [request.instructions?.bytes ?? 0, ...sizes];
  expect(requestEstimate(request)).toBe(all.reduce((sum, bytes) => sum + Math.ceil(bytes / 4), 0));
  const item = request.items.findIndex((one) => one.type === "message" && one.parts.length > 1);
  const message = request.items[item];
  if (message?.type !== "message") throw new Error("There is no message of several parts.");
  expect(rangeTexts(request, item, item, 1)).toEqual([message.parts[1]?.text]);
  expect(rangeEstimate(request, item, item, 1)).toBe(Math.ceil((message.parts[1]?.bytes ?? 0) / 4));
});
