/** What a permission profile lets Codex do in a session: what is told of it, and which files it can read. */
import { escapeXml } from "../fragments/environmentContext.ts";
import { uniqueRoots, writableDirectories } from "../fragments/writableRoots.ts";
import type { FileSystem } from "../machine/files.ts";
import { join } from "../machine/path.ts";
import { compareBytes } from "../machine/utf8.ts";
import { mark, type Span, span } from "../provenance.ts";
import type { Machine } from "../scenario.ts";
import type { SandboxMode } from "../simulation.ts";
import { codexText } from "../texts.ts";
import { type Root, rootsInForce, type Session } from "../thread/session.ts";
import type { PermissionProfile } from "./permissionProfile.ts";
import { isReadable, type Line, placesOf } from "./profileLines.ts";
import { filesInSandbox } from "./sandboxFiles.ts";

/** Codex lets itself read these whatever the profile says. Where it is installed and how it calls the second is chance. */
const SHELL = "/opt/codex/codex-resources/zsh/bin/zsh";
const HELPERS = "tmp/arg0/codex-arg0XXXXXX";

export class ProfileInForce {
  readonly #profile: PermissionProfile;

  constructor(profile: PermissionProfile) {
    this.#profile = profile;
  }

  /** Under which name the sandbox is told. */
  mode(machine: Machine, cwd: string): SandboxMode {
    const root: Root = { value: cwd, source: { kind: "launch", key: "cwd" } };
    const lines = this.#lines([root]);
    const everywhere = lines.some(({ access, text }) => access === "write" && text.value === ":root");
    if (everywhere && !lines.some(isDenied)) return "danger-full-access";
    return writableIn(lines, machine).length > 0 ? "workspace-write" : "read-only";
  }

  get network(): PermissionProfile["network"] {
    return this.#profile.network;
  }

  /** `<permission_profile>` of the environment context. */
  context(session: Session): Span[] {
    const { depth } = this.#profile;
    const lines = this.#lines(rootsInForce(session));
    return [
      mark('<permission_profile type="managed"><file_system type="restricted"'),
      mark(`${depth === null ? "" : ` glob_scan_max_depth="${depth}"`}>`),
      ...lines.flatMap(lineSpans),
      ...ownFiles(session)
        .filter(({ value }) => !isReadable(value, lines, session.machine))
        .flatMap(readableSpans),
      mark("</file_system></permission_profile>"),
    ];
  }

  /** The denied entries, which stay when the client says another sandbox. */
  deniedEntries(session: Session): Span[] {
    return this.#inForce(session).filter(isDenied).flatMap(lineSpans);
  }

  /** Directories that may be written to, unsorted. */
  writable(session: Session): Root[] {
    return writableIn(this.#lines(rootsInForce(session)), session.machine);
  }

  /** Of the permissions: paths as they are listed, then globs by their bytes. Nothing where none is denied. */
  deniedReads(session: Session): Span[] {
    const named = this.#inForce(session)
      .filter(isDenied)
      .flatMap((line) => namedReads(line, session.machine));
    const globs = named.filter(({ kind }) => kind === "glob");
    const listed = [
      ...named.filter(({ kind }) => kind === "path"),
      ...globs.sort((a, b) => compareBytes(a.text.value, b.text.value)),
    ];
    if (listed.length === 0) return [];
    const items = listed.flatMap(({ kind, text }) => [
      mark(`\n- ${kind} \``),
      span(text.value, text.source),
      mark("`"),
    ]);
    return [mark("## Denied filesystem reads\n"), codexText(session.texts, "permissions.deniedReads"), ...items];
  }

  /**
   * The files as they look from inside of the sandbox through which project documents are read: what no entry names is
   * not there, what is denied cannot be read, and what is kept from being made in a writable directory is an empty file.
   * The same files where all may be read.
   */
  seen(files: FileSystem, session: Session): FileSystem {
    const lines = this.#inForce(session);
    const isWhole = lines.some(({ access, text }) => text.value === ":root" && access !== "deny");
    if (isWhole && !lines.some(isDenied)) return files;
    return filesInSandbox(files, lines, session.machine, this.#profile.depth);
  }

  /** Those of the profile; where the client has said another sandbox, what it allows and what stays denied. */
  #inForce(session: Session): Line[] {
    const { sandbox } = session;
    const own = this.#lines(rootsInForce(session));
    if (sandbox.origin === "custom") return own;
    const root = { kind: "special", text: { value: ":root", source: DEFAULT } } as const;
    if (sandbox.mode === "danger-full-access") return [{ ...root, access: "write" }];
    const written = sandbox.mode === "workspace-write" ? writableDirectories(session) : [];
    return [
      { ...root, access: "read" },
      ...written.map((text): Line => ({ access: "write", kind: "path", text })),
      ...own.filter(isDenied),
    ];
  }

  /** With the directory in the place of the workspace roots, in order; the profile's own roots behind all others. */
  #lines(roots: readonly Root[]): Line[] {
    const known = new Set(roots.map(({ value }) => value));
    const further = uniqueRoots(this.#profile.roots).filter(({ value }) => !known.has(value));
    const at = (place: readonly Root[], isAll: boolean): Line[] =>
      this.#profile.entries.flatMap(({ access, kind, inWorkspace, text }) => {
        if (!inWorkspace) return isAll ? [{ access, kind, text }] : [];
        return place.map(({ value }) => ({ access, kind, text: { ...text, value: below(value, text.value) } }));
      });
    return [...at(roots, true), ...at(further, false)];
  }
}

const DEFAULT = { kind: "default", key: "default_permissions" } as const;

function isDenied({ access }: Line): boolean {
  return access === "deny";
}

function below(root: string, path: string): string {
  return path === "" ? root : join(root, path);
}

function lineSpans({ access, kind, text }: Line): Span[] {
  const open = access === "deny" ? 'deny" escalatable="false' : access;
  return [
    mark(`<entry access="${open}"><${kind}>`),
    span(escapeXml(text.value), text.source),
    mark(`</${kind}></entry>`),
  ];
}

function readableSpans(text: Root): Span[] {
  return lineSpans({ access: "read", kind: "path", text });
}

function ownFiles({ machine }: Pick<Session, "machine">): Root[] {
  return [SHELL, join(machine.codexHome, HELPERS)].map((value) => ({ value, source: DEFAULT }));
}

function writableIn(lines: readonly Line[], machine: Machine): Root[] {
  return lines
    .filter(({ access, text }) => access === "write" && text.value !== ":minimal")
    .flatMap((line) => placesOf(line, machine).map((value) => ({ value, source: line.text.source })));
}

function namedReads(line: Line, machine: Machine): Line[] {
  if (line.kind !== "special") return [line];
  if (![":slash_tmp", ":tmpdir"].includes(line.text.value)) return [];
  return placesOf(line, machine).map((value) => ({ ...line, kind: "path", text: { ...line.text, value } }));
}
