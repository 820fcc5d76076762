import { and, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { publications, shareLinks, shareViews, signers, signingRequests } from './tables.ts';

/** Links that open something now, the newest first, each with how often it was opened or its file taken. */
export async function listOpenLinks(db: Db, scope: OwnerScope, now: Date, limit: number) {
  const open = and(isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now));
  return db
    .select({
      link: shareLinks,
      opened: db.$count(shareViews, eq(shareViews.shareLinkId, shareLinks.id)) as SQL<number>,
    })
    .from(shareLinks)
    .where(and(within(scope, shareLinks.ownerUid), open))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(limit);
}

export async function listPublished(db: Db, scope: OwnerScope, limit: number) {
  return db
    .select()
    .from(publications)
    .where(and(within(scope, publications.ownerUid), isNull(publications.stoppedAt)))
    .orderBy(desc(publications.publishedAt), desc(publications.slug))
    .limit(limit);
}

/** Requests that wait for signatures, with the names of who is asked. */
export async function listPendingRequests(db: Db, scope: OwnerScope, now: Date, limit: number) {
  const pending = and(eq(signingRequests.state, 'pending'), gt(signingRequests.expiresAt, now));
  const requests = await db
    .select()
    .from(signingRequests)
    .where(and(within(scope, signingRequests.ownerUid), pending))
    .orderBy(desc(signingRequests.createdAt), desc(signingRequests.id))
    .limit(limit);
  const ids = requests.map(({ id }) => id);
  if (ids.length === 0) return [];
  const people = await db
    .select({ requestId: signers.requestId, name: signers.name })
    .from(signers)
    .where(inArray(signers.requestId, ids))
    .orderBy(signers.position);
  return requests.map((request) => ({
    request,
    names: people.filter(({ requestId }) => requestId === request.id).map(({ name }) => name),
  }));
}
