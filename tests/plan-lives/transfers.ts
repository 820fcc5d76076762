import { confirmTransfer, listTransfers, rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { claimTransfer, takeBackClaim } from '#contract/billing/payments.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { lagosDay, periodFrom } from '#domain/billing/subscription/period.ts';
import { addDays } from '#domain/time/days.ts';
import type { Hands, Payment } from './hands.ts';
import type { World } from './open-world.ts';

/** Whose card renews their plan, in the currency of transfers. */
const RENEWING = `select uid, plan, cadence, currency, anchor_on::text as anchor, month from subscriptions
  where state = 'active' and currency = 'NGN' and cadence <> 'one_time' and card_id is not null and ahead is null and next is null
  order by uid`;

/** Transfers that members say they have sent, and what the operator finds on the statement. */
export function openTransfers(world: World, { start, choose, attempt, soon, count }: Hands) {
  const { call } = world;

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

  /**
   * Somebody whose card renews their plan within two days says that they have sent the transfer for it. Three days later it is found,
   * not found or taken back; or it is found once the card has been charged. Until then no card may be.
   */
  async function sendWhileRenewing(pick: number): Promise<void> {
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
  }

  return { payByTransfer, sendWhileRenewing };
}
