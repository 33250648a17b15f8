import { Fragment, type ReactNode } from "react";
import type { Block } from "../i18n/docs/words.ts";

/** The text of a page. Blocks of one page never move, so the index is their identity. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, index) => {
    const key = `${index}`;
    if (typeof block === "string") {
      return (
        <p key={key}>
          <Marked text={block} />
        </p>
      );
    }
    if ("code" in block) {
      return (
        <pre key={key} className="docs-code">
          {block.code}
        </pre>
      );
    }
    return (
      <ul key={key}>
        {block.list.map((item) => (
          <li key={item}>
            <Marked text={item} />
          </li>
        ))}
      </ul>
    );
  });
}

/** Words in which backticks mean code. */
export function Marked({ text }: { readonly text: string }): ReactNode {
  return text.split("`").map((piece, index) => {
    const key = `${index}`;
    return index % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>;
  });
}
