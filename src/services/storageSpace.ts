/** How much room the browser gives, and whether what is stored there may be cleared by it. */

export interface Space {
  /** Bytes. */
  readonly used: number;
  readonly quota: number;
  /** The browser clears nothing of its own accord. */
  readonly lasting: boolean;
}

export async function storageSpace(): Promise<Space | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    if (usage === undefined || quota === undefined) return null;
    return { used: usage, quota, lasting: await navigator.storage.persisted() };
  } catch {
    return null;
  }
}

let asked = false;

/**
 * Asks the browser to keep what is stored; called when there is something of worth. Only Chromium decides without a
 * question to the person, and only it has `userAgentData`.
 */
export function askToLast(): void {
  if (asked || !("userAgentData" in navigator)) return;
  asked = true;
  navigator.storage?.persist?.().catch(() => undefined);
}
