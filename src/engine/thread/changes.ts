/** Why something is told again: which setting or file changed, from what to what. */
import { policyName } from "../config/approval.ts";
import { type Sentence, sentence } from "../sentences.ts";
import type { FragmentId } from "../simulation.ts";
import type { Change } from "../timeline.ts";
import { type Context, worldOf } from "./context.ts";
import type { SandboxSettings } from "./session.ts";

type Because = Pick<Change, "because" | "before" | "after">;

/** `told` is what the model knew, `now` what holds. */
export function changeOf(fragment: FragmentId, told: Context, now: Context): Because {
  const before = worldOf(told);
  const after = worldOf(now);
  switch (fragment) {
    case "modelSwitch":
      return { because: sentence("change.model", { from: before.model, to: after.model }), before: null, after: null };
    case "agentsMd":
      return { because: agentsMdReason(told, now), before: before.agentsMd.text, after: after.agentsMd.text };
    case "skills":
      return { because: sentence("change.skills", {}), before: before.skills, after: after.skills };
    case "permissions":
      return { because: permissionsReason(told, now), before: before.permissions, after: after.permissions };
    case "collaborationMode": {
      const texts = { before: before.collaborationMode.text, after: after.collaborationMode.text };
      return { because: modeReason(told, now), ...texts };
    }
    case "environmentContext":
      return { because: environmentReason(told, now), before: textOf(told), after: textOf(now) };
    case "managedInstructions":
      return { because: sentence("change.managed", {}), before: before.managed, after: after.managed };
    case "personality": {
      const [from, to] = [told.session.personality ?? "", now.session.personality ?? ""];
      const because = sentence("change.setting", { key: "personality", from, to });
      return { because, before: told.personality?.text ?? null, after: now.personality?.text ?? null };
    }
    default:
      return {
        because: agentsReason(told, now),
        before: fragment === "multiAgentRole" ? before.multiAgentRole : before.multiAgentMode,
        after: fragment === "multiAgentRole" ? after.multiAgentRole : after.multiAgentMode,
      };
  }
}

function textOf({ environment }: Context): string | null {
  return environment?.text ?? null;
}

/** Global text, project files and directory may have changed together. */
function agentsMdReason(told: Context, now: Context): Sentence {
  const before = told.instructions;
  const after = now.instructions;
  const globalFile =
    before.global?.text === after.global?.text ? null : (after.global?.path ?? before.global?.path ?? null);
  const texts = new Map(before.docs.map(({ path, text }) => [path, text]));
  const changed = after.docs.filter(({ path, text }) => texts.get(path) !== text).map(({ path }) => path);
  const here = new Set(after.docs.map(({ path }) => path));
  const gone = before.docs.map(({ path }) => path).filter((path) => !here.has(path));
  const moved = told.session.cwd.value !== now.session.cwd.value;
  return sentence("change.agentsMd", {
    globalFile,
    files: [...changed, ...gone],
    from: moved ? told.session.cwd.value : null,
    to: moved ? now.session.cwd.value : null,
  });
}

function permissionsReason({ session: from }: Context, { session: to }: Context): Sentence {
  const policies = [policyName(from.approval), policyName(to.approval)] as const;
  if (policies[0] !== policies[1]) {
    return sentence("change.setting", { key: "approval_policy", from: policies[0], to: policies[1] });
  }
  if (from.sandbox.mode !== to.sandbox.mode) {
    return sentence("change.setting", { key: "sandbox_mode", from: from.sandbox.mode, to: to.sandbox.mode });
  }
  if (from.sandbox.networkAccess.value !== to.sandbox.networkAccess.value) {
    const say = ({ networkAccess }: SandboxSettings): string => String(networkAccess.value);
    return sentence("change.setting", { key: "network_access", from: say(from.sandbox), to: say(to.sandbox) });
  }
  return from.slug === to.slug
    ? sentence("change.roots", {})
    : sentence("change.modelText", { from: from.slug, to: to.slug });
}

function modeReason({ session: from }: Context, { session: to }: Context): Sentence {
  if (from.mode !== to.mode) return sentence("change.mode", { from: from.mode, to: to.mode });
  return sentence("change.modelText", { from: from.slug, to: to.slug });
}

function environmentReason({ session: from }: Context, { session: to }: Context): Sentence {
  if (from.cwd.value !== to.cwd.value) {
    return sentence("change.directory", { from: from.cwd.value, to: to.cwd.value });
  }
  if (from.sandbox.mode !== to.sandbox.mode) {
    return sentence("change.setting", { key: "sandbox_mode", from: from.sandbox.mode, to: to.sandbox.mode });
  }
  return sentence("change.roots", {});
}

function agentsReason({ session: from }: Context, { session: to }: Context): Sentence {
  return from.slug === to.slug
    ? sentence("change.setting", { key: "effort", from: from.effort ?? "", to: to.effort ?? "" })
    : sentence("change.modelText", { from: from.slug, to: to.slug });
}
