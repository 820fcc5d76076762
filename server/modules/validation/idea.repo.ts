import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import type { ImportanceEdit, OwnAssumption } from '#domain/validation/assumptions.ts';
import type { Decision } from '#domain/validation/decisions.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Locked } from '../../db/locked.ts';
import { groupByIdea } from './group-by-idea.ts';
import { decisions, ideas, importanceEdits, ownAssumptions } from './tables.ts';

export type IdeaRow = typeof ideas.$inferSelect;

export async function insertIdea(db: Db, row: typeof ideas.$inferInsert): Promise<void> {
  await db.insert(ideas).values(row);
}

export async function findIdea(db: Db, scope: OwnerScope, id: string): Promise<IdeaRow | undefined> {
  const [row] = await db
    .select()
    .from(ideas)
    .where(and(within(scope, ideas.ownerUid), eq(ideas.id, id)));
  return row;
}

export async function findIdeas(db: Db, scope: OwnerScope, ids: string[]): Promise<IdeaRow[]> {
  return db
    .select()
    .from(ideas)
    .where(and(within(scope, ideas.ownerUid), inArray(ideas.id, ids)));
}

/** The lock of its document is the idea's too. */
export async function updateIdea(
  db: Db,
  { id }: Locked<DocumentEntry>,
  change: Partial<
    Pick<IdeaRow, 'revision' | 'publishedRevision' | 'intake' | 'intakeEdits' | 'removedAgainst' | 'heldImportance'>
  >,
): Promise<void> {
  await db.update(ideas).set(change).where(eq(ideas.id, id));
}

/** In the order they were made: the last one of an assumption holds. */
export async function listImportanceEdits(db: Db, ideaId: string): Promise<ImportanceEdit[]> {
  return (await listImportanceEditsOf(db, [ideaId])).get(ideaId) ?? [];
}

export async function listImportanceEditsOf(db: Db, ideaIds: string[]): Promise<Map<string, ImportanceEdit[]>> {
  const rows = await db
    .select({
      ideaId: importanceEdits.ideaId,
      assumptionId: importanceEdits.assumptionId,
      importance: importanceEdits.importance,
      reason: importanceEdits.reason,
      date: importanceEdits.editedOn,
    })
    .from(importanceEdits)
    .where(inArray(importanceEdits.ideaId, ideaIds))
    .orderBy(asc(importanceEdits.number));
  return groupByIdea(rows, ({ ideaId: _idea, ...edit }) => edit);
}

export async function insertImportanceEdit(
  db: Db,
  ideaId: string,
  number: number,
  { date, ...edit }: ImportanceEdit,
): Promise<void> {
  await db.insert(importanceEdits).values({ ideaId, number, editedOn: date, ...edit });
}

export async function listOwnAssumptions(db: Db, ideaId: string): Promise<OwnAssumption[]> {
  return (await listOwnAssumptionsOf(db, [ideaId])).get(ideaId) ?? [];
}

export async function listOwnAssumptionsOf(db: Db, ideaIds: string[]): Promise<Map<string, OwnAssumption[]>> {
  const rows = await db
    .select()
    .from(ownAssumptions)
    .where(inArray(ownAssumptions.ideaId, ideaIds))
    .orderBy(asc(ownAssumptions.createdAt), asc(ownAssumptions.id));
  return groupByIdea(rows, ({ ideaId: _idea, createdAt: _at, ...assumption }) => assumption);
}

export async function insertOwnAssumption(
  db: Db,
  ideaId: string,
  assumption: OwnAssumption,
  createdAt: Date,
): Promise<void> {
  await db.insert(ownAssumptions).values({ ...assumption, ideaId, createdAt });
}

export async function deleteOwnAssumption(db: Db, ideaId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(ownAssumptions)
    .where(and(eq(ownAssumptions.ideaId, ideaId), eq(ownAssumptions.id, id)))
    .returning({ id: ownAssumptions.id });
  return gone.length > 0;
}

export async function listDecisions(db: Db, ideaId: string): Promise<Decision[]> {
  const rows = await db
    .select()
    .from(decisions)
    .where(eq(decisions.ideaId, ideaId))
    .orderBy(asc(decisions.decidedOn), asc(decisions.id));
  return rows.map(({ id, kind, decidedOn, reason, evidenceIds, testIds }) => ({
    id,
    kind,
    date: decidedOn,
    reason,
    evidenceIds,
    testIds,
  }));
}

export async function insertDecision(
  db: Db,
  ideaId: string,
  { date, ...decision }: Decision,
  createdAt: Date,
): Promise<void> {
  await db.insert(decisions).values({ ...decision, ideaId, decidedOn: date, createdAt });
}
