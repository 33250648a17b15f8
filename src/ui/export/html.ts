/** HTML as text: whatever is put into a template is escaped, unless it is HTML itself. */
import { LITERAL_END, LITERAL_START } from "../i18n/format.ts";

export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Html | null | readonly Piece[];

/** Null stands for nothing. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(
    parts.map((part, index) => part + (index < pieces.length ? written(pieces[index] ?? null) : "")).join(""),
  );
}

function written(piece: Piece): string {
  if (piece === null) return "";
  if (piece instanceof Html) return piece.text;
  return typeof piece === "object" ? piece.map(written).join("") : escapeHtml(`${piece}`);
}

const ENTITIES: { readonly [letter: string]: string } = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
  "`": "&#96;",
};

/** For text and for attributes in quotes. Control characters, which HTML cannot hold, get their picture. */
export function escapeHtml(text: string): string {
  return (
    text
      .replace(/[&<>"'`]/g, (letter) => ENTITIES[letter] ?? "")
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant.
      .replace(/[\u0000-\u0008\u000b-\u001f]/g, (letter) => String.fromCharCode(0x2400 + letter.charCodeAt(0)))
      .replace(/[\u007f-\u009f]/g, "\u2421")
      .toWellFormed()
  );
}

const LITERAL = new RegExp(`${LITERAL_START}([^${LITERAL_END}]*)${LITERAL_END}`);

/** A sentence whose literals and paths are marked (`markedFormat`). */
export function prose(text: string): Html {
  const pieces = text.split(LITERAL).map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : piece));
  return html`${pieces}`;
}
