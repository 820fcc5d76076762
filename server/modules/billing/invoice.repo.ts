import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ChangeOf } from '#domain/state-machine.ts';
import type { Subject } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { invoiceLines, invoiceNumbers, invoices } from './tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type LineRow = typeof invoiceLines.$inferSelect;

export async function insertInvoice(
  db: Db,
  row: typeof invoices.$inferInsert,
  lines: Omit<LineRow, 'invoiceId' | 'position'>[],
): Promise<InvoiceRow> {
  const [inserted] = await db.insert(invoices).values(row).returning();
  if (!inserted) throw new Error('the invoice was not inserted');
  await db
    .insert(invoiceLines)
    .values(lines.map((line, index) => ({ ...line, invoiceId: row.id, position: index + 1 })));
  return inserted;
}

/** The founder's own invoice. */
export async function findInvoice(db: Db, uid: string, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.uid, uid), eq(invoices.id, id)));
  return row;
}

/**
 * Whoever changes an invoice, its payments or refunds holds this lock first, so that they take turns and none waits for
 * another in a circle.
 */
export async function lockInvoice(db: Db, id: string): Promise<InvoiceRow> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id)).for('update');
  if (!row) throw new Error(`no invoice ${id}`);
  return row;
}

/** The newest invoice of what is paid for. */
export async function findBySubject(db: Db, { kind, id }: Subject): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subjectKind, kind), eq(invoices.subjectId, id)))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(1);
  return row;
}

/** Changes the row and what was read of it alike. */
export async function updateInvoice(db: Db, invoice: InvoiceRow, change: ChangeOf<InvoiceRow, 'state'>): Promise<void> {
  await db.update(invoices).set(change).where(eq(invoices.id, invoice.id));
  Object.assign(invoice, change);
}

export async function countInvoices(db: Db, uid: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(invoices).where(eq(invoices.uid, uid));
  return row?.total ?? 0;
}

export async function listInvoices(
  db: Db,
  uid: string,
  slice: { offset: number; limit: number },
): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.uid, uid))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .offset(slice.offset)
    .limit(slice.limit);
}

export async function findInvoices(db: Db, ids: string[]): Promise<Map<string, InvoiceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(invoices).where(inArray(invoices.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listLines(db: Db, invoiceId: string): Promise<LineRow[]> {
  return db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position));
}

/** The next number of a year. Others wait for it until this transaction ends, and get the same one if it is not kept. */
export async function takeNumber(db: Db, year: number): Promise<number> {
  const [row] = await db
    .insert(invoiceNumbers)
    .values({ year, lastNumber: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { lastNumber: sql`${invoiceNumbers.lastNumber} + 1` } })
    .returning();
  if (!row) throw new Error('no invoice number was taken');
  return row.lastNumber;
}
