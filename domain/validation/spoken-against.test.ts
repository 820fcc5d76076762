import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from './evidence.ts';
import { observed, onFile, snapshotOf } from './fixtures/ledger.ts';
import { lockedTest, testResult } from './fixtures/locked-tests.ts';
import { outsiderReport } from './outsider-report.ts';
import { buildReport } from './report.ts';
import { spokenAgainst } from './spoken-against.ts';
import type { TestRecord } from './test-records.ts';
import { verdictLine } from './verdict-told.ts';

const asked = { assumptionId: 'V1', level: 'L5' } as const;
const refused = (count: number, given: Partial<EvidenceItem> = {}) =>
  observed('no', { ...asked, side: 'against', count, ...given });
const paid = (count: number, given: Partial<EvidenceItem> = {}) => observed('yes', { ...asked, count, ...given });
const confirmedBy = (confirmed: number) => ({
  witnessed: { confirmed, denied: 0, networks: confirmed, fromOwnNetwork: 0 },
});

function read(...evidence: EvidenceItem[]) {
  const snapshot = snapshotOf({ evidence });
  const report = buildReport(snapshot);
  const told = outsiderReport(snapshot, report);
  const spoken = spokenAgainst(snapshot, report);
  const belief = report.beliefs.find(({ id }) => id === 'V1')?.score;
  return { told, spoken, belief, founder: verdictLine(report, told.seen, spoken, 'founder') };
}

describe('nine payments by a link, and three refusals', () => {
  it('are told as what they are, with the one step that changes it', () => {
    const { told, founder, spoken } = read(paid(9), refused(3));
    expect(told.verdict).toMatchObject({
      id: 'contradicted',
      line: '3 refused. 9 paid, but so far only the founder says so: none of them has confirmed it.',
    });
    expect(founder).toBe(
      '3 refused. 9 paid, but so far only you say so: ask one of them to confirm. Once one confirms it, the idea is no longer “Contradicted” by this.',
    );
    expect(spoken?.ask).toBe('yes');
  });

  it('say of whom they were confirmed from the founder’s own network that it does not count', () => {
    const witnessed = { confirmed: 2, denied: 0, networks: 1, fromOwnNetwork: 2 };
    const { told, founder } = read(paid(9, { witnessed }), refused(3));
    expect(told.verdict.line).toBe(
      '3 refused. 9 paid, but so far only the founder says so: 2 confirmed it from the founder’s own network.',
    );
    expect(founder).toMatch(
      /^3 refused\. 9 paid, but so far only you and 2 on your own network say so, which does not count: ask one of them to confirm\./,
    );
  });

  it('move as was said once one of the nine confirms it, a little and no more; a file moves all of them', () => {
    const [none, one, three, all, file] = [
      read(paid(9), refused(3)),
      read(paid(9, confirmedBy(1)), refused(3)),
      read(paid(9, confirmedBy(3)), refused(3)),
      read(paid(9, confirmedBy(9)), refused(3)),
      read(onFile('yes', { ...asked, count: 9 }), refused(3)),
    ];
    expect(one?.told.verdict.id).toBe('untested');
    const against = [none, one, three, all, file].map((read) => Math.round(100 * (read?.belief?.d ?? 0)));
    expect(against).toEqual([58, 46, 32, 32, 32]);
    const standings = [none, one, three, all, file].map(
      (read) => read?.told.stones.find(({ id }) => id === 'V1')?.standing,
    );
    expect(standings).toEqual(['against', 'open', 'open', 'open', 'open']);
  });
});

it('asks as many to confirm as it takes, and whom there is to ask', () => {
  const typed = { proof: 'asserted' } as const;
  expect(read(paid(1, typed), refused(1, typed)).founder).toMatch(
    /^1 refused\. 1 paid, but so far only you say so: ask them to confirm\. Once one confirms it, the refusals no longer outweigh it\.$/u,
  );
  expect(read(paid(9), refused(6)).founder).toMatch(/: ask 2 of them to confirm\. Once 2 confirm it, /u);
  expect(read(paid(9, confirmedBy(2)), refused(6)).told.verdict.id).not.toBe('contradicted');
  expect(read(paid(9, confirmedBy(1)), refused(6)).told.verdict.id).toBe('contradicted');
  const { founder } = read(paid(1), refused(9));
  expect(founder).toBe('9 refused. 1 paid, but so far only you say so: ask them to confirm.');
  expect(read(refused(9))).toMatchObject({ spoken: { onWord: 0, ask: null, inFavour: '' } });
});

it('names what speaks against a mixed idea, too, and always says something', () => {
  const { assumptions } = snapshotOf();
  const told = assumptions.map(({ id }) => observed(id, { assumptionId: id }));
  const { verdict } = read(...told, onFile('yes', { ...asked, count: 4 }), refused(1)).told;
  expect(verdict).toMatchObject({
    id: 'mixed',
    line: 'On “The stall owner would pay ₦2,500 per stall per month”: 1 refused. 4 paid and 1 told of the last time (20 in all, with the other beliefs). Some of what matters most is backed by what people did. Some is not backed enough yet.',
  });
});

it('gives the figure of a test that failed where nothing else was seen', () => {
  const lineOf = (record: TestRecord) => {
    const snapshot = snapshotOf({ evidence: [], testCards: [record] });
    const report = buildReport(snapshot);
    const { seen, verdict } = outsiderReport(snapshot, report);
    expect(verdict.id).toBe('untested');
    expect(verdictLine(report, seen, spokenAgainst(snapshot, report), 'founder')).toBe(verdict.line);
    return verdict.line;
  };
  const failed = (id: string, trials: number) => lockedTest(id, snapshotOf(), { results: [testResult(0, trials)] });
  const rest = 'That is not enough yet to settle what matters most.';
  expect(lineOf(failed('V1', 20))).toBe(`So far 0 of 20 paid in the test “Ask for the money”. ${rest}`);
  expect(lineOf(failed('D1', 10))).toBe(
    `So far 0 of 10 did what was asked in the test “Ten conversations about the last time”. ${rest}`,
  );
  // Five units, and nobody who could do what is asked.
  expect(lineOf(failed('V2', 5))).toBe(
    `So far 0 of 5 succeeded in the test “Make five and write down every cost”. ${rest}`,
  );
});
