/** Settings of the session by the configuration key that sets them. */
import type { Origin, Resolved, Settings } from "../../simulation.ts";

type Name = Exclude<keyof Settings, "surface" | "cwd" | "trust" | "mode">;

const SETTING_OF: Readonly<Record<string, Name>> = {
  model: "model",
  sandbox_mode: "sandbox",
  approval_policy: "approval",
  approvals_reviewer: "reviewer",
  "sandbox_workspace_write.network_access": "networkAccess",
  "sandbox_workspace_write.writable_roots": "writableRoots",
  project_doc_max_bytes: "projectDocMaxBytes",
  project_root_markers: "projectRootMarkers",
  project_doc_fallback_filenames: "fallbackFilenames",
  developer_instructions: "developerInstructions",
};

/** A value in force, as text, and where it comes from. */
export interface Setting {
  readonly text: string;
  readonly origin: Origin;
}

/** Null for keys that are no setting of the session bar. */
export function settingOf(settings: Settings | null, key: string): Setting | null {
  const name = Object.hasOwn(SETTING_OF, key) ? SETTING_OF[key] : undefined;
  if (settings === null || name === undefined) return null;
  const { value, origin }: Resolved<unknown> = settings[name];
  return { text: typeof value === "string" ? value : JSON.stringify(value), origin };
}
