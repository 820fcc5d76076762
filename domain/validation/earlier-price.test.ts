import { describe, expect, it } from 'vitest';
import type { Money } from '../money/money.ts';
import { isAtEarlierPrice, isPriceOpen, priceKey } from './earlier-price.ts';
import type { EvidenceItem } from './evidence.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { observed, onFile, snapshotOf } from './fixtures/ledger.ts';
import { outsiderReport } from './outsider-report.ts';
import { buildReport } from './report.ts';

const naira = (amount: number): Money => ({ amountMinor: amount * 100, currency: 'NGN' });
const twenty = naira(20_000);
const paid = (given: Partial<EvidenceItem> = {}) =>
  onFile('paid', { assumptionId: 'V1', level: 'L5', count: 9, notedPrice: twenty, ...given });

const read = (price: Money, evidence: EvidenceItem[], formulaVersion?: string) => {
  const snapshot = snapshotOf({ intake: { ...BOOKKEEPING, price }, evidence });
  const versioned = formulaVersion ? { ...snapshot, formulaVersion } : snapshot;
  const report = buildReport(versioned);
  const { b } = report.beliefs.find(({ id }) => id === 'V1')?.score ?? expect.unreachable();
  return { b, report, told: outsiderReport(versioned, report) };
};

describe('a payment noted at another price', () => {
  it('of ₦20,000 counts 0 for ₦500,000, and every reader is told', () => {
    const before = read(twenty, [paid()]);
    const after = read(naira(500_000), [paid()]);
    expect([before.b > 0.5, after.b]).toEqual([true, 0]);
    expect(before.told.holds.map(({ id }) => id)).toContain('V1');
    expect(after.told.notKnown.map(({ id }) => id)).toContain('V1');
    expect(after.report.evidenceNotes).toEqual([
      {
        evidenceId: 'paid',
        code: 'earlier_price',
        text: 'Counts 0 here: noted when the price was ₦20,000. That shows nothing of ₦500,000.',
      },
    ]);
    expect(after.told.objections).toContain('9 paid at an earlier price (₦20,000). That shows nothing of ₦500,000.');
    expect(after.report.caseAgainst.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Nobody has paid today’s price yet\./u),
    );
  });

  it.each([
    ['at a higher price', naira(15_000), {}],
    ['at the same price', twenty, {}],
    ['before there was a price', naira(500_000), { notedPrice: undefined }],
    [
      'of as much as today’s price each',
      naira(500_000),
      { observation: { id: 'o', people: 9, paid: naira(4_500_000) } },
    ],
  ])('%s counts in full', (_, price, given) => {
    expect(read(price, [paid(given)]).b).toBeCloseTo(read(twenty, [paid()]).b, 9);
  });

  it('counts for what else it shows, and takes nothing from a refusal', () => {
    const other = paid({ id: 'other', assumptionId: 'D3' });
    const scoreOf = (price: Money) => read(price, [other]).report.beliefs.find(({ id }) => id === 'D3')?.score?.b;
    expect(scoreOf(naira(500_000))).toBe(scoreOf(twenty));
    const refused = observed('no', { assumptionId: 'V1', level: 'L5', side: 'against', count: 3, notedPrice: twenty });
    expect(read(naira(500_000), [refused]).report.score?.against).toBe(read(twenty, [refused]).report.score?.against);
  });

  it('stays as it was in what was kept under the formula before', () => {
    expect(read(naira(500_000), [paid()], 'validation-score-7').b).toBeGreaterThan(0.5);
  });
});

describe('the founder is asked', () => {
  const line = paid();

  it('until the answer, and again once the price changes', () => {
    const [now, later] = [naira(500_000), naira(600_000)];
    expect(isPriceOpen(line, now)).toBe(true);
    const answered = { ...line, answeredPrice: priceKey(now) };
    expect([isPriceOpen(answered, now), isPriceOpen(answered, later)]).toEqual([false, true]);
    expect(isPriceOpen({ ...answered, answeredPrice: undefined }, null)).toBe(false);
  });

  it.each([
    ['a payment at another currency', { notedPrice: { amountMinor: 100, currency: 'USD' as const } }, true],
    ['one who came back', { level: 'L6' as const }, true],
    ['a talk', { level: 'L3' as const }, false],
    ['a refusal', { side: 'against' as const }, false],
  ])('about %s: %s', (_, given, isAsked) => {
    expect(isAtEarlierPrice(paid(given), naira(500_000))).toBe(isAsked);
  });
});
