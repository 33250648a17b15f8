/** What a text pack must be: checked when it is made and whenever a tool reads it. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { CodexRelease, TextPack } from "../../src/engine/index.ts";
import { textKeysOf } from "../../src/engine/textKeys.ts";
import type { TextFact } from "./fact.ts";
import { TEXT_SOURCES } from "./sources.ts";

export const LICENCE =
  "Texts of the OpenAI Codex CLI (npm package @openai/codex), read out of the installed program. " +
  "Copyright OpenAI; Apache License 2.0, https://github.com/openai/codex";

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function factOf(text: string): TextFact {
  return { bytes: Buffer.byteLength(text), sha256: sha256(text) };
}

/** One sentence for each thing in a pack that is not as the tables say; empty when the pack is right. */
export function packFaults(pack: TextPack, release: CodexRelease): string[] {
  const faults: string[] = [];
  if (pack.format !== 1 || pack.release !== release || pack.licence !== LICENCE) {
    return [`This is not a text pack of Codex ${release} in the form that is written now.`];
  }
  if (pack.sha256 !== sha256(JSON.stringify(pack.texts))) faults.push("The texts do not have the pack's own hash.");
  const { facts, models } = TEXT_SOURCES[release];
  const keys = textKeysOf(release);
  const known = new Set<string>(keys);
  for (const key of Object.keys(pack.texts)) if (!known.has(key)) faults.push(`"${key}" is not a key of a text.`);
  for (const key of keys) faults.push(...textFaults(key, facts[key], pack.texts[key]));
  if (!isDeepStrictEqual(pack.models, models)) {
    for (const model of pack.models) {
      if (!models.some((listed) => isDeepStrictEqual(listed, model))) {
        faults.push(
          `The catalogue says of the model "${model.slug}": ${JSON.stringify(model)}, the engine's table otherwise.`,
        );
      }
    }
    faults.push(`The catalogue has the models ${pack.models.map(({ slug }) => slug).join(", ")}.`);
  }
  return faults;
}

/** A path of this computer's scenarios in a text would be a fact of one machine; texts hold none. Paths of agents begin with `/root/` too. */
const MACHINE_PATH = /\/(?:home|tmp|Users|root(?!\/\.\.\.))\//;

function textFaults(key: string, wanted: TextFact | undefined, text: string | undefined): string[] {
  if (text === undefined) return [`The text "${key}" is missing.`];
  const faults: string[] = [];
  const found = factOf(text);
  if (wanted === undefined) faults.push(`Nothing is known of the text "${key}".`);
  else if (!isDeepStrictEqual(wanted, found)) {
    faults.push(
      `The text "${key}" has ${found.bytes} bytes, SHA-256 ${found.sha256}; known are ${wanted.bytes} bytes, ${wanted.sha256}.`,
    );
  }
  if (MACHINE_PATH.test(text)) faults.push(`The text "${key}" holds a path of one machine.`);
  return faults;
}
