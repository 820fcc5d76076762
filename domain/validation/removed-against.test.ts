import { describe, expect, it } from 'vitest';
import { snapshotOf } from './fixtures/ledger.ts';
import { outsiderReport } from './outsider-report.ts';
import { objectionWords } from './outsider-words.ts';
import { isCorrection, removalWords, withRemoved } from './removed-against.ts';
import { buildReport } from './report.ts';

const entered = '2026-11-26T10:00:00.000Z';

describe('an entry against the idea that is removed', () => {
  it.each([
    ['within a quarter of an hour', '2026-11-26T10:15:00.000Z', null, true],
    ['later', '2026-11-26T10:15:00.001Z', null, false],
    ['soon, and a version was kept before it', '2026-11-26T10:05:00.000Z', '2026-11-26T09:59:00.000Z', true],
    ['soon, and a version was kept since', '2026-11-26T10:05:00.000Z', '2026-11-26T10:01:00.000Z', false],
  ])('%s', (_, at, keptAt, corrects) => {
    expect(isCorrection({ createdAt: entered, keptAt }, at)).toBe(corrects);
  });

  it('is told with how many and when, to every reader', () => {
    const one = withRemoved([], { date: '2026-03-14', entries: 1 });
    expect(removalWords(one)).toBe('1 entry that spoke against was removed on 14 March 2026.');
    const more = withRemoved(withRemoved(one, { date: '2026-03-14', entries: 2 }), { date: '2026-03-15', entries: 1 });
    expect(removalWords(more)).toBe('4 entries that spoke against were removed on 15 March 2026 and before.');
    const snapshot = snapshotOf({ evidence: [], removedAgainst: one });
    const told = outsiderReport(snapshot, buildReport(snapshot));
    expect(told.objections[0]).toBe('1 entry that spoke against was removed on 14 March 2026.');
    expect(outsiderReport(snapshotOf(), buildReport(snapshotOf())).objections.join()).not.toContain('removed');
    expect(snapshotOf()).not.toHaveProperty('removedAgainst');
  });

  it('is told as people, not as entries, before all else that speaks against it, and uncut', () => {
    const day = { date: '2026-03-14', entries: 1, people: 20 };
    const both = withRemoved(withRemoved([], day), { ...day, people: 15 });
    const words = '35 people who spoke against it were removed on 14 March 2026 (2 entries).';
    expect(both).toEqual([{ date: '2026-03-14', entries: 2, people: 35 }]);
    expect(removalWords(both)).toBe(words);
    expect(removalWords([{ ...day, people: 1 }])).toBe(
      '1 person who spoke against it was removed on 14 March 2026 (1 entry).',
    );
    const snapshot = snapshotOf({ removedAgainst: both });
    const lowered = snapshot.assumptions.map((one) => ({
      ...one,
      edits:
        one.importance >= 4
          ? [{ assumptionId: one.id, importance: 1 as const, reason: 'It sells anyway', date: '2026-03-14' }]
          : [],
    }));
    const told = outsiderReport(snapshot, buildReport({ ...snapshot, assumptions: lowered })).objections;
    expect(told.some((text) => text.includes('called less important'))).toBe(true);
    expect(told[0]).toBe(words);
    const long = removalWords([{ ...day, denied: 3 }]) ?? '';
    expect(long.length).toBeGreaterThan(150);
    expect(objectionWords(long)).toBe(long);
  });

  it('is told apart from one that somebody who was asked had said no to', () => {
    const day = { date: '2026-03-14', entries: 0, denied: 1 };
    const once = withRemoved([], day);
    const words = '1 entry that somebody asked said no to was removed or lowered on 14 March 2026.';
    expect(removalWords(once)).toBe(words);
    const both = withRemoved(once, { date: '2026-03-14', entries: 2 });
    expect(both).toEqual([{ date: '2026-03-14', entries: 2, denied: 1 }]);
    expect(withRemoved(both, day)).toEqual([{ date: '2026-03-14', entries: 2, denied: 2 }]);
    const snapshot = snapshotOf({ evidence: [], removedAgainst: both });
    expect(outsiderReport(snapshot, buildReport(snapshot)).objections[0]).toBe(
      `2 entries that spoke against were removed on 14 March 2026. ${words}`,
    );
  });
});
