import type { Intake, IntakeKey } from '#domain/validation/intake.ts';

export type Answer = Intake[IntakeKey];

/** An answer that the server has not confirmed: what was typed, and what the server held when the typing began. */
export type PendingAnswer = { mine: Answer; base: Answer };
export type PendingAnswers = Partial<Record<IntakeKey, PendingAnswer>>;

/** An answer that was changed here and elsewhere, to two different things. The founder chooses. */
export type AnswerConflict = { key: IntakeKey; mine: Answer; theirs: Answer };

/** True when the server would keep both as the same answer: it trims text and writes line breaks as \n. */
export function sameAnswer(a: Answer, b: Answer): boolean {
  return spelled(a) === spelled(b);
}

/** Whatever the order of an object's keys; a number that is none (an amount still being typed) differs from null. */
function spelled(answer: Answer): string {
  return JSON.stringify(answer, (_, value: unknown) => {
    if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim();
    if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The pending answers after the founder typed `mine` at `key`; typing back what the server holds leaves nothing pending. */
export function withEdit(pending: PendingAnswers, server: Intake, key: IntakeKey, mine: Answer): PendingAnswers {
  if (sameAnswer(mine, server[key])) return without(pending, [key]);
  return { ...pending, [key]: { mine, base: pending[key]?.base ?? server[key] } };
}

/** After the server has taken `sent`: what was typed on top of it in the meantime stays pending. */
export function withConfirmed(pending: PendingAnswers, sent: Partial<Intake>): PendingAnswers {
  const left: PendingAnswers = {};
  for (const [key, entry] of entriesOf(pending)) {
    const taken = sent[key];
    if (taken === undefined) left[key] = entry;
    else if (!sameAnswer(entry.mine, taken)) left[key] = { mine: entry.mine, base: taken };
  }
  return left;
}

/** Without what the server meanwhile holds as well. */
export function withoutSettled(pending: PendingAnswers, server: Intake): PendingAnswers {
  return without(
    pending,
    entriesOf(pending)
      .filter(([key, { mine }]) => sameAnswer(mine, server[key]))
      .map(([key]) => key),
  );
}

export function conflictsOf(pending: PendingAnswers, server: Intake): AnswerConflict[] {
  return entriesOf(pending)
    .filter(([key, { mine, base }]) => !sameAnswer(base, server[key]) && !sameAnswer(mine, server[key]))
    .map(([key, { mine }]) => ({ key, mine, theirs: server[key] }));
}

/** The founder keeps what was typed here: it now stands on what the server holds. */
export function withMineKept(pending: PendingAnswers, server: Intake, key: IntakeKey): PendingAnswers {
  const entry = pending[key];
  return entry ? { ...pending, [key]: { mine: entry.mine, base: server[key] } } : pending;
}

export function without(pending: PendingAnswers, keys: readonly IntakeKey[]): PendingAnswers {
  return Object.fromEntries(entriesOf(pending).filter(([key]) => !keys.includes(key)));
}

/** What the form shows: the server's answers with what was typed here on top. */
export function answersOf(pending: PendingAnswers, server: Intake): Intake {
  return { ...server, ...changesOf(pending) };
}

/** The typed answers alone. */
export function changesOf(pending: PendingAnswers): Partial<Intake> {
  return Object.fromEntries(entriesOf(pending).map(([key, { mine }]) => [key, mine]));
}

export function entriesOf(pending: PendingAnswers): [IntakeKey, PendingAnswer][] {
  return Object.entries(pending) as [IntakeKey, PendingAnswer][];
}
