import { type ReactNode, useMemo } from "react";
import { actions, useView } from "../../state/app.ts";
import { below, type MenuItem, openMenu } from "../components/menuStore.ts";
import { usePanelTranslate } from "../i18n/usePanelTranslate.ts";
import { useLateFindings } from "../views/answer/lateFindings.ts";
import type { FileText } from "./fileText.ts";
import { countLineEnds, type LineEnd, withLineEnds } from "./textEdits.ts";

interface Props {
  readonly path: string;
  readonly file: FileText;
  readonly readOnly: boolean;
}

const KINDS: readonly LineEnd[] = ["LF", "CRLF", "CR"];

/** Caret, line ends (a menu to change them), encoding and size of the open file. */
export function StatusLine({ path, file, readOnly }: Props): ReactNode {
  const { panels } = usePanelTranslate();
  const words = panels.editor;
  const late = useLateFindings();
  const caret = useView("caret");
  const { text } = file;
  const counts = useMemo(() => countLineEnds(text), [text]);
  const present = KINDS.filter((kind) => counts[kind] > 0);
  const [only] = present;
  const mixed = present.length > 1;
  const lineEnds = mixed
    ? words.mixed(present.map((kind) => [kind, counts[kind]] as const))
    : words.lineEnds[only ?? "none"];

  const convert = (to: "LF" | "CRLF"): MenuItem => ({
    kind: "action",
    label: words.convert(to),
    disabled: present.every((kind) => kind === to),
    onSelect: () =>
      actions().edit({ id: "edit.lineEnds", params: { path, to } }, (document) => ({
        ...document,
        files: { ...document.files, [path]: withLineEnds(text, to) },
      })),
  });

  return (
    <div className="status">
      {caret !== null && caret.path === path && <span>{words.position(caret.line, caret.column)}</span>}
      <button
        type="button"
        disabled={readOnly || present.length === 0}
        title={mixed ? words.mixedHint : undefined}
        aria-haspopup="menu"
        onClick={(event) =>
          openMenu({
            label: lineEnds,
            at: below(event.currentTarget),
            items: [
              ...(mixed ? [{ kind: "note", text: words.mixedHint } as const] : []),
              convert("LF"),
              convert("CRLF"),
            ],
          })
        }
      >
        {lineEnds}
      </button>
      <span>{file.invalid > 0 ? words.notUtf8 : text.startsWith("\ufeff") ? words.bom : words.utf8}</span>
      {late === null ? null : <late.SkillStatus path={path} />}
      <span className="grow" />
      <span>{words.bytes(file.bytes)}</span>
    </div>
  );
}
