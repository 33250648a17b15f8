import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useDocs } from "../docs/openDocs.ts";
import { loadFileActions, loadFileMenu } from "../files/lateActions.ts";
import { loadSettingMenus } from "../session/lateMenus.ts";
import { useShare } from "../share/shareStore.ts";
import { useDialog } from "./dialogStore.ts";
import { loadHeaderMenus } from "./Header.tsx";
import { whenIdle } from "./idle.ts";
import { useMenu } from "./menuStore.ts";

const loadMenu = () => import("./MenuSurface.tsx");
const loadDialog = () => import("./Dialog.tsx");
const Notices = lazy(async () => ({ default: (await import("./Notices.tsx")).Notices }));
const MenuSurface = lazy(loadMenu);
const Dialog = lazy(loadDialog);
const CheckLayer = lazy(() => import("../check/CheckLayer.tsx"));
const DocsPanel = lazy(() => import("../docs/DocsPanel.tsx"));
const ImportLayer = lazy(() => import("../import/ImportLayer.tsx"));
const LibraryLayer = lazy(() => import("../library/LibraryLayer.tsx"));
const MigrationLayer = lazy(() => import("../migration/MigrationLayer.tsx"));
const ReleasesLayer = lazy(() => import("../releases/ReleasesLayer.tsx"));
const ShareDialog = lazy(() => import("../share/ShareDialog.tsx"));

/**
 * Notices, the one open menu, the one open dialog, the documentation, the dialog about links. The answer does not wait for
 * their code: it comes when the page rests, or when it is asked for.
 */
export function LateParts(): ReactNode {
  const menu = useMenu((state) => state.request);
  const dialog = useDialog((state) => state.request);
  const docs = useDocs((state) => state.request);
  const share = useShare((state) => state.request);
  const [rests, setRests] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setRests(true);
        for (const load of [loadMenu, loadDialog, loadHeaderMenus, loadSettingMenus, loadFileMenu, loadFileActions]) {
          void load();
        }
      }),
    [],
  );
  return (
    <>
      <Suspense fallback={null}>{rests && <Notices />}</Suspense>
      <Suspense fallback={null}>{rests && <ImportLayer />}</Suspense>
      <Suspense fallback={null}>{rests && <LibraryLayer />}</Suspense>
      <Suspense fallback={null}>{rests && <CheckLayer />}</Suspense>
      <Suspense fallback={null}>{rests && <ReleasesLayer />}</Suspense>
      <Suspense fallback={null}>{rests && <MigrationLayer />}</Suspense>
      <Suspense fallback={null}>{docs !== null && <DocsPanel request={docs} />}</Suspense>
      <Suspense fallback={null}>
        {menu !== null && <MenuSurface request={menu} />}
        {dialog !== null && <Dialog request={dialog} />}
        {share !== null && <ShareDialog request={share} />}
      </Suspense>
    </>
  );
}
