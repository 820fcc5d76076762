import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standingSentence } from './belief-standing.ts';
import type { EvidenceItem, Witnessed } from './evidence.ts';
import { GOOD_INTAKES } from './fixtures/good-intakes.ts';
import { observed, onFile, snapshotOf } from './fixtures/ledger.ts';
import { lockedMark, testResult } from './fixtures/locked-tests.ts';
import type { IntakeDraft } from './intake.ts';
import { outsiderReport } from './outsider-report.ts';
import {
  lockWords,
  resultsInShort,
  resultWords,
  seenWords,
  soFarWords,
  strangerWords,
  tilesOf,
  witnessWords,
} from './outsider-words.ts';
import { buildReport } from './report.ts';
import type { Seen } from './seen.ts';
import { wholeShares } from './shares.ts';
import type { SnapshotInput } from './snapshot.ts';
import type { LockedMark, TestRecord } from './test-records.ts';

const { intake, assumptions } = snapshotOf();
const intakeBeliefs = assumptions.map(({ id }) => id);
const reportOf = (given: Partial<SnapshotInput> = {}) => {
  const snapshot = snapshotOf(given);
  return outsiderReport(snapshot, buildReport(snapshot));
};
const seen = (...evidence: EvidenceItem[]) => reportOf({ evidence });

