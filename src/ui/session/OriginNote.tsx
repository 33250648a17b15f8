import type { ReactNode } from "react";
import { type ConfigPlace, type Origin, separatorOf } from "../../engine/index.ts";
import { actions } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { type Translate, useTranslate } from "../i18n/useTranslate.ts";

interface Props {
  readonly setting: string;
  readonly origin: Origin;
}

/** Where a value comes from; a place in a file opens it at that line. */
export function OriginNote({ setting, origin }: Props): ReactNode {
  const translate = useTranslate();
  const { shell, say, format } = translate;
  const common = { className: "session-origin", "data-testid": TEST_IDS.sessionOrigin, "data-setting": setting };
  if (origin.kind === "config" && origin.path !== null) {
    const { path, line, column } = origin;
    return (
      <button
        type="button"
        {...common}
        title={shell.session.originOpen(path, line, format)}
        onClick={() => actions().openFile(path, { line: line ?? 1, column: column ?? 1 })}
      >
        {shortOrigin(origin, translate)}
      </button>
    );
  }
  if (origin.kind === "step") {
    return (
      <button
        type="button"
        {...common}
        title={shell.session.originStepOpen}
        onClick={() => actions().setView({ step: origin.step, stepForm: true })}
      >
        {shortOrigin(origin, translate)}
      </button>
    );
  }
  return (
    <span {...common} title={origin.kind === "default" ? say(origin.because) : undefined}>
      {shortOrigin(origin, translate)}
    </span>
  );
}

/** The user's own file by its name; every other one with its directory, so that the two are told apart. */
function shortPath({ layer, path }: ConfigPlace): string {
  const whole = path ?? "";
  const separator = separatorOf(whole);
  return whole
    .split(separator)
    .slice(layer === "user" ? -1 : -2)
    .join(separator);
}

function shortOrigin(origin: Origin, { shell }: Translate): string {
  const words = shell.session;
  switch (origin.kind) {
    case "config":
      return origin.path === null ? words.originOverride : words.originLine(shortPath(origin), origin.line);
    case "launch":
      return words.originStart;
    case "step":
      return words.originStep(origin.step);
    case "default": {
      const names: Readonly<Record<string, string>> = words.defaults;
      return names[origin.because.id] ?? words.originDefault;
    }
  }
}
