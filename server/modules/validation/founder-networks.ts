import { createHmac } from 'node:crypto';
import { and, eq, gte, lt } from 'drizzle-orm';
import { addDays } from '#domain/time/days.ts';
import { utcDay } from '#domain/time/today.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { senderOf } from '../../limits/sender.ts';
import { founderNetworks } from './tables.ts';

/** As long as a witness link works. */
const KEPT_DAYS = 30;

/**
 * The networks that a founder worked from, as hashes that say nothing of anybody else and cannot be compared between founders: an
 * answer to a witness link from one of them may be the founder's own.
 */
export function createFounderNetworks({ clock, secret }: { clock: () => Date; secret: string }) {
  const markOf = (uid: string, ip: string) =>
    createHmac('sha256', secret)
      .update(`founder network:${uid}:${senderOf(ip)}`)
      .digest('base64url');
  const since = () => addDays(utcDay(clock()), -KEPT_DAYS);

  return {
    /** One row for a network and day. */
    async note(db: Db, { uid: ownerUid }: OwnerScope, ip: string): Promise<void> {
      const row = { ownerUid, network: markOf(ownerUid, ip), seenOn: utcDay(clock()) };
      await db.insert(founderNetworks).values(row).onConflictDoNothing();
    },

    /** Whether the founder of this scope worked from there lately. */
    async isKnown(db: Db, scope: OwnerScope, ip: string): Promise<boolean> {
      const network = eq(founderNetworks.network, markOf(scope.uid, ip));
      const lately = gte(founderNetworks.seenOn, since());
      const rows = await db
        .select({ seenOn: founderNetworks.seenOn })
        .from(founderNetworks)
        .where(and(within(scope, founderNetworks.ownerUid), network, lately))
        .limit(1);
      return rows.length > 0;
    },

    async sweep(db: Db): Promise<void> {
      await db.delete(founderNetworks).where(lt(founderNetworks.seenOn, since()));
    },
  };
}

export type FounderNetworks = ReturnType<typeof createFounderNetworks>;
