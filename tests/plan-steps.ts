import { confirmTransfer, listTransfers } from '#contract/billing/admin-transfers.ts';
import { readCredit } from '#contract/billing/credit.ts';
import { claimTransfer, startPayment, verifyPayment } from '#contract/billing/payments.ts';
import * as plans from '#contract/billing/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { createTestApp } from './app.ts';
import { createBillingSteps } from './billing.ts';
import { createTestCheckout } from './checkout.ts';
import { createClock } from './clock.ts';
import { createTestCards } from './plan-cards.ts';
import { createTokenIdentity } from './token-identity.ts';

export const ideation: PlanTerms = { plan: 'ideation', cadence: 'monthly', currency: 'NGN' };
export const founderPlan: PlanTerms = { ...ideation, plan: 'founder' };

/** The application with a clock that a test moves, cards in memory, and what members do. */
export async function createPlanSteps(start = '2027-02-03T11:00:00Z') {
  const { tick, now, moveTo } = createClock(start);
  let founders = 0;
  const checkout = createTestCheckout();
  const identity = {
    ...createTokenIdentity({ operator: ['user', 'admin'], investor: ['user', 'investor'] }),
    isEmailVerified: async () => true,
  };
  const test = await createTestApp({
    overrides: { clock: tick, identity, checkouts: [checkout.port] },
  });
  const { context } = test;
  const billing = createBillingSteps(test);
  await billing.saveSettings();
  const cards = createTestCards(test, checkout);
  const { call } = billing;

  const step = {
    test,
    call,
    cards,
    checkout,
    balances: billing.balances,
    entries: billing.entries,
    run: () => context.plans.run(),
    now,
    /** The job runs at each moment at which it finds something to look at, up to this one. */
    async passTo(moment: string) {
      const end = new Date(moment).getTime();
      while (now().getTime() < end) {
        const { rows } = await context.database.db.execute<{ at: number | null }>(
          `select extract(epoch from min(next_due_at)) * 1000 as at from subscriptions where next_due_at > '${now().toISOString()}'`,
        );
        moveTo(new Date(Math.min(end, Number(rows[0]?.at ?? end))));
        await context.plans.run();
      }
    },
    moveTo,
    /** An account with a card that can be charged. */
    async member(uid: string) {
      await context.accounts.createRole({ uid, name: uid, email: `${uid}@example.com`, emailVerified: true }, uid, [
        'founder',
      ]);
      cards.give(uid, `card-of-${uid}`);
      return uid;
    },
    /** An account of the operator, which is told what waits. */
    async operatorAccount() {
      await step.member('operator');
      await context.database.db.execute(
        `update users set doc = jsonb_set(doc, '{roles}', '["user", "admin"]') where uid = 'operator'`,
      );
    },
    /** A test begins, at the moment that its file starts from: with a founder of its own, and nobody else's plan is due. */
    async begin() {
      await context.database.db.execute('update subscriptions set next_due_at = null');
      step.moveTo(start);
      founders += 1;
      return step.member(`ada-${founders}`);
    },
    read: async (token: string) => (await call(plans.readSubscription, { token })).data,
    /** What a member has paid and not used. */
    credit: async (token: string) => (await call(readCredit, { token })).data.balances.map(({ held }) => held),
    preview: async (token: string, to: PlanTerms, method: 'checkout' | 'bank_transfer' = 'checkout') =>
      (await call(plans.previewSubscription, { token, body: { ...to, method } })).data,
    /** Chooses what was shown, without paying. */
    async choose(token: string, to: PlanTerms, method: 'checkout' | 'bank_transfer' = 'checkout') {
      const { pay } = await step.preview(token, to, method);
      return (await call(plans.purchasePlan, { token, body: { ...to, method, pay } })).data;
    },
    async payByCheckout(token: string, invoiceId: string) {
      const payment = (await call(startPayment, { token, params: { invoiceId }, body: { method: 'checkout' } })).data;
      checkout.say(payment.reference, 'success');
      await call(verifyPayment, { token, params: { paymentId: payment.id } });
      return payment;
    },
    async beginTransfer(token: string, invoiceId: string) {
      const body = { method: 'bank_transfer' } as const;
      const payment = (await call(startPayment, { token, params: { invoiceId }, body })).data;
      await call(claimTransfer, { token, params: { paymentId: payment.id }, body: { payerName: 'Ada' } });
      return payment;
    },
    async confirm(
      { id, amount }: { id: string; amount: { amountMinor: number } },
      status: 'pending' | 'failed' | 'cancelled' = 'pending',
    ) {
      const receivedOn = now().toISOString().slice(0, 10);
      const body = { receivedMinor: amount.amountMinor, receivedOn, revision: 0, status };
      return (await call(confirmTransfer, { token: 'operator', params: { paymentId: id }, body })).data;
    },
    /** As the operator finds it. @throws where no transfer has this reference. */
    async findTransfer(reference: string) {
      const [found] = (await call(listTransfers, { token: 'operator', query: { reference } })).data.items;
      if (!found) throw new Error('no transfer has this reference');
      return found;
    },
    /** Chooses and pays on the provider's page. */
    async buy(token: string, to: PlanTerms) {
      const { invoiceId, isSettled } = await step.choose(token, to);
      if (!isSettled) await step.payByCheckout(token, invoiceId);
      return step.read(token);
    },
    /** Buys, and the member's card renews it. */
    async buyRenewing(token: string, to: PlanTerms) {
      await step.buy(token, to);
      await call(plans.setRenewal, { token, body: { cardId: `card-of-${token}` } });
    },
    async transfer(token: string, to: PlanTerms) {
      const { invoiceId } = await step.choose(token, to, 'bank_transfer');
      await step.confirm(await step.beginTransfer(token, invoiceId));
      return step.read(token);
    },
    planOf: (uid: string) => context.accounts.findPlan(context.database.db, uid),
    /** Subjects of the mails of plans that went to a member, in order. */
    async mails(uid: string) {
      const { rows } = await context.database.db.execute<{ kind: string; title: string; body: string }>(
        `select kind, title, body from notifications where uid = '${uid}' and kind like 'plan.%' order by created_at, id`,
      );
      return rows;
    },
  };
  return step;
}

export type PlanSteps = Awaited<ReturnType<typeof createPlanSteps>>;
