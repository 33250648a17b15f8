/** Files of the person's own computer: saving one there, choosing one from there. */

/** Offers bytes as a download. */
export function download(name: string, content: BlobPart, type = "application/octet-stream"): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download begins with the click; the address is only needed until then, some browsers take a moment.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Lets the person choose a file; null when they choose none. */
export function chooseFile(accept = ""): Promise<ChosenFile | null> {
  return new Promise((resolve, reject) => {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.addEventListener("cancel", () => resolve(null));
    input.addEventListener("change", () => {
      const file = input.files?.[0];
      if (file === undefined) resolve(null);
      else file.arrayBuffer().then((buffer) => resolve({ name: file.name, bytes: new Uint8Array(buffer) }), reject);
    });
    input.click();
  });
}
