/** Runs an action when the browser is at rest; the returned function calls it off. */
export function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(action, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(action, 200);
  return () => clearTimeout(handle);
}
