import type { AppStore } from "../state/store.ts";
import type { Theme } from "../state/view.ts";

/** Puts the chosen theme on the page, now and whenever it changes. "System" leaves it to the style sheet. */
export function followTheme(app: AppStore): void {
  const apply = (theme: Theme): void => {
    if (theme === "system") document.documentElement.removeAttribute("data-theme");
    else document.documentElement.setAttribute("data-theme", theme);
  };
  apply(app.getState().view.theme);
  app.subscribe((state, before) => {
    if (state.view.theme !== before.view.theme) apply(state.view.theme);
  });
}
