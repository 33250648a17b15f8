import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { TEST_IDS } from "../../testIds.ts";
import type { DocsLanguage } from "../i18n/docs/words.ts";
import { Blocks } from "./Blocks.tsx";
import { openDocs } from "./openDocs.ts";
import type { DocsPage } from "./pages.ts";
import { relatedTo } from "./related.ts";
import { TryItSection } from "./TryIt.tsx";

/** One page, what it opens, and the pages beside it. */
export function DocsPageView(props: {
  readonly page: DocsPage;
  readonly pages: readonly DocsPage[];
  readonly words: DocsLanguage;
}): ReactNode {
  const { page, pages, words } = props;
  const { ui } = words;
  const here = pages.indexOf(page);
  const related = relatedTo(page.id).flatMap((id) => pages.find((one) => one.id === id) ?? []);
  const previous = pages[here - 1];
  const next = pages[here + 1];
  return (
    <article className="docs-body" data-testid={TEST_IDS.docsPage} data-page={page.id}>
      <p className="docs-crumb">{page.group}</p>
      <h3 tabIndex={-1}>{page.name}</h3>
      <Blocks blocks={page.blocks} ui={ui} />
      <TryItSection page={page.id} words={words} />
      {related.length > 0 && (
        <section>
          <h4>{ui.seeAlso}</h4>
          <ul className="docs-related">
            {related.map((other) => (
              <li key={other.id}>
                <button type="button" className="button-link" onClick={() => openDocs(other.id)}>
                  {other.name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav className="docs-turn" aria-label={`${ui.previous} / ${ui.next}`}>
        {previous !== undefined && (
          <button type="button" onClick={() => openDocs(previous.id)} aria-label={`${ui.previous}: ${previous.name}`}>
            <ChevronLeft size={14} aria-hidden />
            <span>{previous.name}</span>
          </button>
        )}
        {next !== undefined && (
          <button
            type="button"
            className="docs-next"
            onClick={() => openDocs(next.id)}
            aria-label={`${ui.next}: ${next.name}`}
          >
            <span>{next.name}</span>
            <ChevronRight size={14} aria-hidden />
          </button>
        )}
      </nav>
    </article>
  );
}
