import type { LayoutStorage } from "react-resizable-panels";

/** Keeps panel sizes; a browser without storage shows the default sizes again. */
export const panelStorage: LayoutStorage = {
  getItem(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key, value) {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Sizes are a convenience. That storage is refused is said where the scenario is saved.
    }
  },
};
