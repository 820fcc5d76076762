import type { z } from 'zod';
import type * as contract from '#contract/billing/admin-transfers.ts';
import type { TransferOutcome } from '#contract/billing/admin-transfers.ts';
import { AppError } from '#contract/errors.ts';
import { PAYMENT_MACHINE } from '#domain/billing/payment-machine.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { dueMinor, keptMinor } from '#domain/billing/settlement.ts';
import { mayBeBooked, sayEnded } from '#domain/billing/transfers.ts';
import { paginate } from '#domain/pagination.ts';
import { nextState } from '#domain/state-machine.ts';
import { DAY_MS } from '#domain/time/days.ts';
import { earliestDay, latestDay } from '#domain/time/today.ts';
import type { OperatorScope } from '../../access/scope.ts';
import type { Operator } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findInvoice, findInvoices, type InvoiceRow, type LockedInvoice, lockInvoice } from './invoice.repo.ts';
import { amountOf, namedInAudit, notifyPayer, writeToPayer } from './notes.ts';
import * as repo from './payment.repo.ts';
import { receive, receiveLate } from './receipts.ts';
import { countTransfers, findTransfer, listTransfers } from './transfer.repo.ts';
import { arrivedOf, type Known, toTransferView } from './transfer-view.ts';

type Received = { amountMinor: number; on: string };

/** What a payer does whose transfer was not found: nobody is led to send it twice. */
const LOOK_AGAIN =
  'Ask your bank whether the money left your account. If it did, do not pay again: say so on the page of the payment, and we look again. If it did not, you can send it from there. If our answer asks you something, write to us under Support.';

