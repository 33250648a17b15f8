/** Settings that a client sends with a turn. */
import { contextWindow } from "../config/model.ts";
import { findModel } from "../releases/v0_158/models.ts";
import { type ApprovalPolicy, type Origin, SANDBOX_MODES, type Settings } from "../simulation.ts";
import { refreshDocs } from "./instructionFiles.ts";
import { sameSandbox } from "./sandboxState.ts";
import type { Root, Session } from "./session.ts";
import type { PendingStep, ThreadState } from "./state.ts";

/** Brings the settings that wait for a turn into force. Project files are read again when what they hang on changes. */
export function applyPending(state: ThreadState): void {
  if (state.pending.length === 0) return;
  const before = state.session;
  for (const pending of state.pending) {
    const { session, settings } = changeOf(state, pending);
    state.session = { ...state.session, ...session };
    state.settings = { ...state.settings, ...settings };
  }
  state.pending = [];
  const { session } = state;
  const moved = before.cwd.value !== session.cwd.value;
  if (moved || !sameSandbox(before.sandbox, session.sandbox)) refreshDocs(state);
}

/** What a step changes in the session, and in the settings that a person is shown. */
interface SettingChange {
  readonly session: Partial<Session>;
  readonly settings: Partial<Settings>;
}

function changeOf(state: ThreadState, { step, index }: PendingStep): SettingChange {
  const origin: Origin = { kind: "step", step: index };
  if (step.do === "mode") return { session: { mode: step.mode }, settings: { mode: { value: step.mode, origin } } };
  if (step.do === "set") return settingChange(state, step.key, step.value, index);
  const cwd: Root = { value: step.cwd, source: { kind: "step", step: index, field: "cwd" } };
  return { session: { cwd }, settings: { cwd: step.cwd } };
}

function settingChange(
  state: ThreadState,
  key: Extract<PendingStep["step"], { do: "set" }>["key"],
  value: string,
  step: number,
): SettingChange {
  const { sandbox } = state.session;
  const origin: Origin = { kind: "step", step };
  const source = { kind: "step", step, field: "value" } as const;
  switch (key) {
    case "model":
      return { session: modelFields(state, value), settings: { model: { value, origin } } };
    case "effort":
      return { session: { effort: value }, settings: {} };
    // A thread keeps the base instructions it was created with: nothing is said.
    case "personality":
      return { session: {}, settings: {} };
    case "approval_policy": {
      const approval = approvalOf(value);
      return { session: { approval }, settings: { approval: { value: approval, origin } } };
    }
    case "sandbox_mode": {
      const mode = SANDBOX_MODES.find((known) => known === value) ?? sandbox.mode;
      return {
        session: { sandbox: { ...sandbox, mode, named: false } },
        settings: { sandbox: { value: mode, origin } },
      };
    }
    case "network_access": {
      const networkAccess = { value: value === "true", source };
      const settings = { networkAccess: { value: networkAccess.value, origin } };
      return { session: { sandbox: { ...sandbox, networkAccess, named: false } }, settings };
    }
    case "workspace_roots": {
      const paths = value.split("\n").filter((path) => path !== "");
      const writableRoots = paths.map((path): Root => ({ value: path, source }));
      const settings = { writableRoots: { value: paths, origin } };
      return { session: { sandbox: { ...sandbox, writableRoots } }, settings };
    }
  }
}

/** What hangs on the model's name. */
export function modelFields({ start }: Pick<ThreadState, "start">, slug: string): Partial<Session> {
  const model = findModel(slug);
  return { slug, model, contextWindow: contextWindow(start.config.effective, model) };
}

function approvalOf(name: string): ApprovalPolicy {
  if (name === "never") return name;
  return name === "untrusted" ? "unless-trusted" : "on-request";
}
