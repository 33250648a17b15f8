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

export function refuseFile(layer: Layer, sentence: Sentence, line: number | null, column: number | null): Refusal {
  return new Refusal({ sentence, at: { path: layer.path, line, column, key: null } });
}
