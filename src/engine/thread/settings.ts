/** The settings of a session with their origins: what the session bar shows. */
import { readBoolean, readStrings } from "../config/read.ts";
import type { Launch } from "../scenario.ts";
import { sentence } from "../sentences.ts";
import type { Origin, Resolved, Settings, Trust } from "../simulation.ts";
import type { Sourced } from "./session.ts";
import type { ResolvedStart } from "./start.ts";

/** What has been read beside the first settled values. */
interface Read {
  readonly launch: Launch;
  readonly trust: Trust;
  readonly model: Resolved<string>;
  readonly markers: Resolved<readonly string[]>;
  readonly fallbacks: Resolved<readonly string[]>;
  readonly limit: Resolved<number>;
  readonly developer: Sourced<string> | null;
}

export function settingsOf(start: ResolvedStart, read: Read): Settings {
  const { effective } = start.config;
  const { launch, developer } = read;
  return {
    surface: launch.surface,
    cwd: launch.cwd,
    trust: read.trust,
    mode: { value: launch.mode, origin: { kind: "launch", key: "mode" } },
    model: read.model,
    sandbox: start.sandbox,
    networkAccess: readBoolean(effective, ["sandbox_workspace_write", "network_access"], false),
    writableRoots: readStrings(effective, ["sandbox_workspace_write", "writable_roots"], []),
    approval: start.approval,
    reviewer: start.autoReview,
    projectDocMaxBytes: read.limit,
    projectRootMarkers: read.markers,
    fallbackFilenames: read.fallbacks,
    developerInstructions: { value: developer?.value ?? null, origin: originOf(developer) },
  };
}

function originOf(text: Sourced<string> | null): Origin {
  if (text?.source.kind === "config") return text.source;
  if (text !== null) return { kind: "launch", key: "developerInstructions" };
  return { kind: "default", because: sentence("default.builtIn", { key: "developer_instructions" }) };
}
