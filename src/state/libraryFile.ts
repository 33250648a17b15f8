/** The name of the file in which a scenario with this title is saved. */
export function fileName(title: string): string {
  const name = title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  return `${name.replaceAll(/^-|-$/g, "") || "scenario"}.json`;
}
