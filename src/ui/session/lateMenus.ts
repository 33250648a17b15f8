import type * as Menus from "./settingMenus.ts";

/** The menus of the session bar, fetched when one is first asked for or the page is at rest. */
export const loadSettingMenus = (): Promise<typeof Menus> => import("./settingMenus.ts");
