import { ended, restored } from '#domain/billing/subscription/advance.ts';
import { dueAt, lagosDay } from '#domain/billing/subscription/period.ts';
import { paidPeriod, type Subscription, sameTerms } from '#domain/billing/subscription/subscription.ts';
import type { Receipt } from './books.ts';
import { PRICES } from './samples.ts';
import { keyOf, type World } from './world.ts';

const DAY = 86_400_000;

type LostDispute = { receipt: Receipt; amountMinor: number; key: string; subscriptionId: string | null };

/** What the operator and the member's bank may do to a subscription. */
export function openOperator(world: World) {
  const { state, prices, books, till, claims, subscriptions } = world;
  const { count, live, freeMinor, drop, keep, dropAhead } = world;
  let lost: LostDispute | null = null;

  return { refund, dispute, win, raise };

  /** The operator refunds the running period: its money goes back, the credit in it is credit again, and the plan ends. */
  function refund(): void {
    const before = live();
    if (!before || state.now >= dueAt(paidPeriod(before).endsOn)) return;
    count('refund');
    endPaid(before, 'refund');
    const { currency } = before.terms;
    if (freeMinor(currency) > 0) till.sendBack(currency, freeMinor(currency));
  }

  function endPaid(before: Subscription, reason: 'refund' | 'dispute'): void {
    dropAhead(before);
    drop(before);
    books.withdraw(keyOf(before, 1));
    books.credit(keyOf(before, 0), before.terms.currency, before.priceMinor);
    claims.setVoid(keyOf(before, 0), true);
    keep(ended(before, reason));
  }

  /** A dispute is lost: the plan ends where that money paid for it, be it through credit. */
  function dispute(pick: number): void {
    const disputable = books.receipts.filter(({ method, leftMinor }) => method === 'checkout' && leftMinor > 0);
    const receipt = disputable[pick % Math.max(1, disputable.length)];
    if (!receipt || lost) return;
    const amountMinor = books.reverse(receipt);
    till.providers[receipt.currency].sendBack(receipt.currency, amountMinor);
    const before = live();
    const key = before ? keyOf(before, 0) : '';
    const paysNow = before !== null && receipt.pays.has(key) && state.now < dueAt(paidPeriod(before).endsOn);
    count(paysNow ? 'dispute ends the plan' : 'dispute of an earlier payment');
    lost = { receipt, amountMinor, key, subscriptionId: paysNow ? before.id : null };
    if (paysNow) endPaid(before, 'dispute');
  }

  function win(): void {
    if (!lost) return;
    const { receipt, amountMinor, key, subscriptionId } = lost;
    lost = null;
    till.providers[receipt.currency].sendBack(receipt.currency, -amountMinor);
    books.reinstate(receipt, amountMinor);
    const before =
      subscriptionId === state.current && state.current !== null ? subscriptions.get(state.current) : undefined;
    const after = before && restored(before, state.now);
    if (!after || freeMinor(after.terms.currency) < after.priceMinor) {
      count('dispute won, credit');
      return;
    }
    count('dispute won, plan back');
    books.bill(after.terms.currency, after.priceMinor);
    claims.setVoid(key, false);
    keep(after);
  }

  /** A new price of what the member has, from a day on. */
  function raise(days: number, percent: number): void {
    const terms = live()?.terms;
    const listed = terms && PRICES.find((price) => sameTerms(price.terms, terms));
    const from = lagosDay(state.now + days * DAY);
    if (!listed || prices.some((price) => price.from === from)) return;
    count('price changed');
    prices.push({ ...listed, amountMinor: Math.round((listed.amountMinor * percent) / 100), from });
  }
}
