import { describe, expect, it } from 'vitest';
import { attemptOf, bought, CARD, factsOf, PRICES, terms } from '#tests/subscriptions/samples.ts';
import { paidAhead, renewed } from './advance.ts';
import { cancelled, changedAtEnd, planChange, returned, upgraded } from './change-plan.ts';
import { decide } from './decide.ts';
import { dueAt } from './period.ts';
import { priceNotices, renewalPrice } from './price.ts';
import { paidPeriod, planOf, type Subscription } from './subscription.ts';

const founder = terms('founder');
const ideation = terms('ideation');
const HOUR = 3_600_000;
/** Noon in Lagos. */
const noon = (day: string) => dueAt(day) + 3 * HOUR;
const renew = (
  subscription: Subscription,
  payment = { terms: subscription.terms, priceMinor: 1, paidMinor: 1, card: CARD },
) => renewed(subscription, payment) ?? subscription;

describe('an upgrade', () => {
  it('begins now, with credit for the days left and a new anchor', () => {
    const month = bought('2027-02-03', ideation);
    const change = planChange(month, founder, factsOf(), noon('2027-02-13'));
    expect(change).toEqual({
      when: 'now',
      terms: founder,
      priceMinor: 4_000_000,
      daysLeftMinor: 964_286,
      payMinor: 3_035_714,
      usedMinor: 964_286,
      keptMinor: 0,
      anchorOn: '2027-02-13',
      month: 0,
      period: { startsOn: '2027-02-13', endsOn: '2027-03-13' },
    });
    const after = upgraded(month, change, CARD);
    expect(after).toMatchObject({ terms: founder, n: 2, paidMinor: 4_000_000, state: 'active', revision: 2 });
    expect(after && paidPeriod(after)).toEqual({ startsOn: '2027-02-13', endsOn: '2027-03-13' });
  });

  it('costs nothing today where a year is left to credit, and the rest stays', () => {
    const year = bought('2027-02-03', terms('ideation', 'yearly'));
    expect(planChange(year, founder, factsOf(), noon('2027-02-13'))).toMatchObject({
      when: 'now',
      payMinor: 0,
      usedMinor: 4_000_000,
      keptMinor: 10_589_041,
    });
  });

  it('uses credit from before, of its own currency alone', () => {
    const facts = factsOf({ creditMinor: { NGN: 35_714, USD: 900_000 } });
    expect(planChange(bought('2027-02-03', ideation), founder, facts, noon('2027-02-13'))).toMatchObject({
      payMinor: 3_000_000,
      usedMinor: 1_000_000,
    });
  });

  it('takes back what was planned, and what was paid ahead is credit', () => {
    const month = bought('2027-02-03', ideation);
    const ahead =
      paidAhead(month, { terms: ideation, priceMinor: 1_500_000, paidMinor: 1_500_000, card: null }) ?? month;
    const change = planChange(ahead, founder, factsOf(), noon('2027-02-13'));
    expect(change).toMatchObject({ usedMinor: 2_464_286, payMinor: 1_535_714 });
    expect(upgraded(ahead, change, CARD)).toMatchObject({ ahead: null, next: null });
  });

  it('is not paid with what was paid ahead in another currency', () => {
    const month = bought('2027-02-03', terms('ideation', 'monthly', 'USD'));
    const ahead =
      paidAhead(month, { terms: ideation, priceMinor: 1_500_000, paidMinor: 1_500_000, card: null }) ?? month;
    const change = planChange(ahead, terms('founder', 'monthly', 'USD'), factsOf(), noon('2027-02-13'));
    expect(change).toMatchObject({ usedMinor: 643, payMinor: 2357, keptMinor: 0 });
  });
});

describe('a change on the renewal day', () => {
  const january = bought('2027-01-31', ideation);

  it('costs the same before the charge and after it, and keeps the anchor', () => {
    const before = planChange(january, founder, factsOf(), dueAt('2027-02-28') - HOUR);
    expect(before).toMatchObject({ payMinor: 4_000_000, daysLeftMinor: 0, anchorOn: '2027-01-31', month: 1 });
    const february = renew(january, { terms: ideation, priceMinor: 1_500_000, paidMinor: 1_500_000, card: CARD });
    const after = planChange(february, founder, factsOf(), noon('2027-02-28'));
    expect(after).toMatchObject({
      payMinor: 2_500_000,
      daysLeftMinor: 1_500_000,
      anchorOn: '2027-01-31',
      month: 1,
    });
    for (const [from, change] of [[january, before] as const, [february, after] as const]) {
      const march = upgraded(from, change, CARD);
      expect(march && paidPeriod(march)).toEqual({ startsOn: '2027-02-28', endsOn: '2027-03-31' });
    }
  });

  it('in the grace pays for the period that is owed, so that no day is free', () => {
    const owing = { ...january, state: 'past_due' as const };
    const change = planChange(owing, founder, factsOf(), noon('2027-03-04'));
    expect(change).toMatchObject({ payMinor: 4_000_000, period: { startsOn: '2027-02-28', endsOn: '2027-03-31' } });
    expect(upgraded(owing, change, CARD)?.state).toBe('active');
  });
});

