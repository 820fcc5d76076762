import { describe, expect, it } from 'vitest';
import type { Money } from '../money/money.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { snapshotOf } from './fixtures/ledger.ts';
import type { IntakeDraft } from './intake.ts';
import { buildReport } from './report.ts';
import { objectionsToFigures, sourceOfRule } from './sanity-objections.ts';
import { yearlyCostOf } from './yearly-cost.ts';

const naira = (amount: number): Money => ({ amountMinor: amount * 100, currency: 'NGN' });
const kobo = (amountMinor: number): Money => ({ amountMinor, currency: 'NGN' });
const caseOf = (change: IntakeDraft) => buildReport(snapshotOf({ intake: { ...BOOKKEEPING, ...change } })).caseAgainst;
const sanity = (change: IntakeDraft) => caseOf(change).filter(({ rule }) => /^C(1[7-9]|2[0-3])\./.test(rule));
const codes = (change: IntakeDraft) => sanity(change).map(({ rule }) => rule);

/** ₦1,600 a month for 20 months: worth ₦32,000. */
const won = (minor: number): IntakeDraft => ({ acquisitionCost: kobo(minor) });
const costs = (percent: number, minorMore = 0): IntakeDraft => ({
  unitCost: kobo(2500 * percent + minorMore),
  acquisitionCost: null,
});
/** ₦1,600 a month from each of its customers. */
const bought = (cost: Money, customersPerAsset: number, assetMonths: number | null = null): IntakeDraft => ({
  firstPurchaseCost: cost,
  customersPerAsset,
  assetMonths,
});
const trouble = (workaroundCost: string, more: IntakeDraft = {}): IntakeDraft => ({ workaroundCost, ...more });

describe('figures that are seldom true', () => {
  it.each<[string, string, IntakeDraft, IntakeDraft]>([
    ['a return above 20 times', 'C17.too-good', won(159_999), won(160_000)],
    [
      'a churn of nothing',
      'C18.nobody-leaves',
      { churnPercent: '0.00', acquisitionCost: null },
      { churnPercent: '0.01', acquisitionCost: null },
    ],
    ['a margin below 10%', 'C19.low-margin', costs(90, 1), costs(90)],
    ['a margin above 90%', 'C19.high-margin', costs(10, -1), costs(10)],
    [
      'a year that costs more than the trouble',
      'C20.dearer-than-trouble',
      trouble('₦2,499 a month of lost credit'),
      trouble('₦2,500 a month of lost credit'),
    ],
    [
      'a year by price and units that costs more than the trouble',
      'C20.dearer-than-trouble',
      trouble('₦29,999 a year', { annualValue: null }),
      trouble('₦30,000 a year', { annualValue: null }),
    ],
    ['a market below the segment', 'C21.market-below-segment', { accounts: 7999 }, { accounts: 8000 }],
    ['a purchase that pays back after 36 months', 'C22.slow', bought(kobo(57_600_01), 1), bought(naira(57_600), 1)],
    [
      'a purchase that is worn out before',
      'C22.outlived',
      bought(kobo(38_400_01), 2, 12),
      bought(naira(38_400), 2, 12),
    ],
    ['a purchase that lasts longer', 'C22.slow', bought(naira(60_000), 1, 40), bought(naira(60_000), 2, 40)],
    [
      'more customers than people alive',
      'C23.more-than-live',
      { accounts: 8_200_000_001 },
      { accounts: 8_200_000_000 },
    ],
  ])('are objected to: %s, and no less', (_, code, change, less) => {
    expect(codes(change)).toEqual([code]);
    expect(codes(less)).toEqual([]);
    expect(sourceOfRule(code)).toMatch(/this product draws itself|what the two words mean|United Nations/);
  });

  it('leave a margin of nothing, and of less, to the rule that says so', () => {
    for (const unitCost of [naira(2500), naira(2600)]) {
      expect(caseOf({ unitCost }).map(({ rule }) => rule)).toContain('C8.loses-money');
      expect(codes({ unitCost })).toEqual([]);
    }
  });

  it.each<[string, IntakeDraft]>([
    ['no churn', { churnPercent: '' }],
    ['no accounts', { accounts: null }],
    ['no segment size', { segmentSize: null, accounts: 1 }],
    ['no cost of one unit', { unitCost: null }],
    ['no customers of what is bought', { firstPurchaseCost: naira(900_000), assetMonths: 2 }],
    ['another currency', bought({ amountMinor: 900_000_00, currency: 'USD' }, 1, 2)],
    ['no units a year', { ...bought(naira(900_000), 1, 2), unitsPerYear: null }],
    ['no price paid in a year', { annualValue: null, unitsPerYear: null, workaroundCost: '₦1 a year' }],
  ])('are none where the founder gave %s', (_, change) => {
    expect(codes(change)).toEqual([]);
  });

  it('say the founder’s own figures', () => {
    expect(
      sanity({
        churnPercent: '0',
        unitCost: naira(200),
        acquisitionCost: naira(1000),
        workaroundCost: '₦20,000 a year',
        accounts: 7000,
      }).map(({ text }) => text),
    ).toMatchInlineSnapshot(`
      [
        "You keep 92.0% of the price. More than 90% usually means that a cost was left out: delivery, fees, support, your own hours.",
        "On your own figures a customer brings in 138.0 times what it costs to win one. More than 20 times usually means that a cost was left out: your own hours, visits that sold nothing, discounts.",
        "You count on no customer ever stopping. Some move, close or forget.",
        "You would ask ₦30,000 of one customer in a year, for a trouble that costs them ₦20,000 by your own answer.",
        "You say that 7,000 could buy it anywhere, and that there are 8,000 in your first place alone. One of the two is wrong.",
      ]
    `);
    const worn = sanity(bought(naira(400_000), 4, 36))[0]?.text;
    expect(worn).toMatchInlineSnapshot(
      `"On your own figures what you must buy first has paid for itself after 62.5 months, and it lasts 36: it is worn out before that."`,
    );
    expect(sanity({ unitCost: naira(2400), acquisitionCost: null })[0]?.text).toMatchInlineSnapshot(
      `"Only 4.0% of the price is left after the cost of one unit. One return, one discount or one higher bill takes it all."`,
    );
  });

  it('stand beside the economics, but for the size of the market', () => {
    const found = caseOf({ churnPercent: '0', accounts: 7000, unitCost: naira(2600) });
    expect(objectionsToFigures(found).map(({ rule }) => rule)).toEqual(['C8.loses-money', 'C18.nobody-leaves']);
  });
});

describe('what something costs in a year', () => {
  it.each([
    ['₦100 a day', 36_500],
    ['₦2,000 a week', 104_000],
    ['about 20k naira every month', 240_000],
    ['N500/month', 6000],
    ['₦1.5m per year', 1_500_000],
    ['They lose ₦300 daily', 109_500],
  ])('%s', (words, amount) => {
    expect(yearlyCostOf(words, 'NGN')?.toNumber()).toBe(amount * 100);
  });

  it.each([
    ['', 'nothing'],
    ['₦4,000 a crate', 'no period'],
    ['4,000 a month', 'no money: it may be hours'],
    ['$40 a month', 'other money'],
    ['₦0 a month', 'no cost'],
    ['₦500 a day or ₦10,000 a month', 'two amounts'],
    ['₦500 a day, every month', 'two periods'],
    ['₦20,000 of lost credit and four hours a month', 'two things'],
    ['₦500 on a Monday', 'no period'],
  ])('is not guessed from “%s”: %s', (words) => {
    expect(yearlyCostOf(words, 'NGN')).toBeNull();
  });
});
