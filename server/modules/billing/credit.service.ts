import type { CreditView } from '#contract/billing/credit.ts';
import { AppError } from '#contract/errors.ts';
import { type CreditPart, sumCredit, takeCredit } from '#domain/billing/credit.ts';
import { PAYMENT_METHODS } from '#domain/billing/ledger.ts';
import { ASKED_AFTER_END_MS, AWAITED_AFTER_END_MS } from '#domain/billing/payment-machine.ts';
import { REFUND_REASONS } from '#domain/billing/refund-reasons.ts';
import { dueMinor } from '#domain/billing/settlement.ts';
import { CURRENCIES, type Currency } from '#domain/money/money.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import { toOwnRefund } from './billing-view.ts';
import { listCredit, lockCredit, sumAwaited } from './credit.repo.ts';
import { lockInvoice } from './invoice.repo.ts';
import { findLocked, findPayments, listReplaced } from './payment.repo.ts';
import { listAsking, staysAsCredit } from './plan-credit.ts';
import { listRefundsOf } from './refund.repo.ts';
import { promiseRefund } from './refunds.ts';

/** Of one day. */
const MOST_REPLACED = 50;

/** A member's own credit. */
export function createCreditService(deps: BillingDeps) {
  const { everybody, clock } = deps;

  async function readHeld(db: Db, scope: OwnerScope, currency: Currency) {
    const parts = await listCredit(db, scope, currency);
    const heldMinor = sumCredit(parts);
    const awaitedMinor = Math.min(heldMinor, await sumAwaited(db, scope, currency));
    return { parts, heldMinor, awaitedMinor, availableMinor: heldMinor - awaitedMinor };
  }

  /** How an amount of the credit goes back: each part as its payment came. */
  async function listWaysBack(db: Db, parts: readonly CreditPart[], currency: Currency) {
    const payments = await findPayments(
      db,
      everybody,
      parts.map(({ paymentId }) => paymentId),
    );
    return PAYMENT_METHODS.map((method) => {
      const paidSo = parts.filter(({ paymentId }) => payments.get(paymentId)?.method === method);
      return { method, amount: { amountMinor: sumCredit(paidSo), currency } };
    }).filter(({ amount }) => amount.amountMinor > 0);
  }

  /** Sends a part of the credit back to the payment it came from. */
  async function refundPart(tx: Db, scope: OwnerScope, { paymentId, amountMinor }: CreditPart) {
    const invoiceId = (await findPayments(tx, everybody, [paymentId])).get(paymentId)?.invoiceId;
    const invoice = invoiceId && (await lockInvoice(tx, scope, invoiceId));
    const payment = invoice && (await findLocked(tx, invoice, paymentId));
    if (!payment) throw new Error('credit names a payment that is not there');
    // Where it came from there is a receipt, or a credit note.
    const why = { reason: REFUND_REASONS.asked.toPayer, isCovered: true };
    await promiseRefund(deps, tx, invoice, payment, { kind: 'credit', amountMinor, ...why });
    const refund = (await listRefundsOf(tx, invoice)).findLast((one) => one.paymentId === paymentId);
    return refund ? [toOwnRefund(refund, payment)] : [];
  }

  /** Only what would become credit: of everything else the money goes back. */
  async function listMayCome(db: Db, scope: OwnerScope): Promise<CreditView['mayCome']> {
    const now = clock().getTime();
    const endedAfter = {
      checkout: new Date(now - ASKED_AFTER_END_MS),
      bank_transfer: new Date(now - AWAITED_AFTER_END_MS),
    };
    const replaced = await listReplaced(db, scope, { endedAfter, limit: MOST_REPLACED });
    return replaced
      .filter(({ invoice }) => staysAsCredit(deps, invoice))
      .map(({ payment: { id, reference, amountMinor, currency, createdAt, claimedAt } }) => ({
        paymentId: id,
        reference,
        amount: { amountMinor, currency },
        begunAt: createdAt.toISOString(),
        claimedAt: claimedAt?.toISOString() ?? null,
      }));
  }

  return {
    async read(db: Db, scope: OwnerScope): Promise<CreditView> {
      const balances: CreditView['balances'] = [];
      for (const currency of CURRENCIES) {
        const { parts, heldMinor, awaitedMinor, availableMinor } = await readHeld(db, scope, currency);
        const money = (amountMinor: number) => ({ amountMinor, currency });
        if (heldMinor === 0) continue;
        const asking = await listAsking(deps, db, scope, currency);
        balances.push({
          currency,
          held: money(heldMinor),
          awaited: money(awaitedMinor),
          available: money(availableMinor),
          back: await listWaysBack(db, takeCredit(parts, availableMinor), currency),
          asked: money(asking.reduce((sum, invoice) => sum + dueMinor(invoice), 0)),
        });
      }
      return { balances, mayCome: await listMayCome(db, scope) };
    },

    /**
     * All that no unpaid invoice relies on. The invoices that the money lies with are locked before the credit, in one order.
     * @throws CREDIT_EMPTY.
     */
    async refund(tx: Db, scope: OwnerScope, currency: Currency) {
      const payments = await findPayments(
        tx,
        everybody,
        (await listCredit(tx, scope, currency)).map(({ paymentId }) => paymentId),
      );
      const locked = new Set<string>();
      for (const id of [...new Set([...payments.values()].map(({ invoiceId }) => invoiceId))].sort())
        locked.add((await lockInvoice(tx, scope, id)).id);
      await lockCredit(tx, scope.uid);
      const { parts, availableMinor } = await readHeld(tx, scope, currency);
      const within = parts.filter(({ paymentId }) => locked.has(payments.get(paymentId)?.invoiceId ?? ''));
      const taken = takeCredit(within, Math.min(availableMinor, sumCredit(within)));
      if (taken.length === 0) throw new AppError('CREDIT_EMPTY');
      const refunds = [];
      for (const part of taken) refunds.push(...(await refundPart(tx, scope, part)));
      return { refunds };
    },
  };
}

export type CreditService = ReturnType<typeof createCreditService>;
