import { PRICES_INCLUDE_TAX } from '#content/plans/prices.ts';
import type { Facts } from '#domain/billing/subscription/decide.ts';
import type { PriceList } from '#domain/billing/subscription/price.ts';
import { type Attempt, isOpen } from '#domain/billing/subscription/retry-schedule.ts';
import type { CardLimits, Subscription } from '#domain/billing/subscription/subscription.ts';
import { CURRENCIES, type Currency } from '#domain/money/money.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { CardAttempt, SavedCard } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import { findPaid, listCharged, type PeriodRow, subjectOf, termsOf, updatePeriod } from './period.repo.ts';
import { findGiven } from './plan-in-force.ts';
import type { PlansDeps } from './plans-deps.ts';
import { listPrices, listWithdrawn } from './price.repo.ts';
import { findNewest, listNotices } from './subscription.repo.ts';

/** Prices of all terms, and today's tax. */
export async function readPriceList({ readTax }: Pick<PlansDeps, 'readTax'>, tx: Db): Promise<PriceList> {
  const { percent } = await readTax(tx);
  const withdrawn = await listWithdrawn(tx);
  return {
    prices: await listPrices(tx),
    withdrawn,
    rate: Number(`${percent ?? 0}e-2`),
    includesTax: PRICES_INCLUDE_TAX,
  };
}

/** What is known of a founder who has no subscription. */
export async function readFactsOfNone(deps: PlansDeps, tx: Db, scope: OwnerScope): Promise<Facts> {
  const held = await deps.credits.held(tx, scope);
  return {
    list: await readPriceList(deps, tx),
    creditMinor: mapCurrencies((currency) => Math.max(0, held[currency])),
    smallestMinor: deps.savedCards.smallestMinor,
    attempts: [],
    notices: new Map(),
    card: null,
    recordedPlan: null,
  };
}

/** Where somebody confirms an open charge, beside what the rules need of it. */
export type KnownAttempt = Attempt & { confirmUrl: string | null };
export type Known = {
  subscription: Subscription;
  facts: Omit<Facts, 'attempts'> & { attempts: KnownAttempt[] };
  isCurrent: boolean;
};

/** The subscription with what its invoices keep of what was paid: a bank may have taken a part of it back. */
export async function asKept(deps: Pick<PlansDeps, 'charges'>, tx: Db, scope: OwnerScope, kept: Subscription) {
  const { id, n, ahead, state } = kept;
  if (state === 'ended') return kept;
  const least = async (paidMinor: number, ofN: number) => {
    const row = await findPaid(tx, scope, id, ofN);
    const invoice = row && (await deps.charges.find(tx, subjectOf(row)));
    return invoice?.state === 'paid' ? Math.min(paidMinor, invoice.receivedMinor) : paidMinor;
  };
  return {
    ...kept,
    paidMinor: await least(kept.paidMinor, n),
    ahead: ahead && { ...ahead, paidMinor: await least(ahead.paidMinor, n + 1) },
  };
}

/**
 * What the rules are asked with. A card that can no longer be charged is none: its owner or the provider has removed it.
 * Credit that an open charge relies on is not free.
 */
export async function readFacts(deps: PlansDeps, tx: Db, scope: OwnerScope, kept: Subscription): Promise<Known> {
  const cards = kept.card === null ? [] : await deps.savedCards.list(tx, scope);
  const card = cards.find(({ id }) => id === kept.card);
  const subscription = { ...(await asKept(deps, tx, scope, kept)), card: card?.id ?? null };
  const charged = await listCharged(tx, scope, kept.id, kept.n);
  const attempts: KnownAttempt[] = [];
  const reserved: Record<Currency, number> = { NGN: 0, USD: 0 };
  for (const row of charged) {
    const ofRow = (await deps.savedCards.attempts(tx, subjectOf(row))).map((attempt) => toAttempt(row, attempt));
    attempts.push(...ofRow);
    if (row.state === 'open' && ofRow.some(isOpen)) reserved[row.currency] += row.usedMinor;
  }
  const none = await readFactsOfNone(deps, tx, scope);
  const open = charged.find((row) => row.state === 'open' && row.kind === 'next');
  const invoice = open && (await deps.charges.find(tx, subjectOf(open)));
  const isCurrent = (await findNewest(tx, scope))?.id === kept.id;
  return {
    subscription,
    isCurrent,
    facts: {
      ...none,
      creditMinor: mapCurrencies((currency) => Math.max(0, none.creditMinor[currency] - reserved[currency])),
      attempts,
      ...(open && open.couponCode !== null && { off: { ...pricedOf(open), offMinor: open.discountMinor } }),
      came: open && { ...pricedOf(open), usedMinor: open.usedMinor, amountMinor: invoice?.receivedMinor ?? 0 },
      isTransferAwaited: open?.n === kept.n + 1 && open.transferClaimed,
      card: card ? limitsOf(card) : null,
      notices: await listNotices(tx, kept),
      recordedPlan: isCurrent ? await deps.findPlan(tx, scope.uid) : null,
      givenPlan: (await findGiven(deps, tx, scope))?.plan,
    },
  };
}

const pricedOf = (row: PeriodRow) => ({ n: row.n, terms: termsOf(row), priceMinor: row.priceMinor });

/** Charges of earlier periods of which all is known are not looked at again. */
export async function forgetFinalCharges(deps: PlansDeps, tx: Db, scope: OwnerScope, { id, n }: Subscription) {
  for (const row of await listCharged(tx, scope, id, n)) {
    if (!row.charged || row.n > n) continue;
    const attempts = await deps.savedCards.attempts(tx, subjectOf(row));
    if (!attempts.some((attempt) => isOpen(toAttempt(row, attempt))))
      await updatePeriod(tx, scope, row.id, { charged: false });
  }
}

function toAttempt({ n }: PeriodRow, attempt: CardAttempt): KnownAttempt {
  const { id, cardId, at, outcome, finalAt, againAt, asks, askedAt, confirmUrl } = attempt;
  const time = (moment: Date | null) => moment?.getTime() ?? null;
  return {
    ...{ id, n, card: cardId, at: at.getTime(), outcome, asks, confirmUrl },
    ...{ finalAt: time(finalAt), againAt: time(againAt), askedAt: time(askedAt) },
  };
}

/** A card works to the end of its month. */
export function limitsOf({ expiresYear, expiresMonth, currencies }: SavedCard): CardLimits {
  return { endsOn: new Date(Date.UTC(expiresYear, expiresMonth, 1)).toISOString().slice(0, 10), currencies };
}

function mapCurrencies(of: (currency: Currency) => number): Record<Currency, number> {
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, of(currency)])) as Record<Currency, number>;
}
