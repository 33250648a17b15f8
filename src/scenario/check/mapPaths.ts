/**
 * A scenario below another root: every path that Codex acts on gets a prefix. The script does it with a placeholder, which
 * the shell replaces by its temporary directory; the prediction does it with the directory itself.
 */
import type { Scenario } from "../../engine/index.ts";
import { mappedNode, mappedOverrides } from "../pathMap.ts";

/** `prefix`: an absolute path without a slash at its end, or a placeholder for one. */
export function belowPrefix(scenario: Scenario, prefix: string): Scenario {
  const to = (path: string): string => prefixed(path, prefix);
  const { machine, launch } = scenario;
  return {
    ...scenario,
    machine: {
      ...machine,
      home: to(machine.home),
      codexHome: to(machine.codexHome),
      tmpdir: machine.tmpdir === null ? null : to(machine.tmpdir),
    },
    files: Object.fromEntries(
      Object.entries(scenario.files).map(([path, node]) => [to(path), mappedNode(path, node, to)]),
    ),
    launch: { ...launch, cwd: to(launch.cwd), overrides: mappedOverrides(launch.overrides, to) },
  };
}

/** An absolute path below the prefix; anything else stays as it is. */
function prefixed(path: string, prefix: string): string {
  if (!path.startsWith("/")) return path;
  return path === "/" ? prefix : prefix + path;
}
