import { and, desc, eq, lte } from 'drizzle-orm';
import type { ChangeOf } from '#domain/state-machine.ts';
import { type OperatorScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { type Locked, lockedRow } from '../../db/locked.ts';
import type { LockedQuote } from './quote.repo.ts';
import { workInvoices, works } from './tables.ts';

export type WorkRow = typeof works.$inferSelect;
type WorkInvoiceRow = typeof workInvoices.$inferSelect;
/** With its newest invoices, newest first. */
export type WholeWork = WorkRow & { invoices: WorkInvoiceRow[] };

export async function insertWork(
  db: Db,
  { id: quoteId, ownerUid }: LockedQuote,
  row: Omit<typeof works.$inferInsert, 'quoteId' | 'ownerUid'>,
): Promise<void> {
  await db.insert(works).values({ ...row, quoteId, ownerUid });
}

/** The unique period refuses a second invoice for it. */
export async function insertWorkInvoice(db: Db, row: WorkInvoiceRow): Promise<void> {
  await db.insert(workInvoices).values(row);
}

export async function findWork(db: Db, quoteId: string): Promise<WholeWork | undefined> {
  const [work] = await db.select().from(works).where(eq(works.quoteId, quoteId));
  if (!work) return undefined;
  const invoices = await db
    .select()
    .from(workInvoices)
    .where(eq(workInvoices.workId, work.id))
    .orderBy(desc(workInvoices.period))
    .limit(24);
  return { ...work, invoices };
}

export async function updateWork(
  db: Db,
  { id: quoteId }: LockedQuote,
  change: ChangeOf<WorkRow, 'state'>,
): Promise<Locked<WorkRow>> {
  return lockedRow(await db.update(works).set(change).where(eq(works.quoteId, quoteId)).returning());
}

/** Open work with an invoice that is due by `today`, the longest due first, at most 200. */
export async function listDueWorks(
  db: Db,
  scope: OperatorScope,
  today: string,
): Promise<{ quoteId: string; ownerUid: string }[]> {
  return db
    .select({ quoteId: works.quoteId, ownerUid: works.ownerUid })
    .from(works)
    .where(and(within(scope, works.ownerUid), eq(works.state, 'in_progress'), lte(works.nextInvoiceOn, today)))
    .orderBy(works.nextInvoiceOn, works.id)
    .limit(200);
}
