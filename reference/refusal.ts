/** Codex would not start, or would not do what it was asked; the message is its own. */
export class Refusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = "Refusal";
  }
}
