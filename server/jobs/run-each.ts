/** Does all of them, even if one fails: that one is tried again another time. @throws AggregateError of what failed. */
export async function runEach<T>(all: readonly T[], run: (one: T) => Promise<void>, message: string): Promise<void> {
  const faults: unknown[] = [];
  for (const one of all) await run(one).catch((fault: unknown) => void faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, message);
}
