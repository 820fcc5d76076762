import { startPayment } from '#contract/billing/payments.ts';
import * as plans from '#contract/billing/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import type { World } from './open-world.ts';

export const DAY = 86_400_000;

export type Tally = Record<string, number>;
type Later = { at: number; run: () => Promise<void> };
export type Payment = { id: string; reference: string; amount: { amountMinor: number } };

/** What everything that members do is made of: a call that may be refused, a choice, a payment, and what comes days later. */
export function openHands(world: World, tally: Tally) {
  const { call } = world;
  const later: Later[] = [];
  const count = (what: string) => {
    tally[what] = (tally[what] ?? 0) + 1;
  };
  const soon = (days: number, run: () => Promise<void>) =>
    void later.push({ at: world.now().getTime() + days * DAY, run });

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

  return { later, count, soon, attempt, start, choose };
}

export type Hands = ReturnType<typeof openHands>;
