/**
 * A static file server on loopback, like the plain hosting the app is made for: correct content types, 404 for what is
 * missing (no fallback to index.html), nothing cached, and the whole site under a base path when one is asked for.
 */
import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export interface StaticServer {
  /** Address of the site's first page; ends with a slash. */
  readonly url: string;
  close(): Promise<void>;
}

export interface StaticServerOptions {
  /** Begins and ends with a slash. */
  readonly base?: string;
  /** 0: any free port. */
  readonly port?: number;
  /** Paths below the base that are answered with 404 though the file is there. */
  readonly absent?: readonly string[];
}

/** Serves `directory`; rejects when the port is taken. */
export async function serveStatic(
  directory: string,
  { base = "/", port = 0, absent = [] }: StaticServerOptions = {},
): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const below = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : null;
    const path = below === null ? null : normalize(below === "" ? "index.html" : below);
    const file = path === null || path.startsWith("..") || absent.includes(path) ? null : join(directory, path);
    if (file === null || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found\n");
      return;
    }
    const type = CONTENT_TYPES[extname(file)] ?? "application/octet-stream";
    // In one piece: the benchmarks measure the page, not how a file is read.
    response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(readFileSync(file));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
