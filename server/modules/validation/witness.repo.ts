import { and, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { WITNESS_LIMITS, type WitnessAnswer } from '#domain/validation/witness.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { lockedRow } from '../../db/locked.ts';
import { isStanding } from '../documents/kind/standing.repo.ts';
import { witnessLinks } from './tables.ts';

export type WitnessLinkRow = typeof witnessLinks.$inferSelect;
export type AnsweredLink = WitnessLinkRow & { answer: WitnessAnswer; network: string };

export async function insertWitnessLink(
  db: Db,
  { uid: ownerUid }: OwnerScope,
  row: Omit<typeof witnessLinks.$inferInsert, 'ownerUid'>,
): Promise<WitnessLinkRow> {
  return lockedRow(
    await db
      .insert(witnessLinks)
      .values({ ...row, ownerUid })
      .returning(),
  );
}

export async function listWitnessLinks(db: Db, scope: OwnerScope, ideaId: string): Promise<WitnessLinkRow[]> {
  return db
    .select()
    .from(witnessLinks)
    .where(and(within(scope, witnessLinks.ownerUid), eq(witnessLinks.ideaId, ideaId)))
    .orderBy(desc(witnessLinks.createdAt), desc(witnessLinks.id))
    .limit(WITNESS_LIMITS.perIdea);
}

const isUnanswered = (now: Date) =>
  and(isNull(witnessLinks.answer), isNull(witnessLinks.revokedAt), gt(witnessLinks.expiresAt, now));

/** How many links of ideas that are not deleted wait for an answer. */
export async function countWaiting(db: Db, scope: OwnerScope, now: Date): Promise<number> {
  const waiting = and(within(scope, witnessLinks.ownerUid), isUnanswered(now));
  return db.$count(witnessLinks, and(waiting, isStanding(db, witnessLinks.ideaId)));
}

/** Of all ideas: what is neither answered nor over. */
export async function listUnanswered(db: Db, scope: OwnerScope, now: Date, limit: number): Promise<WitnessLinkRow[]> {
  return db
    .select()
    .from(witnessLinks)
    .where(and(within(scope, witnessLinks.ownerUid), isUnanswered(now)))
    .orderBy(desc(witnessLinks.createdAt), desc(witnessLinks.id))
    .limit(limit);
}

/** The answers that hold, to the links of several ideas, in the order in which they came, in one query. */
export async function listAnswers(db: Db, scope: OwnerScope, ideaIds: string[]): Promise<AnsweredLink[]> {
  const rows = await db
    .select()
    .from(witnessLinks)
    .where(
      and(
        within(scope, witnessLinks.ownerUid),
        inArray(witnessLinks.ideaId, ideaIds),
        isNotNull(witnessLinks.answer),
        isNull(witnessLinks.replacedAt),
      ),
    )
    .orderBy(witnessLinks.answeredAt, witnessLinks.id);
  return rows.flatMap((row) =>
    row.answer === null || row.network === null ? [] : [{ ...row, answer: row.answer, network: row.network }],
  );
}

export async function findWitnessLinkByToken(db: Db, tokenHash: string): Promise<WitnessLinkRow | undefined> {
  const [row] = await db.select().from(witnessLinks).where(eq(witnessLinks.tokenHash, tokenHash));
  return row;
}

/** Keeps the time of the first revocation; a link that was answered stays as it is. */
export async function revokeWitnessLink(db: Db, scope: OwnerScope, id: string, at: Date): Promise<void> {
  const first = sql`coalesce(${witnessLinks.revokedAt}, ${at.toISOString()}::timestamptz)`;
  await db
    .update(witnessLinks)
    .set({ revokedAt: first })
    .where(and(within(scope, witnessLinks.ownerUid), eq(witnessLinks.id, id), isNull(witnessLinks.answer)));
}

/** Every link of the owner's that nobody has answered ends. */
export async function revokeWitnessLinks(db: Db, scope: OwnerScope, at: Date): Promise<void> {
  const open = and(within(scope, witnessLinks.ownerUid), isNull(witnessLinks.revokedAt), isNull(witnessLinks.answer));
  await db.update(witnessLinks).set({ revokedAt: at }).where(open);
}

/** The answer of a phone that holds for an idea. */
export async function findAnswerOf(
  db: Db,
  scope: OwnerScope,
  { ideaId, device }: { ideaId: string; device: string },
): Promise<WitnessLinkRow | undefined> {
  const own = and(within(scope, witnessLinks.ownerUid), eq(witnessLinks.ideaId, ideaId));
  const holds = and(eq(witnessLinks.device, device), isNull(witnessLinks.replacedAt));
  const [row] = await db.select().from(witnessLinks).where(and(own, holds));
  return row;
}

/** The same phone answered again: the earlier answer stays, and counts no more. */
export async function replaceAnswer(db: Db, scope: OwnerScope, id: string, at: Date): Promise<void> {
  await db
    .update(witnessLinks)
    .set({ replacedAt: at })
    .where(and(within(scope, witnessLinks.ownerUid), eq(witnessLinks.id, id)));
}

/** @returns false when somebody has answered in the meantime. */
export async function answerLink(
  db: Db,
  id: string,
  answer: { answer: WitnessAnswer; answeredAt: Date; device: string; network: string; fromOwnNetwork: boolean },
): Promise<boolean> {
  const rows = await db
    .update(witnessLinks)
    .set(answer)
    .where(and(eq(witnessLinks.id, id), isNull(witnessLinks.answer)))
    .returning({ id: witnessLinks.id });
  return rows.length > 0;
}

/** What was confirmed of these observations holds no more, and who was asked is asked no more; who said no stays. */
export async function endConfirmations(db: Db, scope: OwnerScope, ids: string[], at: Date): Promise<void> {
  const ofThese = and(within(scope, witnessLinks.ownerUid), inArray(witnessLinks.observationId, ids));
  const yes = and(eq(witnessLinks.answer, 'confirmed'), isNull(witnessLinks.replacedAt));
  const open = and(isNull(witnessLinks.answer), isNull(witnessLinks.revokedAt));
  await db.update(witnessLinks).set({ replacedAt: at }).where(and(ofThese, yes));
  await db.update(witnessLinks).set({ revokedAt: at }).where(and(ofThese, open));
}
