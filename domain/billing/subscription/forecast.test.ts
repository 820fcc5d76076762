import { describe, expect, it } from 'vitest';
import { attemptOf, bought, factsOf, PRICES, terms } from '#tests/subscriptions/samples.ts';
import { decide, type Facts } from './decide.ts';
import { type Choice, forecast } from './forecast.ts';
import { dueAt } from './period.ts';

const month = bought('2027-01-31', terms('ideation'));
const noon = (day: string) => dueAt(day) + 3 * 3_600_000;
const keep: Choice = { do: 'keep' };
const told = (choice: Choice, subscription = month, facts = factsOf(), at = noon('2027-02-01')) =>
  forecast(subscription, facts, at, choice).map(({ on, payMinor }) => [on, payMinor]);

describe('the next 12 months', () => {
  it('of a plan that is kept have each renewal on its anchor day', () => {
    expect(told(keep)).toEqual(
      ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31', '2027-08-31']
        .concat(['2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31'])
        .map((on) => [on, 1_500_000]),
    );
  });

  it('have the yearly renewal that falls on their last day', () => {
    const year = bought('2027-02-01', terms('ideation', 'yearly'));
    expect(told(keep, year)).toEqual([['2028-02-01', 15_000_000]]);
  });

  it('of a cancelled plan, of one paid once and of one without a card have no charge', () => {
    expect(told({ do: 'cancel' })).toEqual([]);
    expect(told(keep, bought('2027-01-31', terms('ideation', 'one_time')))).toEqual([]);
    expect(told(keep, { ...month, card: null })).toEqual([]);
  });

  it('of an upgrade begin with what is paid today, and use what is left of the credit', () => {
    const year = bought('2027-01-22', terms('ideation', 'yearly'));
    expect(told({ do: 'change', to: terms('founder') }, year).slice(0, 5)).toEqual([
      ['2027-02-01', 0],
      ['2027-03-01', 0],
      ['2027-04-01', 0],
      ['2027-05-01', 1_410_959],
      ['2027-06-01', 4_000_000],
    ]);
  });

  it('of a change at the end of the period have it from there', () => {
    expect(told({ do: 'change', to: terms('ideation', 'quarterly') })).toEqual([
      ['2027-02-28', 4_500_000],
      ['2027-05-31', 4_500_000],
      ['2027-08-31', 4_500_000],
      ['2027-11-30', 4_500_000],
    ]);
  });

  it('have a higher price from the first renewal that it can be told 30 days before', () => {
    const prices = [...PRICES, { terms: month.terms, amountMinor: 1_800_000, from: '2027-02-10' }];
    const facts = factsOf({ list: { prices, rate: 0.075, includesTax: true } });
    expect(told(keep, month, facts).slice(0, 3)).toEqual([
      ['2027-02-28', 1_500_000],
      ['2027-03-31', 1_800_000],
      ['2027-04-30', 1_800_000],
    ]);
  });

  it('have the price as it was where the higher one that was told of is taken back', () => {
    const march = { ...month, month: 1, n: 2 };
    const taken = { terms: month.terms, amountMinor: 1_800_000, from: '2027-03-15' };
    const at = dueAt('2027-03-01');
    const list = { prices: [...PRICES, taken], rate: 0.075, includesTax: true };
    const notices = new Map(decide(march, factsOf({ list }), at).map(({ key }) => [key, at]));
    const charged = (change: Partial<Facts>) => told(keep, march, factsOf({ notices, ...change }), at)[0];
    expect(charged({ list })).toEqual(['2027-03-31', 1_800_000]);
    expect(charged({ list: { ...list, prices: PRICES, withdrawn: [taken] } })).toEqual(['2027-03-31', 1_500_000]);
  });

  it('count a charge whose outcome is open as paid', () => {
    const facts = factsOf({ attempts: [attemptOf(2, dueAt('2027-02-28'), 'unknown')] });
    const charges = told(keep, month, facts, noon('2027-03-01'));
    expect(charges.slice(0, 2)).toEqual([
      ['2027-02-28', 1_500_000],
      ['2027-03-31', 1_500_000],
    ]);
  });

  it('of a plan in grace have its next try, and the anchor stays', () => {
    const facts = factsOf({ attempts: [attemptOf(2, dueAt('2027-02-28'), 'funds')] });
    expect(told(keep, { ...month, state: 'past_due' }, facts, noon('2027-02-28')).slice(0, 2)).toEqual([
      ['2027-03-01', 1_500_000],
      ['2027-03-31', 1_500_000],
    ]);
  });

  it('have the charge that waits for a transfer on the day until which it waits, and the anchor stays', () => {
    const facts = factsOf({ isTransferAwaited: true });
    const first = [
      ['2027-03-05', 1_500_000],
      ['2027-03-31', 1_500_000],
    ];
    expect(told(keep, month, facts).slice(0, 2)).toEqual(first);
    expect(told(keep, month, facts, noon('2027-03-01')).slice(0, 2)).toEqual(first);
  });

  it('ask the card for the rest where a part has come for the same invoice, and for no other', () => {
    const part = { n: 2, terms: month.terms, priceMinor: 1_500_000, usedMinor: 0, amountMinor: 900_000 };
    const first = (came: typeof part) => told(keep, month, factsOf({ came }))[0]?.[1];
    expect(
      told(keep, month, factsOf({ came: part }))
        .map(([, pay]) => pay)
        .slice(0, 2),
    ).toEqual([600_000, 1_500_000]);
    expect(first({ ...part, n: 1 })).toBe(1_500_000);
    expect(first({ ...part, usedMinor: 100_000 })).toBe(1_500_000);
    expect(first({ ...part, terms: { ...part.terms, cadence: 'yearly' } })).toBe(1_500_000);
  });

  it('of a change have its charge on its day: the transfer for what was chosen before is waited for no more', () => {
    const facts = factsOf({ isTransferAwaited: true });
    const quarterly: Choice = { do: 'change', to: terms('ideation', 'quarterly') };
    expect(told(quarterly, month, facts)[0]).toEqual(['2027-02-28', 4_500_000]);
    expect(told({ do: 'change', to: terms('founder') }, month, facts)[1]).toEqual(['2027-03-01', 4_000_000]);
  });

  it('begin what is paid ahead without a charge', () => {
    const ahead = { ...month, ahead: { terms: month.terms, priceMinor: 1_500_000, paidMinor: 1_500_000 } };
    expect(told(keep, ahead)[0]).toEqual(['2027-03-31', 1_500_000]);
  });
});
