import { and, eq, gte, lt } from 'drizzle-orm';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { founderNetworks } from './tables.ts';

/** One row for a network and day (YYYY-MM-DD, UTC). */
export async function insertNetwork(db: Db, { uid }: OwnerScope, network: string, seenOn: string): Promise<void> {
  await db.insert(founderNetworks).values({ ownerUid: uid, network, seenOn }).onConflictDoNothing();
}

/** Whether the founder of this scope was there on that day (YYYY-MM-DD, UTC) or later. */
export async function hasNetwork(db: Db, scope: OwnerScope, network: string, since: string): Promise<boolean> {
  const own = and(within(scope, founderNetworks.ownerUid), eq(founderNetworks.network, network));
  const rows = await db
    .select({ seenOn: founderNetworks.seenOn })
    .from(founderNetworks)
    .where(and(own, gte(founderNetworks.seenOn, since)))
    .limit(1);
  return rows.length > 0;
}

export async function deleteNetworksBefore(db: Db, day: string): Promise<void> {
  await db.delete(founderNetworks).where(lt(founderNetworks.seenOn, day));
}
