import { type ReactNode, useState } from "react";
import { TEST_IDS } from "../../testIds.ts";
import type { DocsUi } from "../i18n/docs/words.ts";
import { openDocs } from "./openDocs.ts";
import { type DocsGroup, speaksOf } from "./pages.ts";

/** All pages by group, narrowed by what is typed. Enter opens the first. */
export function DocsIndex(props: {
  readonly groups: readonly DocsGroup[];
  readonly ui: DocsUi;
  /** The id of a page that does not exist and was asked for. */
  readonly missing: string | null;
}): ReactNode {
  const { groups, ui, missing } = props;
  const [query, setQuery] = useState("");
  const wanted = query.trim();
  const shown = groups
    .map((group) => ({ ...group, pages: group.pages.filter((page) => wanted === "" || speaksOf(page, wanted)) }))
    .filter(({ pages }) => pages.length > 0);
  const count = shown.reduce((sum, { pages }) => sum + pages.length, 0);
  return (
    <div className="docs-body">
      {missing !== null && <p>{ui.unknownPage(missing)}</p>}
      <input
        type="search"
        className="field-input"
        aria-label={ui.filter}
        placeholder={ui.filter}
        value={query}
        data-testid={TEST_IDS.docsFilter}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          const first = shown[0]?.pages[0];
          if (event.key === "Enter" && first !== undefined) openDocs(first.id);
        }}
      />
      <p className="visually-hidden" role="status">
        {wanted === "" ? "" : ui.matches(count)}
      </p>
      {count === 0 && <p className="muted">{ui.noMatch(wanted)}</p>}
      <nav aria-label={ui.index}>
        {shown.map(({ name, pages }) => (
          <section key={name} className="docs-group">
            <h3>{name}</h3>
            <ul>
              {pages.map((page) => (
                <li key={page.id}>
                  <button
                    type="button"
                    className="docs-entry"
                    data-testid={TEST_IDS.docsEntry}
                    data-page={page.id}
                    onClick={() => openDocs(page.id)}
                  >
                    {page.name}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </div>
  );
}
