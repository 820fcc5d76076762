import type { z } from 'zod';
import type * as contract from '#contract/billing/admin.ts';
import type { RefundEntry } from '#contract/billing/admin.ts';
import { AppError } from '#contract/errors.ts';
import { paginate } from '#domain/pagination.ts';
import type { OperatorScope } from '../../access/scope.ts';
import type { Operator } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findInvoices } from './invoice.repo.ts';
import { findPayment, findPayments, type PaymentRow } from './payment.repo.ts';
import * as repo from './refund.repo.ts';
import { recordRefundSent } from './refunds.ts';

/** Refunds, as the operator sends and follows them. */
export function createRefundService(deps: BillingDeps) {
  async function toEntries(db: Db, scope: OperatorScope, rows: repo.RefundRow[]): Promise<RefundEntry[]> {
    const invoices = await findInvoices(
      db,
      scope,
      rows.map(({ invoiceId }) => invoiceId),
    );
    const payments = await findPayments(
      db,
      scope,
      rows.map(({ paymentId }) => paymentId),
    );
    return rows.flatMap((row) => {
      const [invoice, payment] = [invoices.get(row.invoiceId), payments.get(row.paymentId)];
      if (!invoice || !payment) return [];
      return [
        {
          id: row.id,
          method: row.method,
          status: row.state,
          amount: { amountMinor: row.amountMinor, currency: row.currency },
          reason: row.reason,
          payer: { uid: invoice.uid, ...invoice.customer },
          payerName: payment.payerName,
          reference: payment.reference,
          createdAt: row.createdAt.toISOString(),
          sentAt: row.sentAt?.toISOString() ?? null,
          invoice: { id: invoice.id, number: invoice.number, title: invoice.title },
          can: { markSent: isByHand(row, payment) },
        },
      ];
    });
  }

  return {
    async list(db: Db, scope: OperatorScope, query: z.output<typeof contract.listRefunds.query>) {
      const { pageSize, status } = query;
      const total = await repo.countRefunds(db, scope, status);
      const { page } = paginate({ page: query.page, pageSize, total });
      const rows = await repo.listRefunds(db, scope, status, { offset: (page - 1) * pageSize, limit: pageSize });
      return { items: await toEntries(db, scope, rows), total, page, pageSize };
    },

    /** Harmless to repeat. @throws REFUND_UNKNOWN, REFUND_NOT_BY_HAND. */
    async markSent(tx: Db, { actor, scope }: Operator, id: string): Promise<RefundEntry> {
      const known = await repo.findRefund(tx, scope, id);
      if (!known) throw new AppError('REFUND_UNKNOWN');
      if (known.state !== 'sent') {
        const payment = await findPayment(tx, scope, known.paymentId);
        if (!payment || !isByHand(known, payment)) throw new AppError('REFUND_NOT_BY_HAND');
        await recordRefundSent(deps, tx, known);
        const { amountMinor, currency } = known;
        await deps.audit(tx, {
          actor,
          action: 'refund.mark_sent',
          subjectKind: 'refund',
          subjectId: id,
          detail: { amountMinor, currency },
        });
      }
      const sent = (await repo.findRefund(tx, scope, id)) ?? known;
      const [entry] = await toEntries(tx, scope, [sent]);
      if (!entry) throw new AppError('REFUND_UNKNOWN');
      return entry;
    },
  };
}

export type RefundService = ReturnType<typeof createRefundService>;

/** A transfer has to be sent by somebody, and so has what the provider refused; not what the payer's bank took itself. */
function isByHand({ method, state }: repo.RefundRow, payment: PaymentRow): boolean {
  if (payment.state === 'reversed') return false;
  return method === 'bank_transfer' ? state === 'pending' : state === 'failed';
}
