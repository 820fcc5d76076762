import { describe, expect, it } from 'vitest';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { makeSnapshot } from '#domain/validation/snapshot.ts';
import { type DayRow, type DaySheet, emptySheet, isBlank, newRow, rowProblem, toObservation } from './day-rows.ts';

const sheet: DaySheet = { date: '2026-11-21', independence: 'warm', inSegment: false, rows: [], waiting: false };
const row: DayRow = {
  key: 'k1',
  who: 'Mama Titi',
  note: 'Lost half a basket on Monday',
  assumptionId: 'D1',
  side: 'against',
  level: 'L5',
};
const snapshot = makeSnapshot({ asOf: '2026-11-21', intake: BOOKKEEPING });
const problem = (change: Partial<DayRow>, day = sheet) => rowProblem(day, { ...row, ...change }, snapshot);

describe('a row of a day', () => {
  it('goes on where the last one was, as another person', () => {
    const next = newRow(row);
    expect(next).toEqual({ ...row, key: expect.stringMatching(/^[0-9a-f]{32}$/), who: '', note: '' });
    expect(newRow().key).not.toBe(next.key);
    expect(emptySheet().rows).toHaveLength(3);
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
      howMet: '',
      independence: 'warm',
      inSegment: false,
      people: 1,
      date: '2026-11-21',
      note: 'Lost half a basket on Monday',
      says: [{ assumptionId: 'D1', side: 'against', level: 'L5', count: 1 }],
    });
  });

  it('says the first thing that it lacks', () => {
    expect(problem({})).toBeNull();
    expect(problem({ assumptionId: '' })).toBe('Choose the assumption this is about.');
    expect(problem({ assumptionId: 'D99' })).toBe('Choose the assumption this is about.');
    expect(problem({ note: 'Yes' })).toBe('Say what you saw or heard, in a few words.');
    expect(problem({}, { ...sheet, date: '' })).toBe('Give a date that exists, as YYYY-MM-DD.');
    expect(problem({}, { ...sheet, date: '2999-01-01' })).toMatch(/in the future/);
  });
});
