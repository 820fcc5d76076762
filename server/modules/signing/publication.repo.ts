import { and, eq, isNull } from 'drizzle-orm';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { lockedRow } from '../../db/locked.ts';
import { isStanding } from '../documents/kind/standing.repo.ts';
import { publications } from './tables.ts';

export type PublicationRow = typeof publications.$inferSelect;

export async function insertPublication(
  db: Db,
  { uid: ownerUid }: OwnerScope,
  row: Omit<typeof publications.$inferInsert, 'ownerUid'>,
): Promise<PublicationRow> {
  return lockedRow(
    await db
      .insert(publications)
      .values({ ...row, ownerUid })
      .returning(),
  );
}

const openOf = (scope: OwnerScope, documentId: string) =>
  and(within(scope, publications.ownerUid), eq(publications.documentId, documentId), isNull(publications.stoppedAt));

/** The address at which a document can be read now. */
export async function findPublication(
  db: Db,
  scope: OwnerScope,
  documentId: string,
): Promise<PublicationRow | undefined> {
  return (await db.select().from(publications).where(openOf(scope, documentId)))[0];
}

/** Whatever address, stopped ones too, for anyone who follows it. */
export async function findBySlug(db: Db, slug: string): Promise<PublicationRow | undefined> {
  return (await db.select().from(publications).where(eq(publications.slug, slug)))[0];
}

export async function countPublications(db: Db, scope: OwnerScope, documentId: string): Promise<number> {
  return db.$count(publications, and(within(scope, publications.ownerUid), eq(publications.documentId, documentId)));
}

/** How many documents that are not deleted can be read at an address now. */
export async function countOpen(db: Db, scope: OwnerScope): Promise<number> {
  const open = and(within(scope, publications.ownerUid), isNull(publications.stoppedAt));
  return db.$count(publications, and(open, isStanding(db, publications.documentId)));
}

/** @returns undefined where nothing is published. */
export async function updatePublication(
  db: Db,
  scope: OwnerScope,
  documentId: string,
  change: Partial<Pick<PublicationRow, 'versionNumber' | 'founderName' | 'companyName' | 'changedAt' | 'stoppedAt'>>,
): Promise<PublicationRow | undefined> {
  return (await db.update(publications).set(change).where(openOf(scope, documentId)).returning())[0];
}

/** Everything that the owner has published stops. */
export async function stopPublications(db: Db, scope: OwnerScope, at: Date): Promise<void> {
  const open = and(within(scope, publications.ownerUid), isNull(publications.stoppedAt));
  await db.update(publications).set({ stoppedAt: at, changedAt: at }).where(open);
}
