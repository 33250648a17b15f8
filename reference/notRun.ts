/** Why a scenario could not be put to the real program here. Never a statement about Codex itself. */
export type NotRunKind = "unsupported" | "no-program" | "timeout";

export class NotRun extends Error {
  readonly kind: NotRunKind;

  constructor(kind: NotRunKind, reason: string) {
    super(reason);
    this.name = "NotRun";
    this.kind = kind;
  }
}
