/** What a configuration key may hold: the words in which the table of known keys is written. */

/** Whole numbers by their range, named as Codex names them in its messages (but percent). */
export const INTEGER_RANGES = {
  percent: [0, 100],
  u16: [0, 65_535],
  u32: [0, 4_294_967_295],
  // A TOML integer ends where i64 ends, so the larger unsigned types are bounded on one side only.
  u64: [0, Number.POSITIVE_INFINITY],
  usize: [0, Number.POSITIVE_INFINITY],
  "a nonzero u64": [1, Number.POSITIVE_INFINITY],
  "a nonzero usize": [1, Number.POSITIVE_INFINITY],
  i32: [-2_147_483_648, 2_147_483_647],
  i64: [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
} as const;
export type IntegerType = keyof typeof INTEGER_RANGES;

/** What becomes of a key that a table does not know. */
export type UnknownKeys =
  /** Ignored, with the warning about unrecognised settings. */
  | "warned"
  /** Ignored without a word. */
  | "silent"
  /** Codex refuses to start. */
  | "refused";

export interface TableType {
  readonly kind: "table";
  readonly keys: { readonly [key: string]: KeyType };
  /** The type of every other key; null when other keys are unknown. */
  readonly others: KeyType | null;
  readonly unknown: UnknownKeys;
  readonly required: readonly string[];
  /** An empty list passes for the table: all its keys have defaults. */
  readonly emptyList: boolean;
  /**
   * Ways to fill the table. The first key of one of them must be there; the first way that has it is taken, and keys of
   * the others are refused.
   */
  readonly ways: readonly (readonly string[])[];
}

export interface ChoiceType {
  readonly kind: "choice";
  readonly names: readonly string[];
  /** Names that bring a table of their own: `{ granular = { … } }`. As a bare string they are refused. */
  readonly tables: { readonly [name: string]: TableType };
}

export type KeyType =
  | TableType
  | ChoiceType
  /** A path is a string that is resolved against its layer's directory. */
  | { readonly kind: "string" | "path" | "boolean" | "float" | "any" }
  /** A string that may not be empty; `blank`: white space alone will do. */
  | { readonly kind: "filled"; readonly blank: boolean }
  | { readonly kind: "integer"; readonly type: IntegerType }
  | { readonly kind: "list"; readonly of: KeyType }
  | { readonly kind: "map"; readonly of: KeyType }
  | { readonly kind: "either"; readonly of: readonly KeyType[] }
  /** A table whose key `tag` says which of the tables it is. */
  | { readonly kind: "tagged"; readonly tag: string; readonly tables: { readonly [name: string]: TableType } };

export const TEXT = { kind: "string" } as const;
export const FILLED = { kind: "filled", blank: false } as const;
export const NOT_EMPTY = { kind: "filled", blank: true } as const;
export const PATH = { kind: "path" } as const;
export const FLAG = { kind: "boolean" } as const;
export const FLOAT = { kind: "float" } as const;
export const ANY = { kind: "any" } as const;

export function integer(type: IntegerType): KeyType {
  return { kind: "integer", type };
}

export function list(of: KeyType): KeyType {
  return { kind: "list", of };
}

export function map(of: KeyType): KeyType {
  return { kind: "map", of };
}

export function either(...of: readonly KeyType[]): KeyType {
  return { kind: "either", of };
}

/** `names` is separated by spaces. */
export function choice(names: string, tables: ChoiceType["tables"] = {}): KeyType {
  return { kind: "choice", names: names.split(" "), tables };
}

/** The same type for every name; `names` is separated by spaces. */
export function each(type: KeyType, names: string): { [key: string]: KeyType } {
  return Object.fromEntries(names.split(" ").map((name) => [name, type]));
}

export function table(keys: TableType["keys"], rest: Partial<Omit<TableType, "kind" | "keys">> = {}): TableType {
  return { kind: "table", keys, others: null, unknown: "warned", required: [], emptyList: false, ways: [], ...rest };
}
