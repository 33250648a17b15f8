import { type ReactNode, useMemo } from "react";
import type { Origin, Settings, Step } from "../../engine/index.ts";
import { normaliseScenario } from "../../scenario/document.ts";
import { actions, useDocument, useMomentOrNull } from "../../state/app.ts";
import { TEST_IDS } from "../../testIds.ts";
import { loadHeaderMenus } from "../components/Header.tsx";
import { type Translate, useTranslate } from "../i18n/useTranslate.ts";
import { useLateFindings } from "../views/answer/lateFindings.ts";
import { loadSettingMenus } from "./lateMenus.ts";
import { SessionField } from "./SessionField.tsx";

/** Every setting of the session. A choice edits the scenario's own configuration files, `-c`, or the launch. */
export function SessionBar(): ReactNode {
  const translate = useTranslate();
  const { shell, path } = translate;
  const words = shell.session;
  const document = useDocument();
  const scenario = useMemo(() => normaliseScenario(document), [document]);
  const moment = useMomentOrNull();
  const late = useLateFindings();
  const settings = moment?.settings ?? null;
  const broken = settings === null ? words.broken : null;
  const { launch } = scenario;
  const cwd = settings?.cwd ?? launch.cwd;
  const cwdOrigin = cwd === launch.cwd ? null : cwdStep(scenario.steps, moment?.step ?? 0, cwd);
  // Null: the client has said nothing (yet), or Codex could not start.
  const mode = settings === null ? launch.mode : settings.mode.value;

  return (
    <section className="session" aria-label={words.label}>
      <SessionField
        setting="cwd"
        name={words.cwd}
        value={path(cwd)}
        code
        origin={cwdOrigin}
        testId={TEST_IDS.sessionCwd}
        reason={fixed(cwdOrigin ?? undefined, translate)}
        items={async () => (await loadSettingMenus()).cwdMenu(scenario, moment, translate)}
      />
      <SessionField
        setting="trust"
        name={words.trust}
        value={settings === null ? words.unknown : words.trustValues[settings.trust.level ?? "none"]}
        origin={shownOrigin(settings?.trust.origin)}
        testId={TEST_IDS.sessionTrust}
        reason={broken ?? fixed(settings?.trust.origin, translate)}
        items={async () =>
          settings === null ? [] : (await loadSettingMenus()).trustMenu(scenario, settings, translate)
        }
      />
      <SessionField
        setting="mode"
        name={words.mode}
        value={words.modeValues[mode ?? "none"]}
        origin={shownOrigin(settings?.mode.origin)}
        testId={TEST_IDS.sessionMode}
        reason={launch.surface === "exec" ? words.modeExec : fixed(settings?.mode.origin, translate)}
        items={async () => (await loadSettingMenus()).modeMenu(scenario, translate)}
      />
      <SessionField
        setting="model"
        name={words.model}
        value={settings?.model.value ?? words.unknown}
        origin={shownOrigin(settings?.model.origin)}
        testId={TEST_IDS.sessionModel}
        reason={broken ?? fixed(settings?.model.origin, translate)}
        items={async () =>
          settings === null ? [] : (await loadSettingMenus()).modelMenu(scenario, settings, translate)
        }
      />
      <SessionField
        setting="sandbox"
        name={words.sandbox}
        value={settings?.sandbox.value ?? words.unknown}
        origin={shownOrigin(settings?.sandbox.origin)}
        testId={TEST_IDS.sessionSandbox}
        reason={broken ?? fixed(settings?.sandbox.origin, translate)}
        items={async () =>
          settings === null ? [] : (await loadSettingMenus()).sandboxMenu(scenario, settings, translate)
        }
      />
      <SessionField
        setting="approval"
        name={words.approval}
        value={approvalName(settings, translate)}
        origin={shownOrigin(settings?.approval.origin)}
        testId={TEST_IDS.sessionApproval}
        reason={broken ?? fixed(settings?.approval.origin, translate)}
        items={async () =>
          settings === null ? [] : (await loadSettingMenus()).approvalMenu(scenario, settings, translate)
        }
      />
      <SessionField
        setting="surface"
        name={words.surface}
        value={words.surfaceValues[launch.surface]}
        origin={null}
        testId={TEST_IDS.sessionSurface}
        reason={null}
        items={async () => (await loadSettingMenus()).surfaceMenu(scenario, translate)}
      />
      {late === null ? null : <late.LaunchFields />}
      {/* The header of a phone has no room for it. */}
      <span className="narrow-only">
        <SessionField
          setting="release"
          name={shell.header.release}
          value={scenario.codex}
          origin={null}
          testId={TEST_IDS.sessionReleaseNarrow}
          reason={null}
          items={async () => (await loadHeaderMenus()).releaseMenu(scenario.codex, translate)}
        />
      </span>
      {broken !== null && moment?.error != null && (
        <span className="session-broken">
          {broken}{" "}
          {moment.error.at.path !== null && (
            <button
              type="button"
              className="button-link"
              onClick={() => {
                const { path: file, line, column } = moment.error?.at ?? {};
                if (file != null) actions().openFile(file, { line: line ?? 1, column: column ?? 1 });
              }}
            >
              {words.brokenOpen}
            </button>
          )}
        </span>
      )}
    </section>
  );
}

/** What was chosen at the start needs no note: the control itself is its place. */
function shownOrigin(origin: Origin | undefined): Origin | null {
  return origin === undefined || origin.kind === "launch" ? null : origin;
}

/** The step that has led to this directory. */
function cwdStep(steps: readonly Step[], until: number, cwd: string): Origin | null {
  const step = steps.findLastIndex(
    (one, index) => index <= until && (one.do === "cd" || one.do === "resume") && one.cwd === cwd,
  );
  return step < 0 ? null : { kind: "step", step };
}

/** What requirements.toml forces, or a step has set, cannot be chosen here. */
function fixed(origin: Origin | undefined, { shell }: Translate): string | null {
  if (origin?.kind === "step") return shell.session.setByStep(origin.step);
  return origin?.kind === "config" && origin.layer === "requirements" ? shell.session.clamped : null;
}

function approvalName(settings: Settings | null, { shell }: Translate): string {
  if (settings === null) return shell.session.unknown;
  const { value } = settings.approval;
  return typeof value === "string" ? value : shell.session.granular;
}
