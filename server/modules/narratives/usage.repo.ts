import { and, eq, sql } from 'drizzle-orm';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { narrativeUsage } from './tables.ts';

export interface Spent {
  inputTokens: number;
  outputTokens: number;
  costMillionths: number | null;
  currency: 'USD' | 'NGN' | null;
}

/** Counts one more text in the month. */
export async function countOne(db: Db, scope: OwnerScope, month: string): Promise<void> {
  await db
    .insert(narrativeUsage)
    .values({ ownerUid: scope.uid, month, asked: 1 })
    .onConflictDoUpdate({
      target: [narrativeUsage.ownerUid, narrativeUsage.month],
      set: { asked: sql`${narrativeUsage.asked} + 1` },
    });
}

/** Takes the count of a text back that the provider gave nothing for. */
export async function giveBack(db: Db, scope: OwnerScope, month: string): Promise<void> {
  await db
    .update(narrativeUsage)
    .set({ asked: sql`greatest(0, ${narrativeUsage.asked} - 1)` })
    .where(ofMonth(scope, month));
}

export async function addSpent(db: Db, scope: OwnerScope, month: string, spent: Spent): Promise<void> {
  const { inputTokens, outputTokens, costMillionths, currency } = spent;
  const cost = costMillionths ?? 0;
  await db
    .update(narrativeUsage)
    .set({
      inputTokens: sql`${narrativeUsage.inputTokens} + ${inputTokens}::bigint`,
      outputTokens: sql`${narrativeUsage.outputTokens} + ${outputTokens}::bigint`,
      costMillionthsUsd: sql`${narrativeUsage.costMillionthsUsd} + ${currency === 'USD' ? cost : 0}::bigint`,
      costMillionthsNgn: sql`${narrativeUsage.costMillionthsNgn} + ${currency === 'NGN' ? cost : 0}::bigint`,
    })
    .where(ofMonth(scope, month));
}

export async function findUsage(db: Db, scope: OwnerScope, month: string) {
  const [row] = await db.select().from(narrativeUsage).where(ofMonth(scope, month));
  return row;
}

const ofMonth = (scope: OwnerScope, month: string) =>
  and(within(scope, narrativeUsage.ownerUid), eq(narrativeUsage.month, month));
