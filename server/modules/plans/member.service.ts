import type { PlanTerms } from '#contract/billing/subscription.ts';
import { AppError } from '#contract/errors.ts';
import { cancelled, returned } from '#domain/billing/subscription/change-plan.ts';
import { forecast, foresee } from '#domain/billing/subscription/forecast.ts';
import { dueAt, lagosDay } from '#domain/billing/subscription/period.ts';
import { priceOn, toldWithChange } from '#domain/billing/subscription/price.ts';
import { isOpen } from '#domain/billing/subscription/retry-schedule.ts';
import {
  nextTerms,
  paidPeriod,
  type Subscription,
  sameTerms,
  withUsableCard,
} from '#domain/billing/subscription/subscription.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { type Known, limitsOf, readPriceList } from './facts.ts';
import { keepSubscription, lockFounder, readNewest, withdraw } from './keep-plan.ts';
import * as notices from './notices.ts';
import { offerOf } from './offer.ts';
import { findOpen, subjectOf } from './period.repo.ts';
import { findGiven, tellEnded } from './plan-in-force.ts';
import { type PlanNotice, tellPlan } from './plan-notice.ts';
import type { PlansDeps } from './plans-deps.ts';
import type { PurchaseService } from './purchase.service.ts';
import { addNotice, CANCELLED_BY, type CancelledBy } from './subscription.repo.ts';
import { readSubscriptionView, toCharge } from './subscription-view.ts';

type Choice = { choice: 'keep' | 'cancel' | 'change' | 'renew'; cardId?: string | undefined } & Partial<PlanTerms>;

