import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snapshotOf } from './fixtures/ledger.ts';
import { lockedMark, lockedTest, testResult } from './fixtures/locked-tests.ts';
import { factsOfTests } from './test-facts.ts';
import type { LockedMark, TestRecord, TestResult } from './test-records.ts';
import type { PassMark } from './test-templates.ts';

const none = { claimed: 0, documented: 0, verified: 0 };
const file = { id: 'f', name: 'answers.pdf', sha256: 'f'.repeat(64) };

/** A test as its card proposes it, with a result on its last day. */
function tested(
  assumptionId: string,
  change: { passMark?: PassMark; result?: Partial<TestResult>; marks?: LockedMark[] } & Partial<TestRecord> = {},
): TestRecord {
  const { passMark, result, ...rest } = change;
  const test = lockedTest(assumptionId, snapshotOf());
  const mark = lockedMark(passMark ?? test.card.passMark, { lockedAt: '2026-02-01T09:00:00Z' });
  const { sample } = mark.passMark;
  const results = [testResult(sample, sample, { recordedAt: '2026-03-14T09:00:00Z', ...result })];
  return { ...test, marks: [mark], results, ...rest };
}

const factsOf = (...testCards: TestRecord[]) => factsOfTests(snapshotOf({ testCards }));

describe('what tests show for readiness', () => {
  it('is claimed on the founder’s word or a link, and documented where a file shows it', () => {
    expect(factsOf()).toEqual({ lockedTests: 0, testsWithResult: 0, testsOnFile: 0, channelTests: none });
    for (const result of [{}, { link: 'https://example.com/answers' }])
      expect(factsOf(tested('V1', { result }))).toMatchObject({ lockedTests: 1, testsWithResult: 1, testsOnFile: 0 });
    expect(factsOf(tested('V1', { result: { file } }))).toMatchObject({ testsWithResult: 1, testsOnFile: 1 });
  });

  it('is of a way to reach customers only where that was tested', () => {
    expect(factsOf(tested('V1', { result: { file } })).channelTests).toEqual(none);
    expect(factsOf(tested('R1')).channelTests).toEqual({ ...none, claimed: 1 });
    expect(factsOf(tested('R1', { result: { file } })).channelTests).toEqual({ ...none, claimed: 1, documented: 1 });
  });

  it('is a pass mark without a result while it is too early, or the founder objects', () => {
    const early = tested('V1', { result: { successes: 1, trials: 1, file } });
    const first = tested('V1', { result: { recordedAt: '2026-02-01T10:00:00Z', file } });
    const objected = tested('V1', { objection: { reason: 'All are cousins', objectedAt: '2026-03-15T09:00:00Z' } });
    for (const record of [early, first, objected, { ...early, results: [] }])
      expect(factsOf(record)).toMatchObject({ lockedTests: 1, testsWithResult: 0, testsOnFile: 0 });
    expect(factsOf({ ...early, marks: [], results: [] }).lockedTests).toBe(0);
  });

  it('is nothing of a mark that was moved after its result; moved before, it counts', () => {
    const record = tested('V1', { result: { file } });
    const { sample, ...mark } = record.card.passMark;
    const moved = (at: string) => ({
      ...record,
      marks: [...record.marks, lockedMark({ ...mark, sample: sample - 1 } as PassMark, { revision: 2, lockedAt: at })],
    });
    expect(factsOf(moved('2026-03-15T09:00:00Z'))).toMatchObject({ lockedTests: 0, testsWithResult: 0 });
    expect(factsOf(moved('2026-02-02T09:00:00Z'))).toMatchObject({ lockedTests: 1, testsWithResult: 1 });
  });

  it('is nothing of a mark far below the one that its card proposed, such as one of one, whatever came of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.constantFrom('V1', 'D1', 'R1'), (sample, id) => {
        const passMark = { kind: 'count' as const, atLeast: 1, sample };
        expect(factsOf(tested(id, { passMark, result: { file } }))).toEqual(factsOf());
      }),
    );
  });
});
