/** Codex refuses to start: a sentence and the place it is about. */
import type { Sentence } from "../sentences.ts";
import type { StartError } from "../simulation.ts";
import type { TypeProblem } from "./checkTypes.ts";
import type { ConfigValue, Layer } from "./toml.ts";

export class Refusal {
  readonly error: StartError;
  /** The layer, and the value at fault; null where no layer is to blame. */
  readonly cause: RefusalCause | null;

  constructor(error: StartError, cause: RefusalCause | null = null) {
    this.error = error;
    this.cause = cause;
  }
}

/** What Codex's own words are made of. */
export interface RefusalCause {
  readonly layer: Layer;
  /** Null: about the file as a whole, or its syntax. */
  readonly value: ConfigValue | null;
  /** Null: not a matter of types. */
  readonly problem: TypeProblem | null;
}

export function refuseAt(value: ConfigValue, sentence: Sentence, problem: TypeProblem | null = null): Refusal {
  const { layer, line, column, key } = value;
  return new Refusal({ sentence, at: { path: layer.path, line, column, key } }, { layer, value, problem });
}

/** About a file as a whole, or about a place in it that holds no value. */
export function refuseFile(layer: Layer, sentence: Sentence, place = NO_PLACE): Refusal {
  return new Refusal({ sentence, at: { path: layer.path, ...place } }, { layer, value: null, problem: null });
}

const NO_PLACE: Omit<StartError["at"], "path"> = { line: null, column: null, key: null };
