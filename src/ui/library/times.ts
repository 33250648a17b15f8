/** How far back a moment lies, and when it was. */

const UNITS = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["week", 7 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** “5 minutes ago”; `fresh` for what is less than a minute old, or lies ahead because a clock was set back. */
export function timeAgo(at: number, now: number, locale: string, fresh: string): string {
  const seconds = (now - at) / 1000;
  for (const [unit, length] of UNITS) {
    if (seconds < length) continue;
    return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
  }
  return fresh;
}

/** Date and time of day in the zone of the browser; the year where it is not that of `now`. */
export function timeOf(at: number, now: number, locale: string): string {
  const year = new Date(at).getFullYear() === new Date(now).getFullYear() ? undefined : "numeric";
  const parts = { year, month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(locale, parts).format(at);
}
