/** Codex refuses to start: a sentence and the place it is about. */
import type { Sentence } from "../sentences.ts";
import type { StartError } from "../simulation.ts";
import type { ConfigValue, Layer } from "./toml.ts";

export class Refusal {
  readonly error: StartError;

  constructor(error: StartError) {
    this.error = error;
  }
}

export function refuseAt(value: ConfigValue, sentence: Sentence): Refusal {
  const { layer, line, column, key } = value;
  return new Refusal({ sentence, at: { path: layer.path, line, column, key } });
}

/** About a file as a whole, or about a place in it that holds no value. */
export function refuseFile(layer: Layer, sentence: Sentence, place = NO_PLACE): Refusal {
  return new Refusal({ sentence, at: { path: layer.path, ...place } });
}

const NO_PLACE: Omit<StartError["at"], "path"> = { line: null, column: null, key: null };
