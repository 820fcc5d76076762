import type { z } from 'zod';
import type * as contract from '#contract/billing/billing.ts';
import type { InvoiceView } from '#contract/billing/billing.ts';
import { AppError } from '#contract/errors.ts';
import { paginate } from '#domain/pagination.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { defineTask, type RunTask } from '../../workers/task.ts';
import { toInvoiceEntry } from './billing-view.ts';
import * as repo from './invoice.repo.ts';
import { toInvoiceView } from './invoice-view.ts';
import { listNotes } from './paper.repo.ts';
import { listPayments } from './payment.repo.ts';
import { listRefundsOf } from './refund.repo.ts';

export const invoicePdf = defineTask<InvoiceView, Uint8Array>(new URL('./invoice-pdf.worker.ts', import.meta.url));

/** The founder's own invoices. */
export function createInvoiceService() {
  async function read(db: Db, scope: OwnerScope, id: string): Promise<InvoiceView> {
    const row = await repo.findInvoice(db, scope, id);
    if (!row) throw new AppError('INVOICE_UNKNOWN');
    return toInvoiceView(row, {
      lines: await repo.listLines(db, id),
      payments: await listPayments(db, row),
      refunds: await listRefundsOf(db, row),
      notes: await listNotes(db, row),
    });
  }

  return {
    read,

    async list(db: Db, scope: OwnerScope, query: z.output<typeof contract.listInvoices.query>) {
      const { pageSize, status } = query;
      const total = await repo.countInvoices(db, scope, status);
      const { page } = paginate({ page: query.page, pageSize, total });
      const rows = await repo.listInvoices(db, scope, status, { offset: (page - 1) * pageSize, limit: pageSize });
      return { items: rows.map(toInvoiceEntry), total, page, pageSize };
    },

    /** @throws INVOICE_NOT_ISSUED before it has a number. */
    async print(db: Db, runTask: RunTask, scope: OwnerScope, id: string) {
      const invoice = await read(db, scope, id);
      if (!invoice.number) throw new AppError('INVOICE_NOT_ISSUED');
      return { bytes: await runTask(invoicePdf, invoice), filename: `${invoice.number}.pdf` };
    },
  };
}

export type InvoiceService = ReturnType<typeof createInvoiceService>;
