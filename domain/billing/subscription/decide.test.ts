import { describe, expect, it } from 'vitest';
import { attemptOf, bought, CARD, factsOf, PRICES, terms } from '#tests/subscriptions/samples.ts';
import { type Action, decide, type Facts, heldUntil, nextDue } from './decide.ts';
import { foresee } from './forecast.ts';
import { dueAt } from './period.ts';
import type { Subscription } from './subscription.ts';

const month = bought('2027-01-31', terms('ideation'));
const due = dueAt('2027-02-28');
const DAY = 86_400_000;
const kinds = (subscription: Subscription, facts: Facts, at: number) =>
  decide(subscription, facts, at).map(({ kind }) => kind);
const noticed = (...actions: Action[]) => new Map(actions.map(({ key }) => [key, due - 10 * DAY]));

describe('a renewal', () => {
  it.each([
    ['monthly', '2027-02-25', '2027-02-28'],
    ['quarterly', '2027-04-23', '2027-04-30'],
    ['yearly', '2028-01-24', '2028-01-31'],
  ] as const)('that is %s is told 3 or 7 days before, once', (cadence, tellOn, on) => {
    const subscription = bought('2027-01-31', terms('ideation', cadence));
    expect(decide(subscription, factsOf(), dueAt(tellOn) - 1)).toEqual([]);
    const told = decide(subscription, factsOf(), dueAt(tellOn));
    expect(told).toMatchObject([{ kind: 'tell_renewal', on, terms: { cadence } }]);
    expect(decide(subscription, factsOf({ notices: noticed(...told) }), dueAt(on) - 1)).toEqual([]);
    expect(kinds(subscription, factsOf(), dueAt(on))).toEqual(['charge']);
  });

  it('is told anew where the member changed it after the mail', () => {
    const told = decide(month, factsOf(), due - DAY);
    const changed = { ...month, next: { terms: terms('ideation', 'yearly'), priceMinor: 15_000_000 } };
    expect(decide(changed, factsOf({ notices: noticed(...told) }), due - DAY)).toMatchObject([
      { kind: 'tell_renewal', priceMinor: 15_000_000 },
    ]);
  });

  it('is charged at 09:00 in Lagos on its day, less the credit of its currency', () => {
    expect(kinds(month, factsOf(), due - 1)).not.toContain('charge');
    expect(decide(month, factsOf({ creditMinor: { NGN: 100_000, USD: 9 } }), due)).toEqual([
      {
        kind: 'charge',
        key: 'charge:sub-1:2:1',
        n: 2,
        card: CARD,
        terms: month.terms,
        priceMinor: 1_500_000,
        payMinor: 1_400_000,
        usedMinor: 100_000,
        keptMinor: 0,
      },
    ]);
  });

  it('of other terms is charged at the price that was told', () => {
    const changed = { ...month, next: { terms: terms('ideation', 'monthly', 'USD'), priceMinor: 1000 } };
    expect(decide(changed, factsOf(), due)).toMatchObject([{ kind: 'charge', priceMinor: 1000, payMinor: 1000 }]);
  });

  it('that was refused is charged again with another key, and ends after the grace', () => {
    const owing: Subscription = { ...month, state: 'past_due' };
    const facts = factsOf({ attempts: [attemptOf(2, due, 'funds')] });
    expect(decide(owing, facts, due + DAY - 1)).toEqual([]);
    expect(decide(owing, facts, due + DAY)).toMatchObject([{ kind: 'charge', key: 'charge:sub-1:2:2' }]);
    expect(decide(owing, facts, due + 7 * DAY)).toMatchObject([{ kind: 'end', reason: 'grace_over' }]);
  });

  it('that a server which was down for longer than the grace has missed is tried before the plan ends', () => {
    expect(kinds(month, factsOf(), due + 9 * DAY)).toEqual(['charge']);
    const tried = factsOf({ attempts: [attemptOf(2, due + 9 * DAY, 'funds')] });
    expect(kinds({ ...month, state: 'past_due' }, tried, due + 9 * DAY)).toEqual(['end']);
  });

  it.each(['unknown', 'confirm'] as const)(
    'whose outcome is %s is asked for and not charged, and grace runs',
    (outcome) => {
      const facts = factsOf({ attempts: [attemptOf(2, due, outcome)] });
      expect(kinds(month, facts, due)).toEqual([]);
      expect(decide(month, facts, due + 600_000)).toMatchObject([{ kind: 'ask', attemptId: `try-2-${due}` }]);
      expect(kinds(month, facts, due + 3 * DAY)).toEqual(['ask']);
      expect(kinds(month, facts, due + 7 * DAY)).toEqual(['ask', 'end']);
      const over: Subscription = { ...month, state: 'ended', endedFor: 'grace_over' };
      expect(kinds(over, facts, due + 8 * DAY)).toEqual(['ask']);
    },
  );

  it('waits for a transfer that is awaited, until 09:00 in Lagos on day 5, and then the card is charged', () => {
    const facts = factsOf({ isTransferAwaited: true });
    expect(kinds(month, facts, due)).toEqual([]);
    expect(nextDue(month, facts, due)).toBe(due + 5 * DAY);
    expect(kinds(month, facts, due + 5 * DAY - 1)).toEqual([]);
    expect(decide(month, facts, due + 5 * DAY)).toMatchObject([{ kind: 'charge', key: 'charge:sub-1:2:1' }]);
    const refused = factsOf({ isTransferAwaited: true, attempts: [attemptOf(2, due + 5 * DAY, 'funds')] });
    const owing: Subscription = { ...month, state: 'past_due' };
    expect(nextDue(owing, refused, due + 5 * DAY)).toBe(due + 7 * DAY);
    expect(decide(owing, refused, due + 7 * DAY)).toMatchObject([{ kind: 'end', reason: 'grace_over' }]);
  });

  it('waits for a transfer that was sent after the card was refused, and is charged at once where it is not found', () => {
    const owing: Subscription = { ...month, state: 'past_due' };
    const attempts = [attemptOf(2, due, 'funds')];
    const awaited = factsOf({ isTransferAwaited: true, attempts });
    expect(kinds(owing, awaited, due + 3 * DAY)).toEqual([]);
    expect(kinds(owing, factsOf({ attempts }), due + 3 * DAY)).toEqual(['charge']);
    expect(kinds(month, factsOf(), due + 3 * DAY)).toEqual(['charge']);
  });

  it('that waits for a transfer is told with the day until which it waits, and anew once it waits no more', () => {
    const awaited = factsOf({ isTransferAwaited: true });
    const told = decide(month, awaited, due - DAY);
    expect(told).toMatchObject([{ kind: 'tell_renewal', on: '2027-02-28', heldUntil: '2027-03-05' }]);
    expect(decide(month, { ...awaited, notices: noticed(...told) }, due - DAY)).toEqual([]);
    expect(decide(month, factsOf({ notices: noticed(...told) }), due - DAY)).toMatchObject([
      { kind: 'tell_renewal', on: '2027-02-28', heldUntil: null },
    ]);
  });

  it('waits no longer than the card works', () => {
    const card: Facts['card'] = { endsOn: '2027-03-03', currencies: ['NGN'] };
    const facts = factsOf({ isTransferAwaited: true, card });
    expect(heldUntil(month, facts)).toBe('2027-03-02');
    expect(kinds(month, facts, due + 2 * DAY - 1)).not.toContain('charge');
    expect(kinds(month, facts, due + 2 * DAY)).toContain('charge');
  });

  it('of a plan that does not renew by itself waits for nothing: it ends on its day', () => {
    const facts = factsOf({ isTransferAwaited: true });
    expect(decide({ ...month, card: null }, facts, due)).toMatchObject([{ kind: 'end', reason: 'period_over' }]);
    expect(heldUntil({ ...month, card: null }, facts)).toBeNull();
    expect(heldUntil(month, factsOf())).toBeNull();
    expect(heldUntil(month, { ...facts, attempts: [attemptOf(2, due, 'unknown')] })).toBeNull();
  });

  it('is not charged when the member has cancelled, and the plan ends at the end of its period', () => {
    const ending: Subscription = { ...month, state: 'ending' };
    expect(decide(ending, factsOf(), due - 1)).toEqual([]);
    expect(decide(ending, factsOf(), due)).toMatchObject([{ kind: 'end', reason: 'period_over' }]);
  });
});

