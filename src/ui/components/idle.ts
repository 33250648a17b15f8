/** Runs an action when the browser is at rest; the returned function calls it off. */
export function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(action, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(action, 200);
  return () => clearTimeout(handle);
}

/**
 * Runs an action when what was last rendered is on the screen, or soon in a tab that nobody sees; the returned function
 * calls it off.
 */
export function afterPaint(action: () => void): () => void {
  let wanted = true;
  const once = (): void => {
    if (wanted) action();
    wanted = false;
  };
  requestAnimationFrame(() => setTimeout(once));
  const hidden = setTimeout(once, 1000);
  return () => {
    wanted = false;
    clearTimeout(hidden);
  };
}
