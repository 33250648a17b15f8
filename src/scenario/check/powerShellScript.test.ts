import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodeUtf8, type FileNode } from "../../engine/index.ts";
import { normaliseScenario, type ScenarioDocument } from "../document.ts";
import { powerShellScript, psString } from "./powerShellScript.ts";
import { checkSetup } from "./setup.ts";

const ROOT = "C:\\Temp\\x\\root";

function scriptOf(document: Omit<ScenarioDocument, "format">): string {
  const setup = checkSetup(normaliseScenario({ format: 1, ...document }));
  if (setup === null) throw new Error("not modelled");
  return powerShellScript(setup);
}

/** A string literal, `(Text '…')`, or `(Joined @(…))`, as PowerShell would read it with this root. */
function valueIn(expression: string): string {
  const plain = /^'((?:[^']|'')*)'$/.exec(expression);
  if (plain !== null) return (plain[1] ?? "").replaceAll("''", "'");
  const coded = /^\((?:Text|Joined) (?:@\()?([^()]*)\)*$/.exec(expression);
  if (coded === null) throw new Error(`no string: ${expression}`);
  return bytesOf(coded[1] ?? "").toString();
}

/** The pieces of `Put`. */
function bytesOf(pieces: string): Buffer {
  const roots: Record<string, string> = { $inBasic: ROOT.replaceAll("\\", "\\\\"), $inLiteral: ROOT };
  return Buffer.concat(
    pieces.split(", ").map((piece) => {
      if (piece.startsWith("$")) return Buffer.from(roots[piece] ?? ROOT.replaceAll("\\", "/"));
      expect(piece).toMatch(/^'[A-Za-z0-9+/=\r\n]*'$/);
      return Buffer.from(piece.slice(1, -1), "base64");
    }),
  );
}

/** What the script writes, by path. */
function written(script: string): Record<string, Buffer> {
  const found: Record<string, Buffer> = {};
  for (const [, path = "", pieces = ""] of script.matchAll(
    /^Put ('(?:[^']|'')*'|\(Text '[^']*'\)) @\(([^)]*)\)\r$/gm,
  )) {
    found[valueIn(path)] = bytesOf(pieces);
  }
  return found;
}

function bytesOfNode(node: FileNode): Buffer {
  if (typeof node === "string") return Buffer.from(encodeUtf8(node));
  return Buffer.from("base64" in node ? node.base64 : "", "base64");
}

describe("the PowerShell script", () => {
  it("is ASCII without controls, and writes the bytes of every file, whatever they and the names are", () => {
    const name = fc.oneof(fc.string({ unit: "grapheme", minLength: 1 }), fc.constantFrom("it's", "‘curly’", 'a`b$c"d'));
    const isName = (one: string) => !/[/\0]|^\.\.?$/.test(one) && one.isWellFormed();
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.constant("‘’‚‛“'@\r\n$(x)`0"));
    const node: fc.Arbitrary<FileNode> = fc.oneof(
      text,
      fc.uint8Array().map((bytes) => ({ base64: Buffer.from(bytes).toString("base64") })),
    );
    fc.assert(
      fc.property(fc.dictionary(name.filter(isName), node, { noNullPrototype: true }), text, (nodes, message) => {
        const files = Object.fromEntries(Object.entries(nodes).map(([key, one]) => [`/w/${key}`, one]));
        const script = scriptOf({ files, launch: { cwd: "/w" }, steps: [{ do: "turn", text: message }] });
        expect(script).toMatch(/^[\x20-\x7e\r\n]*$/);
        const wanted = Object.entries(files).map(([path, one]) => [path, bytesOfNode(one)]);
        expect(written(script)).toEqual(Object.fromEntries(wanted));
      }),
    );
  });

  it("quotes every string", () => {
    expect(psString('it\'s $x `y` "z"')).toBe("'it''s $x `y` \"z\"'");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(valueIn(psString(text))).toBe(text.toWellFormed());
      }),
    );
  });

  it("puts the temporary directory into paths as their quotes need it", () => {
    const config =
      "[projects.\"/home/dev/a\"]\ntrust_level = \"trusted\"\n[projects.'/home/dev/b']\ntrust_level = 'trusted'\n";
    const script = scriptOf({
      files: {
        "/home/dev/.codex/config.toml": config,
        "/home/dev/a/.git": "gitdir: /home/dev/m/.git/worktrees/a\n",
        "/home/dev/a/AGENTS.md": '"/home/dev/a"\n',
        "/home/dev/a/link": { symlink: "../b" },
      },
      launch: { cwd: "/home/dev/a", overrides: { model_instructions_file: "/home/dev/base.md" } },
    });
    const found = written(script);
    expect(found["/home/dev/.codex/config.toml"]?.toString()).toBe(
      '[projects."C:\\\\Temp\\\\x\\\\root\\\\home\\\\dev\\\\a"]\ntrust_level = "trusted"\n' +
        "[projects.'C:\\Temp\\x\\root\\home\\dev\\b']\ntrust_level = 'trusted'\n",
    );
    expect(found["/home/dev/a/.git"]?.toString()).toBe("gitdir: C:/Temp/x/root/home/dev/m/.git/worktrees/a\n");
    expect(found["/home/dev/a/AGENTS.md"]?.toString()).toBe('"/home/dev/a"\n');
    expect(script).toContain("\r\nLink '/home/dev/a/link' '..\\b'\r\n");
    const [, argument = ""] = /'-c', (\(Joined @\(.*?\)\))/.exec(script) ?? [];
    expect(valueIn(argument)).toBe('model_instructions_file="C:\\\\Temp\\\\x\\\\root\\\\home\\\\dev\\\\base.md"');
  });

  it("runs the program in one block that always cleans up", () => {
    const script = scriptOf({ launch: { cwd: "/w" } });
    expect(script.startsWith("& {\r\n")).toBe(true);
    expect(script).toMatch(
      /\r\ntry \{\r\n[\s\S]*\r\n\} finally \{ Remove-Item -LiteralPath \$work -Recurse -Force \}\r\n\}\r\n$/,
    );
    expect(script).toContain("$output = Run @('debug', 'prompt-input', '--', 'hello')");
    const code = script.replace(/'(?:[^']|'')*'/g, "").replace(/#.*/g, "");
    for (const [open, close] of ["{}", "()", "[]"]) {
      expect(code.split(open as string).length, open).toBe(code.split(close as string).length);
    }
  });
});
