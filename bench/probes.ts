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
 * From now on measures each key: from the event to the end of the first frame that was painted with the changed text of
 * the element. The milliseconds are gathered in `window.keyTimes`.
 */
export function measureKeys(selector: string): void {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`There is no ${selector}.`);
  const times: number[] = [];
  Object.assign(window, { keyTimes: times });
  let pressed: number | null = null;
  let text = element.textContent;

  const { port1, port2 } = new MessageChannel();
  let frames = 0;
  /** The frame whose callbacks run now. */
  let current: number | null = null;
  /** The frame that shows the change. */
  let shows: number | null = null;
  // A task that was asked for in a frame runs when the frame has been painted.
  port1.onmessage = ({ data: frame }) => {
    if (frame === current) current = null;
    if (frame !== shows) return;
    if (pressed !== null) times.push(performance.now() - pressed);
    pressed = null;
    shows = null;
  };
  const schedule = window.requestAnimationFrame.bind(window);
  const enterFrame = (): number => {
    if (current === null) {
      frames += 1;
      current = frames;
      port2.postMessage(current);
    }
    return current;
  };
  window.requestAnimationFrame = (callback) =>
    schedule((time) => {
      enterFrame();
      callback(time);
    });

  window.addEventListener(
    "keydown",
    (event) => {
      pressed = event.timeStamp;
      // The task of the last frame may still be waiting behind this event.
      current = null;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const now = element.textContent;
    if (now === text) return;
    text = now;
    // A page may change the text within a frame: then that frame shows it, else the next one.
    if (current !== null) shows = current;
    else
      schedule(() => {
        shows = enterFrame();
      });
  }).observe(element, { subtree: true, childList: true, characterData: true });
}
