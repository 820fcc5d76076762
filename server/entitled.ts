import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { limits } from '#content/plans/limits.ts';
import { plans } from '#content/plans/plans.ts';
import type { PlanUse, planLimit, readEntitlements } from '#contract/billing/entitlements.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { type Allowance, LIMIT_KEYS, type LimitKey, noRoom, type PlanKey, planWithMore } from '#domain/plans.ts';
import type { OwnerScope } from './access/scope.ts';
import type { Entitlements } from './charging.ts';
import type { Db } from './db/client.ts';

/** Counts what somebody has of something that plans limit. */
export type CountUse = (db: Db, scope: OwnerScope) => Promise<number>;
export type UseCounts = Partial<Record<LimitKey, CountUse>>;

/** What a caller's plan allows. */
export interface OwnPlan {
  /**
   * For making one more, in the transaction that makes it: no other one passes until that ends, so that two tabs cannot both take
   * the last place.
   * @throws PLAN_LIMIT, with `planLimit` of the contract as its data.
   */
  requireRoom(tx: Db, key: LimitKey): Promise<void>;
  read(db: Db, key: LimitKey): Promise<PlanUse>;
  list(db: Db): Promise<EndpointReply<typeof readEntitlements>>;
}

/** @throws where a limit is counted by no module or by two. */
export function createEntitled(entitlements: Entitlements, counts: readonly UseCounts[]) {
  const counters = new Map<string, CountUse>();
  for (const [key, count] of counts.flatMap((of) => Object.entries(of))) {
    if (counters.has(key)) throw new Error(`two modules count the ${key} of a plan`);
    counters.set(key, count);
  }
  const missing = LIMIT_KEYS.filter((key) => !counters.has(key));
  if (missing.length > 0) throw new Error(`no module counts the ${missing.join(', ')} of a plan`);

  const used = async (db: Db, scope: OwnerScope, key: LimitKey) => (await counters.get(key)?.(db, scope)) ?? 0;

  async function requireRoom(tx: Db, scope: OwnerScope, key: LimitKey): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${key} of ${scope.uid}`}, 0))`);
    const plan = await entitlements.planOf(tx, scope.uid);
    const use = toUse(key, plan, await entitlements.of(tx, scope.uid), await used(tx, scope, key));
    if (use.full === null) return;
    throw new AppError('PLAN_LIMIT', {
      sentence: use.full,
      data: { ...use, plan } satisfies z.infer<typeof planLimit>,
    });
  }

  return (scope: OwnerScope): OwnPlan => ({
    requireRoom: (tx, key) => requireRoom(tx, scope, key),
    async read(db, key) {
      const plan = await entitlements.planOf(db, scope.uid);
      return toUse(key, plan, await entitlements.of(db, scope.uid), await used(db, scope, key));
    },
    async list(db) {
      const plan = await entitlements.planOf(db, scope.uid);
      const allowance = await entitlements.of(db, scope.uid);
      const items: PlanUse[] = [];
      for (const key of LIMIT_KEYS) items.push(toUse(key, plan, allowance, await used(db, scope, key)));
      return { plan, items };
    },
  });
}

export type Entitled = ReturnType<typeof createEntitled>;

function toUse(key: LimitKey, plan: PlanKey, { [key]: limit }: Allowance, used: number): PlanUse {
  const isFull = limit !== null && used >= limit;
  const full = isFull ? noRoom(plans[plan].name, limit, limits[key]) : null;
  return { key, limit, used, full, moreIn: planWithMore(limits[key].has, plan) };
}
