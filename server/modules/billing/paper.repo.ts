import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { InvoiceRow } from './invoice.repo.ts';
import type { PaymentRow } from './payment.repo.ts';
import { invoices, journalEntries, papers, payments } from './tables.ts';

export type PaperRow = typeof papers.$inferSelect;

/** The database refuses a second paper for an entry, and a number that was given. */
export async function insertPaper(tx: Db, paper: PaperRow): Promise<void> {
  await tx.insert(papers).values(paper);
}

/** The payer's own, with the invoice it is about and the payment, where it is about one. */
export async function findPaper(
  db: Db,
  scope: OwnerScope,
  id: string,
): Promise<{ paper: PaperRow; invoice: InvoiceRow; payment: PaymentRow | null } | undefined> {
  const [row] = await db
    .select({ paper: papers, invoice: invoices, payment: payments })
    .from(papers)
    .innerJoin(invoices, eq(invoices.id, papers.invoiceId))
    .leftJoin(payments, eq(payments.id, papers.paymentId))
    .where(and(within(scope, invoices.uid), eq(papers.id, id)));
  return row;
}

export type CreditNote = Awaited<ReturnType<typeof listNotes>>[number];

/** The credit notes that took something off an invoice, in their order: not those of money that no invoice needed. */
export async function listNotes(db: Db, { id }: Pick<InvoiceRow, 'id'>) {
  return db
    .select({ id: papers.id, number: papers.number, amountMinor: papers.amountMinor, event: journalEntries.kind })
    .from(papers)
    .innerJoin(journalEntries, eq(journalEntries.id, papers.entryId))
    .where(
      and(
        eq(papers.invoiceId, id),
        eq(papers.kind, 'credit_note'),
        gt(sql`${papers.netMinor} + ${papers.taxMinor}`, 0),
      ),
    )
    .orderBy(asc(papers.issuedAt), asc(papers.id));
}
