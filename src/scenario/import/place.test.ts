import { expect, test } from "vitest";
import { guessLocation, homeFor, isLocation, looksLikeGit, mismatch } from "./place.ts";
import { configFacts, resolveReference, textReferences } from "./references.ts";

const NONE: ReadonlySet<string> = new Set();

test("the place is guessed from the keys of [projects]", () => {
  expect(guessLocation("acme", NONE, [])).toEqual({ location: "/home/dev/acme", from: null });
  expect(guessLocation("acme", NONE, ["/srv/other", "/Users/me/acme"])).toEqual({
    location: "/Users/me/acme",
    from: "/Users/me/acme",
  });
  // A directory in it says where it is, the folder itself says it better.
  expect(guessLocation("acme", new Set(["web/app"]), ["/w/acme/web/app"]).location).toBe("/w/acme");
  expect(guessLocation("acme", new Set(["web"]), ["/w/acme/web", "/v/acme"]).location).toBe("/v/acme");
  expect(guessLocation("acme", NONE, ["/w/acme/gone", "relative/acme", "/x/notacme"]).from).toBeNull();
  expect(guessLocation("..", NONE, []).location).toBe("/home/dev/folder");
});

test("the home directory follows the place", () => {
  expect(homeFor("/Users/me/src/acme")).toBe("/Users/me");
  expect(homeFor("/home/jo")).toBe("/home/jo");
  expect(homeFor("/root/x")).toBe("/root");
  expect(homeFor("/srv/acme")).toBe("/home/dev");
});

test("a place may be one of Windows", () => {
  expect(guessLocation("acme", new Set(["web/app"]), ["C:\\src\\acme\\web\\app"]).location).toBe("C:\\src\\acme");
  expect(homeFor("C:\\Users\\ada\\acme")).toBe("C:\\Users\\ada");
  expect(homeFor("D:\\acme")).toBe("C:\\Users\\dev");
  expect(["C:\\acme", "C:\\", "c:/acme", "\\\\nas\\team\\acme"].map(isLocation)).toEqual([true, false, false, true]);
  const facts = configFacts("[projects.'D:\\acme']\ntrust_level = \"trusted\"\n");
  expect(mismatch("C:\\acme", facts)).toEqual(["D:\\acme"]);
});

test("a place of which the configuration says nothing is said", () => {
  const facts = configFacts('[projects."/Users/me/acme"]\ntrust_level = "trusted"\n[projects."/srv/x"]\n');
  expect(mismatch("/home/dev/acme", facts)).toEqual(["/Users/me/acme"]);
  expect(mismatch("/Users/me/acme", facts)).toEqual([]);
  expect(mismatch("/home/dev/other", facts)).toEqual([]);
});

test("signs of a repository", () => {
  expect(looksLikeGit((path) => path === ".gitignore")).toBe(true);
  expect(looksLikeGit(() => false)).toBe(false);
});

test("what a configuration names", () => {
  const facts = configFacts(
    'model_instructions_file = "base.md"\nproject_doc_fallback_filenames = ["A.md", 3]\n[agents.x]\nconfig_file = "x.toml"\n' +
      '[model_providers.p]\nenv_key = "OPENAI_API_KEY"\nexperimental_bearer_token = "sk-0123456789"\n',
  );
  expect(facts).toEqual({ fallbackNames: ["A.md"], files: ["base.md", "x.toml"], projects: [], secretLine: 7 });
  expect(configFacts("model = ").files).toEqual([]);
});

test("what an instruction file names", () => {
  expect(textReferences("See\n@docs/a.md\n- @b.md\nmail me@x.org\n@ no\n")).toEqual(["docs/a.md", "b.md"]);
  expect(textReferences("CLAUDE.md\n")).toEqual(["CLAUDE.md"]);
  const has = (path: string) => ["docs/a.md", "a.md"].includes(path);
  expect(resolveReference("../a.md", "docs", has)).toBe("a.md");
  expect(resolveReference("../../../a.md", "docs", has)).toBe("a.md");
  expect(resolveReference("/home/me/acme/docs/a.md", "x", has)).toBe("docs/a.md");
  expect(resolveReference("~/gone.md", "", has)).toBeNull();
});

test("a place is an absolute path in its normal form", () => {
  for (const good of ["/a", "/Users/me/a b"]) expect(isLocation(good)).toBe(true);
  for (const bad of ["", "/", "a", "/a/", "/a/../b", "/a\0", "/a\ud800", `/${"n".repeat(256)}`, "/d".repeat(600)]) {
    expect(isLocation(bad)).toBe(false);
  }
});
