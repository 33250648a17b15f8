/** What the browser benchmark measures inside a page. Each function is sent into the page as it stands: it may use nothing from this file. */

/**
 * Resolves with the milliseconds from the start of the navigation to the end of the first frame in which the element is
 * visible.
 */
export function timeToVisible(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = (): void => {
      const element = document.querySelector(selector);
      const visible = element !== null && element.getClientRects().length > 0 && element.textContent !== "";
      if (!visible) {
        requestAnimationFrame(look);
        return;
      }
      // This callback runs before the frame is painted; a task that follows runs after.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    };
    look();
  });
}

/**
 * From now on measures each key: from the event to the end of the first frame that was painted after the text of the
 * element has changed; without a selector, to the end of the first frame after the key. The milliseconds are gathered
 * in `window.keyTimes`.
 */
export function measureKeys(selector: string | null): void {
  const times: number[] = [];
  Object.assign(window, { keyTimes: times });
  let pressed: number | null = null;

  const finish = (): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (pressed === null) return;
        times.push(performance.now() - pressed);
        pressed = null;
      };
      port2.postMessage(null);
    });
  };
  window.addEventListener(
    "keydown",
    (event) => {
      pressed = event.timeStamp;
      if (selector === null) finish();
    },
    { capture: true },
  );
  if (selector === null) return;

  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  let text = element.textContent;
  new MutationObserver(() => {
    const now = element.textContent;
    if (now === text) return;
    text = now;
    finish();
  }).observe(element, { subtree: true, childList: true, characterData: true });
}
