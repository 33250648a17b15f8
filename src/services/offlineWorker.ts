/**
 * The service worker: everything the app may load lies in a cache of this version, so that the page opens and works
 * without a network. A script of its own (`sw.js`), built by `scripts/offlinePlugin.ts`.
 *
 * - The files are fetched while the worker is installed; the page asks for that when it rests.
 * - A new version waits until the person takes it: it never changes what an open page is made of.
 * - The cache of the version before is kept for other tabs that still run on it. Older ones go.
 */

/** What of the worker's globals is used; the library for them contradicts that of the page. */
interface WorkerScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lifetime) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}
interface Lifetime {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Paths below the scope, put in when the worker is built. */
declare const FILES: {
  /** Their names change with their content. */
  readonly hashed: readonly string[];
  /** Files with fixed names. */
  readonly fixed: readonly string[];
};
/** A hash over names and contents of all files. */
declare const VERSION: string;

const worker = self as unknown as WorkerScope;
const { scope } = worker.registration;

/** Other pages of the same origin have caches too: ours begin with our address. */
const PREFIX = `agents-md-playground ${scope} `;
const CACHE = `${PREFIX}${VERSION}`;
/** Of this version and the one before. */
const KEPT = 2;
/** Downloads at the same time. */
const LANES = 4;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data }) => {
  if (data === "take over") void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  event.respondWith(answer(request));
});

/** All or nothing: a version that is not whole is not used, and tried again with the next visit. */
async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const waiting = [...FILES.fixed, ...FILES.hashed];
  const isFixed = new Set(FILES.fixed);
  const lane = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await put(cache, path, isFixed.has(path));
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (fault) {
    await caches.delete(CACHE);
    throw fault;
  }
}

/** A file whose name says its content is taken from a former version, or from the browser's own cache. */
async function put(cache: Cache, path: string, fixed: boolean): Promise<void> {
  const url = new URL(path, scope).href;
  const known = fixed ? undefined : await kept(url);
  const response = known ?? (await fetch(url, { cache: fixed ? "no-cache" : "default", priority: "low" }));
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  await cache.put(url, response);
}

async function activate(): Promise<void> {
  const own = await ownCaches();
  await Promise.all(own.slice(0, -KEPT).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** In the order in which they were made; that of this version last. */
async function ownCaches(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  return [...names, CACHE];
}

/** From the newest version that has it. */
async function kept(url: string): Promise<Response | undefined> {
  for (const name of (await ownCaches()).toReversed()) {
    const found = await (await caches.open(name)).match(url);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function answer(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const isPage = request.mode === "navigate" && url.pathname === new URL(scope).pathname;
  const path = isPage ? new URL("index.html", scope).href : url.origin + url.pathname;
  return (await kept(path)) ?? fetch(request);
}
