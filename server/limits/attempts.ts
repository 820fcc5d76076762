import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { attempts } from './tables.ts';

/** At most `max` attempts for the key in a window that begins with the first. */
export interface AttemptRule {
  key: string;
  max: number;
  windowSeconds: number;
}

/** Counts attempts in the database, so that the limits hold across processes and restarts. */
export interface Attempts {
  /**
   * Counts one attempt for each rule in turn, and stops at the first that refuses: what is refused counts for no rule, so
   * that nobody uses up by refused attempts what others share. Rules by address come first.
   * @returns seconds to wait when one refuses, else 0.
   */
  take(rules: AttemptRule[]): Promise<number>;
  /** Takes the attempts back: success was none that needs limiting. */
  giveBack(rules: AttemptRule[]): Promise<void>;
}

const hash = (key: string) => createHash('sha256').update(key).digest('base64url');

export function createAttempts(db: Db, clock: () => Date): Attempts {
  return {
    async take(rules) {
      for (const rule of rules) {
        const wait = await takeOne(db, clock(), rule);
        if (wait > 0) return wait;
      }
      return 0;
    },
    async giveBack(rules) {
      const keys = rules.map((rule) => hash(rule.key));
      await db
        .update(attempts)
        .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
        .where(inArray(attempts.key, keys));
    },
  };
}

/** One statement, so that attempts at the same moment are all counted, and none beyond the limit. */
async function takeOne(db: Db, now: Date, rule: AttemptRule): Promise<number> {
  const key = hash(rule.key);
  const resetsAt = new Date(now.getTime() + rule.windowSeconds * 1000);
  const isOver = sql`${attempts.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [counted] = await db
    .insert(attempts)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${attempts.resetsAt} end`,
      },
      setWhere: sql`${isOver} or ${attempts.count} < ${rule.max}`,
    })
    .returning();
  if (counted?.count === 1) await db.delete(attempts).where(lt(attempts.resetsAt, now));
  if (counted) return 0;
  const [full] = await db.select().from(attempts).where(eq(attempts.key, key));
  return Math.max(1, Math.ceil(((full?.resetsAt ?? now).getTime() - now.getTime()) / 1000));
}
