import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { PlanKey } from '#domain/plans.ts';
import { type OperatorScope, within } from '../access/scope.ts';
import type { Db } from '../db/client.ts';
import type { LearningFailure } from '../ports/learning/port.ts';
import { planEnrolments } from './tables.ts';

/** A plan that somebody comes back to is asked for anew: it may have other courses by now. */
export async function requestPlan(tx: Db, uid: string, plan: PlanKey, requestedAt: Date): Promise<void> {
  await tx
    .insert(planEnrolments)
    .values({ uid, plan, requestedAt })
    .onConflictDoUpdate({
      target: [planEnrolments.uid, planEnrolments.plan],
      set: { requestedAt, doneAt: null, triedAt: null, fault: null, faultDetail: null, tries: 0 },
    });
}

/** Plans that somebody waits for, the earliest first. */
export async function listOpenPlans(db: Db, uid: string): Promise<PlanKey[]> {
  const rows = await db
    .select({ plan: planEnrolments.plan })
    .from(planEnrolments)
    .where(and(eq(planEnrolments.uid, uid), isNull(planEnrolments.doneAt)))
    .orderBy(asc(planEnrolments.requestedAt), asc(planEnrolments.plan));
  return rows.map(({ plan }) => plan);
}

/** Whether the plan was ever asked for. */
export async function wasRequested(db: Db, uid: string, plan: PlanKey): Promise<boolean> {
  const where = and(eq(planEnrolments.uid, uid), eq(planEnrolments.plan, plan));
  return (await db.select({ uid: planEnrolments.uid }).from(planEnrolments).where(where)).length > 0;
}

export async function notePlan(
  tx: Db,
  uid: string,
  plan: PlanKey,
  result: { doneAt: Date } | { triedAt: Date; failure: LearningFailure },
): Promise<void> {
  const set =
    'doneAt' in result
      ? { ...result, fault: null, faultDetail: null }
      : {
          triedAt: result.triedAt,
          fault: result.failure.kind,
          faultDetail: result.failure.detail,
          tries: sql`${planEnrolments.tries} + 1`,
        };
  await tx
    .update(planEnrolments)
    .set(set)
    .where(and(eq(planEnrolments.uid, uid), eq(planEnrolments.plan, plan)));
}

/** Who waits for a plan that nobody has tried since then, at most `limit`. */
export async function listForgotten(db: Db, since: Date, limit: number): Promise<string[]> {
  const { uid, doneAt, requestedAt, triedAt } = planEnrolments;
  const rows = await db
    .select({ uid })
    .from(planEnrolments)
    .where(and(isNull(doneAt), lt(requestedAt, since), or(isNull(triedAt), lt(triedAt, since))))
    .groupBy(uid)
    .orderBy(asc(sql`min(${requestedAt})`))
    .limit(limit);
  return rows.map((row) => row.uid);
}

const failed = (scope: OperatorScope) =>
  and(within(scope, planEnrolments.uid), isNull(planEnrolments.doneAt), isNotNull(planEnrolments.fault));

export type FailedPlan = Pick<
  typeof planEnrolments.$inferSelect,
  'uid' | 'plan' | 'requestedAt' | 'triedAt' | 'fault' | 'faultDetail' | 'tries'
>;

/** Plans that were tried in vain and are still waited for, the earliest first. */
export async function listFailed(
  db: Db,
  scope: OperatorScope,
  slice: { offset: number; limit: number },
): Promise<FailedPlan[]> {
  const { uid, plan, requestedAt, triedAt, fault, faultDetail, tries } = planEnrolments;
  return db
    .select({ uid, plan, requestedAt, triedAt, fault, faultDetail, tries })
    .from(planEnrolments)
    .where(failed(scope))
    .orderBy(asc(requestedAt), asc(uid), asc(plan))
    .offset(slice.offset)
    .limit(slice.limit);
}

export const countFailed = (db: Db, scope: OperatorScope): Promise<number> => db.$count(planEnrolments, failed(scope));

/** Plans that nobody has tried yet. */
export const countUntried = (db: Db, scope: OperatorScope): Promise<number> =>
  db.$count(
    planEnrolments,
    and(within(scope, planEnrolments.uid), isNull(planEnrolments.doneAt), isNull(planEnrolments.fault)),
  );