/** Bank transfers, as the operator sees them arrive. */
export function createTransferService(deps: BillingDeps) {
  const { clock } = deps;

  /** The transfer with its invoice locked. @throws PAYMENT_UNKNOWN. */
  async function lockTransfer(tx: Db, scope: OperatorScope, id: string) {
    const known = await findTransfer(tx, scope, id);
    if (!known) throw new AppError('PAYMENT_UNKNOWN');
    const invoice = await lockInvoice(tx, scope, known.invoiceId);
    const payment = await repo.findLocked(tx, invoice, id);
    if (!payment) throw new AppError('PAYMENT_UNKNOWN');
    return { invoice, payment };
  }

  /** As both are by now. */
  async function toOutcome(
    tx: Db,
    scope: OperatorScope,
    { id, invoiceId }: repo.PaymentRow,
    bookedMinor: number,
  ): Promise<TransferOutcome> {
    const payment = await repo.findPayment(tx, scope, id);
    const invoice = await findInvoice(tx, scope, invoiceId);
    if (!payment || !invoice) throw new AppError('PAYMENT_UNKNOWN');
    const money = (amountMinor: number) => ({ amountMinor, currency: payment.currency });
    return {
      paymentId: payment.id,
      status: payment.state,
      booked: money(bookedMinor),
      received: money(payment.receivedMinor),
      missing: money(invoice.state === 'pending' ? dueMinor(invoice) : 0),
      refunded: money(payment.refundedMinor),
      credited: money(payment.grantedMinor),
    };
  }

  /** Says in the audit what was done, for whom and for what. */
  async function note(
    tx: Db,
    actor: Operator['actor'],
    action: string,
    { invoice, payment }: { invoice: InvoiceRow; payment: repo.PaymentRow },
    detail: Record<string, unknown>,
  ): Promise<void> {
    const { id, currency } = payment;
    await deps.audit(tx, {
      actor,
      action,
      subjectKind: 'payment',
      subjectId: id,
      detail: { ...(await namedInAudit(deps, tx, invoice, payment)), currency, ...detail },
    });
  }

  const view = (row: repo.PaymentRow, invoice: InvoiceRow, known: Pick<Known, 'arrived' | 'endedByName'>) =>
    toTransferView(row, invoice, { ...known, endableMinor: endableMinor(row, invoice) });

  /** Part of it came, and what it is for can be withdrawn by itself: all that its invoice holds. */
  function endableMinor(row: repo.PaymentRow, invoice: InvoiceRow): number | null {
    const isPart = row.state === 'pending' && row.method === 'bank_transfer' && row.receivedMinor > 0;
    return isPart && deps.subjects.get(invoice.subjectKind)?.onTransferEnded ? keptMinor(invoice) : null;
  }

  /** The payment that holds what has arrived: one of its own where this one had ended. @throws PAYMENT_ENDED. */
  async function book(tx: Db, invoice: LockedInvoice, payment: repo.LockedPayment, received: Received) {
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
    return payment;
  }

  return {
    async list(db: Db, scope: OperatorScope, query: z.output<typeof contract.listTransfers.query>) {
      const { pageSize } = query;
      const total = await countTransfers(db, scope, query);
      const { page } = paginate({ page: query.page, pageSize, total });
      const rows = await listTransfers(db, scope, { ...query, offset: (page - 1) * pageSize, limit: pageSize });
      const ids = rows.map(({ invoiceId }) => invoiceId);
      const invoices = await findInvoices(db, scope, ids);
      const arrived = await repo.listArrived(db, scope, ids);
      const paymentIds = rows.map(({ id }) => id);
      const actors = await deps.listActors(db, scope, ['transfer.reject', 'transfer.end'], paymentIds);
      const items = rows.flatMap((row) => {
        const invoice = invoices.get(row.invoiceId);
        return invoice ? [view(row, invoice, { arrived, endedByName: actors.get(row.id)?.name ?? null })] : [];
      });
      return { items, total, page, pageSize };
    },

    /**
     * Books what has arrived. A second part is added to the first; what comes for a transfer that has ended, such as one that
     * was sent twice, pays the invoice if it is still due, and goes back or becomes credit otherwise.
     * @throws PAYMENT_UNKNOWN, PAYMENT_ENDED, TRANSFER_DAY_INVALID, TRANSFER_CHANGED where it is not as it was shown,
     * TRANSFER_BOOKED_ALREADY where nobody says that it is another one.
     */
    async confirm(
      tx: Db,
      { actor, scope }: Operator,
      id: string,
      body: z.output<typeof contract.confirmTransfer.body>,
    ) {
      const { receivedMinor, receivedOn, revision, status, isAnother } = body;
      const { invoice, payment } = await lockTransfer(tx, scope, id);
      if (payment.revision !== revision || payment.state !== status) throw new AppError('TRANSFER_CHANGED');
      if (receivedOn > latestDay(clock()))
        throw new AppError('TRANSFER_DAY_INVALID', { fields: { receivedOn: 'Give a day that is not in the future.' } });
      if (receivedOn < earliestDay(invoice.createdAt))
        throw new AppError('TRANSFER_DAY_INVALID', { fields: { receivedOn: 'Nothing was to pay on this day yet.' } });
      const received = { amountMinor: receivedMinor, on: receivedOn };
      const arrived = arrivedOf(await repo.listArrived(tx, scope, [invoice.id]), payment);
      if (!isAnother && mayBeBooked(payment.state, arrived, received)) throw new AppError('TRANSFER_BOOKED_ALREADY');
      const booked = await book(tx, invoice, payment, received);
      await note(tx, actor, 'transfer.confirm', { invoice, payment }, { receivedMinor, receivedOn });
      return toOutcome(tx, scope, booked, receivedMinor);
    },

    /**
     * A transfer did not come, or what a checkout brought instead of its amount is not booked.
     * @throws PAYMENT_UNKNOWN, PAYMENT_ENDED, TRANSFER_CHANGED, TRANSFER_PART_RECEIVED.
     */
    async reject(tx: Db, { actor, scope }: Operator, id: string, body: z.output<typeof contract.rejectTransfer.body>) {
      const { reason, claimedAt } = body;
      const { invoice, payment } = await lockTransfer(tx, scope, id);
      if (payment.receivedMinor > 0) throw new AppError('TRANSFER_PART_RECEIVED');
      const state = nextState(PAYMENT_MACHINE, payment.state, 'fail');
      if (!state) throw new AppError('PAYMENT_ENDED');
      if (claimedAt !== undefined && claimedAt !== (payment.claimedAt?.toISOString() ?? null))
        throw new AppError('TRANSFER_CHANGED');
      await repo.updatePayment(tx, payment, { state, endedAt: clock(), endedBy: 'operator', rejection: reason });
      const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
      const amount = amountOf(invoice, payment.amountMinor);
      const told = `We looked for ${amount} for “${invoice.title}” with the reference ${readReference(payment.reference).known}. Our answer: “${reason}”`;
      const isTransfer = payment.method === 'bank_transfer';
      const isWritten = isTransfer && (await deps.subjects.get(subject.kind)?.onTransferRejected?.(tx, subject, told));
      const news = {
        kind: 'payment.rejected',
        title: `Your payment of ${amount} was not found`,
        body: told,
        text: {
          says: 'A payment of yours was not found. Read our answer before you pay again.',
          key: payment.id,
          usefulUntil: new Date(clock().getTime() + 3 * DAY_MS),
        },
      } as const;
      if (!isTransfer) await writeToPayer(deps, tx, invoice, sayNotBooked(invoice, payment, reason));
      else if (isWritten) await notifyPayer(deps, tx, invoice, news);
      else await writeToPayer(deps, tx, invoice, { ...news, page: 'invoice', next: LOOK_AGAIN });
      const { amountMinor } = payment;
      await note(tx, actor, 'transfer.reject', { invoice, payment }, { amountMinor, reason });
      return toOutcome(tx, scope, payment, 0);
    },

    /** A part has come and the rest never does: what came becomes credit. @throws PAYMENT_UNKNOWN, TRANSFER_CHANGED. */
    async end(tx: Db, { actor, scope }: Operator, id: string, body: z.output<typeof contract.endTransfer.body>) {
      const { reason, creditMinor } = body;
      const { invoice, payment } = await lockTransfer(tx, scope, id);
      if (endableMinor(payment, invoice) !== creditMinor) throw new AppError('TRANSFER_CHANGED');
      await repo.updatePayment(tx, payment, { rejection: reason });
      const subject = { kind: invoice.subjectKind, id: invoice.subjectId };
      await deps.subjects.get(subject.kind)?.onTransferEnded?.(tx, subject, sayEnded(reason));
      await note(tx, actor, 'transfer.end', { invoice, payment }, { creditedMinor: creditMinor, reason });
      return toOutcome(tx, scope, payment, 0);
    },
  };
}

export type TransferService = ReturnType<typeof createTransferService>;

/** What the payer of a checkout is told that brought another amount: nothing was looked for, and a transfer may be awaited still. */
function sayNotBooked({ title }: InvoiceRow, { amountMinor, currency, reference }: repo.PaymentRow, reason: string) {
  const amount = amountOf({ currency }, amountMinor);
  return {
    kind: 'payment.rejected',
    title: `Your payment of ${amount} was not booked`,
    body: `Another amount was reported than ${amount} for “${title}” with the reference ${readReference(reference).known}. Our answer: “${reason}”`,
    page: 'invoice',
    next: 'Read our answer before you pay again. The page of the invoice says what is still to be paid.',
  } as const;
}
