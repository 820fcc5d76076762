import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { AppError } from '#contract/errors.ts';
import type { Db } from '../db/client.ts';
import type { JobDefinition } from '../jobs/jobs.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    uid: text('uid').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.key] })],
);

/** Of a key, in characters. A longer one is refused: cut, two keys could become one. */
export const longestKey = 200;
export const keyTooLong = `The Idempotency-Key header must be ${longestKey} characters long or fewer.`;

/**
 * Runs `work` once for a caller's key; a repeat gets the first answer. The key is written in the same transaction as the
 * work, so that a crash leaves neither; a second request in flight waits on the row until the first has committed.
 * @throws IDEMPOTENCY_KEY_REUSED when the key comes back with another body or for another call.
 */
export async function oncePerKey(
  tx: Db,
  once: { key: string; uid: string; call: string; body: unknown },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { key } = once;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(once.body ?? null))
    .digest('hex');
  const row = and(eq(idempotencyKeys.uid, once.uid), eq(idempotencyKeys.key, key));
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ uid: once.uid, key, call: once.call, bodyHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length === 0) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(row);
    if (!earlier || earlier.bodyHash !== bodyHash || earlier.call !== once.call)
      throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return earlier.answer;
  }
  const answer = await work();
  await tx
    .update(idempotencyKeys)
    .set({ answer: answer ?? null })
    .where(row);
  return answer;
}

const lifetimeMs = 3 * 24 * 60 * 60 * 1000;

/** Every night: keys that no retry will send any more go, and what people wrote in the answers with them. */
export function createIdempotencyJob(db: Db, clock: () => Date): JobDefinition {
  return {
    name: 'idempotency.purge',
    cron: '40 2 * * *',
    run: async () => {
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(clock().getTime() - lifetimeMs)));
    },
  };
}
