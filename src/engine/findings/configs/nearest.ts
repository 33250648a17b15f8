/** The known name that a misspelt one was meant to be. */

/** Fewest insertions, deletions, replacements and swaps of neighbours that turn one text into the other. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(at(row, j - 1) + 1, at(last, j) + 1, at(last, j - 1) + cost);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) least = Math.min(least, at(beforeLast, j - 2) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

/** A name that is part of another one counts as near when it has at least this many characters, its first words fewer. */
const LEAST_PART = 7;
const LEAST_BEGINNING = 5;

/**
 * The nearest of the names: spelt otherwise (`projectDocMaxBytes`), at most one edit in four characters away, else the
 * shortest that holds it, else the longest that it holds. Null when none is near. Of equally near ones the first.
 */
export function nearestName(name: string, known: readonly string[]): string | null {
  const wanted = plain(name);
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const distance = isBeginning(name, candidate)
      ? 1000 + candidate.length - name.length
      : distanceTo(wanted, plain(candidate));
    if (distance < least) {
      least = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

/** The first words of the other one. */
function isBeginning(name: string, candidate: string): boolean {
  return name.length >= LEAST_BEGINNING && candidate.toLowerCase().startsWith(`${name.toLowerCase()}_`);
}

/** Edits; more than any number of edits for a part of a name; infinity when the names are not near. */
function distanceTo(wanted: string, candidate: string): number {
  const longer = Math.max(wanted.length, candidate.length);
  const difference = Math.abs(wanted.length - candidate.length);
  const most = Math.max(1, Math.floor(longer / 4));
  if (difference <= most) {
    const distance = editDistance(wanted, candidate);
    if (distance <= most) return distance;
  }
  if (longer - difference < LEAST_PART) return Number.POSITIVE_INFINITY;
  if (candidate.includes(wanted)) return 1000 + difference;
  return wanted.includes(candidate) ? 2000 + difference : Number.POSITIVE_INFINITY;
}

/** Without case and word separators. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_ ]/g, "");
}
