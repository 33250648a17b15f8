import { describe, expect, it } from "vitest";
import { parseScenario } from "../../scenario/schema.ts";
import { type Simulation, STAND_INS, simulate } from "../index.ts";

function play(files: object, cwd: string, rest: object = {}): Simulation {
  const parsed = parseScenario({
    format: 1,
    machine: { os: "windows", home: "C:\\Users\\dev", shell: "powershell" },
    files,
    launch: { cwd },
    ...rest,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return simulate(parsed.scenario, STAND_INS);
}

function textOf({ requests }: Simulation, fragment: string): string | undefined {
  const parts = requests.at(-1)?.items.flatMap((item) => (item.type === "message" ? item.parts : [])) ?? [];
  return parts.find((part) => part.fragment === fragment)?.text;
}

function faultsOf(document: object): readonly unknown[] {
  const parsed = parseScenario({ format: 1, ...document });
  return parsed.ok ? [] : parsed.faults.map(({ id, params }) => [id, params]);
}

const REPO = {
  "C:\\repo\\.git\\HEAD": "ref: refs/heads/main\n",
  "C:\\repo\\AGENTS.md": "ROOT\r\n",
  "C:\\repo\\web\\AGENTS.md": "WEB",
} as const;

describe("a Windows machine", () => {
  it("searches from the drive down, and prints backslashes", () => {
    const simulation = play({ ...REPO, "C:\\Users\\dev\\.codex\\AGENTS.md": "GLOBAL" }, "C:\\repo\\web");
    const body = "GLOBAL\n\n--- project-doc ---\n\nROOT\r\n\n\nWEB";
    expect(textOf(simulation, "agentsMd")).toBe(
      `# AGENTS.md instructions for C:\\repo\\web\n\n<INSTRUCTIONS>\n${body}\n</INSTRUCTIONS>`,
    );
    expect(textOf(simulation, "environmentContext")).toContain(
      "  <cwd>C:\\repo\\web</cwd>\n  <shell>powershell</shell>\n",
    );
    expect(simulation.root).toMatchObject({ path: "C:\\repo", marker: ".git" });
    expect(simulation.files.map(({ path, verdict }) => [path, verdict])).toEqual([
      ["C:\\Users\\dev\\.codex\\AGENTS.md", "global"],
      ["C:\\repo\\AGENTS.md", "loaded"],
      ["C:\\repo\\web\\AGENTS.md", "loaded"],
    ]);
  });

  it.each([
    ["c:/repo", "C:\\repo"],
    ["C:\\repo\\web\\..", "C:\\repo"],
    ["\\\\?\\C:\\repo", "C:\\repo"],
  ])("prints the start directory %s as %s", (cwd, printed) => {
    expect(textOf(play(REPO, cwd), "agentsMd")).toContain(`# AGENTS.md instructions for ${printed}\n`);
  });

  it("reads a share, and stops at its top", () => {
    const files = { "\\\\server\\share\\.git": { dir: true }, "\\\\server\\share\\AGENTS.md": "S" };
    expect(textOf(play(files, "\\\\server\\share\\app"), "agentsMd")).toContain(
      " for \\\\server\\share\\app\n\n<INSTRUCTIONS>\nS\n",
    );
  });

  it.each(["a\\b.md", "C:x.md", "x:y.md", "ADS.md:stream", "\\abs.md", "a/b.md", ".."])(
    "refuses the fallback name %s",
    (name) => {
      const files = { "C:\\repo\\.git": { dir: true }, "C:\\repo\\a\\b.md": "B", "C:\\abs.md": "A" };
      const overrides = { project_doc_fallback_filenames: [name] };
      const simulation = play(files, "C:\\repo", { launch: { cwd: "C:\\repo", overrides } });
      expect(textOf(simulation, "agentsMd")).toBeUndefined();
      expect(simulation.files.every(({ verdict }) => verdict === "wrong-name")).toBe(true);
    },
  );

  it.each(["trail.", "...", "~", "NUL", "a*?.md", 'q".md', "<x>.md", "a|b.md", "in ner.md"])(
    "takes the fallback name %s",
    (name) => {
      const overrides = { project_doc_fallback_filenames: [name] };
      const files = { "C:\\repo\\.git": { dir: true }, [`C:\\repo\\${name}`]: "TAKEN" };
      const simulation = play(files, "C:\\repo", { launch: { cwd: "C:\\repo", overrides } });
      expect(textOf(simulation, "agentsMd")).toContain("TAKEN");
    },
  );

  it.each([
    [["x\\y"], "C:\\top"],
    [["x/y"], "C:\\top"],
    [["D:z"], null],
  ])("looks for the markers %j", (markers, root) => {
    const files = { "C:\\top\\x\\y": "", "C:\\top\\D:z": "", "C:\\top\\app\\AGENTS.md": "A" };
    const overrides = { project_root_markers: markers };
    expect(play(files, "C:\\top\\app", { launch: { cwd: "C:\\top\\app", overrides } }).root.path).toBe(root);
  });

  it("prints the paths of skills with slashes", () => {
    const files = { ...REPO, "C:\\repo\\.agents\\skills\\lint\\SKILL.md": "---\ndescription: Lints.\n---\n" };
    const list = textOf(play(files, "C:\\repo"), "skills");
    expect(list).toContain("= `C:/Users/dev/.codex/skills/.system`\n");
    expect(list).toContain("= `C:/repo/.agents/skills`\n");
    expect(list).toMatch(/- lint: Lints\. \(file: r\d\/lint\/SKILL\.md\)/);
  });

  it("follows links", () => {
    const files = {
      "C:\\repo\\.git": { dir: true },
      "C:\\repo\\docs\\RULES.md": "RULES",
      "C:\\repo\\AGENTS.md": { symlink: "docs/RULES.md" },
      "C:\\repo\\web\\AGENTS.md": { symlink: "..\\docs\\RULES.md" },
    };
    expect(textOf(play(files, "C:\\repo\\web"), "agentsMd")).toContain("RULES\n\nRULES");
  });

  it("is only partly modelled, and says so", () => {
    expect(play(REPO, "C:\\repo").warnings.map(({ id }) => id)).toContain("warning.windowsHost");
  });
});

describe("a Windows environment of another machine", () => {
  const files = {
    ...REPO,
    "/w/.git": { dir: true },
    "/w/AGENTS.md": "W",
    "C:\\repo\\x:y.md": "NO",
    "/w/x:y.md": "YES",
  };
  const launch = { cwd: "/w", surface: "app-server" };

  it("has the rules of its own directory", () => {
    const environments = [
      { id: "local", cwd: "/w" },
      { id: "win", cwd: "c:/repo/" },
    ];
    const text = textOf(play(files, "/w", { machine: {}, launch: { ...launch, environments } }), "agentsMd");
    expect(text).toContain("for `local` with root /w\n\nW\n\nfor `win` with root C:\\repo\\\n\nROOT\r\n");
  });

  it("tries a name with a colon only where that is one", () => {
    const overrides = { project_doc_fallback_filenames: ["x:y.md"] };
    const only = (cwd: string) => ({ ...launch, overrides, environments: [{ id: "e", cwd }] });
    const { "/w/AGENTS.md": _, "C:\\repo\\AGENTS.md": __, ...others } = files;
    expect(textOf(play(others, "/w", { machine: {}, launch: only("/w") }), "agentsMd")).toContain("YES");
    expect(textOf(play(others, "/w", { machine: {}, launch: only("C:\\repo") }), "agentsMd")).toBeUndefined();
  });
});

describe("faults", () => {
  it("finds Windows paths where they cannot be, and those that are none", () => {
    expect(faultsOf({ launch: { cwd: "C:\\w" } })).toEqual([
      ["fault.windowsPath", { where: "launch.cwd", path: "C:\\w" }],
    ]);
    const machine = { os: "windows" };
    expect(faultsOf({ machine, launch: { cwd: "C:w" } })).toEqual([
      ["fault.relativePath", { where: "launch.cwd", path: "C:w" }],
    ]);
    expect(faultsOf({ machine, launch: { cwd: "\\w" } })).toEqual([
      ["fault.relativePath", { where: "launch.cwd", path: "\\w" }],
    ]);
    expect(faultsOf({ machine, launch: { cwd: "C:\\w" }, files: { "c:/w/a": "" } })).toEqual([
      ["fault.pathForm", { where: "files", path: "c:/w/a" }],
    ]);
    expect(faultsOf({ machine, launch: { cwd: "C:\\w\\x" }, files: { "C:\\w": "" } })).toEqual([
      ["fault.fileAsParent", { file: "C:\\w", path: "C:\\w\\x" }],
    ]);
  });
});