describe('a plan that does not renew by itself', () => {
  it.each([
    ['without a card', { ...month, card: null }, '2027-02-25', '2027-02-28'],
    ['paid once', bought('2027-01-31', terms('ideation', 'one_time')), '2028-01-24', '2028-01-31'],
  ])('%s is told of its end, and ends', (_, subscription, tellOn, on) => {
    const told = decide(subscription, factsOf(), dueAt(tellOn));
    expect(told).toMatchObject([{ kind: 'tell_end', on }]);
    expect(decide(subscription, factsOf({ notices: noticed(...told) }), dueAt(on) - 1)).toEqual([]);
    expect(decide(subscription, factsOf(), dueAt(on))).toMatchObject([{ kind: 'end', reason: 'period_over' }]);
  });

  it('still has its grace where a charge failed before the card was removed', () => {
    const owing: Subscription = { ...month, state: 'past_due', card: null };
    const facts = factsOf({ attempts: [attemptOf(2, due, 'stolen')] });
    expect(decide(owing, facts, due + 6 * DAY)).toEqual([]);
    expect(kinds(owing, facts, due + 7 * DAY)).toEqual(['end']);
  });

  it('begins the period that was paid ahead', () => {
    const ahead = { ...month, card: null, ahead: { terms: month.terms, priceMinor: 1, paidMinor: 1 } };
    expect(decide(ahead, factsOf(), due - 1)).toEqual([]);
    expect(decide(ahead, factsOf(), due)).toMatchObject([{ kind: 'begin_paid_ahead', n: 2 }]);
  });
});

