import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { PlanKey } from '#domain/plans.ts';
import type { Db } from '../db/client.ts';
import type { LearningFault } from '../ports/learning/port.ts';
import { planEnrolments } from './tables.ts';

/** A plan that somebody comes back to is asked for anew: it may have other courses by now. */
export async function requestPlan(tx: Db, uid: string, plan: PlanKey, requestedAt: Date): Promise<void> {
  await tx
    .insert(planEnrolments)
    .values({ uid, plan, requestedAt })
    .onConflictDoUpdate({
      target: [planEnrolments.uid, planEnrolments.plan],
      set: { requestedAt, doneAt: null, triedAt: null, fault: null },
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
  result: { doneAt: Date } | { triedAt: Date; fault: LearningFault },
): Promise<void> {
  const set = 'doneAt' in result ? { ...result, fault: null } : result;
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
