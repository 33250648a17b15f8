/** Runs `work` on every entry, at most `limit` at a time; the answers are in the order of the entries. */
export async function inParallel<Entry, Answer>(
  entries: readonly Entry[],
  limit: number,
  work: (entry: Entry, index: number) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < entries.length) {
      const index = next++;
      answers[index] = await work(entries[index] as Entry, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, entries.length) }, worker));
  return answers;
}