describe('any other change', () => {
  const month = bought('2027-02-03', founder);
  const at = noon('2027-02-13');

  it.each([
    ['a lower plan', ideation, 1_500_000],
    ['a longer cadence', terms('founder', 'yearly'), 40_000_000],
    ['another currency', terms('founder', 'monthly', 'USD'), 3000],
    ['a year paid once', terms('founder', 'one_time'), 44_000_000],
  ])('to %s begins at the end of the period, at the price told today', (_, to, priceMinor) => {
    const change = planChange(month, to, factsOf(), at);
    expect(change).toEqual({ when: 'at_end', on: '2027-03-03', terms: to, priceMinor });
    const after = changedAtEnd(month, change);
    expect(after).toMatchObject({ terms: founder, next: { terms: to, priceMinor }, revision: 2 });
    expect(after && planChange(after, founder, factsOf(), at)).toEqual({ when: 'kept' });
  });

  it('costs what is announced for that day where it is told 30 days before, and what is charged is what was told', () => {
    const raised = { terms: ideation, amountMinor: 1_700_000, from: '2027-02-20' };
    const list = { ...factsOf().list, prices: [...PRICES, raised] };
    expect(planChange(month, ideation, factsOf({ list }), at)).toMatchObject({ priceMinor: 1_500_000 });
    const year = bought('2027-02-03', terms('founder', 'yearly'));
    const change = planChange(year, ideation, factsOf({ list }), at);
    expect(change).toMatchObject({ when: 'at_end', on: '2028-02-03', priceMinor: 1_700_000 });
    const after = changedAtEnd(year, change);
    expect(after && renewalPrice(after, list, new Map()).priceMinor).toBe(1_700_000);
    expect(after && priceNotices(after, list, '2027-02-13')).toEqual([]);
  });

  it('to a higher plan in another currency too: credit is never converted', () => {
    const to = terms('founder', 'monthly', 'USD');
    expect(planChange(bought('2027-02-03', ideation), to, factsOf(), at).when).toBe('at_end');
  });

  it('counts the new cadence from the same anchor', () => {
    const january = bought('2027-01-31', founder);
    const march = renew(
      renew(january, { terms: terms('founder', 'quarterly'), priceMinor: 1, paidMinor: 1, card: CARD }),
    );
    expect(paidPeriod(march)).toEqual({ startsOn: '2027-05-31', endsOn: '2027-08-31' });
  });

  it.each([
    ['same_terms', month, founder, factsOf()],
    ['same_terms', { ...month, next: { terms: ideation, priceMinor: 1 } }, ideation, factsOf()],
    ['ended', { ...month, state: 'ended' as const }, ideation, factsOf()],
    ['payment_unsettled', month, ideation, factsOf({ attempts: [attemptOf(2, at, 'unknown')] })],
    ['payment_unsettled', month, ideation, factsOf({ attempts: [attemptOf(2, at, 'confirm')] })],
    ['paid_ahead', { ...month, ahead: { terms: founder, priceMinor: 1, paidMinor: 1 } }, ideation, factsOf()],
    ['not_sold', month, ideation, factsOf({ list: { prices: [], rate: 0, includesTax: true } })],
  ] as const)('is refused: %s', (why, subscription, to, facts) => {
    const change = planChange(subscription, to, facts, at);
    expect(change).toEqual({ when: 'refused', why });
    expect([upgraded(subscription, change, CARD), changedAtEnd(subscription, change)]).toEqual([null, null]);
  });
});

describe('cancelling', () => {
  const month = bought('2027-02-03', founder);
  const cancel = (subscription: Subscription, at: number) => cancelled(subscription, at);

  it('keeps the plan to the end, and one tap takes it back with the change that was planned', () => {
    const next = { terms: ideation, priceMinor: 1 };
    const after = cancel({ ...month, next }, noon('2027-02-13'));
    expect(after).toMatchObject({ state: 'ending', card: month.card });
    expect(after && decide(after, factsOf(), dueAt('2027-03-03'))).toMatchObject([{ kind: 'end' }]);
    expect(after && planOf(after)).toBe('founder');
    expect(after && returned(after)).toMatchObject({ state: 'active', next, card: month.card, revision: 3 });
    expect(after && cancel(after, noon('2027-02-14'))).toBeNull();
  });

  it('ends it at once where nothing paid for is left', () => {
    const planned = { ...month, next: { terms: ideation, priceMinor: 1 } };
    expect(cancel(planned, dueAt('2027-03-03'))).toMatchObject({ state: 'ended', endedFor: 'cancelled', next: null });
    const owing = cancel({ ...month, state: 'past_due' }, noon('2027-03-05'));
    expect(owing && [owing.state, planOf(owing), returned(owing)]).toEqual(['ended', 'free', null]);
  });

  it('lets a period that is paid for ahead run', () => {
    const ahead = paidAhead(month, { terms: founder, priceMinor: 1, paidMinor: 1, card: null }) ?? month;
    expect(cancel(ahead, dueAt('2027-03-03'))).toMatchObject({ state: 'ending', ahead: { paidMinor: 1 } });
  });
});
