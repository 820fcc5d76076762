import { describe, expect, it } from 'vitest';
import { type DayRow, newRow } from './day-rows.ts';
import { readFrom, withChoice, withNote } from './follow-note.ts';

const reader = { ids: ['D1', 'V1', 'V4', 'R1'], usual: 'NGN' } as const;
const write = (row: DayRow, note: string): DayRow => ({ ...row, ...withNote(row, note, reader) });
const lineOf = ({ says: [line] }: DayRow) => line as NonNullable<typeof line>;
const choose = (row: DayRow, part: Parameters<typeof withChoice>[1]): DayRow => ({
  ...row,
  says: [withChoice(lineOf(row), part)],
});

describe('a card of the day', () => {
  it('follows its note until somebody chooses', () => {
    const paid = write(newRow(), 'She paid me 2k on Monday');
    expect(paid).toMatchObject({
      says: [{ assumptionId: 'V1', side: 'for', level: 'L5' }],
      paid: { amountMinor: 200_000, currency: 'NGN' },
    });
    expect(write(paid, 'She told me she lost a crate')).toMatchObject({
      says: [{ assumptionId: 'D1', side: 'for', level: 'L3' }],
      paid: null,
    });
    expect(write(paid, 'We met at the jetty')).toMatchObject({ says: [{ assumptionId: '', side: '', level: '' }] });
  });

  it('keeps what was chosen, whatever the note goes on to say', () => {
    const read = write(newRow(), 'She paid me 2k');
    const chosen = choose(choose(read, { assumptionId: 'R1' }), { side: 'against', level: 'L2' });
    expect(write(chosen, 'She told me she lost a crate').says).toEqual(chosen.says);
    const side = choose(read, { side: 'against' });
    expect(lineOf(write(side, 'She paid me 3k'))).toMatchObject({ assumptionId: 'V1', side: 'against', level: 'L5' });
  });

  it('asks for the side anew when another belief is chosen, unless the side was chosen too', () => {
    const read = write(newRow(), 'She no gree pay');
    expect(lineOf(read)).toMatchObject({ assumptionId: 'V1', side: 'against' });
    expect(lineOf(choose(read, { assumptionId: 'D1' })).side).toBe('');
    expect(lineOf(choose(choose(read, { side: 'against' }), { assumptionId: 'D1' })).side).toBe('against');
    expect(lineOf(choose(read, { assumptionId: 'V1' })).side).toBe('against');
  });

  it('is about what the card before was about, where its note names nothing', () => {
    const next = newRow(write(newRow(), 'She lost a crate'));
    expect(lineOf(next)).toMatchObject({ assumptionId: 'D1', side: '' });
    expect(lineOf(write(next, 'He buys ice'))).toMatchObject({ assumptionId: 'D1', side: '' });
    const paid = write(next, 'He paid me 2k');
    expect(lineOf(paid)).toMatchObject({ assumptionId: 'V1', side: 'for' });
    expect(lineOf(write(paid, 'He buys ice'))).toMatchObject({ assumptionId: 'D1', side: '' });
  });

  it('says of each answer that nobody chose where it comes from', () => {
    const from = (row: DayRow) => readFrom(lineOf(row), row.note, reader.ids);
    const read = write(newRow(), 'She paid me 2k');
    expect(from(read)).toEqual({ belief: 'note', side: true, level: true });
    expect(from(choose(read, { assumptionId: 'V1' }))).toEqual({ belief: null, side: true, level: true });
    expect(from(choose(read, { side: 'against' }))).toEqual({ belief: 'note', side: false, level: true });
    expect(from(choose(read, { level: 'L3' }))).toEqual({ belief: 'note', side: true, level: false });
    expect(from(newRow(read))).toEqual({ belief: 'card', side: false, level: false });
    expect(from(newRow())).toEqual({ belief: null, side: false, level: false });
  });
});
