import type { z } from 'zod';
import type * as contract from '#contract/billing/admin.ts';
import type { BankAccount, RefundEntry } from '#contract/billing/admin.ts';
import { AppError } from '#contract/errors.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import { paginate } from '#domain/pagination.ts';
import type { OperatorScope } from '../../access/scope.ts';
import type { Operator } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { endOf, openAccount } from './bank-details.ts';
import type { BillingDeps } from './billing-deps.ts';
import { findInvoices, lockInvoice } from './invoice.repo.ts';
import { findPayment, findPayments } from './payment.repo.ts';
import * as repo from './refund.repo.ts';
import { recordRefundSent } from './refund-outcome.ts';

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
    const details = new Map<string, BankAccount>();
    for (const row of rows) {
      const opened = await openAccount(deps, row);
      if (opened) details.set(row.id, opened);
    }
    return rows.flatMap((row) => {
      const [invoice, payment] = [invoices.get(row.invoiceId), payments.get(row.paymentId)];
      if (!invoice || !payment) return [];
      const account = details.get(row.id) ?? null;
      const readable = account ? row : { ...row, bankDetails: null };
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
          sentReference: row.sentReference,
          invoice: { id: invoice.id, number: invoice.number, title: invoice.title },
          bankDetails: account,
          missingAccount: repo.missingAccountOf(readable, payment),
          can: { markSent: repo.isByHand(row, payment) && !repo.isWithoutAccount(readable) },
        },
      ];
    });
  }

  /** Says in the audit that it was sent, to whom and for what. */
  async function note(
    tx: Db,
    actor: Operator['actor'],
    { id, payer, reference, sentReference, invoice, amount }: RefundEntry,
  ) {
    const member = (await deps.findPerson(tx, payer.uid))?.email ?? payer.email;
    const detail = {
      ...{ member, for: invoice.title, reference: readReference(reference).known, ...amount },
      ...(sentReference !== null && { bankReference: sentReference }),
    };
    await deps.audit(tx, { actor, action: 'refund.mark_sent', subjectKind: 'refund', subjectId: id, detail });
  }

  return {
    async list(db: Db, scope: OperatorScope, query: z.output<typeof contract.listRefunds.query>) {
      const { pageSize, status } = query;
      const filter = { status, headers: deps.accountSeal.headers };
      const total = await repo.countRefunds(db, scope, filter);
      const { page } = paginate({ page: query.page, pageSize, total });
      const rows = await repo.listRefunds(db, scope, filter, { offset: (page - 1) * pageSize, limit: pageSize });
      return { items: await toEntries(db, scope, rows), total, page, pageSize };
    },

    /** `bankReference`: what the operator's bank calls it; may be empty. Harmless to repeat. @throws REFUND_UNKNOWN, REFUND_NOT_BY_HAND, REFUND_NEEDS_ACCOUNT. */
    async markSent(tx: Db, { actor, scope }: Operator, id: string, bankReference: string): Promise<RefundEntry> {
      const asked = await repo.findRefund(tx, scope, id);
      if (!asked) throw new AppError('REFUND_UNKNOWN');
      // Of two operators at once, the second one finds it sent.
      const invoice = await lockInvoice(tx, scope, asked.invoiceId);
      const known = (await repo.listLockedRefunds(tx, invoice)).find((refund) => refund.id === id);
      if (!known) throw new AppError('REFUND_UNKNOWN');
      if (known.state !== 'sent') {
        const payment = await findPayment(tx, scope, known.paymentId);
        if (!payment || !repo.isByHand(known, payment)) throw new AppError('REFUND_NOT_BY_HAND');
        const account = await openAccount(deps, known);
        const readable = account ? known : { ...known, bankDetails: null };
        if (repo.isWithoutAccount(readable)) throw new AppError('REFUND_NEEDS_ACCOUNT');
        await recordRefundSent(deps, tx, known, {
          sentReference: bankReference || null,
          sentAccountEnd: account ? endOf(account.accountNumber) || null : null,
        });
      }
      const sent = (await repo.findRefund(tx, scope, id)) ?? known;
      const [entry] = await toEntries(tx, scope, [sent]);
      if (!entry) throw new AppError('REFUND_UNKNOWN');
      if (known.state !== 'sent') await note(tx, actor, entry);
      return entry;
    },
  };
}

export type RefundService = ReturnType<typeof createRefundService>;
