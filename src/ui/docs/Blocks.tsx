import { Fragment, type ReactNode } from "react";
import type { Block, DocsUi, TableWords } from "../i18n/docs/words.ts";

/** The text of a page. Blocks of one page never move, so the index is their identity. */
export function Blocks({ blocks, ui }: { readonly blocks: readonly Block[]; readonly ui: DocsUi }): ReactNode {
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
    if ("table" in block) return <Table key={key} {...block.table} />;
    if ("list" in block) return <List key={key} items={block.list} />;
    return (
      <section key={key} className="docs-release">
        <h4>{ui.inRelease(block.release)}</h4>
        <List items={block.differences} />
      </section>
    );
  });
}

function Table({ head, rows }: TableWords): ReactNode {
  return (
    <div className="docs-table">
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                <Marked text={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...cells]) => (
            <tr key={name}>
              <th scope="row">
                <Marked text={name} />
              </th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>
                  <Marked text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function List({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Marked text={item} />
        </li>
      ))}
    </ul>
  );
}

/** Words in which backticks mean code. */
export function Marked({ text }: { readonly text: string }): ReactNode {
  return text.split("`").map((piece, index) => {
    const key = `${index}`;
    return index % 2 === 1 ? <code key={key}>{piece}</code> : <Fragment key={key}>{piece}</Fragment>;
  });
}