/** What a founder reads of their plan, and what they change without paying. */
export function createMemberService(deps: PlansDeps & { purchases: PurchaseService }) {
  const { clock, purchases } = deps;
  const now = () => clock().getTime();

  async function read(db: Db, scope: OwnerScope) {
    const known = await readNewest(deps, db, scope);
    const open = await findOpen(db, scope);
    const given = await findGiven(deps, db, scope);
    const isDue = known !== undefined && now() >= dueAt(paidPeriod(known.subscription).endsOn);
    return {
      subscription: known ? await readSubscriptionView(deps, db, scope, known) : null,
      purchase: open ? await purchases.view(db, scope, open, isDue) : null,
      ...(given && { given: { plan: given.plan, until: given.until } }),
    };
  }

  /** The one that is alive, locked with what was chosen. @throws PLAN_NONE. */
  async function openLive(tx: Db, scope: OwnerScope) {
    const open = await lockFounder(deps, tx, scope);
    const known = await readNewest(deps, tx, scope);
    if (!known || known.subscription.state === 'ended') throw new AppError('PLAN_NONE');
    return { known, before: known.subscription, open };
  }

  /** What was chosen before and not paid for makes way. */
  async function keep(
    tx: Db,
    scope: OwnerScope,
    change: { before: Subscription; after: Subscription; what: string },
    notice: PlanNotice | null,
  ): Promise<void> {
    const by = change.what === CANCELLED_BY.operator ? 'operator' : 'member';
    await withdraw(deps, tx, scope, await findOpen(tx, scope), by);
    await keepSubscription(deps, tx, scope, change);
    if (notice) await tellPlan(deps, tx, scope, change.after, notice);
  }

  /** Nothing more is charged. @returns the plan as it is then; undefined, and nothing happens, where that is so, or there is none. */
  async function stop(tx: Db, scope: OwnerScope, by: CancelledBy): Promise<Subscription | undefined> {
    const open = await lockFounder(deps, tx, scope);
    const before = (await readNewest(deps, tx, scope))?.subscription;
    const after = before && before.state !== 'ended' && cancelled(before, now());
    if (!after) return undefined;
    const isOver = after.state === 'ended';
    const isSent = open !== undefined && (await deps.charges.isTransferSent(tx, subjectOf(open)));
    const change = { before, after, what: CANCELLED_BY[by] };
    await keep(tx, scope, change, isOver ? null : notices.planCancelled(after, by, isSent));
    if (isOver) await tellEnded(deps, tx, scope, after, { by });
    return after;
  }

  /** The card that renewals could be charged to. @throws PLAN_CARD_UNKNOWN. */
  async function openCard(db: Db, scope: OwnerScope, subscription: Subscription, cardId: string | undefined) {
    const { currency } = nextTerms(subscription).terms;
    const cards = await deps.savedCards.list(db, scope);
    const found = cards.find(({ id, currencies }) => id === cardId && currencies.includes(currency));
    if (!found) throw new AppError('PLAN_CARD_UNKNOWN');
    return found;
  }

  /** What the founder would do, as the forecast takes it. @throws PLAN_CARD_UNKNOWN. */
  async function courseOf(db: Db, scope: OwnerScope, { choice, cardId }: Choice, known: Known, to: PlanTerms) {
    if (choice === 'change') return { do: 'change', to } as const;
    if (choice !== 'renew') return { do: choice } as const;
    const card = await openCard(db, scope, known.subscription, cardId);
    return { do: 'renew', card: card.id, limits: limitsOf(card) } as const;
  }

  return {
    read,
    stop,

    async listPlans(db: Db) {
      const list = await readPriceList(deps, db);
      const { percent } = await deps.readTax(db);
      const today = lagosDay(now());
      const terms = list.prices.map((price) => price.terms);
      const sold = terms.filter((one, index) => terms.findIndex((other) => sameTerms(one, other)) === index);
      const prices = sold.flatMap((one) => {
        const amountMinor = priceOn(list, one, today);
        return amountMinor === null ? [] : [{ terms: one, price: { amountMinor, currency: one.currency } }];
      });
      return { prices, includesTax: list.includesTax, taxPercent: percent };
    },

    /** @throws PLAN_TRANSFER_SENT and PLAN_CHECKING where a transfer, or a charge, may still pay for it. */
    async dropPurchase(tx: Db, scope: OwnerScope) {
      const open = await lockFounder(deps, tx, scope);
      const known = await readNewest(deps, tx, scope);
      if (open && (await deps.charges.isTransferSent(tx, subjectOf(open)))) throw new AppError('PLAN_TRANSFER_SENT');
      if (known?.facts.attempts.some(isOpen)) throw new AppError('PLAN_CHECKING');
      await withdraw(deps, tx, scope, open, 'member');
      return read(tx, scope);
    },

    /** @throws PLAN_NONE, PLAN_NOT_SOLD, PLAN_CHECKING, PLAN_PAID_AHEAD, PLAN_IS_PAID_FIRST. */
    async change(tx: Db, scope: OwnerScope, to: PlanTerms) {
      const { known, before } = await openLive(tx, scope);
      if (before.next && sameTerms(before.next.terms, to)) return read(tx, scope);
      const offer = offerOf(before, known.facts, to, now());
      if (offer.when === 'refused') throw new AppError(offer.code);
      if ('kind' in offer) {
        if (offer.kind === 'next') return read(tx, scope);
        throw new AppError('PLAN_IS_PAID_FIRST');
      }
      const { after, when } = offer;
      const notice = notices.changeAtEnd(withUsableCard(after, known.facts.card));
      await keep(tx, scope, { before, after, what: when }, notice);
      for (const key of toldWithChange(after, known.facts.list, lagosDay(now())))
        await addNotice(tx, after, key, clock());
      return read(tx, scope);
    },

    /** @throws PLAN_NONE. */
    async keepPlan(tx: Db, scope: OwnerScope) {
      const { before } = await openLive(tx, scope);
      if (!before.next) return read(tx, scope);
      const after = { ...before, next: null, revision: before.revision + 1 };
      await keep(tx, scope, { before, after, what: 'kept' }, notices.changeAtEnd(after));
      return read(tx, scope);
    },

    /** @throws PLAN_NONE. */
    async cancel(tx: Db, scope: OwnerScope) {
      await openLive(tx, scope);
      await stop(tx, scope, 'member');
      return read(tx, scope);
    },

    /** @throws PLAN_NONE. */
    async goBack(tx: Db, scope: OwnerScope) {
      const { known, before } = await openLive(tx, scope);
      const after = returned(before);
      if (!after) return read(tx, scope);
      const [renewal] = forecast(after, { ...known.facts, isTransferAwaited: false }, now(), { do: 'keep' });
      const notice = notices.planReturned(withUsableCard(after, known.facts.card), renewal);
      await keep(tx, scope, { before, after, what: 'returned' }, notice);
      return read(tx, scope);
    },

    /** @throws PLAN_NONE, PLAN_CARD_UNKNOWN. */
    async setRenewal(tx: Db, scope: OwnerScope, card: string | null) {
      const { before } = await openLive(tx, scope);
      if (card !== null) await openCard(tx, scope, before, card);
      if (before.card === card) return read(tx, scope);
      const after = { ...before, card, revision: before.revision + 1 };
      await keepSubscription(deps, tx, scope, { before, after, what: card === null ? 'renewal_off' : 'renewal_on' });
      return read(tx, scope);
    },

    /** @throws PLAN_NONE, PLAN_NOT_SOLD, PLAN_CHECKING, PLAN_PAID_AHEAD, PLAN_CARD_UNKNOWN. */
    async forecast(db: Db, scope: OwnerScope, wanted: Choice) {
      const { choice, plan, cadence, currency } = wanted;
      const known = await readNewest(deps, db, scope);
      if (!known || known.subscription.state === 'ended') throw new AppError('PLAN_NONE');
      const { subscription, facts } = known;
      const { terms } = subscription;
      const to = { plan: plan ?? terms.plan, cadence: cadence ?? terms.cadence, currency: currency ?? terms.currency };
      const offer = choice === 'change' ? offerOf(subscription, facts, to, now()) : undefined;
      if (offer?.when === 'refused') throw new AppError(offer.code);
      const course = await courseOf(db, scope, wanted, known, to);
      const { charges, ...ends } = foresee(subscription, facts, now(), course);
      return { charges: charges.map(toCharge), ...ends };
    },
  };
}

export type MemberService = ReturnType<typeof createMemberService>;
