import { describe, expect, it } from "vitest";
import { ancestors, baseName, chain, isBelow, isNormal, join, namesOf, normalise, parentOf } from "./path.ts";
import { canonicalPath, isWindowsPath } from "./windowsPath.ts";

describe("Windows paths", () => {
  it.each([
    ["C:\\w", true],
    ["c:/w", true],
    ["\\\\server\\share", true],
    ["\\\\?\\C:\\w", true],
    ["C:w", false],
    ["C:", false],
    ["\\rooted", false],
    ["\\\\server", false],
    ["/w", false],
    ["//server/share", false],
    ["w\\x", false],
  ])("%s begins at the top of a tree: %s", (path, expected) => {
    expect(isWindowsPath(path)).toBe(expected);
  });

  it.each([
    ["c:/w", "C:\\w"],
    ["C:\\w/x\\y", "C:\\w\\x\\y"],
    ["d:\\", "D:\\"],
    ["d:/", "D:\\"],
    ["C:\\w\\", "C:\\w\\"],
    ["C:\\w\\.\\x\\..\\y", "C:\\w\\y"],
    ["C:\\..\\..\\w", "C:\\w"],
    ["C:\\\\w\\\\x", "C:\\w\\x"],
    ["\\\\?\\C:\\w", "C:\\w"],
    ["\\\\?\\UNC\\server\\share\\w", "\\\\server\\share\\w"],
    ["\\\\server\\share\\dir", "\\\\server\\share\\dir"],
    ["\\\\server/share/dir/..", "\\\\server\\share"],
    ["\\\\server\\share\\", "\\\\server\\share\\"],
    ["C:\\with space\\x", "C:\\with space\\x"],
    ["/w/../x", "/w/../x"],
  ])("%s is printed as %s", (path, printed) => {
    expect(canonicalPath(path)).toBe(printed);
  });

  it.each([
    ["C:\\a\\b", ["C:\\a\\b", "C:\\a", "C:\\"]],
    ["C:\\a\\b\\", ["C:\\a\\b\\", "C:\\a", "C:\\"]],
    ["C:\\", ["C:\\"]],
    ["\\\\server\\share\\a", ["\\\\server\\share\\a", "\\\\server\\share"]],
    ["\\\\server\\share", ["\\\\server\\share"]],
  ])("the ancestors of %s end at the drive or the share", (path, expected) => {
    expect(ancestors(path)).toEqual(expected);
  });

  it.each([
    ["C:\\", "a", "C:\\a"],
    ["C:\\w", ".git/HEAD", "C:\\w\\.git\\HEAD"],
    ["C:\\w\\", "a", "C:\\w\\a"],
    ["C:\\w", "x\\y", "C:\\w\\x\\y"],
    ["C:\\w", "\\abs", "C:\\abs"],
    ["C:\\w", "d:/x", "D:\\x"],
    ["\\\\server\\share", "a", "\\\\server\\share\\a"],
    ["/w", "C:\\x", "/w/C:\\x"],
  ])("%s and %s are joined to %s", (directory, path, expected) => {
    expect(join(directory, path)).toBe(expected);
  });

  it("takes paths apart at backslashes", () => {
    expect(parentOf("C:\\a")).toBe("C:\\");
    expect(baseName("C:\\a\\b.md")).toBe("b.md");
    expect(namesOf("C:\\a\\b")).toEqual(["a", "b"]);
    expect(isBelow("C:\\a\\b", "C:\\a")).toBe(true);
    expect(isBelow("C:\\a", "C:\\")).toBe(true);
    expect(isBelow("C:\\ab", "C:\\a")).toBe(false);
    expect(isBelow("D:\\a", "C:\\")).toBe(false);
    expect(chain("C:\\", "C:\\a\\b")).toEqual(["C:\\", "C:\\a", "C:\\a\\b"]);
    expect(normalise("C:\\a\\..\\b\\")).toBe("C:\\b");
    expect(normalise("C:\\")).toBe("C:\\");
  });

  it.each([
    ["C:\\a", true],
    ["C:\\", true],
    ["c:\\a", false],
    ["C:/a", false],
    ["C:\\a\\", false],
    ["C:\\a\\..", false],
  ])("%s is in normal form: %s", (path, expected) => {
    expect(isNormal(path)).toBe(expected);
  });
});
