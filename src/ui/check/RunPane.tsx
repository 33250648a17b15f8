import { type ReactNode, useId, useMemo, useState } from "react";
import { posixScript } from "../../scenario/check/posixScript.ts";
import { powerShellScript } from "../../scenario/check/powerShellScript.ts";
import type { CheckSetup } from "../../scenario/check/setup.ts";
import { download } from "../../services/files.ts";
import { TEST_IDS } from "../../testIds.ts";
import { TabStrip } from "../components/TabStrip.tsx";
import { type CheckStrings, sayKind } from "../i18n/check.en.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { CopyButton } from "../views/CopyButton.tsx";

const WAYS = ["posix", "powerShell", "plain"] as const;
type Way = (typeof WAYS)[number];

/** Names under which the scripts are saved. */
const FILES = { posix: "codex-check.sh", powerShell: "codex-check.ps1", plain: null } as const;
const PLAIN_COMMAND = "codex debug prompt-input 'hello'";

interface Props {
  readonly setup: CheckSetup;
  readonly words: CheckStrings;
}

/** What to run on one's own computer. */
export function RunPane({ setup, words }: Props): ReactNode {
  const { format } = useTranslate();
  const [way, setWay] = useState<Way>("posix");
  const id = useId();
  const script = useMemo(() => scriptOf(way, setup), [way, setup]);
  const usage = words.usage[way];
  const file = FILES[way];
  return (
    <section aria-label={words.run}>
      <TabStrip
        label={words.how}
        tabs={WAYS.map((one) => ({ id: one, name: words.ways[one] }))}
        chosen={way}
        controls={id}
        testId={TEST_IDS.checkWay}
        className="check-tabs"
        onChoose={setWay}
      />
      <div id={id} role="tabpanel" aria-label={words.ways[way]}>
        <p>{words.about[way]}</p>
        <div className="check-script">
          <div className="check-tools">
            <span className="muted">
              <Prose text={typeof usage === "string" ? usage : usage(format)} />
            </span>
            <span className="grow" />
            <CopyButton label={words.copy} text={() => script} />
            {file !== null && (
              <button type="button" className="tool-button" onClick={() => download(file, script, "text/plain")}>
                {words.save}
              </button>
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className="check-code" tabIndex={0} aria-label={words.script} data-testid={TEST_IDS.checkScript}>
            <pre>{script}</pre>
          </section>
        </div>
        {way !== "plain" && setup.leftOut.length > 0 && <LeftOutList setup={setup} words={words} />}
      </div>
    </section>
  );
}

function scriptOf(way: Way, setup: CheckSetup): string {
  if (way === "plain") return PLAIN_COMMAND;
  return way === "posix" ? posixScript(setup) : powerShellScript(setup);
}

function LeftOutList({ setup, words }: Props): ReactNode {
  const { format } = useTranslate();
  return (
    <div className="check-notes muted">
      {words.leftOut}
      <ul>
        {setup.leftOut.map((one) => (
          <li key={one.kind}>
            <Prose text={sayKind(words.leftOutItems, one, format)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
