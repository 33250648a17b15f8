/** The page's side of the service worker: asks for it, and says when a new version is ready. */

/** A version that is installed; the page still runs on the old one. */
export interface NewVersion {
  /** Loads the page again, on the new version. */
  take(): void;
}

/** Milliseconds after which a page that is looked at again asks whether there is a new version. */
const ASK_AGAIN = 3_600_000;

/**
 * Registers the worker `sw.js` beside the page. Without one (plain http, a private window, storage that is refused) the
 * app works as before, with a network. It is asked for when the page `rests`; that another tab has taken a new version is
 * noticed before.
 */
export async function workOffline(onNewVersion: (version: NewVersion) => void, rests: Promise<void>): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const container = navigator.serviceWorker;
  // The first worker of all takes a page that has none; it is of the same version.
  let had = container.controller !== null;
  let taking = false;
  container.addEventListener("controllerchange", () => {
    if (taking) location.reload();
    // Another tab has taken the new version. What this one runs on is kept, but not for ever.
    else if (had) onNewVersion({ take: () => location.reload() });
    had = true;
  });
  const offer = (waiting: ServiceWorker): void =>
    onNewVersion({
      take: () => {
        taking = true;
        waiting.postMessage("take over");
      },
    });

  await rests;
  const registration = await register(container);
  if (registration === null) return;
  if (registration.waiting !== null && registration.active !== null) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => {
      if (installing.state === "installed" && registration.active !== null) offer(installing);
    });
  });
  askAgain(registration);
}

async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  try {
    const url = new URL("sw.js", document.baseURI);
    // What blocks workers (an extension, a test) may answer with nothing instead of a refusal.
    return (await container.register(url, { updateViaCache: "none" })) ?? null;
  } catch {
    return null;
  }
}

function askAgain(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < ASK_AGAIN) return;
    asked = Date.now();
    // Without a network there is nothing to be told.
    registration.update().catch(() => undefined);
  });
}
