import type { TransferView } from '#contract/billing/admin-transfers.ts';
import { dueMinor } from '#domain/billing/settlement.ts';
import type { InvoiceRow } from './invoice.repo.ts';
import * as repo from './payment.repo.ts';

/** What has come under the reference of a transfer. */
export const arrivedOf = (all: readonly repo.PaymentRow[], row: repo.PaymentRow) =>
  all
    .filter((one) => repo.isUnderSameReference(one, row))
    .map(({ receivedMinor, receivedOn }) => ({ amountMinor: receivedMinor, on: receivedOn }));

function outcomeOf({ state, rejection, receivedMinor, amountMinor }: repo.PaymentRow, invoice: InvoiceRow) {
  if (state === 'pending') return null;
  if (state === 'failed' && rejection !== null) return 'rejected';
  const isOver = state === 'paid' || state === 'refunded';
  return isOver && receivedMinor < amountMinor && invoice.state === 'cancelled' ? 'ended' : state;
}

/** What is known beside the rows; `arrived` of all payments of the invoice. */
export type Known = { arrived: readonly repo.PaymentRow[]; endedByName: string | null; endableMinor: number | null };

/** A transfer as the operator sees it. */
export function toTransferView(row: repo.PaymentRow, invoice: InvoiceRow, known: Known): TransferView {
  const { endedByName, endableMinor } = known;
  const arrived = arrivedOf(known.arrived, row);
  const receivedMinor = arrived.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const money = (amountMinor: number) => ({ amountMinor, currency: row.currency });
  const { id, number, title, state, subjectKind, subjectId, customer } = invoice;
  const due = money(state === 'pending' ? dueMinor(invoice) : 0);
  return {
    paymentId: row.id,
    revision: row.revision,
    reference: row.reference,
    method: row.method,
    status: row.state,
    problem: row.problem,
    outcome: outcomeOf(row, invoice),
    rejection: row.rejection,
    payer: { uid: row.uid, ...customer },
    payerName: row.payerName,
    amount: money(row.amountMinor),
    received: money(receivedMinor),
    // Another payment may have brought a part of it.
    missing: row.state === 'pending' ? due : money(Math.max(0, row.amountMinor - receivedMinor)),
    arrived: arrived.map(({ amountMinor, on }) => ({ amount: money(amountMinor), on })),
    claimedAt: row.claimedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    endedBy: row.endedBy,
    endedByName,
    endable: endableMinor === null ? null : money(endableMinor),
    invoice: { id, number, title, status: state, due, subject: { kind: subjectKind, id: subjectId } },
  };
}
