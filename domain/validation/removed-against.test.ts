import { describe, expect, it } from 'vitest';
import { snapshotOf } from './fixtures/ledger.ts';
import { type Edited, type EnteredLine, peopleAgainst, weakenedBy } from './made-weaker.ts';
import { outsiderReport } from './outsider-report.ts';
import { objectionWords } from './outsider-words.ts';
import {
  isCorrection,
  type KeptRemoval,
  removalWords,
  toldRemovals,
  withRemoved,
  withWeakened,
} from './removed-against.ts';
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
    expect(removalWords(one)).toBe(
      '1 entry that spoke against was removed, set aside or made weaker on 14 March 2026.',
    );
    const more = withRemoved(withRemoved(one, { date: '2026-03-14', entries: 2 }), { date: '2026-03-15', entries: 1 });
    expect(removalWords(more)).toBe(
      '4 entries that spoke against were removed, set aside or made weaker on 15 March 2026 and before.',
    );
    const snapshot = snapshotOf({ evidence: [], removedAgainst: one });
    const told = outsiderReport(snapshot, buildReport(snapshot));
    expect(told.objections[0]).toBe(
      '1 entry that spoke against was removed, set aside or made weaker on 14 March 2026.',
    );
    expect(outsiderReport(snapshotOf(), buildReport(snapshotOf())).objections.join()).not.toContain('removed');
    expect(snapshotOf()).not.toHaveProperty('removedAgainst');
  });

  it('is told as people, not as entries, before all else that speaks against it, and uncut', () => {
    const day = { date: '2026-03-14', entries: 1, people: 20 };
    const both = withRemoved(withRemoved([], day), { ...day, people: 15 });
    const words = '35 people who spoke against it were removed, set aside or made weaker on 14 March 2026 (2 entries).';
    expect(both).toEqual([{ date: '2026-03-14', entries: 2, people: 35 }]);
    expect(removalWords(both)).toBe(words);
    expect(removalWords([{ ...day, people: 1 }])).toBe(
      '1 person who spoke against it was removed, set aside or made weaker on 14 March 2026 (1 entry).',
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
      `2 entries that spoke against were removed, set aside or made weaker on 14 March 2026. ${words}`,
    );
  });
});

const line = (change: Partial<EnteredLine> = {}): EnteredLine => ({
  ...{ assumptionId: 'V1', side: 'against', level: 'L5', count: 9, people: 9 },
  ...{ independence: 'stranger', inSegment: true, date: '2026-03-10' },
  ...change,
});
/** The observation of some lines, as an edit sends it. */
const edited = (lines: EnteredLine[], change: Partial<Edited> = {}): Edited => {
  const { independence, inSegment, date, people } = lines[0] ?? line();
  return { independence, inSegment, date, people, says: lines, ...change };
};
const nine = { isWeaker: true, people: 9, isMoved: false };

describe('an edit of what spoke against the idea', () => {
  it.each<[string, Edited, object]>([
    ['to a refusal of time', edited([line({ level: 'L4' })]), nine],
    ['to an opinion', edited([line({ level: 'L2' })]), nine],
    ['to a source', edited([line({ level: 'L1' })]), nine],
    ['to an older day', edited([line({ date: '1991-03-10' })]), nine],
    ['to friends', edited([line({ independence: 'friend' })]), nine],
    ['to people out of the segment', edited([line({ inSegment: false })]), nine],
    ['to the other side', edited([line({ side: 'for' })]), nine],
    [
      'to the other side, with another line as a cover',
      edited([line({ side: 'for' }), line({ assumptionId: 'D9' })]),
      nine,
    ],
    ['to fewer people', edited([line({ count: 2, people: 2 })]), { ...nine, people: 7 }],
    ['to another belief', edited([line({ assumptionId: 'D2' })]), { isWeaker: false, people: 0, isMoved: true }],
    [
      'to another belief, as an opinion',
      edited([line({ assumptionId: 'D2', level: 'L2' })]),
      { ...nine, isMoved: true },
    ],
    [
      'that leaves it as strong',
      edited([line({ level: 'L6', count: 12, people: 12, date: '2026-03-11' })]),
      { isWeaker: false, people: 0, isMoved: false },
    ],
  ])('%s', (_, after, weakened) => {
    expect(weakenedBy([line()], after)).toEqual(weakened);
  });

  it('counts the people of one observation once, on however many beliefs they lost their weight', () => {
    const [both, fewer] = [{}, { count: 5, people: 5 }].map((change) => [
      line(change),
      line({ assumptionId: 'D1', ...change }),
    ]);
    expect(weakenedBy(both ?? [], edited(both ?? [], { independence: 'warm' })).people).toBe(9);
    expect(weakenedBy(both ?? [], edited(fewer ?? [])).people).toBe(4);
    const apart = [line({ people: 18 }), line({ assumptionId: 'D1', people: 18 })];
    expect(weakenedBy(apart, edited(apart, { people: 9 })).people).toBe(9);
    expect(weakenedBy([line({ side: 'for' })], edited([])).isWeaker).toBe(false);
    expect(weakenedBy([line({ level: 'L1' })], edited([]))).toEqual({ isWeaker: true, people: 0, isMoved: false });
  });

  it('is told as 34 where 35 became 1, and as no more than 35 in a day, whatever follows', () => {
    const [many, one] = [[line({ count: 35, people: 35 })], [line({ count: 1, people: 1 })]];
    const change = (kept: readonly KeptRemoval[], before: EnteredLine[], after: Edited, date = '2026-03-14') =>
      withWeakened(kept, date, { ...weakenedBy(before, after), id: 'o1', peopleBefore: peopleAgainst(before) });
    const lowered = change([], many, edited(one));
    expect(removalWords(lowered)).toBe(
      '34 people who spoke against it were removed, set aside or made weaker on 14 March 2026 (1 entry).',
    );
    const again = change(change(lowered, one, edited(many)), many, edited(one));
    expect(toldRemovals(change(again, one, edited([])))).toEqual([{ date: '2026-03-14', entries: 1, people: 35 }]);
    expect(toldRemovals(change(lowered, one, edited([]), '2026-03-15'))).toEqual([
      { date: '2026-03-14', entries: 1, people: 34 },
      { date: '2026-03-15', entries: 1, people: 1 },
    ]);
    expect(toldRemovals(change([{ date: '2026-03-14', entries: 2 }], many, edited([])))).toEqual([
      { date: '2026-03-14', entries: 3, people: 35 },
    ]);
  });

  it('tells once that an entry went to another belief, and of nobody removed, however often it goes', () => {
    const [here, there] = [[line()], [line({ assumptionId: 'D2' })]];
    let kept: KeptRemoval[] = [];
    for (const [date, from, to] of [
      ['2026-03-14', here, there],
      ['2026-03-14', there, here],
      ['2026-03-15', here, there],
    ] as const)
      kept = withWeakened(kept, date, { ...weakenedBy(from, edited([...to])), id: 'o1', peopleBefore: 9 });
    expect(toldRemovals(kept)).toEqual([{ date: '2026-03-14', entries: 0, moved: 1 }]);
    const words = '1 entry that spoke against was moved to another belief on 14 March 2026.';
    expect(removalWords(kept)).toBe(words);
    expect(withRemoved(kept, { date: '2026-03-14', entries: 0, denied: 1 })).toMatchObject([{ moved: 1, denied: 1 }]);
    const snapshot = snapshotOf({ removedAgainst: toldRemovals(kept) });
    expect(outsiderReport(snapshot, buildReport(snapshot)).objections[0]).toBe(words);
  });
});
