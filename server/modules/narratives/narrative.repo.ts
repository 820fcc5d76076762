import { and, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { narrativeConsents, narratives } from './tables.ts';

export type NarrativeRow = typeof narratives.$inferSelect;
export type NarrativeChange = Partial<Omit<NarrativeRow, 'id' | 'ownerUid' | 'documentId'>>;

/** One version of a document, or one part of it. */
export interface ReportKey {
  documentId: string;
  version: number;
  part: string;
}

export async function findConsent(db: Db, key: ReportKey): Promise<string | undefined> {
  const [row] = await db.select({ hash: narrativeConsents.previewHash }).from(narrativeConsents).where(consentOf(key));
  return row?.hash;
}

export async function putConsent(db: Db, key: ReportKey, previewHash: string, givenAt: Date): Promise<void> {
  await db
    .insert(narrativeConsents)
    .values({ ...key, previewHash, givenAt })
    .onConflictDoUpdate({
      target: [narrativeConsents.documentId, narrativeConsents.version, narrativeConsents.part],
      set: { previewHash, givenAt },
    });
}

/** Takes the consent back, with all that was written under it. */
export async function removeConsent(db: Db, key: ReportKey): Promise<void> {
  await db.delete(narrativeConsents).where(consentOf(key));
  await db.delete(narratives).where(ofReport(key));
}

export async function insertNarrative(db: Db, row: typeof narratives.$inferInsert): Promise<NarrativeRow> {
  const [inserted] = await db.insert(narratives).values(row).returning();
  if (!inserted) throw new Error('the narrative was not inserted');
  return inserted;
}

export async function findNarrative(db: Db, scope: OwnerScope, id: string): Promise<NarrativeRow | undefined> {
  const [row] = await db
    .select()
    .from(narratives)
    .where(and(eq(narratives.id, id), within(scope, narratives.ownerUid)));
  return row;
}

/** The newest of each use. */
export async function listNewest(db: Db, key: ReportKey): Promise<NarrativeRow[]> {
  return db
    .selectDistinctOn([narratives.use])
    .from(narratives)
    .where(ofReport(key))
    .orderBy(narratives.use, desc(narratives.createdAt), desc(narratives.id));
}

/** What was made last of a text pasted for this document. */
export async function findNewestPaste(db: Db, documentId: string): Promise<NarrativeRow | undefined> {
  const [row] = await db
    .select()
    .from(narratives)
    .where(and(eq(narratives.documentId, documentId), isNull(narratives.version)))
    .orderBy(desc(narratives.createdAt), desc(narratives.id))
    .limit(1);
  return row;
}

/** Takes a narrative to work on. Undefined when it is somebody else's just now, has ended, or is gone. */
export async function claimNarrative(
  db: Db,
  scope: OperatorScope,
  id: string,
  now: Date,
  aliveUntil: Date,
): Promise<NarrativeRow | undefined> {
  const isFree = or(
    eq(narratives.state, 'queued'),
    and(eq(narratives.state, 'running'), lt(narratives.aliveUntil, now)),
  );
  const [row] = await db
    .update(narratives)
    .set({ state: 'running', attempt: sql`${narratives.attempt} + 1`, aliveUntil, retryAt: null })
    .where(and(within(scope, narratives.ownerUid), eq(narratives.id, id), isFree))
    .returning();
  return row;
}

/** Changes a narrative only as long as this very attempt is at work on it; false once it was cancelled, ended or taken over. */
export async function changeClaimed(db: Db, claimed: NarrativeRow, change: NarrativeChange): Promise<boolean> {
  const changed = await db
    .update(narratives)
    .set(change)
    .where(and(eq(narratives.id, claimed.id), eq(narratives.state, 'running'), eq(narratives.attempt, claimed.attempt)))
    .returning({ id: narratives.id });
  return changed.length > 0;
}

/** Adds to a narrative what its attempt had used when the founder stopped it. */
export async function changeCancelled(db: Db, claimed: NarrativeRow, change: NarrativeChange): Promise<void> {
  await db
    .update(narratives)
    .set(change)
    .where(
      and(eq(narratives.id, claimed.id), eq(narratives.state, 'cancelled'), eq(narratives.attempt, claimed.attempt)),
    );
}

export async function cancelNarrative(
  db: Db,
  scope: OwnerScope,
  id: string,
  at: Date,
): Promise<NarrativeRow | undefined> {
  const [row] = await db
    .update(narratives)
    .set({ state: 'cancelled', counted: true, finishedAt: at, pastedText: null, retryAt: null })
    .where(
      and(eq(narratives.id, id), within(scope, narratives.ownerUid), inArray(narratives.state, ['queued', 'running'])),
    )
    .returning();
  return row;
}

/** Ends what a stopped server left behind, so that it can be asked for again. */
export async function endInterrupted(db: Db, documentId: string, now: Date): Promise<void> {
  await db
    .update(narratives)
    .set({ state: 'failed', failure: 'interrupted', finishedAt: now, pastedText: null })
    .where(and(eq(narratives.documentId, documentId), eq(narratives.state, 'running'), lt(narratives.aliveUntil, now)));
}

/** Ends what was interrupted, or waited for a job that was lost, and forgets what was pasted for it. */
export async function endForgotten(db: Db, scope: OperatorScope, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 24 * 3600 * 1000);
  const interrupted = and(eq(narratives.state, 'running'), lt(narratives.aliveUntil, now));
  const lost = and(eq(narratives.state, 'queued'), lt(narratives.createdAt, yesterday));
  await db
    .update(narratives)
    .set({ state: 'failed', failure: 'interrupted', finishedAt: now, pastedText: null, retryAt: null })
    .where(and(within(scope, narratives.ownerUid), or(interrupted, lost)));
}

function ofReport({ documentId, version, part }: ReportKey): SQL | undefined {
  return and(eq(narratives.documentId, documentId), eq(narratives.version, version), eq(narratives.part, part));
}

function consentOf({ documentId, version, part }: ReportKey): SQL | undefined {
  return and(
    eq(narrativeConsents.documentId, documentId),
    eq(narrativeConsents.version, version),
    eq(narrativeConsents.part, part),
  );
}
