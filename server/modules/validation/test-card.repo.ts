import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TestCard } from '#domain/validation/test-cards.ts';
import type { LockedMark, TestObjection, TestRecord, TestResult } from '#domain/validation/test-records.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { groupByIdea } from './group-by-idea.ts';
import { ideas, testCards, testMarks, testResultFiles, testResults } from './tables.ts';

/** Every test of an idea with all its marks and results, in the order they were locked. */
export async function listTestRecords(db: Db, ideaId: string): Promise<TestRecord[]> {
  return (await listTestRecordsOf(db, [ideaId])).get(ideaId) ?? [];
}

export async function listTestRecordsOf(db: Db, ideaIds: string[]): Promise<Map<string, TestRecord[]>> {
  const ofIdeas = inArray(testCards.ideaId, ideaIds);
  const cards = await db
    .select({
      ideaId: testCards.ideaId,
      id: testCards.id,
      card: testCards.card,
      reason: testCards.objection,
      objectedAt: testCards.objectedAt,
    })
    .from(testCards)
    .where(ofIdeas)
    .orderBy(asc(testCards.createdAt), asc(testCards.id));
  if (cards.length === 0) return new Map();
  const marks = await db
    .select({ mark: testMarks })
    .from(testMarks)
    .innerJoin(testCards, eq(testCards.id, testMarks.testCardId))
    .where(ofIdeas)
    .orderBy(asc(testMarks.revision));
  const results = await db
    .select({ result: testResults, file: testResultFiles })
    .from(testResults)
    .innerJoin(testCards, eq(testCards.id, testResults.testCardId))
    .leftJoin(
      testResultFiles,
      and(eq(testResultFiles.testCardId, testResults.testCardId), eq(testResultFiles.number, testResults.number)),
    )
    .where(ofIdeas)
    .orderBy(asc(testResults.number));
  return groupByIdea(cards, ({ id, card, reason, objectedAt }) => ({
    id,
    card,
    marks: marks.filter(({ mark }) => mark.testCardId === id).map(({ mark }) => toMark(mark)),
    results: results.filter(({ result }) => result.testCardId === id).map(toResult),
    ...(reason !== null && objectedAt && { objection: { reason, objectedAt: objectedAt.toISOString() } }),
  }));
}

export async function insertTestCard(db: Db, ideaId: string, id: string, card: TestCard, at: Date): Promise<void> {
  await db.insert(testCards).values({ id, ideaId, assumptionId: card.assumptionId, card, createdAt: at });
}

export async function insertMark(db: Db, testCardId: string, mark: LockedMark): Promise<void> {
  await db.insert(testMarks).values({ ...mark, testCardId, lockedAt: new Date(mark.lockedAt) });
}

/** Enters a result against the mark in force, and closes the test, so that another of its assumption may be locked. */
export async function insertResult(
  db: Db,
  testCardId: string,
  place: { number: number; markRevision: number },
  { recordedAt, ...result }: Omit<TestResult, 'file'>,
): Promise<void> {
  await db.insert(testResults).values({ ...result, ...place, testCardId, recordedAt: new Date(recordedAt) });
  await db.update(testCards).set({ open: false }).where(eq(testCards.id, testCardId));
}

export async function updateObjection(db: Db, testCardId: string, objection: TestObjection | null): Promise<void> {
  const columns = { objection: objection?.reason ?? null, objectedAt: objection && new Date(objection.objectedAt) };
  await db.update(testCards).set(columns).where(eq(testCards.id, testCardId));
}

function toMark({ testCardId: _card, lockedAt, ...mark }: typeof testMarks.$inferSelect): LockedMark {
  return { ...mark, lockedAt: lockedAt.toISOString() };
}

type ResultRow = { result: typeof testResults.$inferSelect; file: typeof testResultFiles.$inferSelect | null };

function toResult({ result: { successes, trials, note, link, recordedAt }, file }: ResultRow): TestResult {
  return {
    ...{ successes, trials, note, recordedAt: recordedAt.toISOString() },
    ...(link !== null && { link }),
    ...(file && { file: { id: file.fileId, name: file.fileName, sha256: file.fileSha256 } }),
  };
}

/** One test of whichever idea of the founder. */
export async function findOwnTestCard(
  db: Db,
  scope: OwnerScope,
  id: string,
): Promise<{ ideaId: string; card: TestCard } | undefined> {
  const [row] = await db
    .select({ ideaId: testCards.ideaId, card: testCards.card })
    .from(testCards)
    .innerJoin(ideas, eq(ideas.id, testCards.ideaId))
    .where(and(within(scope, ideas.ownerUid), eq(testCards.id, id)));
  return row;
}
