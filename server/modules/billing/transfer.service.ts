import type { z } from 'zod';
import type * as contract from '#contract/admin-billing.ts';
import type { TransferView } from '#contract/admin-billing.ts';
import { AppError } from '#contract/errors.ts';
import { PAYMENT_MACHINE } from '#domain/billing/payment-machine.ts';
import { dueMinor } from '#domain/billing/settlement.ts';
import { paginate } from '#domain/pagination.ts';
import { nextState } from '#domain/state-machine.ts';
import { latestDay } from '#domain/time/today.ts';
import type { Db } from '../../db/client.ts';
import type { Caller } from '../../http/access.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findInvoices, type InvoiceRow, lockInvoice } from './invoice.repo.ts';
import { amountOf, notifyPayer } from './notes.ts';
import * as repo from './payment.repo.ts';
import { receive, receiveLate } from './receipts.ts';

type Received = { amountMinor: number; on: string };

/** Bank transfers, as the operator sees them arrive. */
export function createTransferService(deps: BillingDeps) {
  const { clock } = deps;

  /** The transfer with its invoice locked. @throws PAYMENT_UNKNOWN. */
  async function lockTransfer(tx: Db, id: string) {
    const known = await repo.findTransfer(tx, id);
    if (!known) throw new AppError('PAYMENT_UNKNOWN');
    const invoice = await lockInvoice(tx, known.invoiceId);
    const payment = (await repo.findTransfer(tx, id)) ?? known;
    return { invoice, payment };
  }

  async function toOutcome(tx: Db, invoice: InvoiceRow, { reference }: repo.PaymentRow) {
    const payment = await repo.findByReference(tx, reference);
    if (!payment) throw new AppError('PAYMENT_UNKNOWN');
    const money = (amountMinor: number) => ({ amountMinor, currency: payment.currency });
    return {
      paymentId: payment.id,
      status: payment.state,
      received: money(payment.receivedMinor),
      missing: money(invoice.state === 'pending' ? dueMinor(invoice) : 0),
      refunded: money(payment.refundedMinor),
    };
  }

  /** The payment that holds what has arrived: one of its own where this one had ended. @throws PAYMENT_ENDED. */
  async function book(tx: Db, invoice: InvoiceRow, payment: repo.PaymentRow, received: Received) {
    const isSentAgain = payment.method === 'bank_transfer' && payment.state !== 'pending';
    if (isSentAgain || repo.hasEndedUnpaid(payment)) {
      const late = await receiveLate(deps, tx, invoice, payment, received);
      if (!late) throw new AppError('PAYMENT_ENDED');
      // So that the same entry is not made twice.
      await repo.updatePayment(tx, payment, { revision: payment.revision + 1 });
      return late;
    }
    if (payment.state !== 'pending') throw new AppError('PAYMENT_ENDED');
    await receive(deps, tx, invoice, payment, received);
    // The rest of a checkout is another checkout.
    const state = payment.method === 'checkout' ? nextState(PAYMENT_MACHINE, payment.state, 'pay') : null;
    if (state) await repo.updatePayment(tx, payment, { state, endedAt: clock() });
    return payment;
  }

  return {
    async list(db: Db, query: z.output<typeof contract.listTransfers.query>) {
      const { pageSize } = query;
      const total = await repo.countTransfers(db, query);
      const { page } = paginate({ page: query.page, pageSize, total });
      const rows = await repo.listTransfers(db, { ...query, offset: (page - 1) * pageSize, limit: pageSize });
      const invoices = await findInvoices(
        db,
        rows.map(({ invoiceId }) => invoiceId),
      );
      const items = rows.flatMap((row) => {
        const invoice = invoices.get(row.invoiceId);
        return invoice ? [toTransferView(row, invoice)] : [];
      });
      return { items, total, page, pageSize };
    },

    /**
     * Books what has arrived. A second part is added to the first; what comes for a transfer that has ended, such as one that
     * was sent twice, pays the invoice if it is still due, and goes back otherwise.
     * @throws PAYMENT_UNKNOWN, PAYMENT_ENDED, RECORD_CHANGED where it was confirmed meanwhile, TRANSFER_DAY_INVALID.
     */
    async confirm(tx: Db, caller: Caller, id: string, body: z.output<typeof contract.confirmTransfer.body>) {
      const { receivedMinor, receivedOn, revision } = body;
      const { invoice, payment } = await lockTransfer(tx, id);
      if (payment.revision !== revision) throw new AppError('RECORD_CHANGED');
      if (receivedOn > latestDay(clock()))
        throw new AppError('TRANSFER_DAY_INVALID', { fields: { receivedOn: 'Give a day that is not in the future.' } });
      const booked = await book(tx, invoice, payment, { amountMinor: receivedMinor, on: receivedOn });
      await deps.audit(tx, {
        actor: caller,
        action: 'transfer.confirm',
        subjectKind: 'payment',
        subjectId: id,
        detail: { reference: payment.reference, receivedMinor, receivedOn, currency: payment.currency },
      });
      return toOutcome(tx, invoice, booked);
    },

    /** @throws PAYMENT_UNKNOWN, PAYMENT_ENDED, TRANSFER_PART_RECEIVED. */
    async reject(tx: Db, caller: Caller, id: string, reason: string) {
      const { invoice, payment } = await lockTransfer(tx, id);
      if (payment.receivedMinor > 0) throw new AppError('TRANSFER_PART_RECEIVED');
      const state = nextState(PAYMENT_MACHINE, payment.state, 'fail');
      if (!state) throw new AppError('PAYMENT_ENDED');
      await repo.updatePayment(tx, payment, { state, endedAt: clock() });
      const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
      await deps.subjects.get(subject.kind)?.onTransferRejected?.(tx, subject);
      await notifyPayer(deps, tx, invoice, {
        kind: 'payment.rejected',
        title: `Your payment of ${amountOf(invoice, payment.amountMinor)} was not found`,
        body: `“${invoice.title}”, reference ${payment.reference}. ${reason}`,
      });
      await deps.audit(tx, {
        actor: caller,
        action: 'transfer.reject',
        subjectKind: 'payment',
        subjectId: id,
        detail: { reference: payment.reference },
      });
      return toOutcome(tx, invoice, payment);
    },
  };
}

export type TransferService = ReturnType<typeof createTransferService>;

function toTransferView(row: repo.PaymentRow, invoice: InvoiceRow): TransferView {
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency });
  const { id, number, title, subjectKind, subjectId, customer } = invoice;
  return {
    paymentId: row.id,
    revision: row.revision,
    reference: row.reference,
    method: row.method,
    status: row.state,
    problem: row.problem,
    payer: { uid: row.uid, ...customer },
    payerName: row.payerName,
    amount: money(row.amountMinor),
    received: money(row.receivedMinor),
    missing: money(Math.max(0, row.amountMinor - row.receivedMinor)),
    claimedAt: row.claimedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    invoice: { id, number, title, subject: { kind: subjectKind, id: subjectId } },
  };
}
