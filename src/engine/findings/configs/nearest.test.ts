import { describe, expect, it } from "vitest";
import { editDistance, nearestName } from "./nearest.ts";

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["abc", "", 3],
    ["", "abc", 3],
    ["model", "model", 0],
    ["modle", "model", 1],
    ["mdel", "model", 1],
    ["modell", "model", 1],
    ["nodel", "model", 1],
    ["kitten", "sitting", 3],
    ["ca", "abc", 3],
  ])("%s to %s: %i", (one, other, edits) => {
    expect(editDistance(one, other)).toBe(edits);
    expect(editDistance(other, one)).toBe(edits);
  });
});

describe("nearestName", () => {
  const KNOWN = [
    "model",
    "project_doc_max_bytes",
    "sandbox_mode",
    "sandbox_workspace_write",
    "instructions",
    "notify",
    "tools_x",
  ];

  it.each([
    ["modle", "model"],
    ["projectDocMaxBytes", "project_doc_max_bytes"],
    ["project-doc-max-bytes", "project_doc_max_bytes"],
    ["project_doc_max_byte", "project_doc_max_bytes"],
    ["sandbox", "sandbox_mode"],
    ["base_instructions", "instructions"],
    ["Notify", "notify"],
    ["project", "project_doc_max_bytes"],
    ["tools", "tools_x"],
  ])("%s: %s", (name, nearest) => {
    expect(nearestName(name, KNOWN)).toBe(nearest);
  });

  it.each(["temperature", "mode_of_work", "model_of_the_year", "not", "proje", "instr", ""])(
    "%s: nothing is near",
    (name) => {
      expect(nearestName(name, KNOWN)).toBeNull();
    },
  );

  it("takes the first of two that are equally near", () => {
    expect(nearestName("abcx", ["abca", "abcb"])).toBe("abca");
  });
});
