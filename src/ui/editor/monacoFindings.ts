/** Findings as Monaco shows what is wrong with a text: squiggles with a hover, F8 from one to the next, Ctrl+. to mend. */
import type * as Monaco from "monaco-editor/editor/editor.api";
import type { FindingMarker } from "../findings/useEditorMarks.ts";
import { monaco } from "./monacoSetup.ts";

const OWNER = "findings";
const APPLY = "findings.apply";

/** By the address of the model. */
const shown = new Map<string, readonly FindingMarker[]>();

export function showFindings(model: Monaco.editor.ITextModel, markers: readonly FindingMarker[]): void {
  register();
  const address = model.uri.toString();
  if (!shown.has(address)) model.onWillDispose(() => shown.delete(address));
  shown.set(address, markers);
  monaco.editor.setModelMarkers(model, OWNER, markers.map(markerOf));
}

function markerOf({ severity, rule, message, start, end }: FindingMarker): Monaco.editor.IMarkerData {
  const { MarkerSeverity } = monaco;
  const severities = {
    error: MarkerSeverity.Error,
    warning: MarkerSeverity.Warning,
    info: MarkerSeverity.Info,
    hint: MarkerSeverity.Hint,
  };
  return {
    severity: severities[severity],
    code: rule,
    message,
    startLineNumber: start.line,
    startColumn: start.column,
    endLineNumber: end.line,
    endColumn: end.column,
  };
}

let registered = false;

/** Once for all editors. */
function register(): void {
  if (registered) return;
  registered = true;
  monaco.editor.registerCommand(APPLY, (_, address: string, marker: number, fix: number) =>
    shown.get(address)?.[marker]?.fixes[fix]?.apply(),
  );
  monaco.languages.registerCodeActionProvider("*", {
    provideCodeActions: (model, range) => ({ actions: actionsAt(model, range), dispose: () => {} }),
  });
}

function actionsAt(model: Monaco.editor.ITextModel, range: Monaco.Range): Monaco.languages.CodeAction[] {
  const address = model.uri.toString();
  return (shown.get(address) ?? []).flatMap((marker, at) =>
    monaco.Range.areIntersectingOrTouching(range, markerOf(marker))
      ? marker.fixes.map(({ label }, fix) => ({
          title: label,
          kind: "quickfix",
          diagnostics: [markerOf(marker)],
          command: { id: APPLY, title: label, arguments: [address, at, fix] },
        }))
      : [],
  );
}
