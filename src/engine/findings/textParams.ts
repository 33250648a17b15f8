/** Findings about what stands in instruction files that are sent. */
export interface TextFindingParams {
  /** `@path` on a line of its own: plain text, nothing is imported. */
  readonly "inert-import": { readonly path: string; readonly target: string; readonly exists: boolean };
  /** The whole file is the path of another one: a symlink that was checked out as text. */
  readonly "path-only-file": { readonly path: string; readonly target: string; readonly exists: boolean };
  /** `offset`: byte of the first invalid sequence; `replaced`: how many U+FFFD the model sees for them. */
  readonly "invalid-utf8": { readonly path: string; readonly offset: number; readonly replaced: number };
  readonly "byte-order-mark": { readonly path: string };
  readonly "mixed-line-ends": { readonly path: string; readonly lf: number; readonly crlf: number };
  /** `</INSTRUCTIONS>` or `<INSTRUCTIONS>` inside a text: nothing is escaped. */
  readonly "tag-in-text": { readonly path: string; readonly tag: string };
  /** The same text in two files that are both sent; `bytes` counts one copy. */
  readonly "duplicate-text": { readonly path: string; readonly other: string; readonly bytes: number };
  /** A multi-byte character stands across the cut: the model sees U+FFFD. */
  readonly "cut-in-character": { readonly path: string; readonly offset: number };
}
