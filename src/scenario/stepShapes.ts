/** The shapes of files and steps in a scenario document. */
import * as v from "valibot";
import { ENVIRONMENT_STATES, MODES, SET_KEYS } from "../engine/index.ts";

export const node = v.union([
  v.string(),
  v.strictObject({ base64: v.string() }),
  v.strictObject({ dir: v.literal(true) }),
  v.strictObject({ symlink: v.string() }),
  v.strictObject({ unreadable: v.literal(true) }),
]);

const write = v.strictObject({ do: v.literal("write"), path: v.string(), node });
const remove = v.strictObject({ do: v.literal("remove"), path: v.string() });

/** Execution environments that a client selects. */
export const environments = v.array(
  v.strictObject({ id: v.string(), cwd: v.string(), state: v.optional(v.picklist(ENVIRONMENT_STATES)) }),
);

const agent: v.GenericSchema = v.strictObject({
  name: v.string(),
  message: v.string(),
  type: v.optional(v.string()),
  fork: v.optional(v.union([v.picklist(["none", "all"]), v.pipe(v.number(), v.safeInteger(), v.minValue(1))])),
  model: v.optional(v.string()),
  reply: v.optional(v.string()),
  waits: v.optional(v.literal(true)),
  during: v.optional(v.array(v.variant("do", [write, remove]))),
  fails: v.optional(v.literal(true)),
  agents: v.optional(v.array(v.lazy(() => agent))),
});

export const step = v.variant("do", [
  v.strictObject({
    do: v.literal("turn"),
    text: v.string(),
    reply: v.optional(v.string()),
    usage: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    during: v.optional(v.array(v.variant("do", [write, remove]))),
    parts: v.optional(
      v.array(v.union([v.strictObject({ text: v.string() }), v.strictObject({ image: v.literal(true) })])),
    ),
    steer: v.optional(v.string()),
    interrupt: v.optional(v.literal(true)),
    context: v.optional(
      v.record(v.string(), v.strictObject({ kind: v.picklist(["untrusted", "application"]), value: v.string() })),
    ),
    skills: v.optional(v.array(v.string())),
    fails: v.optional(v.picklist(["sample", "compaction"])),
    agents: v.optional(v.array(agent)),
  }),
  write,
  remove,
  v.strictObject({ do: v.literal("cd"), cwd: v.string() }),
  v.strictObject({ do: v.literal("environments"), environments }),
  v.strictObject({
    do: v.literal("set"),
    key: v.picklist(SET_KEYS),
    value: v.string(),
  }),
  v.strictObject({ do: v.literal("mode"), mode: v.picklist(MODES) }),
  v.strictObject({ do: v.literal("trust"), path: v.string(), level: v.picklist(["trusted", "untrusted"]) }),
  v.strictObject({ do: v.literal("compact"), summary: v.optional(v.string()), fails: v.optional(v.literal(true)) }),
  v.strictObject({ do: v.literal("shell"), command: v.string(), output: v.optional(v.string()) }),
  v.strictObject({ do: v.literal("review"), text: v.string(), reply: v.optional(v.string()) }),
  v.strictObject({ do: v.literal("resume"), cwd: v.optional(v.string()) }),
  v.strictObject({ do: v.literal("fork"), afterTurn: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))) }),
  v.strictObject({ do: v.literal("revert"), beforeTurn: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
]);
