/** Which environments a random scenario registers. */
import type { FileNode, Surface } from "../../src/engine/index.ts";
import type { Layout } from "./layout.ts";
import { draw, type Random } from "./random.ts";

/** A client may give any id; a file takes letters, digits, `-` and `_` only. */
const FREE_IDS = ["a&b<c", "bad id", "ü", "back`tick", "Zed", "0"];
const PLAIN_IDS = ["box", "Abc", "zed", "remote", "x-1_y", "Local"];
const LOCAL = "local";

/** Kinds of `environments.toml`; null: none. */
const FILE_CARDS = [null, "plain", null, "default", null, "alone", "default local", "alone by name", "none"] as const;
type FileCard = (typeof FILE_CARDS)[number];

export interface Registry {
  /** May steps select all that is registered? Not with three: the program has no order of the others then. */
  readonly resets: boolean;
  readonly selectable: readonly string[];
  readonly file: (layout: Layout) => Record<string, FileNode>;
}

export function drawRegistry(random: Random, seed: number, index: number, surface: Surface): Registry {
  const drawn = draw(seed, "environments file", FILE_CARDS, index);
  // Without a client only a file registers any.
  const card = surface === "app-server" ? drawn : (drawn ?? "plain");
  const resets = surface !== "app-server" || random.chance(0.6);
  const inFile = random.shuffled(PLAIN_IDS).slice(0, card === null ? 0 : resets ? 1 : random.int(1, 2));
  const free = random.shuffled([...PLAIN_IDS, ...FREE_IDS]).filter((id) => !inFile.includes(id));
  const ofClient = resets ? free.slice(0, inFile.length > 0 ? 0 : 1) : free.slice(0, random.int(1, 3));
  const hasLocal = card !== "alone" && card !== "alone by name";
  return {
    resets,
    selectable: [...(hasLocal ? [LOCAL] : []), ...inFile, ...ofClient],
    file: ({ home, codexHome }) => {
      if (card === null) return {};
      return { [`${codexHome ?? `${home}/.codex`}/environments.toml`]: textOf(card, inFile) };
    },
  };
}

function textOf(card: Exclude<FileCard, null>, ids: readonly string[]): string {
  const [first] = ids;
  const head: Record<typeof card, string> = {
    plain: "",
    default: `default = "${first}"\n`,
    "default local": 'default = "local"\n',
    alone: "include_local = false\n",
    "alone by name": `include_local = false\ndefault = "${first}"\n`,
    none: 'default = "none"\n',
  };
  return head[card] + ids.map((id) => `[[environments]]\nid = "${id}"\nurl = "ws://127.0.0.1:1"\n`).join("");
}
