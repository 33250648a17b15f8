/** What is known of a text of Codex without its prose. */
export interface TextFact {
  /** Of UTF-8. */
  readonly bytes: number;
  readonly sha256: string;
}
