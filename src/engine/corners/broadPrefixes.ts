/**
 * Prefixes that would approve anything at all. In the file that Codex itself writes, `<codexHome>/rules/default.rules`,
 * 0.158.0 passes rules over that approve exactly one of them; capitals are no matter.
 */

/** Second words by first ones; every first word is also one of them alone. */
const BROAD: Readonly<Record<string, string>> = {
  "sh bash zsh /bin/sh /bin/bash /bin/zsh": "-c -lc",
  "dash fish ksh": "-c",
  pwsh: "-c -command -encodedcommand -e -ec -f -file",
  "powershell powershell.exe": "-c -command -encodedcommand -file",
  "cmd cmd.exe": "/c /k",
  "python python3": "-c -",
  py: "-3",
  node: "-e",
  deno: "eval",
  bun: "-e run",
  "perl ruby lua julia": "-e",
  php: "-r",
  "pythonw pyw pypy pypy3 nodejs env sudo osascript rm Rscript git": "",
};

const ALL: ReadonlySet<string> = new Set(
  Object.entries(BROAD).flatMap(([heads, seconds]) =>
    heads.split(" ").flatMap((head) => [
      head.toLowerCase(),
      ...seconds
        .split(" ")
        .filter((second) => second !== "")
        .map((second) => `${head} ${second}`.toLowerCase()),
    ]),
  ),
);

export function isBroad(words: readonly string[]): boolean {
  return words.length < 3 && !words.some((word) => word.includes(" ")) && ALL.has(words.join(" ").toLowerCase());
}
