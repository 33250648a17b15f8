/**
 * What must not outlive this process: Codex processes it started and temporary roots it made. Each is registered with
 * the function that ends it and forgotten when it has ended; what is left is ended when Node exits, on a signal too.
 */

const pending = new Set<() => void>();
let installed = false;

/** Registers `end`; the answer forgets it again. */
export function endAtExit(end: () => void): () => void {
  if (!installed) {
    installed = true;
    process.on("exit", () => {
      // Latest first: a process before the root it runs in.
      for (const last of [...pending].reverse()) last();
    });
    process.once("SIGINT", () => process.exit(130));
    process.once("SIGTERM", () => process.exit(143));
  }
  pending.add(end);
  return () => pending.delete(end);
}
