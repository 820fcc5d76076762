import { confirmTransfer, listTransfers, rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { listCards, removeCard } from '#contract/billing/cards.ts';
import { refundCredit } from '#contract/billing/credit.ts';
import { claimTransfer, startPayment, takeBackClaim, verifyPayment } from '#contract/billing/payments.ts';
import * as plans from '#contract/billing/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { lagosDay, periodFrom } from '#domain/billing/subscription/period.ts';
import { addDays } from '#domain/time/days.ts';
import { paystackCards } from '#tests/setup/paystack-books.ts';
import { stripeCards } from '#tests/setup/stripe-books.ts';
import type { World } from './open-world.ts';

const DAY = 86_400_000;

/** How a member pays on the provider's page, and whether we hear of it. */
export type Way = 'returns' | 'webhook first' | 'closes the tab' | 'days later' | 'is refused first' | 'by transfer';
export type Tally = Record<string, number>;
type Later = { at: number; run: () => Promise<void> };
type Payment = { id: string; reference: string; amount: { amountMinor: number } };

type Upgradable = Pick<PlanTerms, 'cadence' | 'currency'> & { uid: string };

/** Whose lower plan runs, with nothing planned after it, and the payments of its period. */
const UPGRADABLE = `select distinct on (s.uid) s.uid, s.cadence, s.currency, p.provider, p.provider_reference as reference,
    p.provider_payment as name, p.amount_minor::text as amount
  from subscriptions s
  join subscription_periods d on d.subscription_id = s.id and d.n = s.n and d.state = 'paid'
  join invoices i on i.subject_kind = 'plan' and i.subject_id = d.id and i.state = 'paid'
  join payments p on p.invoice_id = i.id
  where s.state = 'active' and s.plan = 'ideation' and s.ahead is null and s.next is null`;

/** Whose card renews their plan, in the currency of transfers. */
const RENEWING = `select uid, plan, cadence, currency, anchor_on::text as anchor, month from subscriptions
  where state = 'active' and currency = 'NGN' and cadence <> 'one_time' and card_id is not null and ahead is null and next is null
  order by uid`;

/** What members do, over HTTP, and what their banks do. Whatever is refused is counted by its code. */
export function openPeople(world: World, tally: Tally) {
  const { call, paystack, stripe } = world;
  const later: Later[] = [];
  const count = (what: string) => {
    tally[what] = (tally[what] ?? 0) + 1;
  };
  const soon = (days: number, run: () => Promise<void>) =>
    void later.push({ at: world.now().getTime() + days * DAY, run });
  const isPaystack = ({ reference }: Payment) => paystack.transactions.has(reference);

  /** Undefined where it was refused. */
  async function attempt<T>(answer: Promise<{ status: number; code: string | undefined; data: T }>) {
    const got = await answer;
    if (got.status < 300) return got.data;
    if (got.status >= 500 && got.code !== 'PAYMENT_PROVIDER_AWAY') throw new Error(`${got.status} ${got.code}`);
    count(`refused: ${got.code}`);
    return undefined;
  }

  async function start(token: string, invoiceId: string, method: 'checkout' | 'bank_transfer') {
    const body = { method, ...(method === 'checkout' && { keepCard: true }) };
    return attempt(call(startPayment, { token, params: { invoiceId }, body }));
  }

  /** On the page; with Stripe the card decides what later charges become. */
  async function payOnPage(payment: Payment, pick: number): Promise<void> {
    const cards = [stripeCards.good, stripeCards.good, stripeCards.wantsCustomer, stripeCards.laterDeclined];
    if (isPaystack(payment)) {
      if (paystack.transactions.get(payment.reference)?.status !== 'success')
        await paystack.pay(payment.reference, pick % 7 === 0 ? paystackCards.notReusable : paystackCards.good);
    } else if (stripe.pageOf(payment.reference).status === 'open')
      await stripe.pay(payment.reference, cards[pick % cards.length]);
    count(isPaystack(payment) ? 'paid with Paystack' : 'paid with Stripe');
  }

  async function payByCard(token: string, invoiceId: string, way: Way, pick: number): Promise<void> {
    const payment = await start(token, invoiceId, 'checkout');
    if (!payment) return;
    const look = () => attempt(call(verifyPayment, { token, params: { paymentId: payment.id } }));
    count(`card: ${way}`);
    if (way === 'days later') {
      soon(1 + (pick % 20), async () => {
        await payOnPage(payment, pick);
        await world.deliverAll();
        await look();
      });
      return;
    }
    if (way === 'is refused first') {
      if (isPaystack(payment)) await paystack.pay(payment.reference, paystackCards.poor);
      else await stripe.pay(payment.reference, stripeCards.poor);
      await look();
      return payByCard(token, invoiceId, 'returns', pick);
    }
    await payOnPage(payment, pick);
    if (way === 'webhook first') await world.deliverAll();
    if (way !== 'closes the tab') await look();
    await world.deliverAll(way === 'closes the tab');
  }

  async function payByTransfer(token: string, invoiceId: string, days: number): Promise<void> {
    const payment = await send(token, invoiceId);
    if (payment) soon(days, () => find(payment));
  }

  /** "I have sent it." Undefined where it was refused. */
  async function send(token: string, invoiceId: string) {
    const payment = await start(token, invoiceId, 'bank_transfer');
    if (!payment) return undefined;
    await attempt(call(claimTransfer, { token, params: { paymentId: payment.id }, body: { payerName: 'Ada' } }));
    count('transfer');
    return payment;
  }

  /** The operator finds it on the statement. */
  async function find({ id: paymentId, reference, amount }: Payment): Promise<void> {
    const receivedOn = world.now().toISOString().slice(0, 10);
    const [found] = (await call(listTransfers, { token: 'operator', query: { reference } })).data.items;
    if (!found) throw new Error('the operator finds no transfer');
    const { revision, status } = found;
    const body = { receivedMinor: amount.amountMinor, receivedOn, revision, status };
    await attempt(call(confirmTransfer, { token: 'operator', params: { paymentId }, body }));
  }

  async function choose(token: string, to: PlanTerms, method: 'checkout' | 'bank_transfer') {
    const preview = await attempt(call(plans.previewSubscription, { token, body: { ...to, method } }));
    if (!preview) return undefined;
    count(`when: ${preview.when}`);
    if (preview.when === 'at_end' || preview.when === 'kept') {
      await attempt(call(plans.changePlan, { token, body: to }));
      return undefined;
    }
    const chosen = await attempt(call(plans.purchasePlan, { token, body: { ...to, method, pay: preview.pay } }));
    if (chosen?.isSettled) count('credit paid all of it');
    return chosen?.isSettled ? undefined : chosen;
  }

  async function upgrade({ uid: token, cadence, currency }: Upgradable): Promise<void> {
    const chosen = await choose(token, { plan: 'founder', cadence, currency }, 'checkout');
    if (chosen) await payByCard(token, chosen.invoiceId, 'returns', 1);
  }

  return {
    later,
    count,
    attempt,
    async buy(token: string, to: PlanTerms, way: Way, pick: number): Promise<void> {
      const isTransfer = way === 'by transfer' && to.currency === 'NGN';
      const chosen = await choose(token, to, isTransfer ? 'bank_transfer' : 'checkout');
      if (!chosen) return;
      if (isTransfer) await payByTransfer(token, chosen.invoiceId, pick % 6);
      else await payByCard(token, chosen.invoiceId, way === 'by transfer' ? 'returns' : way, pick);
    },
    /**
     * Somebody whose card renews their plan within two days says that they have sent the transfer for it. Three days later it is found,
     * not found or taken back; or it is found once the card has been charged. Until then no card may be.
     */
    async sendWhileRenewing(pick: number): Promise<void> {
      const today = lagosDay(world.now().getTime());
      const rows = await world.all<PlanTerms & { uid: string; anchor: string; month: number }>(RENEWING);
      const due = rows.filter(({ anchor, month, cadence }) => {
        const { endsOn } = periodFrom(anchor, month, cadence);
        return today <= endsOn && endsOn <= addDays(today, 2);
      });
      const one = due[pick % Math.max(1, due.length)];
      const terms = one && { plan: one.plan, cadence: one.cadence, currency: one.currency };
      const chosen = terms && (await choose(one.uid, terms, 'bank_transfer'));
      const payment = chosen && (await send(one.uid, chosen.invoiceId));
      if (!payment) return;
      const params = { paymentId: payment.id };
      const body = { reason: 'It is not on the statement.' };
      const ways = [
        ['found', 3, () => find(payment)],
        ['not found', 3, () => attempt(call(rejectTransfer, { token: 'operator', params, body }))],
        ['taken back', 3, () => attempt(call(takeBackClaim, { token: one.uid, params }))],
        ['found late', 9, () => find(payment)],
      ] as const;
      const [how, days, answer] = ways[pick % ways.length] ?? ways[0];
      soon(3, async () => {
        const charged = await world.all(
          `select 1 from payments where invoice_id = '${chosen.invoiceId}' and begun_by = 'schedule' and id > '${payment.id}'`,
        );
        if (charged.length > 0) throw new Error(`${one.uid} is charged while their transfer is looked for`);
      });
      soon(days, async () => {
        await answer();
        count(`card waits: ${how}`);
      });
    },
    /** A card and a transfer for one invoice. */
    async payTwice(token: string, to: PlanTerms, pick: number): Promise<void> {
      const chosen = await choose(token, { ...to, currency: 'NGN' }, 'checkout');
      if (!chosen) return;
      await payByTransfer(token, chosen.invoiceId, pick % 3);
      await payByCard(token, chosen.invoiceId, 'returns', 1);
      count('paid twice');
    },
    async twoTabs(token: string, a: PlanTerms, b: PlanTerms): Promise<void> {
      const chosen = await Promise.all([choose(token, a, 'checkout'), choose(token, b, 'checkout')]);
      await Promise.all(chosen.map((one) => one && payByCard(token, one.invoiceId, 'returns', 1)));
      if (chosen[0] && chosen[1]) count('two tabs');
    },
    async cancel(token: string) {
      const done = await attempt(call(plans.cancelPlan, { token }));
      if (done) count(`cancelled: ${done.subscription?.state}`);
    },
    async goBack(token: string) {
      const done = await attempt(call(plans.returnToPlan, { token }));
      if (done) count(`came back: ${done.subscription?.state}`);
    },
    async keep(token: string) {
      await attempt(call(plans.keepPlan, { token }));
    },
    async takeCredit(token: string) {
      for (const currency of ['NGN', 'USD'] as const)
        if (await attempt(call(refundCredit, { token, body: { currency } }))) count('credit sent back');
    },
    async dropCard(token: string) {
      const [first] = (await call(listCards, { token })).data.items;
      if (first && (await attempt(call(removeCard, { token, params: { cardId: first.id } }))) !== undefined)
        count('card removed');
    },
    async chooseCard(token: string) {
      const [first] = (await call(listCards, { token })).data.items;
      if (first && (await attempt(call(plans.setRenewal, { token, body: { cardId: first.id } })))) count('renewal on');
    },
    /** Somebody's bank takes a part of what pays for their period, and a day later they upgrade. */
    async losePart(pick: number): Promise<void> {
      const rows = await world.all<Upgradable & { provider: string; reference: string; name: string; amount: string }>(
        `${UPGRADABLE} and p.provider <> 'bank-transfer' and p.state = 'paid' and p.received_minor = p.amount_minor
           and p.refunded_minor = 0 and p.granted_minor = 0 order by s.uid`,
      );
      const one = rows[pick % Math.max(1, rows.length)];
      if (!one) return;
      const part = Math.floor(Number(one.amount) * 0.6);
      if (one.provider === 'paystack')
        await paystack.resolve(await paystack.dispute(one.reference, part), 'auto-accepted');
      else await stripe.closeDispute(await stripe.dispute(one.name, 'needs_response', part), 'lost');
      await world.deliverAll();
      await world.askDisputes();
      count('part lost before an upgrade');
      soon(1, () => upgrade(one));
    },
    /** Somebody pays the next period ahead in another currency, and a day later upgrades in the one that runs. */
    async payAheadInAnother(pick: number): Promise<void> {
      const rows = await world.all<Upgradable>(`${UPGRADABLE} order by s.uid`);
      const one = rows[pick % Math.max(1, rows.length)];
      if (!one) return;
      const { uid: token, cadence, currency } = one;
      const next = { plan: 'ideation', cadence, currency: currency === 'NGN' ? 'USD' : 'NGN' } as const;
      await choose(token, next, 'checkout');
      const chosen = await choose(token, next, 'checkout');
      if (!chosen) return;
      await payByCard(token, chosen.invoiceId, 'returns', 1);
      count('ahead in another currency');
      soon(1, () => upgrade(one));
    },
    /** The member's bank takes one of their payments back, in some cases gives it back again. */
    async dispute(token: string, pick: number): Promise<void> {
      const rows = await world.all<{ reference: string; provider: string; name: string }>(
        `select provider_reference as reference, provider, provider_payment as name from payments
         where uid = '${token}' and state = 'paid' and received_minor > 0 and provider <> 'bank-transfer'
           and refunded_minor = 0 and received_minor >= amount_minor and created_at > '${new Date(world.now().getTime() - 120 * DAY).toISOString()}'
         order by created_at desc`,
      );
      const one = rows[pick % 3 === 0 ? 0 : pick % Math.max(1, rows.length)];
      if (!one) return;
      count(`dispute with ${one.provider}`);
      const won = pick % 2 === 0;
      const after = (run: () => Promise<void>) => async () => {
        await run();
        await world.deliverAll();
      };
      if (one.provider === 'paystack') {
        const dispute = await paystack.dispute(one.reference);
        soon(
          2,
          after(() => paystack.resolve(dispute, 'auto-accepted')),
        );
        if (won)
          soon(
            8,
            after(() => paystack.resolve(dispute, 'declined')),
          );
      } else {
        const dispute = await stripe.dispute(one.name);
        soon(
          5,
          after(() => stripe.closeDispute(dispute, 'lost')),
        );
        if (won)
          soon(
            11,
            after(() => stripe.closeDispute(dispute, 'won')),
          );
      }
      await world.deliverAll();
    },
  };
}

export type People = ReturnType<typeof openPeople>;
