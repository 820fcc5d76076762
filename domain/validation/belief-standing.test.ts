import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEvidence, anyLedger } from '#tests/arbitraries/validation.ts';
import { beliefStandings, countStandings, STANDINGS, standingSentence } from './belief-standing.ts';
import type { EvidenceItem } from './evidence.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { observed, onFile, snapshotOf, TODAY } from './fixtures/ledger.ts';
import { lockedMark, lockedTest, testResult } from './fixtures/locked-tests.ts';
import { buildReport } from './report.ts';
import type { TestRecord } from './test-records.ts';

const standings = (evidence: EvidenceItem[], testCards: TestRecord[] = []) => {
  const snapshot = snapshotOf({ evidence, testCards });
  return beliefStandings(snapshot, buildReport(snapshot));
};
const standingOf = (id: string, ...given: Parameters<typeof standings>) =>
  standings(...given).find(({ belief }) => belief.id === id)?.standing;

/** A test of V1 with one locked mark of 3 of 20, and a result at this hour. */
function tested(id: string, successes: number, hour: number): TestRecord {
  const marks = [lockedMark({ kind: 'count', atLeast: 3, sample: 20 }, { lockedAt: '2026-02-01T08:00:00.000Z' })];
  const recordedAt = `${TODAY}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  return lockedTest('V1', snapshotOf(), { id, marks, results: [testResult(successes, 20, { recordedAt })] });
}

describe('the standing of a make-or-break belief', () => {
  it('is untested for each of importance 4 and 5 before anything is seen', () => {
    const found = standings([]);
    expect(found.map(({ belief }) => belief.id).sort()).toEqual(['D1', 'D3', 'D4', 'F1', 'F2', 'P2', 'R1', 'V1', 'V4']);
    expect(new Set(found.map(({ standing }) => standing))).toEqual(new Set(['untested']));
  });

  it.each<[string, Partial<EvidenceItem>, string]>([
    ['reading and opinion alone', { level: 'L2', count: 100 }, 'untested'],
    ['what people did, below the line', { level: 'L3' }, 'open'],
    ['six points for, at importance 5, by a link', { level: 'L5', count: 3 }, 'claimed'],
    ['more against than for', { level: 'L5', count: 3, side: 'against' }, 'against'],
    ['a fifth against', { level: 'L5', side: 'against', proof: 'asserted' }, 'open'],
    ['a quarter against', { level: 'L5', side: 'against', proof: 'asserted', count: 2 }, 'against'],
    ['the founder’s word alone, at importance 5', { level: 'L5', count: 6, proof: 'asserted' }, 'open'],
  ])('on V1, with %s', (_, item, standing) => {
    expect(standingOf('V1', [observed('a', { assumptionId: 'V1', ...item })])).toBe(standing);
  });

  it('says of each how many people are for it and against it, where something was seen on both sides', () => {
    const paid = observed('a', { assumptionId: 'V1', level: 'L5', count: 6 });
    const refused = observed('b', { assumptionId: 'V1', level: 'L5', count: 4, side: 'against' });
    const sidesOf = (evidence: EvidenceItem[], tests: TestRecord[] = []) =>
      standings(evidence, tests).flatMap(({ belief, sides }) => (sides === null ? [] : [`${belief.id}: ${sides}`]));
    expect(sidesOf([paid, refused])).toEqual(['V1: 6 for, 4 against']);
    expect([sidesOf([paid]), sidesOf([refused]), sidesOf([paid, { ...refused, assumptionId: 'D1' }])]).toEqual([
      [],
      [],
      [],
    ]);
    // What they say they would do is not counted among those who did it.
    const liked = observed('c', { assumptionId: 'V1', level: 'L2', count: 90 });
    expect(sidesOf([paid, refused, liked])).toEqual(['V1: 6 for, 4 against']);
    expect(sidesOf([liked, refused])).toEqual(['V1: opinion for, 4 against']);
    // A test is told as what it is: its count may be of people who are in the ledger already.
    expect(sidesOf([paid], [tested('t1', 0, 9)])).toEqual(['V1: 6 for, a test against']);
    // Nobody twice: four of ten who paid are told of in two lines.
    const observation = { id: 'o', people: 10 };
    const told = { assumptionId: 'V1', level: 'L3', observation } as const;
    const twice = [observed('d', { ...told, count: 7 }), observed('e', { ...told, level: 'L5', count: 7 })];
    expect(sidesOf([...twice, refused])).toEqual(['V1: 10 for, 4 against']);
  });

  it('stays open where about as many paid as refused, and looks false where twice as much speaks against it', () => {
    const asked = (paid: number, refused: number, given: Partial<EvidenceItem> = {}) =>
      standingOf('V1', [
        observed('a', { assumptionId: 'V1', level: 'L5', count: paid, ...given }),
        observed('b', { assumptionId: 'V1', level: 'L5', count: refused, side: 'against', ...given }),
      ]);
    expect(asked(2, 2)).toBe('open');
    expect(asked(1, 2)).toBe('against');
    // On the founder's word nothing in favour takes anything from a refusal.
    for (const paid of [1, 4, 40]) expect(asked(paid, 2, { proof: 'asserted' })).toBe('against');
    expect(asked(1, 1, { proof: 'asserted' })).toBe('open');
  });

  it('does not hold where more people speak against it than for it, whatever the caps of the score', () => {
    const paid = onFile('a', { assumptionId: 'V1', level: 'L5', count: 40 });
    const against = (given: Partial<EvidenceItem>) => [
      paid,
      observed('b', { assumptionId: 'V1', side: 'against', ...given }),
    ];
    const crowd = against({ count: 600 });
    expect(standingOf('V1', crowd)).toBe('open');
    expect(standingOf('V1', against({ count: 40 }))).toBe('holds');
    expect(standingOf('V1', against({ count: 41 }))).toBe('open');
    // The score stays as it was, and so does what was kept before the fourth formula.
    const kept = { ...snapshotOf({ evidence: crowd }), formulaVersion: 'validation-score-3' };
    const report = buildReport(kept);
    expect(report.score).toEqual(buildReport(snapshotOf({ evidence: crowd })).score);
    expect(beliefStandings(kept, report)[0]).toMatchObject({ standing: 'holds', sides: '40 for, 600 against' });
  });

  it('does not hold where more people speak against it on a level that speaks for it, or more than half as much', () => {
    const told = onFile('a', { assumptionId: 'D3', count: 20 });
    const gave = onFile('b', { assumptionId: 'D3', level: 'L4', count: 2 });
    const refused = (count: number, level: EvidenceItem['level'] = 'L5') =>
      observed('c', { assumptionId: 'D3', level, count, proof: 'asserted', side: 'against' });
    expect(standingOf('D3', [told, gave, refused(2, 'L4')])).toBe('holds');
    expect(standingOf('D3', [told, gave, refused(3, 'L4')])).toBe('open');
    expect(standingOf('D3', [told, refused(3, 'L4')])).toBe('open');
    // Twelve points for it; against it 6.4, of fewer people.
    const many = onFile('d', { assumptionId: 'D3', level: 'L5', count: 12 });
    expect(standingOf('D3', [many, refused(3)])).toBe('holds');
    expect(standingOf('D3', [many, refused(4)])).toBe('open');
  });

  it('never comes to hold by somebody against it, and never while more people speak against it than for it', () => {
    const about = { assumptionId: 'V1', link: '' };
    fc.assert(
      fc.property(anyLedger(['V1'], 8), anyEvidence(['V1']), (ledger, one) => {
        const before = ledger.map((item) => ({
          ...item,
          note: `Seen, ${item.id}`,
          link: `https://example.com/${item.id}`,
        }));
        const after = [...before, { ...one, ...about, id: 'against', side: 'against' as const }];
        if (standingOf('V1', after) === 'holds') expect(standingOf('V1', before)).toBe('holds');
        const people = (side: EvidenceItem['side']) =>
          after
            .filter((item) => item.side === side && ['L3', 'L4', 'L5', 'L6'].includes(item.level))
            .reduce((sum, { count }) => sum + count, 0);
        if (people('against') > people('for')) expect(standingOf('V1', after)).not.toBe('holds');
      }),
      { numRuns: 300 },
    );
  });

  it('looks false from half of all against it, whatever speaks for it', () => {
    const many = { assumptionId: 'V1', level: 'L6', count: 50 } as const;
    const some = onFile('b', { ...many, level: 'L5' });
    expect(standingOf('V1', [observed('a', { ...many, side: 'against' }), some])).toBe('open');
    const more = observed('c', { ...many, level: 'L4', side: 'against' });
    const most = observed('d', { ...many, level: 'L5', side: 'against' });
    expect(standingOf('V1', [observed('a', { ...many, side: 'against' }), more, most, some])).toBe('against');
  });

  it('needs less at importance 4, and more than the founder’s word', () => {
    const told = (count: number) => [observed('a', { assumptionId: 'D3', level: 'L4', count })];
    expect(standingOf('D3', told(1))).toBe('open');
    expect(standingOf('D3', told(2))).toBe('claimed');
    expect(standingOf('D3', [observed('a', { assumptionId: 'D3', level: 'L5', proof: 'asserted', count: 3 })])).toBe(
      'open',
    );
  });

  it('follows the newest decided test, whatever the points say', () => {
    const paid = [onFile('a', { assumptionId: 'V1', level: 'L5', count: 9 })];
    expect(standingOf('V1', paid, [tested('t1', 0, 9)])).toBe('against');
    expect(standingOf('V1', paid, [tested('t1', 0, 9), tested('t2', 3, 10)])).toBe('holds');
    expect(standingOf('V1', paid, [tested('t1', 3, 10), tested('t2', 0, 11)])).toBe('against');
  });

  it('is of nothing while the idea cannot be tested', () => {
    const snapshot = snapshotOf({ intake: { ...BOOKKEEPING, price: null } });
    expect(beliefStandings(snapshot, buildReport(snapshot))).toEqual([]);
  });

  it('fills from the left, the riskiest first among equals, and every belief is counted once', () => {
    fc.assert(
      fc.property(anyLedger(['D1', 'V1', 'F1'], 12), (evidence) => {
        const found = standings(evidence);
        const places = found.map(({ standing }) => STANDINGS.indexOf(standing));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        const { total, tested: some, untested, heard } = countStandings(found);
        expect(some + untested + heard).toBe(total);
        expect(total).toBe(9);
      }),
    );
  });
});

