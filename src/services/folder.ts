/** Folders and files of the person's own computer: dropped on the page, or picked. Names first, contents when asked for. */
import type { HeldItem } from "./heldDrop.ts";

export interface FoundEntry {
  /** Below the folder, names separated by `/`. */
  readonly path: string;
  readonly kind: "file" | "directory";
  /** Null when there are more than `limit` bytes. */
  read(limit: number): Promise<Uint8Array | null>;
}

export interface FoundFolder {
  readonly name: string;
  readonly entries: AsyncIterable<readonly FoundEntry[]>;
  /** Whether directories without files are seen. */
  readonly seesEmptyDirectories: boolean;
}

/** The only names in a directory of a folder that count, or all. It is asked before a directory is opened. */
export type NamesInside = (directory: string, folder: string) => "all" | readonly string[];

export interface Dropped {
  readonly folders: readonly FoundFolder[];
  readonly files: readonly File[];
}

export function droppedThings(held: readonly HeldItem[], inside: NamesInside): Dropped {
  const folders: FoundFolder[] = [];
  const files: File[] = [];
  for (const { entry, file } of held) {
    if (entry?.isDirectory) {
      folders.push(folderOf(entry.name, droppedDirectory(entry as FileSystemDirectoryEntry), inside));
    } else if (file !== null) files.push(file);
  }
  return { folders, files };
}

/** Null when the person picks none. */
export async function pickFolder(inside: NamesInside): Promise<FoundFolder | null> {
  const { showDirectoryPicker } = window as unknown as { showDirectoryPicker?: () => Promise<DirectoryHandle> };
  if (showDirectoryPicker === undefined) return listedFolder(await pickFiles({ folder: true }));
  try {
    const handle = await showDirectoryPicker.call(window);
    return folderOf(handle.name, handleDirectory(handle), inside);
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === "AbortError") return null;
    throw thrown;
  }
}

/** No files when the person picks none. */
export function pickFiles(wish: { readonly folder: true } | { readonly accept: string }): Promise<readonly File[]> {
  return new Promise((resolve) => {
    const input = document.createElement("input");
    input.type = "file";
    if ("folder" in wish) input.webkitdirectory = true;
    else input.accept = wish.accept;
    input.addEventListener("cancel", () => resolve([]));
    input.addEventListener("change", () => resolve([...(input.files ?? [])]));
    input.click();
  });
}

/** Bytes of a file, read where they are asked for. */
export function byteSource(file: File): {
  readonly size: number;
  read(start: number, end: number): Promise<Uint8Array>;
} {
  return {
    size: file.size,
    read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  };
}

export async function readFile(file: File, limit: number): Promise<Uint8Array | null> {
  return file.size > limit ? null : new Uint8Array(await file.arrayBuffer());
}

/** An `<input webkitdirectory>` lists files only, the folder's name first. */
function listedFolder(files: readonly File[]): FoundFolder | null {
  const [first] = files;
  if (first === undefined) return null;
  const top = first.webkitRelativePath.split("/", 1)[0] ?? "";
  const entries = files.map(
    (file): FoundEntry => ({
      path: file.webkitRelativePath.slice(top.length + 1),
      kind: "file",
      read: (limit) => readFile(file, limit),
    }),
  );
  async function* pieces(): AsyncGenerator<readonly FoundEntry[]> {
    for (let at = 0; at < entries.length; at += PIECE) yield entries.slice(at, at + PIECE);
  }
  return { name: top, entries: pieces(), seesEmptyDirectories: false };
}

const PIECE = 1_000;

/** What both kinds of directories of the browser have in common. */
interface Directory {
  list(): Promise<readonly Child[]>;
  file(name: string): Promise<Child | null>;
}
type Child = { readonly name: string } & (
  | { readonly directory: Directory }
  | { readonly read: (limit: number) => Promise<Uint8Array | null> }
);

function folderOf(name: string, directory: Directory, inside: NamesInside): FoundFolder {
  return { name, entries: walk(directory, (path) => inside(path, name)), seesEmptyDirectories: true };
}

type Inside = (directory: string) => "all" | readonly string[];

/** Directories listed at once. */
const TOGETHER = 12;

async function* walk(top: Directory, inside: Inside): AsyncGenerator<readonly FoundEntry[]> {
  const waiting: { path: string; directory: Directory }[] = [{ path: "", directory: top }];
  while (waiting.length > 0) {
    const now = waiting.splice(0, TOGETHER);
    const found: FoundEntry[] = [];
    const lists = await Promise.all(now.map(({ path, directory }) => childrenOf(path, directory, inside)));
    lists.forEach((children, at) => {
      const above = now[at]?.path ?? "";
      for (const child of children) {
        const path = above === "" ? child.name : `${above}/${child.name}`;
        if ("read" in child) found.push({ path, kind: "file", read: child.read });
        else {
          found.push({ path, kind: "directory", read: () => Promise.resolve(new Uint8Array()) });
          waiting.push({ path, directory: child.directory });
        }
      }
    });
    yield found;
  }
}

/** A directory that cannot be listed has nothing in it. */
async function childrenOf(path: string, directory: Directory, inside: Inside): Promise<readonly Child[]> {
  const names = path === "" ? "all" : inside(path);
  try {
    if (names === "all") return await directory.list();
    const children = await Promise.all(names.map((name) => directory.file(name)));
    return children.filter((child) => child !== null);
  } catch {
    return [];
  }
}

function droppedDirectory(entry: FileSystemDirectoryEntry): Directory {
  return {
    async list() {
      const reader = entry.createReader();
      const children: Child[] = [];
      for (;;) {
        // A reader hands out a hundred at a time.
        const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
        if (some.length === 0) return children;
        for (const one of some) children.push(droppedChild(one));
      }
    },
    file: (name) =>
      new Promise((resolve) => {
        const found = (one: FileSystemEntry): void => resolve(droppedChild(one));
        entry.getFile(name, {}, found, () => resolve(null));
      }),
  };
}

function droppedChild(entry: FileSystemEntry): Child {
  if (entry.isDirectory) return { name: entry.name, directory: droppedDirectory(entry as FileSystemDirectoryEntry) };
  const open = (): Promise<File> =>
    new Promise((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
  return { name: entry.name, read: async (limit) => readFile(await open(), limit) };
}

/** The piece of the File System Access API that is used here. */
interface DirectoryHandle {
  readonly kind: "directory";
  readonly name: string;
  values(): AsyncIterable<DirectoryHandle | FileHandle>;
  getFileHandle(name: string): Promise<FileHandle>;
}
interface FileHandle {
  readonly kind: "file";
  readonly name: string;
  getFile(): Promise<File>;
}

function handleDirectory(handle: DirectoryHandle): Directory {
  return {
    async list() {
      const children: Child[] = [];
      for await (const one of handle.values()) children.push(handleChild(one));
      return children;
    },
    file: (name) => handle.getFileHandle(name).then(handleChild, () => null),
  };
}

function handleChild(handle: DirectoryHandle | FileHandle): Child {
  const { name } = handle;
  if (handle.kind === "directory") return { name, directory: handleDirectory(handle) };
  return { name, read: async (limit) => readFile(await handle.getFile(), limit) };
}
