/** Folders and archives on this machine's disk, and dropping them as a file manager does. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";

export type Tree = { readonly [path: string]: string | Uint8Array | { readonly link: string } };

export class Disk {
  readonly top = mkdtempSync(`${tmpdir()}/import-`);

  /** Writes files below the top. */
  lay(tree: Tree): void {
    for (const [path, content] of Object.entries(tree)) {
      const whole = this.path(path);
      mkdirSync(dirname(whole), { recursive: true });
      if (typeof content === "object" && "link" in content) symlinkSync(content.link, whole);
      else writeFileSync(whole, content);
    }
  }

  path(name: string): string {
    return `${this.top}/${name}`;
  }

  remove(): void {
    rmSync(this.top, { recursive: true });
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const MIDDLE: Place = { x: 700, y: 400 };

/** The events that the browser makes of paths that a file manager drags over the page. */
async function drag(page: Page, types: readonly string[], paths: readonly string[], place: Place): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  for (const type of types) {
    await session.send("Input.dispatchDragEvent", { type: type as "drop", ...place, data });
  }
  await session.detach();
}

export function dragOver(page: Page, paths: readonly string[], place = MIDDLE): Promise<void> {
  return drag(page, ["dragEnter", "dragOver"], paths, place);
}

export function drop(page: Page, paths: readonly string[], place = MIDDLE): Promise<void> {
  return drag(page, ["dragEnter", "dragOver", "drop"], paths, place);
}
