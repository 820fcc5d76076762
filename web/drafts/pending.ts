/** The names of the answers of a form whose values are `T`, and what an answer can be. */
export type Key<T> = keyof T & string;
export type Answer<T> = T[Key<T>];

/** An answer that the server has not confirmed: what was typed, and what the server held when the typing began. */
export type PendingAnswer<T> = { mine: Answer<T>; base: Answer<T> };
export type PendingAnswers<T> = { [K in Key<T>]?: PendingAnswer<T> };

/** An answer that was changed here and elsewhere, to two different things. The founder chooses. */
export type AnswerConflict<T> = { key: Key<T>; mine: Answer<T>; theirs: Answer<T> };

/** True when the server would keep both as the same answer: it trims text and writes line breaks as \n. */
export function sameAnswer(a: unknown, b: unknown): boolean {
  return spelled(a) === spelled(b);
}

/** Whatever the order of an object's keys; a number that is none (an amount still being typed) differs from null. */
function spelled(answer: unknown): string {
  return JSON.stringify(answer, (_, value: unknown) => {
    if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim();
    if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/**
 * The pending answers after the founder typed `mine` at `key`. Typing back what the server holds leaves nothing pending,
 * save where a call that was not answered yet may have changed what it holds.
 */
export function withEdit<T extends object>(
  pending: PendingAnswers<T>,
  server: T,
  key: Key<T>,
  mine: Answer<T>,
  unanswered: Partial<T> = {},
): PendingAnswers<T> {
  if (!(key in unanswered) && sameAnswer(mine, server[key])) return without(pending, [key]);
  return { ...pending, [key]: { mine, base: pending[key]?.base ?? server[key] } };
}

/** After the server has taken `sent`: what was typed on top of it in the meantime stays pending. */
export function withConfirmed<T extends object>(pending: PendingAnswers<T>, sent: Partial<T>): PendingAnswers<T> {
  const left: PendingAnswers<T> = {};
  for (const [key, entry] of entriesOf(pending)) {
    const taken = sent[key];
    if (taken === undefined) left[key] = entry;
    else if (!sameAnswer(entry.mine, taken)) left[key] = { mine: entry.mine, base: taken };
  }
  return left;
}

/** Without what the server meanwhile holds as well. */
export function withoutSettled<T extends object>(pending: PendingAnswers<T>, server: T): PendingAnswers<T> {
  return without(
    pending,
    entriesOf(pending)
      .filter(([key, { mine }]) => sameAnswer(mine, server[key]))
      .map(([key]) => key),
  );
}

export function conflictsOf<T extends object>(pending: PendingAnswers<T>, server: T): AnswerConflict<T>[] {
  return entriesOf(pending)
    .filter(([key, { mine, base }]) => !sameAnswer(base, server[key]) && !sameAnswer(mine, server[key]))
    .map(([key, { mine }]) => ({ key, mine, theirs: server[key] }));
}

/** The founder keeps what was typed here: it now stands on what the server holds. */
export function withMine<T extends object>(pending: PendingAnswers<T>, server: T, key: Key<T>): PendingAnswers<T> {
  const entry = pending[key];
  return entry ? { ...pending, [key]: { mine: entry.mine, base: server[key] } } : pending;
}

export function without<T extends object>(pending: PendingAnswers<T>, keys: readonly Key<T>[]): PendingAnswers<T> {
  return Object.fromEntries(entriesOf(pending).filter(([key]) => !keys.includes(key))) as PendingAnswers<T>;
}

/** What the form shows: the server's answers with what was typed here on top. */
export function answersOf<T extends object>(pending: PendingAnswers<T>, server: T): T {
  return { ...server, ...changesOf(pending) };
}

/** The typed answers alone. */
export function changesOf<T extends object>(pending: PendingAnswers<T>): Partial<T> {
  return Object.fromEntries(entriesOf(pending).map(([key, { mine }]) => [key, mine])) as Partial<T>;
}

export function entriesOf<T extends object>(pending: PendingAnswers<T>): [Key<T>, PendingAnswer<T>][] {
  return Object.entries(pending) as [Key<T>, PendingAnswer<T>][];
}
