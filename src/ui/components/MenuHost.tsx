import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { whenIdle } from "./idle.ts";
import { useMenu } from "./menuStore.ts";

const load = () => import("./MenuSurface.tsx");
const MenuSurface = lazy(load);

/** The place of the one open menu. */
export function MenuHost(): ReactNode {
  const request = useMenu((state) => state.request);
  useEffect(() => whenIdle(() => void load()), []);
  if (request === null) return null;
  return (
    <Suspense fallback={null}>
      <MenuSurface request={request} />
    </Suspense>
  );
}
