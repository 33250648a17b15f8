/** Names and addresses of hosts, as the newest release reads them in prose: measured, not what the standards of the web say. */

/** Letters and digits of a name; every character beyond ASCII counts. */
const NAME = "A-Za-z0-9\\u0080-\\uffff";
const DELIMITERS = "!$&'()*+,;=";

/** What stands before a host decides what may touch it. */
export type HostPlace =
  /** Nothing of a link. */
  | "domain"
  /** The `@` of an address: no port. */
  | "email"
  /** `scheme://`: delimiters behind it belong to it. */
  | "scheme"
  /** `scheme://user@`. */
  | "user";

interface Shape {
  /** Labels joined by dots; inner hyphens. Where a port may follow, colons are passed over. */
  readonly host: RegExp;
  /** What still belongs to the run behind the host; more of a name behind that voids the host. */
  readonly rest: RegExp;
  readonly voids: RegExp;
}

const SHAPES: Readonly<Record<HostPlace, Shape>> = {
  domain: shape("", "[-:]*", ":*\\.:*", "[-.:]*", "_~@"),
  email: shape("", "-*", "\\.", "[-.]*", "_~@"),
  scheme: shape(":*", "[-:]*", ":*\\.:*", `[-.:${DELIMITERS}]*`, "_~"),
  user: shape(":*", "[-:]*", ":*\\.:*", "[-.:]*", "_~@"),
};

function shape(first: string, inner: string, dot: string, rest: string, voids: string): Shape {
  return {
    host: new RegExp(`${first}[${NAME}](?:(?:${inner}|${dot})[${NAME}])*`, "y"),
    rest: new RegExp(rest, "y"),
    voids: new RegExp(`[${NAME}${voids}]`),
  };
}

export interface Host {
  /** Several labels, the last with two ASCII letters in front, or four numbers; one label; or no host. */
  readonly kind: "dotted" | "single" | "void";
  /** Exclusive. Where the host is void: what begins before this in the same run is void too. */
  readonly end: number;
}

/** `user` is what stands between the scheme and the host. */
export function hostAt(text: string, start: number, place: HostPlace, user = ""): Host {
  const { host, rest, voids } = SHAPES[place];
  const name = matchAt(host, text, start);
  const end = start + name.length;
  if (name === "") return { kind: "void", end };
  const behind = matchAt(rest, text, end);
  const hyphenBehindDot = /\..*-/s.test(behind);
  if (hyphenBehindDot || voids.test(text.charAt(end + behind.length))) return { kind: "void", end };
  const numeric = /^[\d:.]+$/.test(name) && !behind.includes("-");
  const kind = numeric ? kindOfNumbers(user + name) : kindOfName(name);
  return { kind, end: kind === "void" ? end - lengthOfAddress(name) : end };
}

/** A dot before a colon parts no labels. */
function labelsOf(name: string): string[] {
  return name.split(/\.(?!:)/);
}

function kindOfName(name: string): Host["kind"] {
  const labels = labelsOf(name);
  if (labels.length === 1) return "single";
  return /^[A-Za-z]{2}/.test(labels.at(-1) ?? "") ? "dotted" : "void";
}

/** The dots of the user count with those of the address; how large a number is does not matter. */
function kindOfNumbers(address: string): Host["kind"] {
  return labelsOf(address).length === 4 ? "dotted" : "void";
}

/** Four numbers at the end of a void name may be a host without what stands before them. Characters; 0: they are not there. */
function lengthOfAddress(name: string): number {
  let start = name.length;
  while (start > 0 && /[\d:.]/.test(name.charAt(start - 1))) start--;
  const labels = labelsOf(name.slice(start));
  return labels.length < 4 ? 0 : labels.slice(-4).join(".").length;
}

const USER = new RegExp(`[-._~:${NAME}${DELIMITERS}]*@`, "y");
const LOOSE = new RegExp(`[-._~:@${NAME}${DELIMITERS}]*`, "y");

/** `user@` or `user:password@` in front of a host; empty where there is none. */
export function userAt(text: string, start: number): string {
  return matchAt(USER, text, start);
}

/** What stands for the host in a link whose scheme is not one of the web's. */
export function looseHostAt(text: string, start: number): string {
  return matchAt(LOOSE, text, start);
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
