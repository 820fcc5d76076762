import { describe, expect, it } from 'vitest';
import { bought, CARD, terms } from '#tests/subscriptions/samples.ts';
import { advance, begun, ended, paidAfterEnd, paidAhead, refused, renewed, restored } from './advance.ts';
import { cancelled } from './change-plan.ts';
import { dueAt } from './period.ts';
import { paidPeriod, planOf, renewsByItself } from './subscription.ts';
import { SUBSCRIPTION_STATES } from './subscription-machine.ts';

const founder = terms('founder');
const payment = { terms: founder, priceMinor: 4_000_000, paidMinor: 4_000_000, card: CARD };
const january = bought('2027-01-31', founder);

describe('a period that is paid', () => {
  it('late in the grace keeps the anchor', () => {
    const owing = advance(january, 'decline');
    const paid = owing && renewed(owing, payment);
    expect(paid).toMatchObject({ state: 'active', n: 2, anchorOn: '2027-01-31' });
    expect(paid && paidPeriod(paid)).toEqual({ startsOn: '2027-02-28', endsOn: '2027-03-31' });
  });

  it.each(['grace_over', 'period_over'] as const)('after the end by %s begins anew that day, once', (why) => {
    const over = ended({ ...january, state: why === 'grace_over' ? 'past_due' : 'active' }, why);
    const anew = over && paidAfterEnd(over, payment, dueAt('2027-03-10'));
    expect(anew).toMatchObject({ state: 'active', n: 2, anchorOn: '2027-03-10', month: 0, endedFor: null });
    expect(anew && paidAfterEnd(anew, payment, dueAt('2027-03-10'))).toBeNull();
  });

  it.each(['cancelled', 'dispute', 'refund'] as const)('begins nothing after the end by %s', (why) => {
    const over = ended(january, why);
    expect(over && paidAfterEnd(over, payment, dueAt('2027-03-10'))).toBeNull();
    expect(over && renewed(over, payment)).toBeNull();
  });

  it('ahead begins when its day comes, once, and nothing is charged for it', () => {
    const ahead = paidAhead(january, payment);
    expect(ahead && [renewsByItself(ahead), paidAhead(ahead, payment), renewed(ahead, payment)]).toEqual([
      false,
      null,
      null,
    ]);
    const february = ahead && begun(ahead);
    expect(february).toMatchObject({ n: 2, ahead: null, state: 'active' });
    expect(february && begun(february)).toBeNull();
    const last = ahead && cancelled(ahead, dueAt('2027-02-10'));
    expect(last && begun(last)).toMatchObject({ n: 2, state: 'ending' });
  });
});

describe('a dispute that was lost and then won', () => {
  const lost = ended(january, 'dispute');

  it('gives back what is left of the period, and charges no card by itself again', () => {
    expect(lost && planOf(lost)).toBe('free');
    const won = lost && restored(lost, dueAt('2027-02-20'));
    expect(won).toMatchObject({ state: 'ending', endedFor: null });
    expect(won && [planOf(won), renewsByItself(won)]).toEqual(['founder', false]);
  });

  it('gives back nothing once the period is over, or after another end', () => {
    expect(lost && restored(lost, dueAt('2027-02-28'))).toBeNull();
    const over = ended(january, 'refund');
    expect(over && restored(over, dueAt('2027-02-20'))).toBeNull();
  });
});

describe('a card that was refused', () => {
  it('stays where it may work another day, and goes where it is expired or stolen', () => {
    expect(refused(january, 'funds')).toMatchObject({ state: 'past_due', card: CARD });
    for (const why of ['expired', 'stolen'] as const)
      expect(refused(january, why)).toMatchObject({ state: 'past_due', card: null });
  });
});

describe('renewing by itself', () => {
  it('is off after a transfer', () => {
    const transfer = { ...payment, card: null };
    for (const after of [renewed(january, transfer), paidAhead(january, transfer)])
      expect(after && renewsByItself(after)).toBe(false);
  });

  it('needs a card, and something that follows what was paid once', () => {
    const once = bought('2027-01-31', terms('founder', 'one_time'));
    expect([
      renewsByItself(january),
      renewsByItself({ ...january, card: null }),
      renewsByItself(once),
      renewsByItself({ ...once, next: { terms: founder, priceMinor: 1 } }),
    ]).toEqual([true, false, false, true]);
  });
});

describe('the status machine', () => {
  it('ends every plan one way or another, and what has ended only money or a won dispute brings back', () => {
    for (const state of SUBSCRIPTION_STATES)
      expect(advance({ ...january, state }, 'end')?.state ?? null).toBe(state === 'ended' ? null : 'ended');
    for (const event of ['return', 'decline', 'pause', 'lapse', 'cancel', 'stop'] as const)
      expect(advance({ ...january, state: 'ended' }, event)).toBeNull();
  });
});
