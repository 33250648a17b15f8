/** Settings that a client sends with a turn. */
import { allowsApproval, namedPolicy } from "../config/approval.ts";
import { lookUp } from "../config/merge.ts";
import { contextWindow } from "../config/model.ts";
import { type Refusal, refuseAt } from "../config/refusal.ts";
import { allowsSandbox } from "../config/sandbox.ts";
import type { Environments } from "../environments/registry.ts";
import { keptReadOnly } from "../fragments/protectedPaths.ts";
import { movedRoots, uniqueRoots } from "../fragments/writableRoots.ts";
import { sentence } from "../sentences.ts";
import { type Origin, SANDBOX_MODES, type SandboxMode, type Settings } from "../simulation.ts";
import { refreshDocs } from "./instructionFiles.ts";
import { samePermissions } from "./sandboxState.ts";
import type { Root, Session } from "./session.ts";
import type { DocCache, PendingStep, ThreadState } from "./state.ts";

/**
 * Brings the settings that wait for a turn into force; null when requirements.toml allows them. Project files are read
 * again when directory, permissions or trust differ from those with which they were read.
 */
export function applyPending(state: ThreadState): Refusal | null {
  const before = state.session.cwd.value;
  const { environments } = state.session;
  for (const pending of state.pending) {
    const refusal = forbidden(state, pending);
    if (refusal !== null) return refusal;
    const { session, settings } = changeOf(state, pending);
    state.session = { ...state.session, ...session };
    state.settings = { ...state.settings, ...settings };
  }
  if (environments !== undefined) selectEnvironments(state, environments);
  moveRoots(state, before);
  if (state.pending.some(({ step }) => step.do === "set" && SANDBOX_KEYS.has(step.key))) rememberWhereSaid(state);
  state.pending = [];
  const { docs, session, start } = state;
  const isSame = samePlace(docs, session) && samePermissions(docs.session, session);
  if (!isSame || docs.trust !== start.settings.trust.level) refreshDocs(state);
  return null;
}

/**
 * What the client selects stays; unless it says a directory too, that of `local` among them is that of the thread. A
 * directory or roots without a word about environments select all.
 */
function selectEnvironments(state: ThreadState, before: Environments): void {
  const { session, pending } = state;
  const rules = session.release.thread.environments;
  const said = pending.findLast(({ step }) => step.do === "environments");
  const moves = pending.some(({ step }) => step.do === "cd");
  let now = before;
  if (said?.step.do === "environments") now = rules?.chosen(before, said.step, said.index) ?? before;
  else if (moves || pending.some(({ step }) => isRoots(step))) now = rules?.reset(before, session.cwd) ?? before;
  const local = now.selected.find(({ id }) => id === "local");
  if (said !== undefined && !moves && local !== undefined) state.session = { ...state.session, cwd: local.cwd };
  if (now !== before) state.session = { ...state.session, environments: now };
}

function isRoots(step: PendingStep["step"]): boolean {
  return step.do === "set" && step.key === "workspace_roots";
}

function samePlace({ cwd, session: before }: DocCache, now: Session): boolean {
  if (now.environments === undefined) return cwd === now.cwd.value;
  return sameSelection(before.environments, now.environments);
}

function sameSelection(before: Environments | undefined, now: Environments | undefined): boolean {
  const text = (list: Environments["selected"] = []) => JSON.stringify(list.map(({ id, cwd }) => [id, cwd.value]));
  return text(before?.selected) === text(now?.selected);
}

/**
 * Roots that the turn says stand behind its directory, unless it names environments; else the new directory takes the place
 * of the old one.
 */
function moveRoots(state: ThreadState, before: string): void {
  const { session, pending } = state;
  const { cwd } = session;
  const names = session.environments !== undefined && pending.some(({ step }) => step.do === "environments");
  const said = names ? undefined : pending.findLast(({ step }) => isRoots(step));
  const workspaceRoots =
    said === undefined ? movedRoots(session.workspaceRoots, before, cwd) : uniqueRoots([cwd, ...saidRoots(said)]);
  state.session = { ...session, workspaceRoots };
}