describe('a card that stops working', () => {
  const yearly = bought('2027-01-31', terms('ideation', 'yearly'));
  const until = (endsOn: string): Facts['card'] => ({ endsOn, currencies: ['NGN'] });

  it('is told of once, 30 days before', () => {
    const at = dueAt('2027-04-01');
    const facts = { card: until('2027-05-01') };
    expect(decide(yearly, factsOf(facts), at - 1)).toEqual([]);
    const told = decide(yearly, factsOf(facts), at);
    expect(told).toMatchObject([{ kind: 'tell_card', cardEndsOn: '2027-05-01' }]);
    expect(decide(yearly, factsOf({ ...facts, notices: noticed(...told) }), at + DAY)).toEqual([]);
    expect(decide(yearly, factsOf(facts), dueAt('2027-05-01'))).toEqual([]);
    expect(nextDue(yearly, factsOf(facts), at - DAY)).toBe(at);
  });

  it.each([
    ['does not renew by itself', { ...yearly, card: null }],
    ['is cancelled', { ...yearly, state: 'ending' as const }],
  ])('needs no mail where the plan %s', (_, subscription) => {
    expect(decide(subscription, factsOf({ card: until('2027-05-01') }), dueAt('2027-04-01'))).toEqual([]);
  });

  it('is charged before its last day is over, and not after it', () => {
    expect(kinds(month, factsOf({ card: until('2027-03-01') }), due)).toEqual(['tell_card', 'charge']);
    const gone = factsOf({ card: until('2027-02-28') });
    expect(kinds(month, gone, due - 3 * DAY)).toEqual(['tell_card', 'tell_end']);
    expect(kinds(month, gone, due)).toEqual(['end']);
    expect(foresee(month, gone, dueAt('2027-02-01'), { do: 'keep' })).toEqual({
      charges: [],
      endsOn: '2027-02-28',
      heldUntil: null,
    });
  });
});

describe('a card of another currency', () => {
  const dollars: Facts['card'] = { endsOn: '2039-02-01', currencies: ['USD'] };

  it('is not charged: the plan ends, told before', () => {
    expect(kinds(month, factsOf({ card: dollars }), due - 3 * DAY)).toEqual(['tell_end']);
    expect(kinds(month, factsOf({ card: dollars }), due)).toEqual(['end']);
  });

  it('pays nothing of a change to that currency either', () => {
    const inDollars = bought('2027-01-31', { ...terms('ideation'), currency: 'USD' });
    const to = { ...inDollars.terms, currency: 'NGN' as const };
    const { charges } = foresee(inDollars, factsOf({ card: dollars }), dueAt('2027-02-01'), { do: 'change', to });
    expect(charges).toEqual([]);
  });
});

