/** A scenario with the paths of the other kind of computer: every place keeps its name, only the spelling changes. */
import { ancestorsOf, baseName, isBelow, isWindowsPath, joinPath, normalisePath, pathBelow } from "../engine/index.ts";
import type { AgentDocument, ScenarioDocument, StepDocument } from "./document.ts";
import { normaliseScenario } from "./document.ts";
import { mappedNode, mappedOverrides, type PathMap } from "./pathMap.ts";

const DRIVE = "C:\\";
const USERS = "C:\\Users";
const POWERSHELL = "powershell";
/** Codex reads its system files there on every computer that is modelled. */
const SYSTEM = "/etc/codex";

/** The same on Windows: the home directory below `C:\Users`, everything else on the drive `C:`. */
export function withWindowsPaths(document: ScenarioDocument): ScenarioDocument {
  const { home } = normaliseScenario(document).machine;
  const user = isWindowsPath(home) ? home : joinPath(USERS, baseName(home) || "dev");
  const mapped = withPaths(document, (path) => toWindows(path, home, user));
  const { shell, ...machine } = mapped.machine ?? {};
  const isOwn = shell !== undefined && shell !== "bash";
  return { ...mapped, machine: { ...machine, os: "windows", home: user, shell: isOwn ? shell : POWERSHELL } };
}

/** The same on Linux: the home directory below `/home`, the drive `C:` as the root, others below `/mnt`. */
export function withPosixPaths(document: ScenarioDocument): ScenarioDocument {
  const { home } = normaliseScenario(document).machine;
  const user = isWindowsPath(home) ? `/home/${baseName(home) || "dev"}` : home;
  const mapped = withPaths(document, (path) => toPosix(path, home, user));
  const { os: _, shell, ...machine } = mapped.machine ?? {};
  return {
    ...mapped,
    machine: { ...machine, home: user, ...(shell === undefined || shell === POWERSHELL ? {} : { shell }) },
  };
}

function toWindows(path: string, home: string, user: string): string {
  if (!path.startsWith("/") || path === SYSTEM || isBelow(path, SYSTEM)) return path;
  return moved(path, home, user) ?? joinPath(DRIVE, path.slice(1));
}

function toPosix(path: string, home: string, user: string): string {
  if (!isWindowsPath(path)) return path;
  const plain = normalisePath(path);
  const names = plain.replace(/^\\\\/, "").replaceAll("\\", "/");
  const drive = /^([A-Z]):\//.exec(names)?.[1];
  return (
    moved(plain, home, user) ??
    (drive === "C" ? names.slice(2) : `/mnt/${drive === undefined ? names : drive.toLowerCase() + names.slice(2)}`)
  );
}

/** The place below the home directory; null for what lies elsewhere. */
function moved(path: string, home: string, user: string): string | null {
  if (ancestorsOf(home).length === 1) return null;
  if (path === home) return user;
  return isBelow(path, home) ? joinPath(user, pathBelow(path, home).replaceAll("\\", "/")) : null;
}

function withPaths(document: ScenarioDocument, to: PathMap): ScenarioDocument {
  const { machine, files, launch, steps } = document;
  const { home, codexHome, tmpdir } = machine ?? {};
  return {
    ...document,
    machine: {
      ...machine,
      ...(home === undefined ? {} : { home: to(home) }),
      ...(codexHome === undefined ? {} : { codexHome: to(codexHome) }),
      ...(typeof tmpdir === "string" ? { tmpdir: to(tmpdir) } : {}),
    },
    ...(files === undefined
      ? {}
      : {
          files: Object.fromEntries(
            Object.entries(files).map(([path, node]) => [to(path), mappedNode(path, node, to)]),
          ),
        }),
    launch: {
      ...launch,
      cwd: to(launch.cwd),
      ...(launch.overrides === undefined ? {} : { overrides: mappedOverrides(launch.overrides, to) }),
      ...(launch.environments === undefined ? {} : { environments: launch.environments.map(pickMapper(to)) }),
    },
    ...(steps === undefined ? {} : { steps: steps.map((step) => mappedStep(step, to)) }),
  };
}

function pickMapper(to: PathMap): <Pick extends { readonly cwd: string }>(pick: Pick) => Pick {
  return (pick) => ({ ...pick, cwd: to(pick.cwd) });
}

function mappedStep(step: StepDocument, to: PathMap): StepDocument {
  switch (step.do) {
    case "write":
      return { ...step, path: to(step.path), node: mappedNode(step.path, step.node, to) };
    case "remove":
    case "trust":
      return { ...step, path: to(step.path) };
    case "cd":
      return { ...step, cwd: to(step.cwd) };
    case "resume":
      return step.cwd === undefined ? step : { ...step, cwd: to(step.cwd) };
    case "environments":
      return { ...step, environments: step.environments.map(pickMapper(to)) };
    case "set":
      return step.key === "workspace_roots" ? { ...step, value: step.value.split("\n").map(to).join("\n") } : step;
    case "turn":
      return {
        ...withEdits(step, to),
        ...(step.skills === undefined ? {} : { skills: step.skills.map(to) }),
      };
    default:
      return step;
  }
}

type Edits = Pick<AgentDocument, "during" | "agents">;

/** The edits during a turn, or an agent's task, and those of the agents that it spawns. */
function withEdits<Task extends Edits>(task: Task, to: PathMap): Task {
  return {
    ...task,
    ...(task.during === undefined ? {} : { during: task.during.map((edit) => mappedStep(edit, to)) }),
    ...(task.agents === undefined ? {} : { agents: task.agents.map((agent) => withEdits(agent, to)) }),
  };
}
