/**
 * Windows paths. What tells them is their form, a drive or a share at the front, whatever computer Codex runs on; inside
 * the engine they stand in one spelling: backslashes, the drive in upper case, nothing to resolve.
 */

/** An absolute path of Windows in any spelling. `C:rel` and `\rooted` are none. */
export function isWindowsPath(path: string): boolean {
  return !path.startsWith("/") && /^(?:[A-Za-z]:[\\/]|\\\\[^\\/]+[\\/]+[^\\/]+)/.test(path);
}

/**
 * The one spelling of a Windows path, as Codex prints it: `\\?\` goes, slashes are backslashes, `.`, `..` and doubled
 * separators are resolved by the text alone; one separator at the end stays. Any other path comes back as it is.
 */
export function canonicalPath(path: string): string {
  if (!isWindowsPath(path)) return path;
  const plain = path
    .replaceAll("/", "\\")
    .replace(/^\\\\\?\\(UNC\\)?/i, (_, share) => (share === undefined ? "" : "\\\\"));
  const root = /^(?:.:\\|\\\\[^\\]+\\+[^\\]+)/.exec(plain)?.[0] ?? plain;
  const names: string[] = [];
  for (const name of plain.slice(root.length).split("\\")) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  const start = root.startsWith("\\") ? root.replace(/(?<=.)\\+/g, "\\") : root.toUpperCase();
  const whole = names.reduce(joined, start);
  return plain.endsWith("\\") && !whole.endsWith("\\") ? `${whole}\\` : whole;
}

/** With slashes, the way the list of skills prints paths on every computer. */
export function slashed(path: string): string {
  return isWindowsPath(path) ? path.replaceAll("\\", "/") : path;
}

/** A name, or names, below a directory; what begins with a separator counts from the drive or the share. */
export function joinWindows(directory: string, path: string): string {
  if (isWindowsPath(path)) return canonicalPath(path);
  const below = path.replaceAll("/", "\\");
  return below.startsWith("\\") ? joined(windowsRoot(directory), below.slice(1)) : joined(directory, below);
}

function joined(directory: string, name: string): string {
  return directory.endsWith("\\") ? directory + name : `${directory}\\${name}`;
}

/** `C:\` or `\\server\share` of a path in the one spelling. */
export function windowsRoot(path: string): string {
  return /^(?:.:\\|\\\\[^\\]+\\[^\\]+)/.exec(path)?.[0] ?? path;
}
