/** What files can have done to them, fetched when it is first asked for or the page is at rest. */
import type * as Actions from "./fileActions.ts";
import type * as Menu from "./fileMenu.ts";

export const loadFileActions = (): Promise<typeof Actions> => import("./fileActions.ts");
export const loadFileMenu = (): Promise<typeof Menu> => import("./fileMenu.ts");

/** Carries an action out as soon as its code is there. */
export function withFileActions(run: (actions: typeof Actions) => void): void {
  void loadFileActions().then(run);
}
