/** Examples about the size limit of project instructions. */
import type { ScenarioDocument } from "../document.ts";
import { chapter, handbook } from "./handbook.ts";
import { gitRepository, REPO, TRUSTED, userConfig } from "./machine.ts";

/** A file that is larger than the limit by itself: its last rule is not sent, and no program says so. */
export function bigRoot(): ScenarioDocument {
  return {
    format: 1,
    title: "A root file over the limit",
    notes: "The last line of the file holds the rule that everybody relies on. It lies behind the limit.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${REPO}/AGENTS.md`]: handbook({
        title: "Acme handbook",
        opening: ["Everything that holds for the whole repository."],
        bytes: 37_089,
        last: "Most important of all: never push to main.",
      }),
    },
    launch: { cwd: REPO },
    steps: [{ do: "turn", text: "Fix the rounding of prices" }],
  };
}

/** The deeper a file lies, the nearer it is to the work, and the later it is read: here nothing is left for any. */
export function rootEatsAll(): ScenarioDocument {
  const team = `${REPO}/services/payments/src`;
  const near = (title: string, bytes: number) =>
    chapter(
      title,
      ["Keep amounts in cents.", "Retries use the idempotency key.", "Ask the ledger, not the cache."],
      bytes,
    );
  return {
    format: 1,
    title: "The nearest file is lost first",
    notes: "Four nested files lie on the way to the start directory. The root file alone is larger than the limit.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${REPO}/AGENTS.md`]: handbook({
        title: "Acme handbook",
        opening: ["Grown over six years. Please add, do not remove."],
        bytes: 50_776,
        last: "This handbook is never finished.",
      }),
      [`${REPO}/services/AGENTS.md`]: near("Services", 3_400),
      [`${REPO}/services/payments/AGENTS.md`]: near("Payments", 2_150),
      [`${team}/AGENTS.md`]: near("Payments source", 1_280),
      [`${team}/refunds/AGENTS.md`]: near("Refunds", 760),
    },
    launch: { cwd: `${team}/refunds` },
    steps: [{ do: "turn", text: "A refund is booked twice. Find out why." }],
  };
}

/** Two files that fit only with a raised limit, which the configuration sets. */
export function limitRaised(): ScenarioDocument {
  return {
    format: 1,
    title: "The limit raised to 48 KiB",
    notes: "Take `project_doc_max_bytes` out of config.toml: the root file is cut and the one in docs is lost.",
    files: {
      ...gitRepository(REPO),
      ...userConfig(["project_doc_max_bytes = 49152  # default: 32768"], TRUSTED),
      [`${REPO}/AGENTS.md`]: handbook({
        title: "Acme handbook",
        opening: ["What holds everywhere."],
        bytes: 35 * 1024,
        last: "Run `pnpm check` before you say that you are done.",
      }),
      [`${REPO}/docs/AGENTS.md`]: chapter(
        "Documentation",
        ["One page answers one question.", "Commands in examples are run before they are published.", "Write to you."],
        7 * 1024,
      ),
    },
    launch: { cwd: `${REPO}/docs` },
    steps: [{ do: "turn", text: "Document the new export" }],
  };
}

const LIMIT = 32_768;

/** The byte at the limit lies inside a character of three bytes: one replacement character stands at the end. */
export function cutInCharacter(): ScenarioDocument {
  const start = handbook({
    title: "Acme 手册",
    opening: ["本文件适用于整个仓库。"],
    bytes: LIMIT - 31,
    last: "最后一条规则：",
  });
  const ending = "提交之前请先运行全部检查，并说明没有检查的内容。\n";
  return {
    format: 1,
    title: "Cut inside a character",
    notes: "The limit counts bytes, not characters. The last character that fits is cut and decoded to U+FFFD.",
    files: {
      ...gitRepository(REPO),
      ...userConfig([], TRUSTED),
      [`${REPO}/AGENTS.md`]: start + ending,
    },
    launch: { cwd: REPO },
    steps: [{ do: "turn", text: "运行检查" }],
  };
}
