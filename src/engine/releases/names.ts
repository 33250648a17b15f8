/** The Codex releases that are modelled, the newest first. */
export const CODEX_RELEASES = ["0.158.0", "0.113.0"] as const;
export type CodexRelease = (typeof CODEX_RELEASES)[number];
