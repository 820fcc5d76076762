import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ChangeOf } from '#domain/state-machine.ts';
import { type OperatorScope, type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Subject } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked, lockedRow } from '../../db/locked.ts';
import { documentNumbers, invoiceLines, invoices, type Series } from './tables.ts';

export type InvoiceRow = typeof invoices.$inferSelect;
export type LockedInvoice = Locked<InvoiceRow>;
export type LineRow = typeof invoiceLines.$inferSelect;

export async function insertInvoice(
  db: Db,
  { uid }: OwnerScope,
  row: Omit<typeof invoices.$inferInsert, 'uid'>,
  lines: Omit<LineRow, 'invoiceId' | 'position'>[],
): Promise<LockedInvoice> {
  const inserted = lockedRow(
    await db
      .insert(invoices)
      .values({ ...row, uid })
      .returning(),
  );
  await db
    .insert(invoiceLines)
    .values(lines.map((line, index) => ({ ...line, invoiceId: row.id, position: index + 1 })));
  return inserted;
}

const isIt = (scope: WritingScope, id: string) => and(within(scope, invoices.uid), eq(invoices.id, id));

export async function findInvoice(db: Db, scope: WritingScope, id: string): Promise<InvoiceRow | undefined> {
  return (await db.select().from(invoices).where(isIt(scope, id)))[0];
}

/** Its payments and refunds are locked with it: who changes any of them takes turns, and none waits in a circle. */
export async function lockInvoice(db: Db, scope: WritingScope, id: string): Promise<LockedInvoice> {
  return lockedRow(await db.select().from(invoices).where(isIt(scope, id)).for('update'));
}

/** The newest invoice of what is paid for. */
export async function findBySubject(
  db: Db,
  scope: WritingScope,
  { kind, id }: Subject,
): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(within(scope, invoices.uid), eq(invoices.subjectKind, kind), eq(invoices.subjectId, id)))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(1);
  return row;
}

/** The newest one of the subject that is paid, so that nobody else changes it. */
export async function lockPaid(db: Db, scope: WritingScope, { kind, id }: Subject): Promise<LockedInvoice | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(
      and(
        within(scope, invoices.uid),
        eq(invoices.subjectKind, kind),
        eq(invoices.subjectId, id),
        eq(invoices.state, 'paid'),
      ),
    )
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .limit(1)
    .for('update');
  return asLocked(row);
}

export async function updateInvoice(
  db: Db,
  { id }: LockedInvoice,
  change: ChangeOf<InvoiceRow, 'state'>,
): Promise<LockedInvoice> {
  return lockedRow(await db.update(invoices).set(change).where(eq(invoices.id, id)).returning());
}

const areOf = (scope: OwnerScope, state: InvoiceRow['state'] | undefined) =>
  and(within(scope, invoices.uid), state && eq(invoices.state, state));

/** How many there are, in this state where one is named. */
export async function countInvoices(db: Db, scope: OwnerScope, state?: InvoiceRow['state']): Promise<number> {
  const [row] = await db.select({ total: count() }).from(invoices).where(areOf(scope, state));
  return row?.total ?? 0;
}

export async function listInvoices(
  db: Db,
  scope: OwnerScope,
  state: InvoiceRow['state'] | undefined,
  slice: { offset: number; limit: number },
): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(areOf(scope, state))
    .orderBy(desc(invoices.createdAt), desc(invoices.id))
    .offset(slice.offset)
    .limit(slice.limit);
}

export async function findInvoices(db: Db, scope: OperatorScope, ids: string[]): Promise<Map<string, InvoiceRow>> {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(within(scope, invoices.uid), inArray(invoices.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listLines(db: Db, invoiceId: string): Promise<LineRow[]> {
  return db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position));
}

export async function describeFirstLine(db: Db, { id }: LockedInvoice, description: string): Promise<void> {
  const isFirst = and(eq(invoiceLines.invoiceId, id), eq(invoiceLines.position, 1));
  await db.update(invoiceLines).set({ description }).where(isFirst);
}

/** The next number of a series in a year. Others wait for it until this transaction ends, and get it if it is not kept. */
export async function takeNumber(db: Db, series: Series, year: number): Promise<number> {
  const [row] = await db
    .insert(documentNumbers)
    .values({ series, year, lastNumber: 1 })
    .onConflictDoUpdate({
      target: [documentNumbers.series, documentNumbers.year],
      set: { lastNumber: sql`${documentNumbers.lastNumber} + 1` },
    })
    .returning();
  if (!row) throw new Error('no number was taken');
  return row.lastNumber;
}
