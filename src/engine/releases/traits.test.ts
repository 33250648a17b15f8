import { beforeAll, describe, expect, it } from "vitest";
import { overridesTable } from "../config/toml.ts";
import { FileSystem } from "../machine/files.ts";
import { pseudoUserMarker } from "../thread/compaction/pseudoUser.ts";
import { CODEX_RELEASES, type CodexRelease } from "./names.ts";
import { loadRelease, releaseOf } from "./registry.ts";
import type { Release } from "./release.ts";
import { TRAIT_GROUPS, TRAIT_VALUES, type TraitArea, type Traits } from "./traits.ts";
import { changedAreas, RELEASE_TRAITS } from "./traitsOf.ts";

const AREAS = Object.keys(TRAIT_VALUES) as TraitArea[];

describe("the table of traits", () => {
  it("has every area in one group", () => {
    expect(Object.values(TRAIT_GROUPS).flat().sort()).toEqual([...AREAS].sort());
  });

  it.each(AREAS)("%s: each value is that of some release", (area) => {
    const used = new Set<string>(CODEX_RELEASES.map((release) => RELEASE_TRAITS[release][area]));
    expect([...used].sort()).toEqual([...TRAIT_VALUES[area]].sort());
  });

  it("finds what differs between releases", () => {
    expect(changedAreas(["0.158.0"])).toEqual([]);
    expect(changedAreas(["0.158.0", "0.158.0"])).toEqual([]);
    const changed = changedAreas(["0.158.0", "0.113.0"]);
    expect(changed).toContain("trust");
    expect(changed).not.toContain("separator");
  });
});

const LINKED = FileSystem.of({
  "/real/.git/HEAD": "ref: x\n",
  "/real/web/a.txt": "a",
  "/link": { symlink: "/real/web" },
  "/real/AGENTS.md": { symlink: "nowhere" },
});
/** A byte that is no UTF-8. */
const BAD = FileSystem.of({ "/home/dev/.codex/AGENTS.md": { base64: "YYBi" } });

const UNKNOWN_KEY = overridesTable({ no_such_key: 1 }, { kind: "override", path: null, directory: "/" });

/** What the rules of a release do, in the words of the table. */
const RULES: { readonly [Area in TraitArea]?: (release: Release) => Traits[Area] } = {
  basePrompt: ({ models }) => (models.find(models.default).lite ? "fieldOrMessage" : "field"),
  defaultModel: ({ models }) => models.default as Traits["defaultModel"],
  headerGlobalOnly: ({ agentsMd }) => (agentsMd.alwaysNamesDirectory ? "names" : "omits"),
  trust: ({ agentsMd }) => (agentsMd.needsTrust ? "untrustedGlobalOnly" : "noEffect"),
  globalRead: ({ agentsMd }) => (agentsMd.readsAgain ? "eachRequest" : "once"),
  projectRead: ({ agentsMd }) => (agentsMd.readsAgain ? "onChange" : "once"),
  invalidUtf8Global: ({ agentsMd }) =>
    agentsMd.readGlobalDoc(BAD, "/home/dev/.codex").doc === null ? "skipped" : "replaced",
  pathFallbacks: ({ agentsMd }) => (agentsMd.acceptFallbackName("docs/X.md") === null ? "refused" : "accepted"),
  danglingLink: ({ agentsMd }) => (agentsMd.isCandidate(LINKED, "/real/AGENTS.md") ? "hides" : "nextName"),
  linkedDirectory: ({ agentsMd }) =>
    agentsMd.searchPath(LINKED, "/link", [".git"]).root === null ? "asWritten" : "resolved",
  unknownKeys: ({ config }) => (config.unknownKeyWarnings(UNKNOWN_KEY).length > 0 ? "warned" : "silent"),
  trustPersisted: ({ config }) => (config.persistsTrust ? "chosenSandbox" : "never"),
  gitRoot: ({ config }) => (config.gitRoot(FileSystem.of({}, ["/w/.git"]), "/w") === null ? "withHead" : "anyDotGit"),
  ownMarkers: ({ thread }) =>
    (thread.pseudoUserMarker ?? pseudoUserMarker)("<goal_context>x</goal_context>") === null ? "six" : "many",
};

describe.each(CODEX_RELEASES)("the rules of %s", (id: CodexRelease) => {
  let release: Release;
  beforeAll(async () => {
    await loadRelease(id);
    release = releaseOf(id) as Release;
  });

  it.each(Object.keys(RULES) as (keyof typeof RULES)[])("do what the table says: %s", (area) => {
    expect(RULES[area]?.(release)).toBe(RELEASE_TRAITS[id][area]);
  });
});
