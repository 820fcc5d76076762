import { describe, expect, it } from 'vitest';
import { bought, factsOf, PRICES, terms } from '#tests/subscriptions/samples.ts';
import { dueAt } from './period.ts';
import { type Price, priceInstead, priceNotices, priceOn, renewalPrice } from './price.ts';

const month = terms('ideation');
/** ₦15,000 until `from`, then this. */
const raised = (from: string, amountMinor = 1_800_000, more: Price[] = []) =>
  factsOf({
    list: { prices: [...PRICES, { terms: month, amountMinor, from }, ...more], rate: 0.075, includesTax: true },
  }).list;
const sent = (key: string, day: string) => new Map([[key, dueAt(day) + 600_000]]);

describe('the price of terms', () => {
  it('is the newest that has begun, with the tax put on it where it is not inside', () => {
    const list = raised('2027-03-15');
    expect([priceOn(list, month, '2027-03-14'), priceOn(list, month, '2027-03-15')]).toEqual([1_500_000, 1_800_000]);
    expect(priceOn({ ...list, includesTax: false }, month, '2027-03-14')).toBe(1_612_500);
    expect(priceOn(list, month, '2019-12-31')).toBeNull();
  });
});

describe('a higher price', () => {
  const subscription = bought('2027-01-31', month);
  const list = raised('2027-03-15');
  const [notice] = priceNotices(subscription, list, '2027-02-01');

  it('is told 30 days before the first renewal on or after its day', () => {
    expect(notice).toMatchObject({ priceMinor: 1_800_000, from: '2027-03-31', tellOn: '2027-03-01' });
    expect(priceNotices(subscription, list, '2027-03-01')[0]?.from).toBe('2027-03-31');
  });

  it('told late counts from the first renewal that is 30 days away', () => {
    expect(priceNotices(subscription, list, '2027-03-02')[0]?.from).toBe('2027-04-30');
    expect(priceNotices(subscription, list, '2027-05-20')[0]?.from).toBe('2027-06-30');
  });

  it('is charged only where it was told 30 days before', () => {
    const march = { ...subscription, month: 1, n: 2 };
    const key = notice?.key ?? '';
    expect(renewalPrice(march, list, new Map()).priceMinor).toBe(1_500_000);
    expect(renewalPrice(march, list, sent(key, '2027-03-02')).priceMinor).toBe(1_500_000);
    expect(renewalPrice(march, list, sent(key, '2027-03-01')).priceMinor).toBe(1_800_000);
    expect(renewalPrice(subscription, list, sent(key, '2027-01-01')).priceMinor).toBe(1_500_000);
  });

  it('is not told where another took its place before any renewal, or where the member pays it already', () => {
    const twice = raised('2027-03-05', 1_800_000, [{ terms: month, amountMinor: 1_400_000, from: '2027-03-10' }]);
    expect(priceNotices(subscription, twice, '2027-02-01')).toEqual([]);
    expect(priceNotices({ ...subscription, priceMinor: 1_800_000 }, list, '2027-02-01')).toEqual([]);
  });

  it('of what comes next is measured by what the member was told when they chose it', () => {
    const changing = { ...bought('2027-02-03', terms('founder')), next: { terms: month, priceMinor: 1_500_000 } };
    const early = raised('2027-02-20');
    expect(renewalPrice(changing, early, new Map())).toEqual({ terms: month, priceMinor: 1_500_000 });
    expect(priceNotices(changing, early, '2027-02-10')[0]?.from).toBe('2027-04-03');
  });
});

describe('in the place of a price that was taken back', () => {
  const subscription = bought('2027-01-31', month);
  const inPlace = (priceMinor: number) =>
    priceInstead(subscription, { terms: month, instead: { priceMinor, from: '2027-03-15' } });

  it('a lower one is told with the first renewal that asks for it', () => {
    expect(inPlace(1_400_000)).toEqual({ kind: 'lower', priceMinor: 1_400_000, from: '2027-03-31' });
  });

  it('a higher one is told by its own notice, and none or the same leaves what they have', () => {
    expect(inPlace(1_500_001)).toEqual({ kind: 'to_be_told' });
    const stays = { kind: 'stays', priceMinor: 1_500_000 };
    expect([inPlace(1_500_000), priceInstead(subscription, { terms: month, instead: null })]).toEqual([stays, stays]);
  });

  it('is measured by the terms that it is of', () => {
    const changing = { ...bought('2027-01-31', terms('founder')), next: { terms: month, priceMinor: 1_500_000 } };
    const instead = { priceMinor: 2_000_000, from: '2027-03-15' };
    expect(priceInstead(changing, { terms: month, instead })).toEqual({ kind: 'to_be_told' });
    expect(priceInstead(changing, { terms: changing.terms, instead })).toMatchObject({ kind: 'lower' });
  });
});

describe('a lower price, or none', () => {
  it('counts at the next renewal without a notice', () => {
    const subscription = bought('2027-01-31', month);
    expect(renewalPrice(subscription, raised('2027-02-28', 1_000_000), new Map()).priceMinor).toBe(1_000_000);
    expect(renewalPrice(subscription, raised('2027-03-01', 1_000_000), new Map()).priceMinor).toBe(1_500_000);
  });

  it('leaves who has it with the price that it had', () => {
    const none = { prices: [], rate: 0, includesTax: true };
    expect(renewalPrice(bought('2027-01-31', month), none, new Map()).priceMinor).toBe(1_500_000);
  });
});
