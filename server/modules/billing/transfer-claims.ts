import type { PaymentView } from '#contract/billing/billing.ts';
import { AppError } from '#contract/errors.ts';
import { links } from '#contract/links.ts';
import { againReference, readReference } from '#domain/billing/payment-reference.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import { viewPayment } from './billing-view.ts';
import { type LockedInvoice, lockInvoice } from './invoice.repo.ts';
import { amountOf, notifyOperators } from './notes.ts';
import * as repo from './payment.repo.ts';
import { beginAgain } from './receipts.ts';

/** What a payer says of a bank transfer: that it was sent, or that it was not after all. */
export function createTransferClaims(deps: BillingDeps) {
  const { clock } = deps;

  /** Another payment for a transfer that was not found, or the one that is looked for already. @throws PAYMENT_ENDED where nothing is due, or another transfer is awaited. */
  async function lookAgain(tx: Db, invoice: LockedInvoice, ended: repo.LockedPayment) {
    const all = await repo.listLocked(tx, invoice);
    const awaited = all.find(
      ({ state, method, claimedAt, receivedMinor }) =>
        state === 'pending' && method === 'bank_transfer' && (claimedAt !== null || receivedMinor > 0),
    );
    if (awaited && repo.isUnderSameReference(awaited, ended)) return awaited;
    if (invoice.state !== 'pending' || awaited) throw new AppError('PAYMENT_ENDED');
    const nth = all.filter((one) => repo.isUnderSameReference(one, ended)).length;
    return beginAgain(deps, tx, invoice, ended, againReference(ended.reference, nth));
  }

  return {
    /** @throws PAYMENT_UNKNOWN, PAYMENT_ENDED. */
    async claim(tx: Db, scope: OwnerScope, id: string, payerName: string): Promise<PaymentView> {
      const known = await repo.findPayment(tx, scope, id);
      if (known?.method !== 'bank_transfer') throw new AppError('PAYMENT_UNKNOWN');
      const invoice = await lockInvoice(tx, scope, known.invoiceId);
      const asked = await repo.findLocked(tx, invoice, id);
      const isAgain = asked?.state === 'failed';
      const payment = isAgain ? await lookAgain(tx, invoice, asked) : asked;
      if (payment?.state !== 'pending') throw new AppError('PAYMENT_ENDED');
      if (payment.claimedAt) return viewPayment(tx, payment);
      const claimed = await repo.updatePayment(tx, payment, { claimedAt: clock(), payerName });
      const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
      await deps.subjects.get(subject.kind)?.onTransferClaimed?.(tx, subject);
      const amount = amountOf(payment, payment.amountMinor - payment.receivedMinor);
      await notifyOperators(deps, tx, links.transfers(), {
        kind: 'transfer.claimed',
        title: isAgain ? `Look again for a transfer of ${amount}` : `A transfer of ${amount} was sent`,
        body: `Reference ${readReference(payment.reference).known}, for “${invoice.title}”. ${
          isAgain ? 'It was not found, and its payer says that it was sent.' : 'Look for it and confirm it.'
        }`,
      });
      return viewPayment(tx, claimed);
    },

    /** Its payer has not sent it after all. The name stays, for the next time. @throws PAYMENT_UNKNOWN, TRANSFER_ANSWERED. */
    async takeBack(tx: Db, scope: OwnerScope, id: string): Promise<PaymentView> {
      const known = await repo.findPayment(tx, scope, id);
      if (known?.method !== 'bank_transfer') throw new AppError('PAYMENT_UNKNOWN');
      const invoice = await lockInvoice(tx, scope, known.invoiceId);
      const payment = await repo.findLocked(tx, invoice, id);
      const isAnswered = payment?.state !== 'pending' || (payment.claimedAt === null && payment.receivedMinor > 0);
      if (isAnswered) throw new AppError('TRANSFER_ANSWERED');
      if (!payment.claimedAt) return viewPayment(tx, payment);
      const unclaimed = await repo.updatePayment(tx, payment, { claimedAt: null });
      const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
      await deps.subjects.get(subject.kind)?.onClaimTakenBack?.(tx, subject);
      return viewPayment(tx, unclaimed);
    },
  };
}

export type TransferClaims = ReturnType<typeof createTransferClaims>;
