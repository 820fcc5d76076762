import { and, asc, count, eq } from 'drizzle-orm';
import type { CashEntryRecord } from '#contract/readiness/ledger.ts';
import type { Currency } from '#domain/money/money.ts';
import type { CashBalance } from '#domain/readiness/cash-ledger.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { cashEntries, cashLedgers } from './tables.ts';

export type CashContent = Omit<CashEntryRecord, 'id' | 'revision'>;

export interface LedgerHead {
  currency: Currency;
  balance: CashBalance | null;
}

/** `lock` makes other writers of this founder's ledger wait until the transaction ends. */
export async function findLedger(db: Db, scope: OwnerScope, lock = false): Promise<LedgerHead | undefined> {
  const query = db.select().from(cashLedgers).where(within(scope, cashLedgers.ownerUid));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) return undefined;
  const { currency, balanceMinor, balanceOn } = row;
  const hasBalance = balanceMinor !== null && balanceOn !== null;
  return { currency, balance: hasBalance ? { amountMinor: balanceMinor, currency, date: balanceOn } : null };
}

/** Makes the ledger in that currency unless there is one, and locks it. */
export async function openLedger(db: Db, scope: OwnerScope, currency: Currency, at: Date): Promise<LedgerHead> {
  await db.insert(cashLedgers).values({ ownerUid: scope.uid, currency, updatedAt: at }).onConflictDoNothing();
  return (await findLedger(db, scope, true)) ?? { currency, balance: null };
}

/** Its currency follows the balance; the database refuses another one while there are entries. */
export async function updateLedger(db: Db, scope: OwnerScope, head: LedgerHead, at: Date): Promise<void> {
  await db
    .update(cashLedgers)
    .set({
      currency: head.currency,
      balanceMinor: head.balance?.amountMinor ?? null,
      balanceOn: head.balance?.date ?? null,
      updatedAt: at,
    })
    .where(within(scope, cashLedgers.ownerUid));
}

/** Never more than `cashLimits.entries`: writers count them under the lock. */
export async function listCashEntries(db: Db, scope: OwnerScope): Promise<CashEntryRecord[]> {
  const rows = await db
    .select()
    .from(cashEntries)
    .where(within(scope, cashEntries.ownerUid))
    .orderBy(asc(cashEntries.month), asc(cashEntries.id));
  return rows.map(toRecord);
}

export async function countCashEntries(db: Db, scope: OwnerScope): Promise<number> {
  const [row] = await db.select({ total: count() }).from(cashEntries).where(within(scope, cashEntries.ownerUid));
  return row?.total ?? 0;
}

export async function findCashEntry(db: Db, scope: OwnerScope, id: string): Promise<CashEntryRecord | undefined> {
  const [row] = await db.select().from(cashEntries).where(owned(scope, id));
  return row && toRecord(row);
}

export async function insertCashEntry(
  db: Db,
  scope: OwnerScope,
  id: string,
  { month, ...content }: CashContent,
  at: Date,
): Promise<CashEntryRecord> {
  const row = { id, ownerUid: scope.uid, ...content, month: firstDay(month), createdAt: at };
  return one(await db.insert(cashEntries).values(row).returning());
}

export async function updateCashEntry(
  db: Db,
  scope: OwnerScope,
  { id, revision }: CashEntryRecord,
  { month, ...content }: CashContent,
): Promise<CashEntryRecord> {
  const change = { ...content, month: firstDay(month), revision: revision + 1 };
  return one(await db.update(cashEntries).set(change).where(owned(scope, id)).returning());
}

export async function deleteCashEntry(db: Db, scope: OwnerScope, id: string): Promise<boolean> {
  const gone = await db.delete(cashEntries).where(owned(scope, id)).returning({ id: cashEntries.id });
  return gone.length > 0;
}

const firstDay = (month: string) => `${month}-01`;

function owned(scope: OwnerScope, id: string) {
  return and(within(scope, cashEntries.ownerUid), eq(cashEntries.id, id));
}

function toRecord(row: typeof cashEntries.$inferSelect): CashEntryRecord {
  const { id, kind, category, amountMinor, currency, raised, revision } = row;
  return { id, month: row.month.slice(0, 7), kind, category, amountMinor, currency, raised, revision };
}

function one(rows: (typeof cashEntries.$inferSelect)[]): CashEntryRecord {
  const [row] = rows;
  if (!row) throw new Error('the entry was not written');
  return toRecord(row);
}
