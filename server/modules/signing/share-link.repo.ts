import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { shareLimits } from '#contract/signing/sharing.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { lockedRow } from '../../db/locked.ts';
import { isStanding } from '../documents/kind/standing.repo.ts';
import { shareLinks, shareViews } from './tables.ts';

export type ShareLinkRow = typeof shareLinks.$inferSelect;
export type ShareViewRow = typeof shareViews.$inferSelect;
/** A link with the newest looks at it and how many there were. */
export type WatchedLink = { link: ShareLinkRow; views: ShareViewRow[]; viewCount: number };

export async function insertShareLink(
  db: Db,
  { uid: ownerUid }: OwnerScope,
  row: Omit<typeof shareLinks.$inferInsert, 'ownerUid'>,
): Promise<ShareLinkRow> {
  return lockedRow(
    await db
      .insert(shareLinks)
      .values({ ...row, ownerUid })
      .returning(),
  );
}

export async function countShareLinks(db: Db, scope: OwnerScope, documentId: string): Promise<number> {
  return db.$count(shareLinks, and(within(scope, shareLinks.ownerUid), eq(shareLinks.documentId, documentId)));
}

/** How many links of documents that are not deleted work now. */
export async function countOpen(db: Db, scope: OwnerScope, now: Date): Promise<number> {
  const open = and(isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now));
  return db.$count(shareLinks, and(within(scope, shareLinks.ownerUid), open, isStanding(db, shareLinks.documentId)));
}

export async function listShareLinks(db: Db, scope: OwnerScope, documentId: string): Promise<WatchedLink[]> {
  const links = await db
    .select()
    .from(shareLinks)
    .where(and(within(scope, shareLinks.ownerUid), eq(shareLinks.documentId, documentId)))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id))
    .limit(shareLimits.perDocument);
  return withViews(db, links);
}

export async function findShareLink(db: Db, scope: OwnerScope, documentId: string, id: string) {
  const owned = and(within(scope, shareLinks.ownerUid), eq(shareLinks.documentId, documentId), eq(shareLinks.id, id));
  return (await withViews(db, await db.select().from(shareLinks).where(owned)))[0];
}

export async function findShareLinkByToken(db: Db, tokenHash: string): Promise<WatchedLink | undefined> {
  return (await withViews(db, await db.select().from(shareLinks).where(eq(shareLinks.tokenHash, tokenHash))))[0];
}

/** Keeps the time of the first revocation. */
export async function revokeShareLink(db: Db, scope: OwnerScope, id: string, at: Date): Promise<void> {
  const first = sql`coalesce(${shareLinks.revokedAt}, ${at.toISOString()}::timestamptz)`;
  await db
    .update(shareLinks)
    .set({ revokedAt: first })
    .where(and(within(scope, shareLinks.ownerUid), eq(shareLinks.id, id)));
}

export async function insertShareView(db: Db, view: ShareViewRow): Promise<void> {
  await db.insert(shareViews).values(view);
}

/** Two queries whatever the number of links. */
async function withViews(db: Db, links: ShareLinkRow[]): Promise<WatchedLink[]> {
  if (links.length === 0) return [];
  const rank = sql<number>`row_number() over (partition by ${shareViews.shareLinkId} order by ${shareViews.viewedAt} desc)`;
  const total = sql<number>`count(*) over (partition by ${shareViews.shareLinkId})`;
  const ranked = db
    .select({ view: shareViews.id, link: shareViews.shareLinkId, rank: rank.as('rank'), total: total.as('total') })
    .from(shareViews)
    .where(
      inArray(
        shareViews.shareLinkId,
        links.map(({ id }) => id),
      ),
    )
    .as('ranked');
  const rows = await db
    .select({ view: shareViews, total: sql<number>`${ranked.total}::int` })
    .from(ranked)
    .innerJoin(shareViews, and(eq(shareViews.shareLinkId, ranked.link), eq(shareViews.id, ranked.view)))
    .where(sql`${ranked.rank} <= ${shareLimits.viewsShown}`)
    .orderBy(desc(shareViews.viewedAt), desc(shareViews.id));
  return links.map((link) => {
    const ofLink = rows.filter(({ view }) => view.shareLinkId === link.id);
    return { link, views: ofLink.map(({ view }) => view), viewCount: ofLink[0]?.total ?? 0 };
  });
}

/** Every link of the owner's that still works ends. */
export async function revokeAll(db: Db, scope: OwnerScope, at: Date): Promise<void> {
  const open = and(within(scope, shareLinks.ownerUid), isNull(shareLinks.revokedAt));
  await db.update(shareLinks).set({ revokedAt: at }).where(open);
}
