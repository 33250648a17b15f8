/** The import, fetched when it is first asked for. */
export const loadImport = () => import("./importActions.ts");
