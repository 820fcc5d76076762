import { AppError } from '#contract/errors.ts';
import { readReference } from '#domain/billing/payment-reference.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { defineTask, type RunTask } from '../../workers/task.ts';
import { toPercent } from './billing-view.ts';
import { findPaper } from './paper.repo.ts';
import type { PrintedPaper } from './printed-paper.ts';

export const paperPdf = defineTask<PrintedPaper, Uint8Array>(new URL('./paper-pdf.worker.ts', import.meta.url));

/** A member's own receipts and credit notes. */
export function createPaperService() {
  return {
    /** @throws PAPER_UNKNOWN. */
    async print(db: Db, runTask: RunTask, scope: OwnerScope, id: string) {
      const found = await findPaper(db, scope, id);
      if (!found) throw new AppError('PAPER_UNKNOWN');
      const { paper, invoice, payment } = found;
      const money = (amountMinor: number) => ({ amountMinor, currency: paper.currency });
      const hasTax = paper.netMinor + paper.taxMinor > 0;
      const printed: PrintedPaper = {
        kind: paper.kind,
        number: paper.number,
        issuedAt: paper.issuedAt.toISOString(),
        title: invoice.title,
        seller: invoice.seller,
        customer: invoice.customer,
        amount: money(paper.amountMinor),
        tax: hasTax
          ? { net: money(paper.netMinor), vat: money(paper.taxMinor), percent: toPercent(invoice.taxPercent) }
          : null,
        reason: paper.reason,
        invoiceNumber: invoice.number,
        isPending: invoice.state === 'pending',
        payment: payment && { method: payment.method, reference: readReference(payment.reference).known },
      };
      return { bytes: await runTask(paperPdf, printed), filename: `${paper.number}.pdf` };
    },
  };
}

export type PaperService = ReturnType<typeof createPaperService>;
