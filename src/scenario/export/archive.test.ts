import { describe, expect, it } from "vitest";
import { encodeUtf8, type FileNode } from "../../engine/index.ts";
import type { ScenarioDocument } from "../document.ts";
import type { ImportEntry } from "../import/entries.ts";
import { openZip } from "../import/zip.ts";
import { ARCHIVED_SCENARIO, type ArchiveNotes, archivedFiles, archivedScenario, archiveOf } from "./archive.ts";

const FILES: { readonly [path: string]: FileNode } = {
  "/home/dev/acme/AGENTS.md": "\ufeffLine one\r\nline two ä 🚀\n",
  "/home/dev/acme/bytes": { base64: "gP/+AA==" },
  "/home/dev/acme/empty.md": "",
  "/home/dev/acme/.git": { dir: true },
  "/home/dev/acme/CLAUDE.md": { symlink: "./AGENTS.md" },
  "/home/dev/acme/agents-md-playground.json": "mine",
  "/home/dev/acme/locked.md": { unreadable: true },
  "/home/dev/acme/a b/ü/日本.md": "x".repeat(10_000),
  "/opt/real": { dir: true },
  "/opt/link": { symlink: "real" },
  "/opt/link/below.md": "through the link",
};
const DOCUMENT: ScenarioDocument = { format: 1, title: "acme", files: FILES, launch: { cwd: "/home/dev/acme" } };

async function archived(document: ScenarioDocument): Promise<ReturnType<typeof openZip>> {
  const bytes = await archiveOf(document, { folder: "acme", readme: (notes: ArchiveNotes) => JSON.stringify(notes) });
  return openZip({ size: bytes.length, read: async (start, end) => bytes.slice(start, end) }, "x.zip");
}

async function entriesOf(document: ScenarioDocument): Promise<Map<string, ImportEntry>> {
  const opened = await archived(document);
  if (!opened.ok) throw new Error(opened.fault.kind);
  expect(opened.refused).toEqual([]);
  expect(opened.bundle.name).toBe("acme");
  const found = new Map<string, ImportEntry>();
  for await (const batch of opened.bundle.entries) for (const entry of batch) found.set(entry.path, entry);
  return found;
}

const textAt = async (entries: Map<string, ImportEntry>, path: string) =>
  Buffer.from((await entries.get(path)?.read(1e6)) ?? []).toString();

describe("the archive of a scenario", () => {
  it("holds every file byte for byte, links as links, empty directories", async () => {
    const entries = await entriesOf(DOCUMENT);
    expect(await entries.get("files/home/dev/acme/AGENTS.md")?.read(1e6)).toEqual(
      encodeUtf8(FILES["/home/dev/acme/AGENTS.md"] as string),
    );
    expect(await entries.get("files/home/dev/acme/bytes")?.read(1e6)).toEqual(Uint8Array.of(0x80, 0xff, 0xfe, 0));
    expect(await textAt(entries, "files/home/dev/acme/a b/ü/日本.md")).toBe("x".repeat(10_000));
    expect(entries.get("files/home/dev/acme/CLAUDE.md")?.kind).toBe("symlink");
    expect(await textAt(entries, "files/home/dev/acme/CLAUDE.md")).toBe("./AGENTS.md");
    expect(entries.get("files/home/dev/acme/.git")?.kind).toBe("directory");
    expect(await textAt(entries, "files/home/dev/acme/empty.md")).toBe("");
  });

  it("has the scenario at a name that no file of it can take", async () => {
    const entries = await entriesOf(DOCUMENT);
    expect(JSON.parse(await textAt(entries, ARCHIVED_SCENARIO))).toEqual(DOCUMENT);
    expect(await textAt(entries, `files/home/dev/acme/${ARCHIVED_SCENARIO}`)).toBe("mine");
  });

  it("puts what is listed below a link where the link leads: no entry lies below a link", async () => {
    const entries = await entriesOf(DOCUMENT);
    expect(await textAt(entries, "files/opt/real/below.md")).toBe("through the link");
    const links = [...entries.values()].filter(({ kind }) => kind === "symlink").map(({ path }) => `${path}/`);
    for (const path of entries.keys()) expect(links.some((link) => path.startsWith(link))).toBe(false);
  });

  it("notes what it cannot show", async () => {
    const odd = { "/a/\ud800": "lone", "/a/back\\slash": "x", "/a/b": { unreadable: true } } as const;
    const { entries, notes } = archivedFiles({ ...DOCUMENT, files: odd });
    expect(notes).toEqual({ unreadable: ["/a/b"], leftOut: ["/a/back\\slash", "/a/\ud800"] });
    expect(entries).toEqual([{ path: "a/b", kind: "file", bytes: new Uint8Array(), readable: false }]);
    const read = await entriesOf({ ...DOCUMENT, files: odd });
    expect(JSON.parse(await textAt(read, "README.txt"))).toEqual(notes);
  });

  it("comes back as it was, what archives cannot hold included", async () => {
    const document = { ...DOCUMENT, files: { ...FILES, "/a/back\\slash": "x", "/constructor": "y" } };
    const opened = await archived(document);
    const parsed = opened.ok ? await archivedScenario(opened.bundle) : null;
    expect(parsed).toMatchObject({ ok: true, document });
  });

  it("is the same for the same scenario", async () => {
    const options = { folder: "x", readme: () => "" };
    expect(await archiveOf(DOCUMENT, options)).toEqual(await archiveOf(DOCUMENT, options));
  });

  it("knows an archive that is none of its own", async () => {
    const { bundle } = { bundle: { name: "x", entries: (async function* () {})() } };
    expect(await archivedScenario(bundle)).toBeNull();
  });
});
