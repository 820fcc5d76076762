import type { z } from 'zod';
import type {
  listSubscribers,
  Subscriber,
  SubscriberEntry,
  SubscriberRefund,
} from '#contract/billing/admin-subscribers.ts';
import type { InvoiceEntry } from '#contract/billing/billing.ts';
import type { SubscriptionView } from '#contract/billing/subscription.ts';
import { AppError } from '#contract/errors.ts';
import { goesOnByItself, paidUntil, withUsableCard } from '#domain/billing/subscription/subscription.ts';
import type { Money } from '#domain/money/money.ts';
import { paginate } from '#domain/pagination.ts';
import { narrow, type OperatorScope } from '../../access/scope.ts';
import type { Audit, Operator } from '../../between-modules.ts';
import type { SavedCard } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import { listComps, listOpenComps } from './comp.repo.ts';
import { toCompEntries } from './comp.service.ts';
import { limitsOf, readFactsOfNone } from './facts.ts';
import { readNewest } from './keep-plan.ts';
import type { MemberService } from './member.service.ts';
import { openFounder } from './open-founder.ts';
import { type PeriodRow, termsOf } from './period.repo.ts';
import { isRunning } from './plan-in-force.ts';
import type { PlansDeps } from './plans-deps.ts';
import { findRefund, refundPeriod } from './refund-period.ts';
import * as repo from './subscriber.repo.ts';
import { findEnding, findNewest, type Owned } from './subscription.repo.ts';
import { readSubscriptionView, toSums } from './subscription-view.ts';

type Person = SubscriberEntry['person'];
type Query = z.output<typeof listSubscribers.query>;

export type SubscriberDeps = PlansDeps & { audit: Audit; stop: MemberService['stop'] };

