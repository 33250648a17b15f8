/** The words around Codex's own words for a refused start; they come with them. */
export const refusalEn = {
  says: "Codex says",
  where: {
    exec: "on standard error of codex exec",
    tui: "on the terminal",
    "app-server": "to the client, or on standard error when the server does not start at all",
  },
};

export type RefusalStrings = typeof refusalEn;
