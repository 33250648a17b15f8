import type { ReactNode } from "react";
import type { Gathered } from "../../scenario/import/gather.ts";
import { TEST_IDS } from "../../testIds.ts";
import { Prose } from "../i18n/Prose.tsx";
import { useTranslate } from "../i18n/useTranslate.ts";
import { openFolder } from "./importActions.ts";
import { useImportWords } from "./useImportWords.ts";

/** The CODEX_HOME that was brought, or a way to bring one. */
export function HomeRow(props: { readonly home: Gathered | null; readonly mayAdd: boolean }): ReactNode {
  const { home } = props;
  const words = useImportWords();
  const { format } = useTranslate();
  const secretLine = home?.configs.get("config.toml")?.secretLine ?? null;
  return (
    <div className="import-home" data-testid={TEST_IDS.importHome} data-brought={home !== null}>
      <h3>{words.home}</h3>
      <p>
        {home === null ? (
          <span className="faint">{words.homeNone}</span>
        ) : (
          <Prose text={words.homeBrought(topNames(home), format)} />
        )}
      </p>
      {secretLine !== null && (
        <p className="dialog-warning">
          <Prose text={words.secretLine(secretLine, format)} />
        </p>
      )}
      {home === null && props.mayAdd && (
        <p>
          <button type="button" className="button-link" onClick={() => void openFolder()}>
            {words.addHome}
          </button>{" "}
          <span className="faint">{words.addHomeHint}</span>
        </p>
      )}
    </div>
  );
}

const NAMES_SHOWN = 6;

function topNames({ files }: Gathered): string[] {
  const names = [...files.keys()].map((path) => (path.startsWith("skills/") ? "skills" : path));
  return [...new Set(names)].slice(0, NAMES_SHOWN);
}