/** Founders and what they pay for, as the operator sees it. */
export function createSubscriberService(deps: SubscriberDeps) {
  const { clock, listFounders, savedCards } = deps;

  /** In the order of the people, with a number of queries that does not grow with them. */
  async function toEntries(db: Db, scope: OperatorScope, people: readonly Person[]) {
    const uids = people.map(({ uid }) => uid);
    if (uids.length === 0) return [];
    const newest = await repo.listNewestOf(db, scope, uids);
    const cards = await savedCards.listOfAll(db, scope, uids);
    const given = (await listOpenComps(db, scope, uids)).filter((comp) => isRunning(comp, clock()));
    return people.map((person): SubscriberEntry => {
      const owned = newest.find(({ uid }) => uid === person.uid);
      const comp = given.find(({ uid }) => uid === person.uid);
      return {
        person,
        subscription: owned ? toSummary(owned, cards.get(person.uid) ?? []) : null,
        given: comp ? { plan: comp.plan, until: comp.until } : null,
      };
    });
  }

  /** Also founders who never had a plan. */
  async function search(db: Db, scope: OperatorScope, emailStart: string, { state, page, pageSize }: Query) {
    const found = await toEntries(db, scope, await listFounders(db, scope, { emailStart }));
    const wanted = found.filter(({ subscription, given }) =>
      state === 'given' ? given !== null : !state || subscription?.state === state,
    );
    const nearest = paginate({ page, pageSize, total: wanted.length }).page;
    const items = wanted.slice((nearest - 1) * pageSize, nearest * pageSize);
    return { items, total: wanted.length, page: nearest, pageSize };
  }

  /** @throws SUBSCRIBER_UNKNOWN. */
  async function read(db: Db, scope: OperatorScope, uid: string): Promise<Subscriber> {
    const person = await openFounder(deps, db, scope, uid);
    const owner = narrow(scope, uid);
    const known = await readNewest(deps, db, owner);
    const { creditMinor } = known?.facts ?? (await readFactsOfNone(deps, db, owner));
    const view = known && (await readSubscriptionView(deps, db, owner, known));
    const endedAt = known && (await findEnding(db, known.subscription));
    const { cards, invoices, payments, refunds } = await deps.readCharged(db, owner, 'plan');
    const bySubject = new Map(invoices.map((invoice) => [invoice.subject.id, invoice]));
    const rows = bySubject.size > 0 ? await repo.listPeriods(db, owner, [...bySubject.keys()]) : [];
    return {
      person,
      plan: await deps.findPlan(db, uid),
      subscription: view ? { ...withoutTheirOwn(view), endedAt: endedAt?.toISOString() ?? null } : null,
      credit: toSums(creditMinor),
      cards,
      periods: rows.flatMap((row) => {
        const invoice = bySubject.get(row.id);
        return invoice ? toPeriod(row, invoice) : [];
      }),
      payments,
      refunds,
      comps: await toCompEntries(deps, db, await listComps(db, owner)),
      refund: await findRefund(deps, db, owner),
      can: { cancel: view?.can.cancel ?? false },
    };
  }

  return {
    read,

    /** As their own cancelling; harmless to repeat. @throws SUBSCRIBER_UNKNOWN, SUBSCRIBER_NO_PLAN. */
    async cancel(tx: Db, { actor, scope }: Operator, uid: string, reason: string): Promise<Subscriber> {
      const member = await openFounder(deps, tx, scope, uid);
      const owner = narrow(scope, uid);
      const after = await deps.stop(tx, owner, 'operator');
      if (!after && (await findNewest(tx, owner))?.state !== 'ending') throw new AppError('SUBSCRIBER_NO_PLAN');
      if (after) {
        const { plan, cadence, currency } = after.terms;
        const detail = { member: member.email, plan, cadence, currency, until: paidUntil(after), reason };
        await deps.audit(tx, { actor, action: 'subscriber.cancel', subjectKind: 'subscriber', subjectId: uid, detail });
      }
      return read(tx, scope, uid);
    },

    /**
     * What was paid for the running period and for one after it goes back, and the plan ends. Harmless to repeat.
     * @throws SUBSCRIBER_UNKNOWN, SUBSCRIBER_NO_REFUND, REFUND_SUM_CHANGED.
     */
    async refund(
      tx: Db,
      { actor, scope }: Operator,
      uid: string,
      { reason, ...seen }: { reason: string } & Pick<SubscriberRefund, 'money' | 'credit'>,
    ): Promise<Subscriber> {
      const member = await openFounder(deps, tx, scope, uid);
      const done = await refundPeriod(deps, tx, narrow(scope, uid), seen);
      if (done) {
        const { plan, cadence, currency } = done.before.terms;
        const { money, credit } = done.refund;
        const sums = {
          ...(money.length > 0 && { refunded: byCurrency(money) }),
          ...(credit.length > 0 && { credited: byCurrency(credit) }),
        };
        const periods = done.refund.periods.map(({ terms, period: { startsOn, endsOn } }) => ({
          ...terms,
          from: startsOn,
          until: endsOn,
        }));
        const detail = { member: member.email, plan, cadence, currency, ...sums, periods, reason };
        await deps.audit(tx, { actor, action: 'subscriber.refund', subjectKind: 'subscriber', subjectId: uid, detail });
      }
      return read(tx, scope, uid);
    },

    async list(db: Db, scope: OperatorScope, query: Query) {
      const { state, pageSize, email } = query;
      if (email) return search(db, scope, email, query);
      const total = await repo.countHolders(db, scope, state);
      const { page } = paginate({ page: query.page, pageSize, total });
      const uids = await repo.listHolders(db, scope, state, { offset: (page - 1) * pageSize, limit: pageSize });
      const people = await findPeople(db, scope, uids);
      return { items: await toEntries(db, scope, people), total, page, pageSize };
    },
  };

  async function findPeople(db: Db, scope: OperatorScope, uids: readonly string[]): Promise<Person[]> {
    const found = uids.length > 0 ? await listFounders(db, scope, { uids }) : [];
    return uids.map((uid) => found.find((person) => person.uid === uid) ?? { uid, name: uid, email: '' });
  }
}

export type SubscriberService = ReturnType<typeof createSubscriberService>;

function toSummary({ subscription: kept }: Owned, cards: readonly SavedCard[]): SubscriberEntry['subscription'] {
  const card = cards.find(({ id }) => id === kept.card);
  const subscription = withUsableCard({ ...kept, card: card?.id ?? null }, card ? limitsOf(card) : null);
  const { state, terms } = subscription;
  return {
    state,
    terms,
    paidUntil: paidUntil(subscription),
    renews: goesOnByItself(subscription),
  };
}

const byCurrency = (sums: readonly Money[]) =>
  Object.fromEntries(sums.map(({ currency, amountMinor }) => [currency, amountMinor]));

/** Their link to the bank and what is said to them are theirs. */
function withoutTheirOwn(view: SubscriptionView) {
  const { confirmUrl: _url, priceChange: _price, words: _words, cancelWords: _cancel, can: _can, ...rest } = view;
  return rest;
}

function toPeriod(row: PeriodRow, invoice: InvoiceEntry): Subscriber['periods'][number] {
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency });
  const { id, number, status, total, paid, refunded, granted } = invoice;
  return {
    ...{ id: row.id, n: row.n, kind: row.kind, state: row.state, terms: termsOf(row) },
    price: money(row.priceMinor),
    coupon: row.couponCode === null ? null : { code: row.couponCode, off: money(row.discountMinor) },
    credit: money(row.usedMinor),
    createdAt: row.createdAt.toISOString(),
    invoice: { id, number, status, total, paid, refunded, granted },
  };
}
