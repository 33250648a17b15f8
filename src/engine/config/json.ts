/** A value of the configuration as JSON. */
import type { JsonValue } from "../scenario.ts";
import type { ConfigValue } from "./toml.ts";

/** Dates are the text they are written with, as Codex takes them. */
export function jsonOf(value: ConfigValue): JsonValue {
  switch (value.kind) {
    case "table":
      return Object.fromEntries([...value.entries].map(([name, item]) => [name, jsonOf(item)]));
    case "array":
      return value.items.map(jsonOf);
    default:
      return value.value;
  }
}
