/**
 * A skeleton: the scenario with every text replaced by a filler of the same shape, so that sizes, verdicts, cuts and
 * what is compacted stay as they are while the texts stay private. Names and paths stay. `packed` is what a link holds:
 * shapes in the place of texts; `expandSkeleton` puts the fillers in.
 */
import { baseName, decodeBase64, type FileNode, type JsonValue } from "../engine/index.ts";
import type { AgentDocument, ScenarioDocument, StepDocument } from "./document.ts";
import { configPieces, isPrivateValue } from "./skeletonConfig.ts";
import { expandSkeleton } from "./skeletonExpand.ts";
import { piecesOf, type Shape, type ShapeOptions, type ShapePiece } from "./skeletonShape.ts";

export interface SkeletonOptions {
  /** The words of Markdown headings in files stay. */
  readonly headings: boolean;
}

/** The skeleton as an ordinary scenario, marked as one. */
export function skeletonOf(document: ScenarioDocument, options: SkeletonOptions): ScenarioDocument {
  return expandSkeleton(packSkeleton(document, options)) as ScenarioDocument;
}

/** The document with shapes in the place of texts: plain JSON, no scenario yet. */
export function packSkeleton(document: ScenarioDocument, options: SkeletonOptions): object {
  const packer = new Packer(options);
  const { notes: _, files, launch, steps, ...rest } = document;
  return {
    ...rest,
    skeleton: true,
    ...(files === undefined ? {} : { files: packer.files(files) }),
    launch: packer.launch(launch),
    ...(steps === undefined ? {} : { steps: steps.map((step) => packer.step(step)) }),
  };
}

class Packer {
  readonly #headings: boolean;
  /** The same text gets the same filler everywhere. */
  readonly #seeds = new Map<string, number>();

  constructor({ headings }: SkeletonOptions) {
    this.#headings = headings;
  }

  files(files: NonNullable<ScenarioDocument["files"]>): object {
    return Object.fromEntries(Object.entries(files).map(([path, node]) => [path, this.node(path, node)]));
  }

  node(path: string, node: FileNode): unknown {
    if (typeof node === "object" && !("base64" in node)) return node;
    const content = typeof node === "string" ? node : decodeBase64(node.base64);
    const identity = typeof node === "string" ? node : `\0${node.base64}`;
    return this.#shape(identity, piecesOfFile(path, content, { headings: this.#headings }));
  }

