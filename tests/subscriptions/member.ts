import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { paidAhead, started } from '#domain/billing/subscription/advance.ts';
import { cancelled, changedAtEnd, planChange, returned, upgraded } from '#domain/billing/subscription/change-plan.ts';
import { dueAt, lagosDay, periodFrom } from '#domain/billing/subscription/period.ts';
import { priceOn, renewalPrice } from '#domain/billing/subscription/price.ts';
import { payWithCredit, type Split } from '#domain/billing/subscription/proration.ts';
import { isForGood, isOpen } from '#domain/billing/subscription/retry-schedule.ts';
import {
  nextMonth,
  type PricedTerms,
  paidPeriod,
  type Subscription,
  type Terms,
} from '#domain/billing/subscription/subscription.ts';
import type { Currency } from '#domain/money/money.ts';
import { VAT } from './books.ts';
import { factsOf } from './samples.ts';
import { keyOf, type World } from './world.ts';

/** What a member may do, each as the server would take it; what is refused changes nothing. A checkout succeeds at once. */
export function openMember(world: World) {
  const { state, prices, books, till, claims, subscriptions, trials, notices, charges } = world;
  const { count, live, freeMinor, factsFor, drop, keep, settle, book, dropAhead } = world;
  let cards = 1;

  return { buy, change, cancel, goBack, transfer, send, find, giveUp, transferAgain, takeCredit, dropCard, addCard };

  function bring(method: PaymentMethod, currency: Currency, amountMinor: number): void {
    if (amountMinor === 0) return;
    count(method === 'checkout' ? `checkout: ${currency}` : method);
    till.bring(method, { currency, amountMinor });
  }

  function buy(terms: Terms, byTransfer: boolean): void {
    const priceMinor = priceOn(
      factsOf({ list: { prices, rate: VAT, includesTax: true } }).list,
      terms,
      lagosDay(state.now),
    );
    if (live() || priceMinor === null) return;
    const { payMinor, usedMinor } = payWithCredit(
      priceMinor,
      freeMinor(terms.currency),
      factsOf().smallestMinor[terms.currency],
    );
    const method: PaymentMethod = byTransfer && terms.currency === 'NGN' ? 'bank_transfer' : 'checkout';
    const card = method === 'checkout' ? `card-${cards}` : null;
    if (trials.some(({ attempt }) => attempt.card === card && isForGood(attempt.outcome))) cards++;
    const id = `sub-${subscriptions.size + 1}`;
    const payment = { terms, priceMinor, paidMinor: priceMinor, card: card && `card-${cards}` };
    state.current = id;
    bring(method, terms.currency, payMinor);
    book(keep(started(id, payment, state.now)), method, payMinor, usedMinor, true);
    count('buy');
  }

  function change(to: Terms, byTransfer: boolean): void {
    const before = live();
    if (!before) return;
    const planned = planChange(before, to, factsFor(before), state.now);
    count(`change: ${planned.when === 'refused' ? planned.why : planned.when}`);
    const later = changedAtEnd(before, planned);
    if (planned.when !== 'refused') drop(before);
    if (later) keep(later);
    if (planned.when !== 'now') return;
    const { currency } = to;
    books.credit(keyOf(before, 0), currency, planned.daysLeftMinor);
    dropAhead(before);
    books.withdraw(keyOf(before, 1));
    const method: PaymentMethod = byTransfer && currency === 'NGN' ? 'bank_transfer' : 'checkout';
    bring(method, currency, planned.payMinor);
    const card =
      planned.payMinor === 0 ? before.card : method === 'checkout' ? (before.card ?? `card-${++cards}`) : null;
    const after = keep(upgraded(before, planned, card));
    if (method === 'checkout') charges.push({ on: lagosDay(state.now), ...chargeOf(planned) });
    claims.cut(keyOf(before, 0), book(after, method, planned.payMinor, planned.usedMinor, true));
  }

  function cancel(): void {
    const before = live();
    const after = before && cancelled(before, state.now);
    if (!after) return;
    drop(before);
    keep(after);
    books.withdraw(keyOf(after, 1));
    count(`cancel: ${after.state}`);
  }

  function goBack(): void {
    const before = live();
    const after = before && returned(before);
    if (!after || !count('return')) return;
    drop(before);
    keep(after);
  }

  /** A transfer for the period that is owed, or for the next one before it begins. */
  function transfer(): void {
    const before = live();
    const chosen = before && nextByTransfer(before);
    if (chosen) arrive(before, chosen);
  }

  /** What the next period costs; undefined where no transfer can pay it. */
  function nextByTransfer(before: Subscription): { bought: PricedTerms; split: Split } | undefined {
    if (before.ahead) return undefined;
    const bought = renewalPrice(before, factsFor(before).list, notices);
    const { currency } = bought.terms;
    const split = payWithCredit(bought.priceMinor, freeMinor(currency), factsOf().smallestMinor[currency]);
    return currency === 'USD' || split.payMinor === 0 ? undefined : { bought, split };
  }

  /** They say that they have sent the transfer for the next period. Nothing can be chosen while a charge is open. */
  function send(): void {
    const before = live();
    const chosen = before && nextByTransfer(before);
    if (!chosen || factsFor(before).attempts.some(isOpen)) return;
    count(before.card ? 'transfer: sent while a card renews' : 'transfer: sent');
    state.sent = { key: keyOf(before, 1), subscriptionId: before.id, ...chosen, isOpen: true };
  }

  /** It was not found, or not sent after all. */
  function giveUp(): void {
    if (state.sent?.isOpen && count('transfer: given up')) state.sent = null;
  }

  /** It is found: it pays for its period, before it or after it begins, also of a plan that ended without it; or it is credit. */
  function find(): void {
    const { sent } = state;
    state.sent = null;
    const before = sent && subscriptions.get(sent.subscriptionId);
    if (!before) return;
    const { bought, split } = sent;
    const { currency } = bought.terms;
    const mayBegin = before.state !== 'ended' || ['grace_over', 'period_over'].includes(before.endedFor ?? '');
    const isFor = sent.isOpen && sent.key === keyOf(before, 1) && before.id === state.current && !before.ahead;
    if (isFor && mayBegin && freeMinor(currency) >= split.usedMinor) {
      const isHeld = before.card && before.state === 'active' && state.now >= dueAt(paidPeriod(before).endsOn);
      count(before.state === 'ended' ? 'found: begins anew' : isHeld ? 'found: the card waited' : 'found');
      arrive(before, sent);
    } else if (count('found: is credit')) {
      bring('bank_transfer', currency, split.payMinor);
      books.keep(currency, 'bank_transfer', split.payMinor);
    }
  }

  function arrive(before: Subscription, { bought, split }: { bought: PricedTerms; split: Split }): void {
    const { currency } = bought.terms;
    const isOwed = state.now >= dueAt(paidPeriod(before).endsOn);
    if (isOwed && count('transfer: owed')) {
      bring('bank_transfer', currency, split.payMinor);
      settle(before, bought, split, 'bank_transfer', null);
      return;
    }
    const after = paidAhead(before, { ...bought, paidMinor: bought.priceMinor, card: null });
    if (!after) return;
    count('transfer: ahead');
    bring('bank_transfer', currency, split.payMinor);
    keep(after);
    const key = keyOf(before, 1);
    books.invoice(key, currency, bought.priceMinor);
    books.pay(key, 'bank_transfer', split.payMinor, split.usedMinor);
    const { startsOn, endsOn } = periodFrom(before.anchorOn, nextMonth(before), bought.terms.cadence);
    claims.add(key, bought.terms.plan, dueAt(startsOn), dueAt(endsOn));
  }

  /** The same transfer comes a second time: it is credit. */
  function transferAgain(): void {
    const money = till.lastTransfer();
    if (!money || !count('transfer: twice')) return;
    till.bring('bank_transfer', money);
    books.keep(money.currency, 'bank_transfer', money.amountMinor);
  }

  function takeCredit(currency: Currency): void {
    const amount = freeMinor(currency);
    if (amount > 0 && count('credit sent back')) till.sendBack(currency, amount);
  }

  function dropCard(): void {
    const before = live();
    if (before?.card && count('card removed')) keep({ ...before, card: null, revision: before.revision + 1 });
  }

  function addCard(): void {
    const before = live();
    if (!before || before.ahead) return;
    count('card added');
    keep({ ...before, card: `card-${++cards}`, revision: before.revision + 1 });
  }
}

function chargeOf({ terms, priceMinor, payMinor, usedMinor, keptMinor }: PricedTerms & Split): PricedTerms & Split {
  return { terms, priceMinor, payMinor, usedMinor, keptMinor };
}
