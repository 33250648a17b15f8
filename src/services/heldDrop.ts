/** What a drop brings, held while the browser still knows it. Small: it is there from the first moment of the page. */

export interface HeldItem {
  readonly entry: FileSystemEntry | null;
  readonly file: File | null;
}

/** To be called while the drop is handled: later the browser has forgotten what was dropped. */
export function holdDrop({ items }: DataTransfer): readonly HeldItem[] {
  const files = [...items].filter(({ kind }) => kind === "file");
  return files.map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }));
}
