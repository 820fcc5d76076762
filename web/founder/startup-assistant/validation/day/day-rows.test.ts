import { describe, expect, it } from 'vitest';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { makeSnapshot } from '#domain/validation/snapshot.ts';
import {
  closenessOf,
  type DayLine,
  type DayRow,
  type DaySheet,
  emptySheet,
  isBlank,
  newRow,
  readyRows,
  rowProblem,
  toObservation,
} from './day-rows.ts';

const sheet: DaySheet = {
  ...{ date: '2026-11-21', howMet: 'Epe jetty', independence: 'warm', inSegment: false, rows: [], waiting: false },
};
const row: DayRow = {
  key: 'k1',
  who: 'Mama Titi',
  note: 'Lost half a basket on Monday',
  says: [{ key: 'l1', assumptionId: 'D1', side: 'against', level: 'L5' }],
  paid: null,
};
const snapshot = makeSnapshot({ asOf: '2026-11-21', intake: BOOKKEEPING });
const problem = (change: Partial<DayRow>, day = sheet) => rowProblem(day, { ...row, ...change }, snapshot);

describe('a row of a day', () => {
  it('is as close as its note says on a day of strangers, unless it is chosen', () => {
    const day = { independence: 'stranger' } as const;
    const of = (note: string, more: Partial<DayRow> = {}) => closenessOf(day, { ...row, note, ...more });
    expect(of('A rider paid me 2k')).toBe('stranger');
    expect(of('My aunty paid me 2k')).toBe('friend');
    expect(of('My aunty paid me 2k', { independence: 'warm' })).toBe('warm');
    expect(of('My neighbour paid me 2k')).toBe('');
    expect(closenessOf({ independence: 'warm' }, { ...row, note: 'My aunty paid me 2k' })).toBe('warm');
    expect(problem({ note: 'My neighbour paid me 2k for it' }, { ...sheet, ...day })).toEqual({
      line: null,
      message: 'Say how close they are to you.',
      field: 'independence',
    });
  });

  it('goes on where the last one was, as another person', () => {
    const next = newRow(row);
    expect(next).toEqual({
      ...{ key: expect.stringMatching(/^[0-9a-f]{32}$/), who: '', note: '', paid: null },
      says: [{ key: expect.any(String), assumptionId: 'D1', side: '', level: '', carried: 'D1' }],
    });
    expect(newRow().key).not.toBe(next.key);
    expect(newRow({ says: [...row.says, { ...row.says[0], assumptionId: 'V1' } as DayLine] }).says).toHaveLength(1);
    expect(emptySheet().rows).toHaveLength(1);
  });

  it('is blank until somebody is named or something is written', () => {
    expect([isBlank(newRow(row)), isBlank({ ...row, note: ' ', who: '\n' }), isBlank({ ...row, note: '' })]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('becomes one observation of one person, with what the day shares', () => {
    expect(toObservation(sheet, row)).toEqual({
      key: 'k1',
      who: 'Mama Titi',
      howMet: 'Epe jetty',
      independence: 'warm',
      inSegment: false,
      people: 1,
      date: '2026-11-21',
      note: 'Lost half a basket on Monday',
      says: [{ assumptionId: 'D1', side: 'against', level: 'L5', count: 1 }],
    });
  });

  it('is sent without what an older sheet on the device still holds', () => {
    const old = { ...row, says: row.says.map((said) => ({ ...said, isChosen: true })) };
    expect(toObservation(sheet, old)).toEqual(toObservation(sheet, row));
  });

  it('says the first thing that it lacks', () => {
    expect(problem({})).toBeNull();
    const [said] = row.says as [DayLine];
    expect(problem({ says: [{ ...said, assumptionId: '' }] })).toEqual({
      line: 0,
      message: 'Choose what it is about.',
    });
    const twice = [said, { ...said, assumptionId: 'D99' }];
    expect(problem({ says: twice })).toEqual({ line: 1, message: 'Choose what it is about.' });
    expect(problem({ says: [said, { ...said, assumptionId: 'V1', side: '' }] })).toEqual({
      line: 1,
      message: 'Say whether it speaks for or against.',
      field: 'side',
    });
    expect(problem({ says: [said, { ...said, key: 'l2' }] })).toEqual({
      line: 1,
      message: expect.stringContaining('already'),
    });
    const whole = (message: unknown) => ({ line: null, message });
    expect(problem({ note: 'Yes' })).toEqual(whole('Say what you saw or heard, in a few words.'));
    expect(problem({}, { ...sheet, date: '' })).toEqual(whole('Give a date that exists.'));
    expect(problem({}, { ...sheet, date: '2999-01-01' })).toEqual(whole(expect.stringMatching(/in the future/)));
  });

  it('says what was paid only where somebody paid', () => {
    const paid = { currency: 'NGN', amountMinor: 250_000 } as const;
    const [said] = row.says as [DayLine];
    expect(toObservation(sheet, { ...row, paid })).not.toHaveProperty('paid');
    expect(toObservation(sheet, { ...row, paid, says: [{ ...said, side: 'for' }] })).toMatchObject({ paid });
  });

  it('is ready to be sent once it lacks nothing: a blank one and an incomplete one are not', () => {
    const undecided = { ...newRow(row), note: 'She threw away a crate' };
    const rows = [row, newRow(row), undecided, { ...row, key: 'k2', note: 'Yes' }, { ...row, key: 'k3' }];
    expect(readyRows({ ...sheet, rows }, snapshot).map(({ key }) => key)).toEqual(['k1', 'k3']);
  });

  it('is not sent, now or when the network is back, while its note tells of many and nobody said that it is one person', () => {
    const many = { ...row, note: '30 women told me that they lose half a basket' };
    const message = 'The note tells of 30 people. Is this one person?';
    expect(problem({ note: many.note })).toEqual({ line: null, message, asksIfOne: true });
    const ready = (one: DayRow) => readyRows({ ...sheet, rows: [one], waiting: true }, snapshot);
    expect(ready(many)).toEqual([]);
    expect(ready({ ...many, isOneIn: many.note })).toHaveLength(1);
    expect(ready({ ...many, isOneIn: 'an earlier note' })).toEqual([]);
    expect(toObservation(sheet, { ...many, isOneIn: many.note })).not.toHaveProperty('isOneIn');
  });
});