describe('what an outsider reads', () => {
  it('calls a file what it is, and tells what holds on files alone from what people confirmed', () => {
    const paid = (given: Partial<EvidenceItem>) => onFile('a', { assumptionId: 'V1', level: 'L5', count: 9, ...given });
    const problem = onFile('b', { assumptionId: 'D1', level: 'L4', count: 9 });
    const { seen: told, counts, holds } = seen(paid({}), problem);
    expect(told.map(seenWords)).toContain('9 paid (a file that nobody else has checked)');
    expect(JSON.stringify(told)).not.toContain('link');
    expect(holds.map(({ id }) => id)).toEqual(['D1', 'V1']);
    expect(standingSentence(counts)).toContain('2 hold on the founder’s files alone.');
    const witnessed = { confirmed: 9, denied: 0, networks: 9, fromOwnNetwork: 0 };
    const confirmed = seen(paid({ witnessed }), problem);
    expect(standingSentence(confirmed.counts)).toContain('2 hold, 1 of them on the founder’s files alone.');
    expect(standingSentence(confirmed.counts, 'your ')).toContain('2 hold, 1 of them on your files alone.');
    const both = seen(paid({ count: 4 }), observed('c', { assumptionId: 'V1', level: 'L5', count: 2 }));
    expect(both.seen.map(seenWords)).toEqual([
      '6 paid (4 with a file that nobody else has checked, 2 with an unchecked link)',
    ]);
  });

  it('says where each make-or-break belief stands, in short names', () => {
    const { counts, stones, holds, against, notKnown } = seen(
      observed('a', { assumptionId: 'V1', level: 'L5', count: 3 }),
      observed('b', { assumptionId: 'D1', side: 'against', count: 6 }),
    );
    expect(counts).toEqual({
      ...{ total: 9, tested: 2, holds: 0, claimed: 1 },
      ...{ open: 0, against: 1, heard: 0, untested: 7 },
    });
    expect(stones[0]).toEqual({ id: 'V1', standing: 'claimed', sides: null });
    expect(holds).toEqual([
      {
        id: 'V1',
        name: 'The stall owner would pay ₦2,500 per stall per month',
        seen: [{ kind: 'paid', count: 3, onRecord: 3, confirmed: 0 }],
      },
    ]);
    expect(against.map(({ id, seen: how }) => [id, how])).toEqual([
      ['D1', [{ kind: 'toldOtherwise', count: 6, onRecord: 6, confirmed: 0 }]],
    ]);
    expect(notKnown).toHaveLength(7);
  });

  it.each<[Partial<EvidenceItem>, object[]]>([
    [{ level: 'L3', count: 2 }, [{ kind: 'told', count: 2, onRecord: 2, confirmed: 0 }]],
    [{ level: 'L4', proof: 'asserted' }, [{ kind: 'gave', count: 1, onRecord: 0, confirmed: 0 }]],
    [{ level: 'L5', side: 'against', count: 5 }, [{ kind: 'refused', count: 5, onRecord: 5, confirmed: 0 }]],
    [{ level: 'L6' }, [{ kind: 'cameBack', count: 1, onRecord: 1, confirmed: 0 }]],
    [{ level: 'L6', side: 'against' }, [{ kind: 'refused', count: 1, onRecord: 1, confirmed: 0 }]],
    [{ level: 'L2', count: 90 }, []],
    [{ level: 'L5', independence: 'friend' }, []],
  ])('counts what strangers did: %o', (item, counted) => {
    expect(seen(observed('a', { assumptionId: 'V1', ...item })).seen).toEqual(counted);
  });

  it('tells those who confirmed what is told of them from what is on record', () => {
    const witnessed = { confirmed: 2, denied: 1, networks: 2, fromOwnNetwork: 0 };
    expect(
      seen(observed('a', { assumptionId: 'V1', level: 'L5', count: 4, proof: 'asserted', witnessed })).seen,
    ).toEqual([{ kind: 'paid', count: 3, onRecord: 2, confirmed: 2 }]);
  });

  it('says how many rest on the founder’s word where they are many', () => {
    const told = seen(
      observed('a', { assumptionId: 'V1', level: 'L3', count: 2 }),
      observed('b', { assumptionId: 'D1', level: 'L3', count: 600, proof: 'asserted', link: undefined }),
    );
    expect(told.seen.map(seenWords)).toEqual([
      '602 told of the last time (2 with an unchecked link, 600 on the founder’s word)',
    ]);
    expect(tilesOf(told).map(({ words }) => words)).toContain(
      'strangers told of the last time, 2 with an unchecked link, 600 on the founder’s word',
    );
    expect(told.verdict.line).toContain('602 strangers told of the last time (600 on the founder’s word)');
  });

  it('tells who answered from the founder’s own network, wherever it says who confirmed it', () => {
    const witnessed = { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 1 };
    const told = seen(observed('a', { assumptionId: 'V1', level: 'L5', proof: 'asserted', witnessed }));
    const words = '1 answered from the founder’s own network, so it does not count as somebody else’s word';
    expect(told.seen.map(seenWords)).toEqual([`1 paid (the founder’s word, ${words})`]);
    expect(told.witnesses && witnessWords(told.witnesses)).toBe(`${words.replace('1 answ', '1 person answ')}.`);
  });

  it('says how many strangers are none by the note, and none of its words', () => {
    const notes = ['My brother Emeka paid me 2,500', 'She paid me 2,500'];
    const told = seen(
      ...notes.map((note, at) =>
        observed(`p${at}`, { assumptionId: 'V1', level: 'L5', count: 1, proof: 'asserted', note }),
      ),
    );
    expect(told.seen).toEqual([{ kind: 'paid', count: 2, onRecord: 0, confirmed: 0, namedClose: 1 }]);
    expect(told.seen.map(strangerWords)).toEqual([
      'strangers paid, the founder’s word, 1 who is no stranger by the note',
    ]);
    expect(told.holds[0]?.seen ?? told.notKnown.find(({ id }) => id === 'V1')?.seen).toMatchObject([{ namedClose: 1 }]);
    expect(JSON.stringify(told)).not.toMatch(/brother|Emeka/u);
    const asFriend = observed('p', { assumptionId: 'V1', level: 'L5', note: notes[0] ?? '', independence: 'friend' });
    expect(JSON.stringify(seen(asFriend))).not.toContain('namedClose');
  });

  it('puts what must be permitted first before all else that is not known', () => {
    const [first] = reportOf({
      intake: { ...intake, pitch: 'Sell leaked WAEC papers to candidates in Kano' },
    }).notKnown;
    expect(first?.id).toBe('P1');
    expect(seen().notKnown[0]?.id).not.toBe('P1');
  });

  it('counts the networks that people confirmed from over all entries, each once', () => {
    const confirmed = (id: string, change: Partial<Witnessed>) =>
      observed(id, {
        assumptionId: 'V1',
        level: 'L5',
        observation: { id, people: 1 },
        witnessed: { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 0, networkNumbers: [1], ...change },
      });
    const told = (...evidence: EvidenceItem[]) => {
      const { witnesses } = seen(...evidence);
      return witnesses && [witnesses, witnessWords(witnesses)];
    };
    expect(told(observed('a', { assumptionId: 'V1' }))).toBeNull();
    const denied = { confirmed: 0, denied: 1, networks: 0, networkNumbers: [] };
    expect(told(confirmed('a', denied))).toEqual([
      { confirmed: 0, networks: 0, fromOwnNetwork: 0, denied: 1 },
      '1 of those asked said no.',
    ]);
    expect(told(confirmed('a', {}), confirmed('b', denied))?.[1]).toBe(
      '1 person confirmed what is told of them, from one network. 1 of those asked said no.',
    );
    expect(told(confirmed('a', {}), confirmed('b', { fromOwnNetwork: 1 }), confirmed('c', {}))).toEqual([
      { confirmed: 3, networks: 1, fromOwnNetwork: 1 },
      '2 people confirmed what is told of them. 1 more answered from the founder’s own network, so it does not count as somebody else’s word. All answers came from one network.',
    ]);
    const four = { confirmed: 4, fromOwnNetwork: 2, networks: 2, networkNumbers: [1, 2] };
    const both = { ...confirmed('a', four), count: 2, observation: { id: 'a', people: 2 } };
    expect(told(both)?.[1]).toBe(
      '2 people confirmed what is told of them. 2 more answered from the founder’s own network, so it does not count as somebody else’s word. All answers came from 2 networks.',
    );
    expect(seen(both).seen.map(seenWords)).toEqual([
      '2 paid (both confirmed it, 2 more answered from the founder’s own network, so it does not count as somebody else’s word)',
    ]);
    expect(told(confirmed('a', {}), confirmed('b', { networkNumbers: [2] }))).toEqual([
      { confirmed: 2, networks: 2, fromOwnNetwork: 0 },
      '2 people confirmed what is told of them, from 2 networks.',
    ]);
    const { networkNumbers: _, ...before } = confirmed('b', {}).witnessed ?? expect.unreachable('nobody answered');
    expect(told(confirmed('a', {}), { ...confirmed('b', {}), witnessed: before })).toEqual([
      { confirmed: 2, networks: null, fromOwnNetwork: 0 },
      '2 people confirmed what is told of them.',
    ]);
  });

  it('counts somebody who confirmed several entries of one conversation once', () => {
    const witnessed = { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 1, networkNumbers: [1] };
    const observation = { id: 'o', people: 1 };
    expect(
      seen(
        observed('a', { assumptionId: 'V1', level: 'L5', witnessed, observation }),
        observed('b', { assumptionId: 'D1', level: 'L3', witnessed, observation }),
      ).witnesses,
    ).toEqual({ confirmed: 1, networks: 1, fromOwnNetwork: 1 });
  });

  it('tells one yes to an entry of eight, tagged with three beliefs, as one person, and one no as one', () => {
    const of = (answers: Pick<Witnessed, 'confirmed' | 'denied'>) =>
      ['V1', 'D1', 'D2'].map((id) =>
        observed(id, {
          ...{ assumptionId: id, level: 'L4', count: 8, proof: 'asserted', observation: { id: 'o', people: 8 } },
          witnessed: { networks: answers.confirmed, fromOwnNetwork: 0, ...answers },
        }),
      );
    const yes = seen(...of({ confirmed: 1, denied: 0 }));
    expect(yes.witnesses).toMatchObject({ confirmed: 1 });
    expect(yes.seen.map(seenWords)).toEqual(['8 gave time or data (1 of 8 confirmed it)']);
    expect(yes.seen).toMatchObject([{ onRecord: 1, confirmed: 1 }]);
    expect(seen(...of({ confirmed: 0, denied: 1 })).witnesses).toMatchObject({ confirmed: 0, denied: 1 });
    const all = seen(...of({ confirmed: 8, denied: 0 }));
    expect(all.seen.map(seenWords)).toEqual(['8 gave time or data (all 8 confirmed it)']);
  });

  it('says of what people confirmed that none of it speaks for a make-or-break belief, where that is so', () => {
    const yes = { witnessed: { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 0 } };
    const told = (item: Partial<EvidenceItem>) => {
      const { witnesses } = seen(observed('a', { assumptionId: 'V1', level: 'L5', ...item, ...yes }));
      return witnesses && witnessWords(witnesses);
    };
    const aside = '1 person confirmed what is told of them. None of that speaks for a make-or-break belief.';
    expect(told({ side: 'against' })).toBe(aside);
    const less = assumptions.find(({ importance }) => importance < 4)?.id ?? expect.unreachable('all are vital');
    expect(told({ assumptionId: less })).toBe(aside);
    expect(told({})).toBe('1 person confirmed what is told of them.');
  });

  it('tells tests apart from what strangers did', () => {
    const card = buildReport(snapshotOf()).tests[0]?.card;
    if (!card) throw new Error('the bookkeeping idea has no test');
    const lockedAt = '2026-02-01T08:00:00.000Z';
    const passMark = { kind: 'count', atLeast: 3, sample: 20 } as const;
    const record = (id: string, successes: number): TestRecord => ({
      id,
      card: { ...card, assumptionId: 'V1', kind: 'presale' },
      marks: [lockedMark(passMark, { lockedAt })],
      results: [testResult(successes, 20)],
    });
    const objection = { reason: 'One family', objectedAt: lockedAt };
    const testCards = [record('a', 5), record('b', 0), { ...record('c', 9), objection }];
    expect(reportOf({ evidence: [], testCards })).toMatchObject({ seen: [], tests: { decided: 2, passed: 1 } });
  });

  it('holds the figures that are there, and whose they are', () => {
    const labels = (change: IntakeDraft) =>
      reportOf({ intake: { ...intake, ...change } }).numbers.map(({ label }) => label);
    expect(reportOf().numbers[0]).toEqual({ label: 'price per stall per month', value: intake.price, source: null });
    expect(labels({ price: null, unitCost: null, segmentSize: null, accounts: null })).toEqual([]);
    expect(labels({ segmentSize: 20, segmentSizeSource: ' ' })).toContain('customers');
    expect(
      reportOf({ intake: { ...intake, segmentSizeSource: ' ' } }).numbers.find(({ label }) => label === 'customers')
        ?.source,
    ).toBe('founder’s estimate');
  });

  it('holds what must be bought first and when it has earned itself back, where that is known', () => {
    const cost = { amountMinor: 400_000_00, currency: 'NGN' } as const;
    const priced = { ...intake, firstPurchaseCost: cost, price: { ...cost, amountMinor: 500_00 }, unitCost: null };
    const numbers = (change: IntakeDraft) =>
      reportOf({ intake: { ...priced, unitCost: { ...cost, amountMinor: 150_00 }, unitsPerYear: 240, ...change } })
        .numbers;
    expect(numbers({ customersPerAsset: 6 }).slice(2, 4)).toEqual([
      { label: 'first purchase', value: cost, source: 'founder’s estimate' },
      { label: 'earns itself back in', value: '9.5 months', source: null },
    ]);
    const sameMonth = numbers({ customersPerAsset: 6, firstPurchaseCost: { ...cost, amountMinor: 42_000_00 } });
    expect(sameMonth[3]?.value).toBe('1 month');
    const labels = numbers({ customersPerAsset: null }).map(({ label }) => label);
    expect(labels).toContain('first purchase');
    expect(labels).not.toContain('earns itself back in');
  });

  it('proposes the next test with a mark that is not locked, and says whom it needs', () => {
    const { nextTest, ask } = reportOf();
    expect(nextTest).toMatchObject({ lockedAt: null, passMark: { sample: expect.any(Number) } });
    expect(ask).toEqual({ who: expect.stringContaining('traders'), where: intake.place });
  });

  it('shows a result that was entered and does not decide the next test yet', () => {
    const card = buildReport(snapshotOf()).tests[0]?.card;
    if (!card) throw new Error('the bookkeeping idea has no test');
    const passMark = { kind: 'count', atLeast: 3, sample: 20 } as const;
    const lockedAt = '2026-11-20T08:00:00.000Z';
    const record = (results: TestRecord['results']): TestRecord => ({
      ...{ id: 't1', card, results },
      marks: [lockedMark(passMark, { lockedAt })],
    });
    const next = (...results: TestRecord['results']) =>
      reportOf({ testCards: [record(results)] }).nextTest ?? expect.unreachable('no test is next');
    expect(soFarWords(next())).toBe('');
    const entered = next(testResult(2, 7, { recordedAt: '2026-11-21T08:00:00.000Z' }));
    expect(entered).toMatchObject({ lockedAt, passMark });
    expect(soFarWords(entered)).toBe('Result so far: 2 of 7, too early.');
    expect(lockWords(entered, (moment) => moment.slice(0, 10))).toBe('Locked on 2026-11-20, before its own results.');
  });

  it('says of a next test whose mark was moved after a result which mark decides', () => {
    const card = buildReport(snapshotOf()).tests[0]?.card;
    if (!card) throw new Error('the bookkeeping idea has no test');
    const mark = (revision: number, atLeast: number, sample: number, day: string) =>
      lockedMark({ kind: 'count', atLeast, sample }, { revision, lockedAt: `${day}T08:00:00.000Z` });
    const result = testResult(1, 1, { recordedAt: '2026-11-21T08:00:00.000Z' });
    const next = (moved: string) =>
      reportOf({
        testCards: [
          { id: 't1', card, results: [result], marks: [mark(1, 1, 1, '2026-11-20'), mark(2, 20, 30, moved)] },
        ],
      }).nextTest ?? expect.unreachable('no test is next');
    const day = (moment: string) => moment.slice(0, 10);
    expect(lockWords(next('2026-11-22'), day)).toBe(
      'Moved on 2026-11-22, after its result was known. Locked first at 1 of 1 on 2026-11-20: that mark decides.',
    );
    expect(lockWords(next('2026-11-20'), day)).toBe('Locked on 2026-11-20, before its own results.');
  });

  it('tells of every finished test, what failed first, and leaves the next one to say its own', () => {
    const tests = buildReport(snapshotOf()).tests;
    const [card, other] = [tests[0]?.card, tests[1]?.card];
    if (!card || !other) throw new Error('the bookkeeping idea has fewer than two tests');
    const at = (day: string) => `${day}T08:00:00.000Z`;
    const mark = (barPercent: string, change: Partial<LockedMark> = {}) =>
      lockedMark({ kind: 'share', barPercent, sample: 200 }, { lockedAt: at('2026-01-01'), ...change });
    const test = (id: string, successes: number, trials: number, change: Partial<TestRecord> = {}): TestRecord => ({
      ...{
        id,
        card: { ...other, assumptionId: 'V9', name: `Test ${id}`, passMark: mark('5').passMark },
        marks: [mark('5')],
      },
      results: [testResult(successes, trials, { recordedAt: at('2026-03-10'), note: 'Mama Titi' })],
      ...change,
    });
    const told = reportOf({
      evidence: [],
      testCards: [
        test('early', 1, 3),
        test('passed', 40, 200),
        test('open', 12, 200),
        test('failed', 0, 200),
        test('moved', 0, 200, { marks: [mark('5'), mark('0.0001', { revision: 2, lockedAt: at('2026-03-12') })] }),
        test('aside', 40, 200, { objection: { reason: 'Mama Titi only', objectedAt: at('2026-03-11') } }),
        test('locked', 1, 3, { results: [] }),
      ],
    });
    expect(told.results.map((result) => `${result.name}: ${resultWords(result)}`)).toEqual([
      'Test failed: Failed: 0 of 200, pass mark 5% of 200.',
      'Test moved: Failed: 0 of 200, pass mark 5% of 200; the mark was moved after a result.',
      'Test passed: Passed: 40 of 200, pass mark 5% of 200.',
      'Test open: Inconclusive: 12 of 200, pass mark 5% of 200.',
      'Test early: Too early: 3 of 200 tried, 1 succeeded.',
      'Test aside: Set aside by the founder; passed: 40 of 200, pass mark 5% of 200.',
    ]);
    expect(resultsInShort(told.results)).toBe('1 passed, 2 failed, 2 open, 1 set aside');
    expect(JSON.stringify(told)).not.toContain('Mama Titi');
    const next = { ...test('next', 1, 3), card };
    expect(reportOf({ evidence: [], testCards: [next] })).toMatchObject({
      results: [],
      nextTest: { soFar: { successes: 1, trials: 3, outcome: 'too_early' } },
    });
    const early = test('days', 40, 200, { card: { ...other, assumptionId: 'V9', days: 90 } });
    expect(reportOf({ evidence: [], testCards: [early] }).results.map(resultWords)).toEqual([
      'Too early: 200 of 200 tried, 40 succeeded, its days are not over.',
    ]);
  });

  it('has no note, no code and no word to the founder in what others read', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(GOOD_INTAKES)), fc.constantFrom(0, 1, 40), (draft, count) => {
        const evidence =
          count === 0 ? [] : [observed('a', { assumptionId: 'V1', level: 'L5', count, note: 'Mama Titi' })];
        const { objections, against, holds, notKnown } = reportOf({ intake: { ...intake, ...draft }, evidence });
        for (const text of objections) expect(text).not.toMatch(/\b[DVFRPCW]\d\b|\byour?s?\b/iu);
        for (const { name } of [...against, ...holds, ...notKnown]) expect([...name].length).toBeLessThanOrEqual(80);
        expect(JSON.stringify({ objections, against, holds, notKnown })).not.toContain('Mama Titi');
      }),
    );
  });

  it('shows four counts at most, and never leaves out those who refused', () => {
    const kinds = ['told', 'gave', 'paid', 'cameBack', 'refused'] as const;
    const told = kinds.map((kind) => ({ kind, count: 2, onRecord: 0, confirmed: 0 }));
    const keysOf = (seen: Seen[], decided: number) =>
      tilesOf({ seen, tests: { decided, passed: 0 } }).map(({ key }) => key);
    expect(keysOf(told, 1)).toEqual(['told', 'paid', 'cameBack', 'refused']);
    expect(keysOf(told.slice(0, 4), 1)).toEqual(['told', 'gave', 'paid', 'cameBack']);
    expect(keysOf(told.slice(2), 1)).toEqual(['paid', 'cameBack', 'refused', 'tests']);
    expect(keysOf([], 0)).toEqual([]);
  });

  it('says what was done where that does not settle enough yet', () => {
    const paid = onFile('a', { assumptionId: 'V1', level: 'L5', count: 4 });
    const refused = observed('b', { assumptionId: 'V1', level: 'L5', count: 5, side: 'against' });
    expect(seen(paid, refused)).toMatchObject({
      stones: expect.arrayContaining([{ id: 'V1', standing: 'open', sides: '4 for, 5 against' }]),
      verdict: {
        id: 'untested',
        label: 'Mostly untested',
        line: 'So far 5 strangers refused to pay and 4 paid. That is not enough yet to settle what matters most.',
      },
    });
    expect(seen().verdict).toEqual({
      ...{ id: 'untested', label: 'Untested' },
      line: 'Most of what matters has not been tested against what people do. Every idea starts here.',
    });
    expect(seen({ ...paid, count: 1 }).verdict.line).toMatch(/^So far 1 stranger paid\. /u);
    expect(seen({ ...paid, independence: 'friend' }).verdict).toMatchObject({
      label: 'Mostly untested',
      line: 'What was seen so far is not enough yet to settle what matters most.',
    });
    const all = intakeBeliefs.map((id) => observed(id, { assumptionId: id, level: 'L3' }));
    expect(seen(...all).verdict).toEqual({
      ...{ id: 'mixed', label: 'Mixed' },
      line: 'Some of what matters most is backed by what people did. Some is not backed enough yet.',
    });
  });

  it('has no stones and no shares while the idea cannot be tested', () => {
    expect(reportOf({ intake: { ...intake, price: null } })).toMatchObject({
      stones: [],
      shares: null,
      nextTest: null,
      ask: null,
    });
  });
});

it('rounds to whole per cent that make a hundred', () => {
  expect(wholeShares({ support: 10.4, against: 3.9, unknown: 85.7 })).toEqual({ support: 10, against: 4, unknown: 86 });
  expect(wholeShares({ support: 33.4, against: 33.4, unknown: 33.2 })).toEqual({
    support: 33,
    against: 33,
    unknown: 34,
  });
});
