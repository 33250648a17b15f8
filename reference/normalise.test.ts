import { describe, expect, it } from "vitest";
import { normaliseScenario } from "../src/scenario/document.ts";
import type { WireItem } from "./mockServer.ts";
import { nearDays, normaliseRequest, sortWritableRoots } from "./normalise.ts";

const { machine } = normaliseScenario({
  format: 1,
  machine: { date: "2026-02-03", timezone: "Asia/Tokyo", shell: "zsh" },
  launch: { cwd: "/w" },
});

function normalised(item: WireItem, instructions?: string, typed: readonly string[] = []) {
  const body = { ...(instructions === undefined ? {} : { instructions }), input: [item] };
  return normaliseRequest(
    { step: 3, kind: "sample", agent: null, body, headers: {} },
    {
      facts: machine,
      typed: new Set(typed),
      days: new Set(["2025-12-31"]),
      inward: (text) => text.replaceAll("/tmp/root", ""),
      resortRoots: true,
    },
  );
}

function textOf(role: string, text: string, typed: readonly string[] = []): string | undefined {
  const [item] = normalised({ type: "message", role, content: [{ type: "input_text", text }] }, undefined, typed).input;
  return item !== undefined && "content" in item ? item.content[0]?.text : undefined;
}

describe("normaliseRequest", () => {
  it("keeps type, role and parts, and leaves ids and other fields out", () => {
    const item = { type: "message", id: "msg_1", role: "user", content: [{ type: "input_text", text: "a", extra: 1 }] };
    expect(normalised(item, "base")).toEqual({
      step: 3,
      kind: "sample",
      instructions: "base",
      input: [{ type: "message", role: "user", content: [{ type: "input_text", text: "a" }] }],
    });
    expect(normalised({ type: "function_call", id: "fc_1", arguments: "{}" }).input).toEqual([
      { type: "function_call" },
    ]);
  });

  it("says null for instructions that are left out or empty", () => {
    expect(normalised({ type: "compaction" }).instructions).toBeNull();
    expect(normalised({ type: "compaction" }, "").instructions).toBeNull();
  });

  const context = (date: string, zone: string, shell: string) =>
    `<environment_context>\n  <cwd>/w</cwd>\n  <shell>${shell}</shell>\n  <current_date>${date}</current_date>\n  <timezone>${zone}</timezone>\n</environment_context>`;

  it("puts the scenario's date, zone and shell into the environment block", () => {
    expect(textOf("user", context("2025-12-31", "Etc/UTC", "bash"))).toBe(context("2026-02-03", "Asia/Tokyo", "zsh"));
  });

  const shell = (duration: string) =>
    `<user_shell_command>\n<command>\nprintf x\n</command>\n<result>\nExit code: 0\nDuration: ${duration} seconds\nOutput:\nDuration: 1.5 seconds\n</result>\n</user_shell_command>`;

  it("fixes the duration of a command, not what the command printed", () => {
    expect(textOf("user", shell("0.0123"))).toBe(shell("0.0000"));
    expect(textOf("user", shell("12.3456"))).toBe(shell("0.0000"));
  });

  it("leaves a typed text alone that looks like a command", () => {
    expect(textOf("user", shell("0.0123"), [shell("0.0123")])).toBe(shell("0.0123"));
  });

  it("keeps of a picture its type alone", () => {
    const content = [{ type: "input_image", image_url: "data:" }];
    expect(normalised({ type: "message", role: "user", content }).input).toEqual([
      { type: "message", role: "user", content: [{ type: "input_image" }] },
    ]);
  });

  it("leaves a date alone that is not the computer's", () => {
    expect(textOf("user", context("2001-01-01", "Etc/UTC", "bash"))).toContain(
      "<current_date>2001-01-01</current_date>",
    );
  });

  it("leaves alone what somebody typed, and other roles", () => {
    const text = context("2025-12-31", "Etc/UTC", "bash");
    expect(textOf("user", text, [text])).toBe(text);
    expect(textOf("developer", text)).toBe(text);
  });

  it("takes the temporary root out and sorts the writable roots again", () => {
    const text =
      "<permissions instructions>\n The writable roots are `/tmp`, `/tmp/root/w`, `/tmp/root/a`.\n</permissions instructions>";
    expect(textOf("developer", text)).toContain(" The writable roots are `/a`, `/tmp`, `/w`.");
  });
});

describe("sortWritableRoots", () => {
  it("sorts bytewise", () => {
    expect(sortWritableRoots("\n The writable roots are `/é`, `/z`, `/Z`.")).toBe(
      "\n The writable roots are `/Z`, `/z`, `/é`.",
    );
  });
});

describe("nearDays", () => {
  it("knows every day that is today somewhere", () => {
    expect([...nearDays(Date.UTC(2026, 0, 1))]).toEqual(["2025-12-31", "2026-01-01", "2026-01-02"]);
  });
});