it.each([
  [
    { holds: 0, claimed: 1, open: 5, against: 0, untested: 3 },
    '6 of 9 make-or-break beliefs are tested. 1 holds on the founder’s word.',
  ],
  [
    { holds: 0, open: 0, against: 1, untested: 1 },
    '1 of 2 make-or-break beliefs is tested. None holds yet, 1 looks false, 1 is not tested.',
  ],
  [{ holds: 2, open: 0, against: 2, untested: 0 }, '4 of 4 make-or-break beliefs are tested. 2 hold, 2 look false.'],
  [
    { holds: 2, claimed: 9, open: 0, against: 0, untested: 0 },
    '11 of 11 make-or-break beliefs are tested. 2 hold, 9 hold on the founder’s word.',
  ],
  [
    { holds: 0, open: 0, against: 0, heard: 1, untested: 7 },
    '0 of 8 make-or-break beliefs are tested, 1 heard about. None holds yet, 7 are not tested.',
  ],
  [
    { holds: 0, open: 0, against: 0, untested: 1 },
    '0 of 1 make-or-break belief is tested. None holds yet, 1 is not tested.',
  ],
  [{ holds: 0, open: 0, against: 0, untested: 0 }, 'No belief is called make-or-break.'],
])('%o is told as: %s', (given, sentence) => {
  const counts = { claimed: 0, heard: 0, ...given };
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(standingSentence({ ...counts, total, tested: total - counts.untested - counts.heard })).toBe(sentence);
});

