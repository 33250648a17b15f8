import { describe, expect, it } from "vitest";
import { textOf } from "../provenance.ts";
import type { Texts } from "../texts.ts";
import { editedText } from "./catalogueEdits.ts";

function edited(text: string, edits: Partial<{ dropPersonality: boolean; dropUpdatePlan: boolean }>): string {
  const texts: Texts = { origin: "codex", sha256: null, get: () => text };
  const spans = editedText(texts, "base.gpt-5.5", { dropPersonality: false, dropUpdatePlan: false, ...edits });
  for (const { text: piece, source } of spans) {
    if (source.kind !== "codex") throw new Error("a catalogue text has another source");
    expect(text.slice(source.start, source.end)).toBe(piece);
  }
  return textOf(spans);
}

describe("personality none", () => {
  const dropped = (text: string): string => edited(text, { dropPersonality: true });

  it("deletes from the heading to the next one of the first level", () => {
    expect(dropped("a\n# Personality\nx\n## Inner\ny\n# Next\nz\n")).toBe("a\n# Next\nz\n");
    expect(dropped("# Personality\nx\n#\tNext\n")).toBe("#\tNext\n");
    expect(dropped("a\n# Personality\r\nx\n# Next")).toBe("a\n# Next");
  });

  it("deletes to the end when no heading follows; #Next is none", () => {
    expect(dropped("a\n# Personality\nx\n#Next\n")).toBe("a\n");
  });

  it("wants the heading to the letter, and only the first", () => {
    expect(dropped("# Personality \nx\n# N\n")).toBe("# Personality \nx\n# N\n");
    expect(dropped("# Personality\nx\n# N\n# Personality\ny\n")).toBe("# N\n# Personality\ny\n");
  });
});

describe("update_plan tool off", () => {
  const dropped = (text: string): string => edited(text, { dropUpdatePlan: true });

  it("deletes the sections about the tool up to the next heading of level 1 or 2", () => {
    expect(dropped("a\n## `update_plan`\nx\n### y\n## b\n")).toBe("a\n## b\n");
    expect(dropped("a\n## Plan tool\nx\n# b\n")).toBe("a\n# b\n");
    expect(dropped("a\n## Plan Mode vs update_plan tool\nx")).toBe("a\n");
  });

  it("deletes a Planning section only when it speaks of the tool", () => {
    const about = "## Planning\n\nYou have access to an `update_plan` tool\n## b\n";
    expect(dropped(`a\n${about}`)).toBe("a\n## b\n");
    expect(dropped("a\n## Planning\nThink first.\n## b\n")).toBe("a\n## Planning\nThink first.\n## b\n");
    expect(dropped("## Planning\nThink.\n## c\nYou have access to an `update_plan` tool\n")).toContain("Think.");
  });

  it("deletes bullets about the plan with their indented continuation", () => {
    expect(dropped("- a\n- Use the plan tool to\n  go on\n- b\n")).toBe("- a\n- b\n");
    expect(dropped("- If you create a checklist or task list, x\nnext\n")).toBe("next\n");
  });

  it("leaves everything else", () => {
    expect(dropped("## Plan tools\nx\n")).toBe("## Plan tools\nx\n");
  });
});
