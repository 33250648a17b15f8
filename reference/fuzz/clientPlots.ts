/** Events of a client's own: what it sends into a turn or beside it, interruptions, requests that fail, and going back. */
import type { AdditionalContext, MessagePart } from "../../src/engine/index.ts";
import type { StepDocument } from "../../src/scenario/document.ts";
import { messageText } from "./messages.ts";
import { during, turn, usage } from "./plots.ts";
import type { Random } from "./random.ts";
import type { Story } from "./story.ts";

/** Commands of the person, each with what it prints. */
const COMMANDS: readonly (readonly [string, string])[] = [
  ["echo hi", "hi\n"],
  ["printf done", "done"],
  ["true", ""],
  ["printf 'a\\nb\\n'", "a\nb\n"],
];

const CONTEXT_KEYS = ["note", "B", "a-b.c", "é"];

function context(random: Random): AdditionalContext {
  const keys = random.shuffled(CONTEXT_KEYS).slice(0, random.int(0, 3));
  const entry = () => ({
    kind: random.pick(["untrusted", "application"] as const),
    value: random.pick(["one", "two\n", "<b> & c"]),
  });
  return Object.fromEntries(keys.map((key) => [key, entry()]));
}

function parts(random: Random): MessagePart[] {
  const part = (): MessagePart =>
    random.chance(0.5) ? { image: true } : { text: random.pick(["more", "", "<skill>x</skill>", "y".repeat(90)]) };
  return Array.from({ length: random.int(1, 3) }, part);
}

const FURTHER_ROOTS = ["", "/opt/tools", "/opt/more\n/opt/tools", "/srv/elsewhere"];

export const CLIENT_PLOTS = {
  steer: (story) => {
    const steer = messageText(story.random, story.random.chance(0.8) ? "short" : "pseudo");
    story.tell(turn(story, { steer, ...(story.random.chance(0.5) ? { during: during(story) } : {}) }));
  },
  "steer at the limit": (story) => {
    const steer = messageText(story.random, "short");
    story.tell(
      turn(story, { steer, usage: usage(story), ...(story.random.chance(0.5) ? { during: during(story) } : {}) }),
    );
  },
  interrupt: (story) => {
    story.tell(turn(story, { interrupt: true, during: during(story) }));
    if (story.random.chance(0.3)) story.tell({ do: "compact" });
  },
  shell: (story) => {
    const [command, output] = story.random.pick(COMMANDS);
    story.tell({ do: "shell", command, output });
  },
  context: (story) => {
    for (let count = story.random.int(1, 3); count > 0; count--) {
      story.tell(turn(story, { context: context(story.random) }));
    }
  },
  parts: (story) => {
    story.tell(turn(story, { parts: parts(story.random) }));
    if (story.random.chance(0.5)) story.tell({ do: "compact" });
  },
  "failing turn": (story) => {
    story.tell(turn(story, { fails: "sample" }));
    story.tell(turn(story));
  },
  "failing compaction": (story) => {
    if (story.random.chance(0.6)) story.tell({ do: "compact", fails: true });
    else {
      story.tell(turn(story, { usage: usage(story) + 60 }));
      story.tell(turn(story, { fails: "compaction" }));
    }
  },
  revert: (story) => {
    story.tell({ do: "revert", beforeTurn: story.random.int(0, story.turns - 1) });
    // What may come next needs a turn before it.
    story.tell(turn(story));
  },
  "set personality": (story) => story.tell(set(story, "personality", ["none", "friendly", "pragmatic"])),
  "set network": (story) => {
    if (story.random.chance(0.5)) story.tell({ do: "set", key: "sandbox_mode", value: "workspace-write" });
    story.tell(set(story, "network_access", ["true", "false"]));
  },
  "set roots": (story) => story.tell(set(story, "workspace_roots", FURTHER_ROOTS)),
} as const satisfies Record<string, (story: Story) => void>;

function set(
  { random }: Story,
  key: "personality" | "network_access" | "workspace_roots",
  values: readonly string[],
): StepDocument {
  return { do: "set", key, value: random.pick(values) };
}