  launch(launch: ScenarioDocument["launch"]): object {
    const { overrides } = launch;
    const texts = (["baseInstructions", "developerInstructions", "threadInstructions"] as const).flatMap((key) => {
      const text = launch[key];
      return text === undefined ? [] : [[key, this.text(text)]];
    });
    return {
      ...launch,
      ...Object.fromEntries(texts),
      ...(overrides === undefined ? {} : { overrides: this.#overrides(overrides) }),
    };
  }

  #overrides(overrides: { readonly [key: string]: JsonValue }): object {
    return Object.fromEntries(
      Object.entries(overrides).map(([key, value]) => [key, this.#value(key.split("."), value)]),
    );
  }

  #value(names: readonly string[], value: JsonValue): unknown {
    if (typeof value === "string") return isPrivateValue(names, value) ? this.text(value) : value;
    if (Array.isArray(value)) return value.map((one: JsonValue) => this.#value(names, one));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.#value([...names, key], one)]));
  }

  step(step: StepDocument): object {
    switch (step.do) {
      case "turn":
        return this.#turn(step);
      case "write":
        return { ...step, node: this.node(step.path, step.node) };
      case "compact":
        return step.summary === undefined ? step : { ...step, summary: this.text(step.summary) };
      case "shell": {
        const output = step.output === undefined ? {} : { output: this.text(step.output) };
        return { ...step, command: this.text(step.command), ...output };
      }
      case "review": {
        const reply = step.reply === undefined ? {} : { reply: this.text(step.reply) };
        return { ...step, text: this.text(step.text), ...reply };
      }
      default:
        return step;
    }
  }

  #turn(step: Extract<StepDocument, { readonly do: "turn" }>): object {
    const { text, parts, reply, during, steer, context, agents } = step;
    return {
      ...step,
      text: this.text(text),
      ...(parts === undefined
        ? {}
        : { parts: parts.map((part) => ("text" in part ? { text: this.text(part.text) } : part)) }),
      ...(reply === undefined ? {} : { reply: this.text(reply) }),
      ...(during === undefined ? {} : { during: during.map((edit) => this.step(edit)) }),
      ...(steer === undefined ? {} : { steer: this.text(steer) }),
      ...(agents === undefined ? {} : { agents: agents.map((agent) => this.#agent(agent)) }),
      ...(context === undefined
        ? {}
        : {
            context: Object.fromEntries(
              Object.entries(context).map(([key, { kind, value }]) => [key, { kind, value: this.text(value) }]),
            ),
          }),
    };
  }

  #agent(agent: AgentDocument): object {
    const { message, reply, during, agents } = agent;
    return {
      ...agent,
      message: this.text(message),
      ...(reply === undefined ? {} : { reply: this.text(reply) }),
      ...(during === undefined ? {} : { during: during.map((edit) => this.step(edit)) }),
      ...(agents === undefined ? {} : { agents: agents.map((one) => this.#agent(one)) }),
    };
  }

  text(text: string): Shape | string {
    return this.#shape(text, piecesOfMessage(text));
  }

  /** What has nothing to hide stays as it is. */
  #shape(identity: string, shape: readonly ShapePiece[]): Shape | string {
    if (shape.every((piece) => typeof piece === "string")) return shape.join("");
    const seed = this.#seeds.get(identity) ?? this.#seeds.size;
    this.#seeds.set(identity, seed);
    return { shape, seed };
  }
}

function piecesOfFile(path: string, content: string | Uint8Array, options: ShapeOptions): ShapePiece[] {
  if (typeof content === "string") {
    if (path.endsWith(".toml")) return configPieces(content);
    if (/[\\/]\.git([\\/]|$)/.test(path) && GIT_POINTER.test(content)) return [content];
    if (baseName(path) === "SKILL.md") return skillPieces(content, options);
  }
  return piecesOf(content, options);
}

/** What a repository's own files say: where it lies, which branch is checked out. */
const GIT_POINTER = /^\s*(?:gitdir:|ref:|\.{1,2}\/|\/)[^\n]{0,4096}\s*$|^\.\.\s*$/;

/** Of the front matter keys and the name stay. */
function skillPieces(text: string, options: ShapeOptions): ShapePiece[] {
  const front = /^---\n.*?\n---/s.exec(text)?.[0];
  if (front === undefined) return piecesOf(text, options);
  const lines = front.split(/(?<=\n)/).flatMap((line) => {
    const key = /^(?:---\n?$|name:.*\n?$|[\w-]+:[ \t]*["']?)/s.exec(line)?.[0] ?? "";
    return [key, ...piecesOf(line.slice(key.length), { spaces: true })];
  });
  return [...lines, ...piecesOf(text.slice(front.length), options)].filter((piece) => piece !== "");
}

/** Tags and openings by which Codex takes a message for something else: they stay. */
const WRAPPED = /^(\s*(?:<[^<>\n]{1,200}>|# AGENTS\.md instructions))(.*)(<\/[^<>\n]{1,200}>\s*)$/is;
const WARNING =
  /^(\s*Warning: (?:apply_patch was requested via |The maximum number of unified exec processes you can keep open is|Your account was flagged for potentially high-risk cyber activity))(.*?)((?:Use the apply_patch tool instead of exec_command\.)?\s*)$/s;

function piecesOfMessage(text: string): ShapePiece[] {
  const found = WRAPPED.exec(text) ?? WARNING.exec(text);
  if (found === null) return piecesOf(text);
  const [, head = "", middle = "", tail = ""] = found;
  return [head, ...piecesOf(middle), tail].filter((piece) => piece !== "");
}
