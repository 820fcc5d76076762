import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { auditEntries } from './tables.ts';

export interface AuditFilter {
  subjectKind?: string;
  subjectId?: string;
}

const matching = ({ subjectKind, subjectId }: AuditFilter) =>
  and(
    subjectKind === undefined ? undefined : eq(auditEntries.subjectKind, subjectKind),
    subjectId === undefined ? undefined : eq(auditEntries.subjectId, subjectId),
  );

export async function insertEntry(tx: Db, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditEntries).where(matching(filter));
  return row?.total ?? 0;
}

/** The newest first. */
export async function listEntries(db: Db, filter: AuditFilter, slice: { offset: number; limit: number }) {
  return db
    .select()
    .from(auditEntries)
    .where(matching(filter))
    .orderBy(desc(auditEntries.id))
    .limit(slice.limit)
    .offset(slice.offset);
}

/** The oldest first. */
export async function listOfSubjects(db: Db, actions: readonly string[], subjectIds: readonly string[]) {
  return db
    .select()
    .from(auditEntries)
    .where(and(inArray(auditEntries.subjectId, [...subjectIds]), inArray(auditEntries.action, [...actions])))
    .orderBy(asc(auditEntries.id));
}
