import { Check, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Demonstration } from "../../scenario/demonstrations/demonstration.ts";
import type { TryIt, VerdictTryIt } from "../../scenario/demonstrations/topics.ts";
import type { ScenarioDocument } from "../../scenario/document.ts";
import { actions } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { openScenario } from "../components/scenarioFiles.ts";
import type { DocsLanguage, DocsUi } from "../i18n/docs/words.ts";
import { useDocs } from "./openDocs.ts";
import { demonstrationsFor, tabOf, tryItsOf } from "./tryIts.ts";

/** The scenarios of a page: what is in the last request of each, and a button that opens it. */
export function TryItSection({ page, words }: { readonly page: string; readonly words: DocsLanguage }): ReactNode {
  const demonstrations = demonstrationsFor(page);
  const tryIts = tryItsOf(page);
  if (demonstrations.length === 0 && tryIts.length === 0) return null;
  return (
    <section className="docs-try" aria-label={words.ui.tryIt}>
      <h4>{words.ui.tryIt}</h4>
      <p className="faint">{words.ui.tryItHint}</p>
      {demonstrations.map((demonstration) => (
        <BeforeAfter key={demonstration.raises.title} page={page} demonstration={demonstration} ui={words.ui} />
      ))}
      {tryIts.map((tryIt) => (
        <Scenario key={tryIt.id} page={page} tryIt={tryIt} words={words} />
      ))}
    </section>
  );
}

function Scenario(props: {
  readonly page: string;
  readonly tryIt: TryIt | VerdictTryIt;
  readonly words: DocsLanguage;
}): ReactNode {
  const { page, tryIt, words } = props;
  const title = words.scenarios[tryIt.id];
  return (
    <div className="docs-scenario">
      <div className="docs-scenario-head">
        <span>{title}</span>
        <OpenButton
          ui={words.ui}
          title={title}
          open={async () => open(await tryIt.load(), page, "path" in tryIt ? tryIt.path : null)}
        />
      </div>
      {tryIt.shows.length === 0 ? (
        <p className="muted">{words.ui.refused}</p>
      ) : (
        <ul className="docs-shows">
          {tryIt.shows.map(({ text, sent }) => (
            <li key={text}>
              <Sent sent={sent} ui={words.ui} />
              <Quote text={text} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A finding: the scenario that raises it beside one that does not, and what becomes of the same text. */
function BeforeAfter(props: {
  readonly page: string;
  readonly demonstration: Demonstration;
  readonly ui: DocsUi;
}): ReactNode {
  const { page, ui } = props;
  const { raises, nearMiss, probes } = props.demonstration;
  const fixed = probes.some((probe) => probe.fixed !== null);
  return (
    <>
      {raises.codex !== undefined && <h5>{ui.inRelease(raises.codex)}</h5>}
      {(
        [
          [ui.raises, raises],
          [ui.nearMiss, nearMiss],
        ] as const
      ).map(([label, document]) => (
        <div key={label} className="docs-scenario-head docs-scenario">
          <span>
            <span className="faint">{label}</span> {document.title ?? ""}
          </span>
          <OpenButton
            ui={ui}
            title={`${label}: ${document.title ?? ""}`}
            open={async () => open(document, page, null)}
          />
        </div>
      ))}
      {probes.length > 0 && (
        <table className="docs-probes">
          <caption>{ui.inRequest}</caption>
          <thead>
            <tr>
              <th scope="col">{ui.text}</th>
              <th scope="col">{ui.raises}</th>
              <th scope="col">{ui.nearMiss}</th>
              {fixed && <th scope="col">{ui.fixed}</th>}
            </tr>
          </thead>
          <tbody>
            {probes.map((probe) => (
              <tr key={probe.text}>
                <th scope="row">
                  <Quote text={probe.text} />
                </th>
                <td>
                  <Sent sent={probe.raises} ui={ui} />
                </td>
                <td>
                  <Sent sent={probe.nearMiss} ui={ui} />
                </td>
                {fixed && <td>{probe.fixed === null ? "–" : <Sent sent={probe.fixed} ui={ui} />}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function OpenButton(props: {
  readonly ui: DocsUi;
  readonly title: string;
  readonly open: () => Promise<void>;
}): ReactNode {
  return (
    <button
      type="button"
      className="button-line"
      aria-label={props.ui.opens(props.title)}
      data-testid={TEST_IDS.docsTryIt}
      onClick={() => void props.open()}
    >
      {props.ui.tryIt}
    </button>
  );
}

/** In words; shape and colour only repeat them. */
function Sent({ sent, ui }: { readonly sent: boolean; readonly ui: DocsUi }): ReactNode {
  const Icon = sent ? Check : X;
  return (
    <span className={sent ? "docs-sent" : "docs-not-sent"}>
      <Icon size={12} aria-hidden />
      {sent ? ui.sent : ui.notSent}
    </span>
  );
}

/** A text on one line. */
function Quote({ text }: { readonly text: string }): ReactNode {
  return (
    <code className="docs-quote" title={text}>
      {text.replaceAll("\n", "↵")}
    </code>
  );
}

const PHONE = "(max-width: 759px)";

/** Opens as an example does. On a phone the documentation makes room for the result. */
function open(document: ScenarioDocument, page: string, path: string | null): void {
  openScenario(document, "example");
  actions().setView({ tab: tabOf(page), ...(path === null ? {} : { selected: path }) });
  if (!window.matchMedia(PHONE).matches) return;
  actions().setView({ pane: "results" });
  useDocs.setState({ request: null });
}
