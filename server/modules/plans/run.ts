import { lagosDay } from '#domain/billing/subscription/period.ts';
import { isOpen } from '#domain/billing/subscription/retry-schedule.ts';
import { narrow } from '../../access/scope.ts';
import { retryOnDeadlock } from '../../db/retry-on-deadlock.ts';
import { takeStep } from './act.ts';
import { lockFounder, readNewest, withdraw } from './keep-plan.ts';
import { isStale, listStale } from './period.repo.ts';
import type { PlansDeps } from './plans-deps.ts';
import { listDue, scheduleNext } from './subscription.repo.ts';

/** As many as a run takes on; the next one goes on with the rest. */
const BATCH = 200;
const LATER_MS = 600_000;

/**
 * Does everything that is due for subscriptions now: mails, charges, questions to the providers, ends. What fails is tried again
 * later and holds up nobody else. Harmless to run twice and side by side: each step reads everything anew.
 */
export async function runPlans(deps: PlansDeps): Promise<void> {
  const { database, everybody, clock, log } = deps;
  for (const id of await listDue(database.db, everybody, clock(), BATCH)) {
    const isOver = await followOne(deps, id).catch((error: unknown) => {
      log.warn({ err: error }, 'a subscription is looked at again later');
      return false;
    });
    if (!isOver) await scheduleNext(database.db, everybody, id, new Date(clock().getTime() + LATER_MS));
  }
  await withdrawStale(deps);
}

/**
 * What fails or comes back unchanged is left out of the rest of this run: it holds up no other step, such as the end of a plan.
 * @returns whether all that was due is done.
 */
async function followOne(deps: PlansDeps, id: string): Promise<boolean> {
  const tried = new Set<string>();
  for (;;) {
    const step = await retryOnDeadlock(deps.log, () =>
      deps.database.db.transaction((tx) => takeStep(deps, tx, id, tried)),
    );
    if (typeof step === 'string') return step === 'done';
    tried.add(step.key);
    await step.after?.().catch((error: unknown) => deps.log.warn({ err: error }, 'a provider is asked again later'));
  }
}

/** What was chosen, and not paid for in its time, is cancelled. */
async function withdrawStale(deps: PlansDeps): Promise<void> {
  const { database, everybody, clock, log } = deps;
  const today = lagosDay(clock().getTime());
  for (const { id, uid } of await listStale(database.db, everybody, today, BATCH))
    await retryOnDeadlock(log, () =>
      database.db.transaction(async (tx) => {
        const scope = narrow(everybody, uid);
        const open = await lockFounder(deps, tx, scope);
        if (open?.id !== id || !isStale(open, today)) return;
        const known = await readNewest(deps, tx, scope);
        if (!known?.facts.attempts.some(isOpen)) await withdraw(deps, tx, scope, open, 'time');
      }),
    ).catch((error: unknown) => log.warn({ err: error }, 'what was chosen is withdrawn later'));
}