describe('a price change', () => {
  it('is told 30 days before, once', () => {
    const prices = [...PRICES, { terms: month.terms, amountMinor: 1_800_000, from: '2027-03-15' }];
    const list = { prices, rate: 0.075, includesTax: true };
    const at = dueAt('2027-03-01');
    const march = { ...month, month: 1, n: 2 };
    expect(decide(march, factsOf({ list }), at - 1)).toEqual([]);
    const told = decide(march, factsOf({ list }), at);
    expect(told).toMatchObject([{ kind: 'tell_price', priceMinor: 1_800_000, from: '2027-03-31' }]);
    expect(decide(march, factsOf({ list, notices: noticed(...told) }), at)).toEqual([]);
  });

  it('that is taken back is told to who was told of it, and to nobody else', () => {
    const taken = { terms: month.terms, amountMinor: 1_800_000, from: '2027-03-15' };
    const march = { ...month, month: 1, n: 2 };
    const at = dueAt('2027-03-01');
    const before = { prices: [...PRICES, taken], rate: 0.075, includesTax: true };
    const told = noticed(...decide(march, factsOf({ list: before }), at));
    const list = { ...before, prices: PRICES, withdrawn: [taken] };
    expect(decide(march, factsOf({ list }), at)).toEqual([]);
    const { terms } = month;
    const back = [{ kind: 'tell_price_back', terms, priceMinor: 1_800_000, instead: null, key: [...told.keys()][0] }];
    expect(decide(march, factsOf({ list, notices: told }), at)).toEqual(back);
    const ending: Subscription = { ...march, state: 'ending' };
    expect(decide(ending, factsOf({ list, notices: told }), at)).toEqual(back);
    expect(decide({ ...march, state: 'ended' }, factsOf({ list, notices: told }), at)).toEqual([]);
    const other: Subscription = { ...march, priceMinor: 9_000_000, terms: { ...month.terms, plan: 'founder' } };
    expect(decide(other, factsOf({ list, notices: told }), at)).toEqual([]);
  });

  it('whose place another one takes is corrected for who was told of it', () => {
    const taken = { terms: month.terms, amountMinor: 1_800_000, from: '2027-03-15' };
    const march = { ...month, month: 1, n: 2 };
    const at = dueAt('2027-03-01');
    const before = { prices: [...PRICES, taken], rate: 0.075, includesTax: true };
    const told = noticed(...decide(march, factsOf({ list: before }), at));
    const list = { ...before, prices: [...PRICES, { ...taken, amountMinor: 2_000_000 }], withdrawn: [taken] };
    expect(decide(march, factsOf({ list, notices: told }), at)).toMatchObject([
      { kind: 'tell_price_back', priceMinor: 1_800_000, instead: { priceMinor: 2_000_000, from: '2027-03-15' } },
      { kind: 'tell_price', priceMinor: 2_000_000, from: '2027-03-31' },
    ]);
  });
});

describe('the plan in the record', () => {
  it('is set where it differs, with a key for each revision', () => {
    expect(decide(month, factsOf({ recordedPlan: 'free' }), 0)).toEqual([
      { kind: 'set_plan', key: 'plan:sub-1:1', plan: 'ideation' },
    ]);
    expect(decide(month, factsOf({ recordedPlan: 'ideation' }), 0)).toEqual([]);
    const over: Subscription = { ...month, state: 'ended', revision: 4 };
    expect(decide(over, factsOf({ recordedPlan: 'ideation' }), 0)).toEqual([
      { kind: 'set_plan', key: 'plan:sub-1:4', plan: 'free' },
    ]);
    expect(decide(over, factsOf({ recordedPlan: null }), 0)).toEqual([]);
    // A plan that was given counts where it is the higher one.
    const given = { recordedPlan: 'founder', givenPlan: 'founder' } as const;
    expect(decide(month, factsOf(given), 0)).toEqual([]);
    expect(decide(over, factsOf({ ...given, recordedPlan: 'free' }), 0)).toMatchObject([
      { kind: 'set_plan', plan: 'founder' },
    ]);
    expect(decide(month, factsOf({ recordedPlan: 'ideation', givenPlan: 'ideation' }), 0)).toEqual([]);
  });
});

describe('the next moment', () => {
  it('is the first at which something becomes due', () => {
    expect(nextDue(month, factsOf(), 0)).toBe(dueAt('2027-02-25'));
    const facts = factsOf({ notices: noticed(...decide(month, factsOf(), dueAt('2027-02-25'))) });
    expect(nextDue(month, facts, dueAt('2027-02-25'))).toBe(due);
    expect(nextDue({ ...month, state: 'ended' }, facts, 0)).toBeNull();
  });
});