it('tells the founder of their own beliefs', () => {
  const counts = { holds: 0, claimed: 1, open: 0, against: 0, heard: 0, untested: 1, total: 2, tested: 1 };
  expect(standingSentence(counts, 'your ')).toBe('1 of your 2 make-or-break beliefs is tested. 1 holds on your word.');
});

it('holds only by what a file shows or people confirmed, and else on the founder’s word: by a link, and on the founder’s own network', () => {
  const about = { assumptionId: 'V1', level: 'L5', count: 3 } as const;
  const answers = { confirmed: 3, denied: 0, networks: 3, fromOwnNetwork: 0 };
  const heldBy = (given: Partial<EvidenceItem>) => standingOf('V1', [observed('a', { ...about, ...given })]);
  expect(heldBy({})).toBe('claimed');
  expect(heldBy({ witnessed: answers })).toBe('holds');
  expect(heldBy({ witnessed: { ...answers, fromOwnNetwork: 3 } })).toBe('claimed');
  // One of three is too little for the line alone.
  expect(heldBy({ witnessed: { ...answers, confirmed: 1 } })).toBe('claimed');
  expect(standingOf('V1', [onFile('a', about)])).toBe('holds');
});

it('is heard about, and not tested, by what people told alone; a test of it makes that tested', () => {
  const story = observed('a', { assumptionId: 'D1', proof: 'asserted' });
  const found = standings([story]);
  expect(found.find(({ belief }) => belief.id === 'D1')).toMatchObject({
    standing: 'heard',
    behind: '1 told of the last time, not confirmed yet',
  });
  expect(countStandings(found)).toMatchObject({ heard: 1, tested: 0, untested: 8 });
  expect(standingOf('D1', [observed('a', { assumptionId: 'D1' })])).toBe('open');
  const gave = observed('b', { assumptionId: 'D1', level: 'L4', proof: 'asserted' });
  expect(countStandings(standings([story, gave]))).toMatchObject({ heard: 0, tested: 1 });
});

it('says who stands behind it, what speaks against it first', () => {
  const paid = { assumptionId: 'V1', level: 'L5' } as const;
  const behind = (...evidence: EvidenceItem[]) => standings(evidence).find(({ belief }) => belief.id === 'V1')?.behind;
  const refused = observed('no', { ...paid, side: 'against', proof: 'asserted' });
  expect(behind()).toBe('');
  expect(behind(refused, observed('a', paid))).toBe('1 refused · 1 paid, not confirmed yet');
  const witnessed = { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 0 };
  expect(behind(observed('a', { ...paid, count: 9, witnessed }))).toBe('9 paid, 1 of 9 confirmed it');
  expect(behind(onFile('a', paid))).toBe('1 paid, on file');
});
