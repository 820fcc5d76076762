import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { CashEntryRecord } from '#contract/readiness/ledger.ts';
import type { Currency } from '#domain/money/money.ts';
import type { CashBalance } from '#domain/readiness/cash-ledger.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { cashEntries, cashLedgers } from './tables.ts';

export type CashContent = Omit<CashEntryRecord, 'id' | 'revision'>;

/** Whose ledger, and of which startup; null for what is for none yet. */
export interface LedgerOf {
  scope: OwnerScope;
  ideaId: string | null;
}

export interface LedgerHead {
  id: string;
  currency: Currency;
  balance: CashBalance | null;
}

/** `lock` makes other writers of this ledger wait until the transaction ends. */
export async function findLedger(db: Db, of: LedgerOf, lock = false): Promise<LedgerHead | undefined> {
  const query = db.select().from(cashLedgers).where(isLedger(of));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) return undefined;
  const { id, currency, balanceMinor, balanceOn } = row;
  const hasBalance = balanceMinor !== null && balanceOn !== null;
  return { id, currency, balance: hasBalance ? { amountMinor: balanceMinor, currency, date: balanceOn } : null };
}

/** Makes the ledger in that currency unless there is one, and locks it. */
export async function openLedger(db: Db, of: LedgerOf, currency: Currency, at: Date): Promise<LedgerHead> {
  const { scope, ideaId } = of;
  const row = { id: newId(at), ownerUid: scope.uid, ideaId, currency, updatedAt: at };
  await db.insert(cashLedgers).values(row).onConflictDoNothing();
  const head = await findLedger(db, of, true);
  if (!head) throw new Error('the ledger was not written');
  return head;
}

/** What was entered before its startup was said becomes the ledger of that startup, unless it has one. */
export async function adoptLedger(db: Db, { scope, ideaId }: LedgerOf): Promise<void> {
  if (ideaId === null || (await findLedger(db, { scope, ideaId }))) return;
  await db
    .update(cashLedgers)
    .set({ ideaId })
    .where(isLedger({ scope, ideaId: null }));
}

/** Its currency follows the balance; the database refuses another one while there are entries. */
export async function updateLedger(db: Db, { id, currency, balance }: LedgerHead, at: Date): Promise<void> {
  await db
    .update(cashLedgers)
    .set({
      currency,
      balanceMinor: balance?.amountMinor ?? null,
      balanceOn: balance?.date ?? null,
      updatedAt: at,
    })
    .where(eq(cashLedgers.id, id));
}

/** Never more than `cashLimits.entries`: writers count them under the lock. */
export async function listCashEntries(db: Db, { id }: LedgerHead): Promise<CashEntryRecord[]> {
  const rows = await db
    .select()
    .from(cashEntries)
    .where(eq(cashEntries.ledgerId, id))
    .orderBy(asc(cashEntries.month), asc(cashEntries.id));
  return rows.map(toRecord);
}

export async function countCashEntries(db: Db, { id }: LedgerHead): Promise<number> {
  const [row] = await db.select({ total: count() }).from(cashEntries).where(eq(cashEntries.ledgerId, id));
  return row?.total ?? 0;
}

export async function findCashEntry(db: Db, ledger: LedgerHead, id: string): Promise<CashEntryRecord | undefined> {
  const [row] = await db.select().from(cashEntries).where(isEntry(ledger, id));
  return row && toRecord(row);
}

export async function insertCashEntry(
  db: Db,
  scope: OwnerScope,
  { id: ledgerId }: LedgerHead,
  { month, ...content }: CashContent,
  at: Date,
): Promise<CashEntryRecord> {
  const row = { id: newId(at), ownerUid: scope.uid, ledgerId, ...content, month: firstDay(month), createdAt: at };
  return one(await db.insert(cashEntries).values(row).returning());
}

export async function updateCashEntry(
  db: Db,
  ledger: LedgerHead,
  { id, revision }: CashEntryRecord,
  { month, ...content }: CashContent,
): Promise<CashEntryRecord> {
  const change = { ...content, month: firstDay(month), revision: revision + 1 };
  return one(await db.update(cashEntries).set(change).where(isEntry(ledger, id)).returning());
}

export async function deleteCashEntry(db: Db, ledger: LedgerHead, id: string): Promise<boolean> {
  const gone = await db.delete(cashEntries).where(isEntry(ledger, id)).returning({ id: cashEntries.id });
  return gone.length > 0;
}

const firstDay = (month: string) => `${month}-01`;

const isEntry = (ledger: LedgerHead, id: string) => and(eq(cashEntries.ledgerId, ledger.id), eq(cashEntries.id, id));

function isLedger({ scope, ideaId }: LedgerOf) {
  const { ideaId: column } = cashLedgers;
  return and(within(scope, cashLedgers.ownerUid), ideaId === null ? isNull(column) : eq(column, ideaId));
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