function saidRoots({ step, index }: PendingStep): Root[] {
  const source = { kind: "step", step: index, field: "value" } as const;
  const paths = step.do === "set" ? step.value.split("\n").filter((path) => path !== "") : [];
  return paths.map((value) => ({ value, source }));
}

/** A client says its whole sandbox when it changes any of it. */
const SANDBOX_KEYS: ReadonlySet<string> = new Set(["sandbox_mode", "network_access"]);

/** A sandbox that a turn says belongs to the directory of that turn. */
function rememberWhereSaid(state: ThreadState): void {
  const { sandbox, cwd } = state.session;
  const isWorkspace = sandbox.mode === "workspace-write";
  const kept = isWorkspace ? keptReadOnly(state.files, sandbox.writableRoots, cwd) : [];
  const saidIn = isWorkspace ? cwd.value : null;
  state.session = { ...state.session, sandbox: { ...sandbox, origin: "said", saidIn, keptReadOnly: kept } };
}

/** A turn with a setting that requirements.toml forbids is refused. */
function forbidden({ start, session }: ThreadState, { step }: PendingStep): Refusal | null {
  if (step.do !== "set") return null;
  const { requirements } = start.config;
  const rules = session.release.config.approval;
  const list = REQUIREMENTS[step.key as keyof typeof REQUIREMENTS];
  const allowed =
    step.key === "sandbox_mode"
      ? SANDBOX_MODES.every((mode) => mode !== step.value) || allowsSandbox(requirements, step.value as SandboxMode)
      : step.key !== "approval_policy" || allowsApproval(requirements, namedPolicy(step.value, rules), rules);
  const value = list === undefined ? undefined : lookUp(requirements, [list]);
  if (allowed || value === undefined) return null;
  return refuseAt(value, sentence("error.requirements", { key: value.key, detail: `${step.key} = "${step.value}"` }));
}

const REQUIREMENTS = {
  sandbox_mode: "allowed_sandbox_modes",
  approval_policy: "allowed_approval_policies",
} as const;

/** What a step changes in the session, and in the settings that a person is shown. */
interface SettingChange {
  readonly session: Partial<Session>;
  readonly settings: Partial<Settings>;
}

function changeOf(state: ThreadState, { step, index }: PendingStep): SettingChange {
  const origin: Origin = { kind: "step", step: index };
  if (step.do === "mode") return { session: { mode: step.mode }, settings: { mode: { value: step.mode, origin } } };
  if (step.do === "environments") return { session: {}, settings: {} };
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
    // A thread keeps the base instructions it was created with; only those of another model follow it.
    case "personality":
      return { session: { personality: value }, settings: {} };
    case "approval_policy": {
      const approval = namedPolicy(value, state.session.release.config.approval);
      return { session: { approval }, settings: { approval: { value: approval, origin } } };
    }
    case "sandbox_mode": {
      const mode = SANDBOX_MODES.find((known) => known === value) ?? sandbox.mode;
      return {
        session: { sandbox: { ...sandbox, mode } },
        settings: { sandbox: { value: mode, origin } },
      };
    }
    case "network_access": {
      const networkAccess = { value: value === "true", source };
      const settings = { networkAccess: { value: networkAccess.value, origin } };
      return { session: { sandbox: { ...sandbox, networkAccess } }, settings };
    }
    // Where the roots go is settled when the directory of the turn is known.
    case "workspace_roots":
      return { session: {}, settings: { writableRoots: { value: value.split("\n"), origin } } };
  }
}

/** What hangs on the model's name. */
export function modelFields({ start }: Pick<ThreadState, "start">, slug: string): Partial<Session> {
  const model = start.session.release.models.find(slug);
  return { slug, model, contextWindow: contextWindow(start.config.effective, model) };
}
