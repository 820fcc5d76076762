import type { CompBody, CompEntry } from '#contract/billing/admin-comps.ts';
import { AppError } from '#contract/errors.ts';
import { compEndsAt, compsOverBefore } from '#domain/billing/subscription/comp.ts';
import { lagosDay } from '#domain/billing/subscription/period.ts';
import { addMonths } from '#domain/time/calendar-months.ts';
import { narrow, type OwnerScope } from '../../access/scope.ts';
import type { Audit, Operator } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { retryOnDeadlock } from '../../db/retry-on-deadlock.ts';
import * as repo from './comp.repo.ts';
import { givenEnded, planGiven } from './given-notices.ts';
import { openFounder } from './open-founder.ts';
import { isRunning, setPlanAnew } from './plan-in-force.ts';
import { tellPlan } from './plan-notice.ts';
import type { PlansDeps } from './plans-deps.ts';
import { lockPlan } from './subscription.repo.ts';

const MOST_MONTHS = 60;
/** As many as a run ends; the next one goes on with the rest. */
const BATCH = 200;

/** Plans that an operator gives to founders. Nothing is charged for one, and no book knows it. */
export function createCompService(deps: PlansDeps & { audit: Audit }) {
  const { clock, audit, listFounders } = deps;

  async function toEntry(db: Db, row: repo.CompRow): Promise<CompEntry> {
    const [entry] = await toCompEntries(deps, db, [row]);
    if (!entry) throw new Error('a plan that was given has no entry');
    return entry;
  }

  /** Ends one that runs, with the plan of the record and the mail. @returns undefined where it was ended before. */
  async function endIt(tx: Db, scope: OwnerScope, id: string): Promise<repo.CompRow | undefined> {
    await lockPlan(tx, scope.uid);
    const ended = await repo.setCompEnded(tx, scope, id, clock());
    if (!ended) return undefined;
    await tellPlan(deps, tx, scope, ended, givenEnded(ended, await setPlanAnew(deps, tx, scope)));
    return ended;
  }

  return {
    /** In place of one that was given before. @throws SUBSCRIBER_UNKNOWN, COMP_DAY_INVALID. */
    async give(tx: Db, { actor, scope }: Operator, uid: string, { plan, until, reason }: CompBody): Promise<CompEntry> {
      const owner = narrow(scope, uid);
      const member = await openFounder(deps, tx, scope, uid);
      const now = clock();
      const isOver = until < lagosDay(now.getTime()) || now.getTime() >= compEndsAt({ until });
      if (isOver || until > addMonths(lagosDay(now.getTime()), MOST_MONTHS))
        throw new AppError('COMP_DAY_INVALID', {
          fields: { until: 'Give a last day that is not over, within five years from today.' },
        });
      await lockPlan(tx, uid);
      const before = await repo.findOpenComp(tx, owner);
      if (before) await repo.setCompEnded(tx, owner, before.id, now);
      const givenBy = actor.uid ?? actor.name;
      const row = await repo.insertComp(tx, owner, { id: newId(now), plan, until, givenBy, reason, givenAt: now });
      await setPlanAnew(deps, tx, owner);
      await tellPlan(deps, tx, owner, row, planGiven(row));
      const detail = {
        member: member.email,
        plan,
        until,
        reason,
        ...(before && { inPlaceOf: { plan: before.plan, until: before.until } }),
      };
      await audit(tx, { actor, action: 'comp.give', subjectKind: 'subscriber', subjectId: uid, detail });
      return toEntry(tx, row);
    },

    /** Harmless to repeat. @throws COMP_UNKNOWN. */
    async end(tx: Db, { actor, scope }: Operator, id: string): Promise<CompEntry> {
      const found = await repo.findComp(tx, scope, id);
      if (!found) throw new AppError('COMP_UNKNOWN');
      const { uid, plan, until } = found;
      const ended = await endIt(tx, narrow(scope, uid), id);
      if (ended) {
        const member = (await listFounders(tx, scope, { uids: [uid] }))[0];
        const detail = { ...(member && { member: member.email }), plan, until };
        await audit(tx, { actor, action: 'comp.end', subjectKind: 'subscriber', subjectId: uid, detail });
      }
      return toEntry(tx, ended ?? (await repo.findComp(tx, scope, id)) ?? found);
    },

    /** Ends those whose last day is over. What fails is tried again by the next run, and holds up no other. */
    async endOver(): Promise<void> {
      const { database, everybody, log } = deps;
      const day = compsOverBefore(clock().getTime());
      for (const { id, uid } of await repo.listOverComps(database.db, everybody, day, BATCH))
        await retryOnDeadlock(log, () => database.db.transaction((tx) => endIt(tx, narrow(everybody, uid), id))).catch(
          (error: unknown) => log.warn({ err: error }, 'a plan that was given is ended later'),
        );
    },
  };
}

export type CompService = ReturnType<typeof createCompService>;

/** As the operator reads them, with the names of who gave them. */
export async function toCompEntries(
  { clock, findPeople }: Pick<PlansDeps, 'clock' | 'findPeople'>,
  db: Db,
  rows: readonly repo.CompRow[],
): Promise<CompEntry[]> {
  const people = await findPeople(
    db,
    rows.map(({ givenBy }) => givenBy),
  );
  return rows.map((row) => {
    const { id, plan, until, reason, givenBy, givenAt, endedAt } = row;
    return {
      ...{ id, plan, until, reason, givenBy: people.get(givenBy)?.name ?? 'An operator' },
      givenAt: givenAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      can: { end: isRunning(row, clock()) },
    };
  });
}
