import type { Currency } from '#domain/money/money.ts';
import { type BeliefGuess, guessBelief } from '#domain/validation/note-beliefs.ts';
import { guessLevel } from '#domain/validation/note-level.ts';
import { paidInNote, samePaid } from '#domain/validation/note-reading.ts';
import type { DayLine, DayRow } from './day-rows.ts';

/** What a note is read with: the ids of the idea's beliefs, and the currency of an amount that names none. */
export type NoteReader = { ids: readonly string[]; usual: Currency };

/**
 * The row with another note: what it was, what it is about, for which side, and what was paid follow its words, until somebody
 * chooses otherwise. Where the words name no belief it is that of the card before.
 */
export function withNote(row: DayRow, note: string, { ids, usual }: NoteReader): Partial<DayRow> {
  const [first, ...others] = row.says;
  const isRead = samePaid(row.paid, paidInNote(row.note, usual));
  return {
    note,
    ...(first && { says: [readLine(first, row.note, note, ids), ...others] }),
    ...(isRead && { paid: paidInNote(note, usual) }),
  };
}

function readLine(line: DayLine, before: string, note: string, ids: readonly string[]): DayLine {
  const { chosen = {}, carried = '' } = line;
  const [was, guess] = [guessBelief(before, ids), guessBelief(note, ids)];
  const held = (of: BeliefGuess | null) => of?.assumptionId ?? carried;
  // What the sheet held before it was read from notes stays, too.
  const followsBelief = !chosen.belief && line.assumptionId === held(was);
  const assumptionId = followsBelief ? held(guess) : line.assumptionId;
  const followsLevel = !chosen.level && line.level === (guessLevel(before) ?? '');
  const followsSide = !chosen.side && line.side === sideOf(was, line.assumptionId);
  return {
    ...line,
    assumptionId,
    ...(followsLevel && { level: guessLevel(note) ?? '' }),
    ...(followsSide && { side: sideOf(guess, assumptionId) }),
  };
}

/** The side that a note takes is that of the belief which it speaks of. */
const sideOf = (guess: BeliefGuess | null, assumptionId: string): DayLine['side'] =>
  guess?.assumptionId === assumptionId ? guess.side : '';

/** The line with what somebody chose; another belief asks for the side anew where that was only read. */
export function withChoice(line: DayLine, part: Partial<Pick<DayLine, 'assumptionId' | 'side' | 'level'>>): DayLine {
  const { chosen = {} } = line;
  const isOther = part.assumptionId !== undefined && part.assumptionId !== line.assumptionId;
  return {
    ...line,
    ...(isOther && !chosen.side && { side: '' }),
    ...part,
    chosen: {
      ...chosen,
      ...(part.assumptionId !== undefined && { belief: true }),
      ...(part.side !== undefined && { side: true }),
      ...(part.level !== undefined && { level: true }),
    },
  };
}

/** Where what a line holds comes from while nobody has chosen it: said beside each field, so that no guess is silent. */
export type ReadFrom = { belief: 'note' | 'card' | null; side: boolean; level: boolean };

export function readFrom(line: DayLine, note: string, ids: readonly string[]): ReadFrom {
  const { chosen = {}, carried, assumptionId, side, level } = line;
  const guess = guessBelief(note, ids);
  const isNoted = guess?.assumptionId === assumptionId;
  return {
    belief: chosen.belief || assumptionId === '' ? null : isNoted ? 'note' : assumptionId === carried ? 'card' : null,
    side: !chosen.side && side !== '' && isNoted && guess.side === side,
    level: !chosen.level && level !== '' && level === guessLevel(note),
  };
}
