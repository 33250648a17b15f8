/** The id of the nth agent of a process, counted from 1. Codex makes it by chance; here it has the form and size alone. */
export function agentId(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}
