import { useEffect, useState } from "react";
import { STORAGE_KEYS } from "../../constants.ts";

/** Sizes of panes in percent. */
export type PaneSizes<Name extends string> = Readonly<Record<Name, number>>;

/** The sizes of an arrangement, kept between visits. */
export function usePaneSizes<Name extends string>(
  arrangement: string,
  initial: PaneSizes<Name>,
): readonly [PaneSizes<Name>, (change: Partial<PaneSizes<Name>>) => void] {
  const key = `${STORAGE_KEYS.panels}/${arrangement}`;
  const [sizes, setSizes] = useState(() => stored(key, initial));
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(sizes));
    } catch {
      // Sizes are a convenience. That storage is refused is said where the scenario is saved.
    }
  }, [key, sizes]);
  return [sizes, (change) => setSizes((before) => ({ ...before, ...change }))];
}

function stored<Name extends string>(key: string, initial: PaneSizes<Name>): PaneSizes<Name> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    const sizes: Record<Name, number> = { ...initial };
    for (const name in initial) {
      const value = (found as Partial<Record<Name, unknown>> | null)?.[name];
      if (typeof value === "number" && value > 0 && value < 100) sizes[name] = value;
    }
    return sizes;
  } catch {
    return initial;
  }
}
