import { and, asc, eq, exists, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { PlatformCourse, TakenCourse } from '../../ports/learning/port.ts';
import { platformAccounts, platformCatalogue, platformCourses } from './tables.ts';

export type PlatformAccount = typeof platformAccounts.$inferSelect;
export type PlatformTaken = Omit<typeof platformCourses.$inferSelect, 'uid' | 'progressedAt'>;

export async function findAccount(db: Db, scope: OwnerScope): Promise<PlatformAccount | undefined> {
  return (await db.select().from(platformAccounts).where(within(scope, platformAccounts.uid)))[0];
}

export async function saveAccount(tx: Db, account: Omit<PlatformAccount, 'syncedAt' | 'polledAt'>): Promise<void> {
  const { uid, ...rest } = account;
  await tx
    .insert(platformAccounts)
    .values({ uid, ...rest })
    .onConflictDoUpdate({ target: platformAccounts.uid, set: rest });
}

export async function changeAccount(
  tx: Db,
  scope: OwnerScope,
  change: Partial<Pick<PlatformAccount, 'email' | 'isEmailTaken' | 'syncedAt' | 'polledAt'>>,
): Promise<void> {
  await tx.update(platformAccounts).set(change).where(within(scope, platformAccounts.uid));
}

/** It is gone on the platform: what was taken with it is too. */
export async function removeAccount(tx: Db, scope: OwnerScope): Promise<void> {
  await tx.delete(platformAccounts).where(within(scope, platformAccounts.uid));
}

/** Also those that the operator has ended there. There are as many at most as there are courses. */
export async function listTaken(db: Db, scope: OwnerScope): Promise<PlatformTaken[]> {
  const { courseId, progress, isTaken, enrolledAt, finishedAt, finishedModules } = platformCourses;
  return db
    .select({ courseId, progress, isTaken, enrolledAt, finishedAt, finishedModules })
    .from(platformCourses)
    .where(within(scope, platformCourses.uid))
    .orderBy(asc(enrolledAt), asc(courseId));
}

/** Those that were taken before keep the time of the first call. */
export async function addTaken(
  tx: Db,
  { uid }: OwnerScope,
  courseIds: readonly string[],
  enrolledAt: Date,
): Promise<void> {
  if (courseIds.length === 0) return;
  await tx
    .insert(platformCourses)
    .values(courseIds.map((courseId) => ({ uid, courseId, progress: 0, isTaken: true, enrolledAt })))
    .onConflictDoUpdate({ target: [platformCourses.uid, platformCourses.courseId], set: { isTaken: true } });
}

/**
 * All that somebody takes, as the platform has just told it. At 100 per cent a course is finished, and stays so however many
 * modules it gains. `before`: what they took when the platform was asked, the only courses that can have ended there: others may
 * have been taken meanwhile. `modulesOf`: how many each has now.
 */
export async function saveTaken(
  tx: Db,
  scope: OwnerScope,
  taken: readonly TakenCourse[],
  { before, at, modulesOf }: { before: readonly string[]; at: Date; modulesOf: ReadonlyMap<string, number> },
): Promise<void> {
  const rows = taken.map(({ courseId, progress }) => ({
    uid: scope.uid,
    courseId,
    progress,
    isTaken: true,
    enrolledAt: at,
    progressedAt: progress ? at : null,
    finishedAt: progress === 100 ? at : null,
    finishedModules: progress === 100 ? (modulesOf.get(courseId) ?? null) : null,
  }));
  if (rows.length > 0)
    await tx
      .insert(platformCourses)
      .values(rows)
      .onConflictDoUpdate({
        target: [platformCourses.uid, platformCourses.courseId],
        set: {
          progress: sql`excluded.progress`,
          isTaken: true,
          progressedAt: sql`case when excluded.progress > coalesce(${platformCourses.progress}, 0)
            then excluded.progressed_at else ${platformCourses.progressedAt} end`,
          finishedAt: sql`coalesce(${platformCourses.finishedAt}, excluded.finished_at)`,
          finishedModules: sql`coalesce(excluded.finished_modules, ${platformCourses.finishedModules})`,
        },
      });
  const named = new Set(taken.map(({ courseId }) => courseId));
  const ended = before.filter((courseId) => !named.has(courseId));
  if (ended.length > 0)
    await tx
      .update(platformCourses)
      .set({ isTaken: false })
      .where(and(within(scope, platformCourses.uid), inArray(platformCourses.courseId, ended)));
  await changeAccount(tx, scope, { syncedAt: at });
}

const onlyRow = 'catalogue';

type CatalogueState = Omit<typeof platformCatalogue.$inferSelect, 'id'>;

/** Undefined until it was read or tried once. */
export async function readCatalogueState(db: Db): Promise<CatalogueState | undefined> {
  return (await db.select().from(platformCatalogue).where(eq(platformCatalogue.id, onlyRow)))[0];
}

/** Undefined until it was read once. */
export async function readCatalogue(db: Db): Promise<PlatformCourse[] | undefined> {
  const state = await readCatalogueState(db);
  return state?.readAt ? state.courses : undefined;
}

/** What is not named stays as it was. */
export async function saveCatalogueState(tx: Db, change: Partial<CatalogueState>): Promise<void> {
  await tx
    .insert(platformCatalogue)
    .values({ id: onlyRow, courses: [], ...change })
    .onConflictDoUpdate({ target: platformCatalogue.id, set: change });
}

/** Who takes a course there, and was asked about neither by themselves nor by a job since then; the one of longest ago first. */
export async function listUnpolled(
  db: Db,
  scope: OperatorScope,
  { since, limit }: { since: Date; limit: number },
): Promise<string[]> {
  const { uid, syncedAt, polledAt } = platformAccounts;
  const own = and(eq(platformCourses.uid, uid), eq(platformCourses.isTaken, true));
  const rows = await db
    .select({ uid })
    .from(platformAccounts)
    .where(
      and(
        within(scope, uid),
        or(isNull(syncedAt), lt(syncedAt, since)),
        or(isNull(polledAt), lt(polledAt, since)),
        exists(db.select({ uid: platformCourses.uid }).from(platformCourses).where(own)),
      ),
    )
    .orderBy(sql`${polledAt} asc nulls first`, asc(uid))
    .limit(limit);
  return rows.map((row) => row.uid);
}

const hasTakenEmail = (scope: OperatorScope) =>
  and(within(scope, platformAccounts.uid), eq(platformAccounts.isEmailTaken, true));

/** Whose newer address belongs to another account there, at most `limit`. */
export async function listTakenEmails(db: Db, scope: OperatorScope, limit: number): Promise<string[]> {
  const { uid } = platformAccounts;
  const rows = await db
    .select({ uid })
    .from(platformAccounts)
    .where(hasTakenEmail(scope))
    .orderBy(asc(uid))
    .limit(limit);
  return rows.map((row) => row.uid);
}

export const countTakenEmails = (db: Db, scope: OperatorScope): Promise<number> =>
  db.$count(platformAccounts, hasTakenEmail(scope));
