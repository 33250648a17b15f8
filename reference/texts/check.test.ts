import { describe, expect, it } from "vitest";
import type { CodexRelease, TextPack } from "../../src/engine/index.ts";
import { MODELS } from "../../src/engine/releases/v0_158/models.ts";
import { textKeysOf } from "../../src/engine/textKeys.ts";
import { LICENCE, packFaults, sha256 } from "./check.ts";
import { FACTS } from "./facts158.ts";
import { loadPack } from "./load.ts";

const RELEASE = "0.158.0";
const KEYS = textKeysOf(RELEASE);

/** A pack whose texts are all wrong, but for what is changed. */
function pack(changes: Partial<TextPack> = {}): TextPack {
  const texts = changes.texts ?? Object.fromEntries(KEYS.map((key) => [key, "x"]));
  const whole = { format: 1, release: RELEASE, licence: LICENCE, models: MODELS, texts } as const;
  return { ...whole, sha256: sha256(JSON.stringify(texts)), ...changes };
}

describe("a pack is refused", () => {
  it("when a text has another size or hash", () => {
    const faults = packFaults(pack(), RELEASE);
    expect(faults).toHaveLength(KEYS.length);
    const fact = FACTS["agents.gone"];
    expect(faults).toContainEqual(
      `The text "agents.gone" has 1 bytes, SHA-256 ${sha256("x")}; known are ${fact.bytes} bytes, ${fact.sha256}.`,
    );
  });

  it("when a text is missing, or unknown", () => {
    const faults = packFaults(pack({ texts: { other: "x" } }), RELEASE);
    expect(faults).toContain('The text "mode.plan" is missing.');
    expect(faults).toContain('"other" is not a key of a text.');
  });

  it("when a text holds a path of one machine", () => {
    const faults = packFaults(pack({ texts: { "mode.plan": "see /home/dev/.codex" } }), RELEASE);
    expect(faults).toContain('The text "mode.plan" holds a path of one machine.');
  });

  it("when its hash is not that of its texts", () => {
    expect(packFaults(pack({ sha256: "0" }), RELEASE)).toContain("The texts do not have the pack's own hash.");
  });

  it("when the catalogue and the engine's table differ", () => {
    const [first, ...rest] = MODELS;
    if (first === undefined) throw new Error("no models");
    const faults = packFaults(pack({ models: [{ ...first, effort: "other" }, ...rest] }), RELEASE);
    expect(faults.filter((fault) => fault.startsWith(`The catalogue says of the model "${first.slug}"`))).toHaveLength(
      1,
    );
    expect(packFaults(pack({ models: rest }), RELEASE)).toContain(
      `The catalogue has the models ${rest.map(({ slug }) => slug).join(", ")}.`,
    );
  });

  it.each([{ release: "0.0.0" }, { licence: "none" }])("when it is another pack: %o", (change) => {
    expect(packFaults(pack(change), RELEASE)).toHaveLength(1);
  });
});

it("an absent pack is named, with the command that makes it", () => {
  expect(() => loadPack("0.0.0" as CodexRelease)).toThrow(/0\.0\.0.*does not exist.*npm run texts/);
});
