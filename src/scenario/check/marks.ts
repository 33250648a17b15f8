/** Lines between which the script prints what it found. */
export const MARKS = {
  begin: "-----BEGIN CODEX CHECK-----",
  output: "-----OUTPUT-----",
  errors: "-----ERRORS-----",
  end: "-----END CODEX CHECK-----",
} as const;
