import { listCards, removeCard } from '#contract/billing/cards.ts';
import { refundCredit } from '#contract/billing/credit.ts';
import { verifyPayment } from '#contract/billing/payments.ts';
import * as plans from '#contract/billing/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { paystackCards } from '#tests/setup/paystack-books.ts';
import { stripeCards } from '#tests/setup/stripe-books.ts';
import { DAY, openHands, type Payment, type Tally } from './hands.ts';
import type { World } from './open-world.ts';
import { openTransfers } from './transfers.ts';

/** How a member pays on the provider's page, and whether we hear of it. */
export type Way = 'returns' | 'webhook first' | 'closes the tab' | 'days later' | 'is refused first' | 'by transfer';

type Upgradable = Pick<PlanTerms, 'cadence' | 'currency'> & { uid: string };

/** Whose lower plan runs, with nothing planned after it, and the payments of its period. */
const UPGRADABLE = `select distinct on (s.uid) s.uid, s.cadence, s.currency, p.provider, p.provider_reference as reference,
    p.provider_payment as name, p.amount_minor::text as amount
  from subscriptions s
  join subscription_periods d on d.subscription_id = s.id and d.n = s.n and d.state = 'paid'
  join invoices i on i.subject_kind = 'plan' and i.subject_id = d.id and i.state = 'paid'
  join payments p on p.invoice_id = i.id
  where s.state = 'active' and s.plan = 'ideation' and s.ahead is null and s.next is null`;

/** What members do, over HTTP, and what their banks do. Whatever is refused is counted by its code. */
export function openPeople(world: World, tally: Tally) {
  const { call, paystack, stripe } = world;
  const hands = openHands(world, tally);
  const { later, count, soon, attempt, start, choose } = hands;
  const { payByTransfer, sendWhileRenewing } = openTransfers(world, hands);
  const isPaystack = ({ reference }: Payment) => paystack.transactions.has(reference);

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

  async function upgrade({ uid: token, cadence, currency }: Upgradable): Promise<void> {
    const chosen = await choose(token, { plan: 'founder', cadence, currency }, 'checkout');
    if (chosen) await payByCard(token, chosen.invoiceId, 'returns', 1);
  }

  return {
    later,
    count,
    attempt,
    sendWhileRenewing,
    async buy(token: string, to: PlanTerms, way: Way, pick: number): Promise<void> {
      const isTransfer = way === 'by transfer' && to.currency === 'NGN';
      const chosen = await choose(token, to, isTransfer ? 'bank_transfer' : 'checkout');
      if (!chosen) return;
      if (isTransfer) await payByTransfer(token, chosen.invoiceId, pick % 6);
      else await payByCard(token, chosen.invoiceId, way === 'by transfer' ? 'returns' : way, pick);
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
