import { ended } from '#domain/billing/subscription/advance.ts';
import { dueAt } from '#domain/billing/subscription/period.ts';
import { paidPeriod, type Subscription } from '#domain/billing/subscription/subscription.ts';
import { addDays } from '#domain/time/days.ts';
import { narrow, type OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { OnBankDecision } from '../../paid-for.ts';
import { keepSubscription, openPeriod, withdraw } from './keep-plan.ts';
import { creditAhead, creditWhole } from './paid.ts';
import { findOpen, findPaid, findPeriod, type PeriodRow, subjectOf, updatePeriod } from './period.repo.ts';
import { tellEnded } from './plan-in-force.ts';
import type { PlansDeps } from './plans-deps.ts';
import { findNewest, findSubscription, lockPlan } from './subscription.repo.ts';

const TAKEN_BACK = 'The bank took the money for it back.';

/** The payer's bank took the money of a period back: the plan ends where it pays for the running one, be it through credit. */
export function createOnReversed(deps: PlansDeps): OnBankDecision {
  const { everybody, clock } = deps;
  return async (tx, { id }) => {
    const seen = await findPeriod(tx, everybody, id);
    if (!seen) return;
    const scope = narrow(everybody, seen.uid);
    await lockPlan(tx, seen.uid);
    const lost = await findPeriod(tx, scope, id);
    const before = (await findSubscription(tx, scope, seen.subscriptionId))?.subscription;
    if (lost?.state !== 'paid' || !before || before.state === 'ended') return;
    if (lost.n > before.n) return dropAhead(tx, scope, lost, before);
    const running = await findPaid(tx, scope, before.id, before.n);
    if (!running || clock().getTime() >= dueAt(paidPeriod(before).endsOn)) return;
    if (!(await paysFor(tx, scope, lost, running))) return;
    const after = ended(before, 'dispute');
    if (!after) return;
    await creditAhead(deps, tx, scope, before);
    await withdraw(deps, tx, scope, await findOpen(tx, scope), 'bank');
    await updatePeriod(tx, scope, running.id, { state: 'credited' });
    await takeBack(tx, running);
    await keepSubscription(deps, tx, scope, { before, after, what: 'disputed' });
    await tellEnded(deps, tx, scope, after);
  };

  /** Whether its money pays for the running period: it is that one, or credit for the days left of it went on to it. */
  async function paysFor(tx: Db, scope: OwnerScope, lost: PeriodRow, running: PeriodRow): Promise<boolean> {
    let row: PeriodRow | undefined = running;
    while (row && row.id !== lost.id) {
      const isFromCredit: boolean = row.kind === 'upgrade' && row.credit !== null && row.credit.grossMinor > 0;
      row = isFromCredit ? await findPaid(tx, scope, row.subscriptionId, row.n - 1) : undefined;
    }
    return row !== undefined;
  }

  /** An invoice that is due again is cancelled; one that stands was paid through credit, which goes back to where it came from. */
  async function takeBack(tx: Db, row: PeriodRow): Promise<void> {
    const invoice = await deps.charges.find(tx, subjectOf(row));
    if (invoice?.state === 'paid') await creditWhole(deps, tx, row, TAKEN_BACK);
    else await deps.charges.cancel(tx, subjectOf(row), 'bank', TAKEN_BACK);
  }

  async function dropAhead(tx: Db, scope: OwnerScope, lost: PeriodRow, before: Subscription): Promise<void> {
    await updatePeriod(tx, scope, lost.id, { state: 'credited' });
    await takeBack(tx, lost);
    const after = { ...before, ahead: null, revision: before.revision + 1 };
    await keepSubscription(deps, tx, scope, { before, after, what: 'ahead_disputed' });
  }
}

/** The bank gave it back: what is left of the period comes again, billed anew and paid from the credit that the money is. */
export function createOnReinstated(deps: PlansDeps): OnBankDecision {
  const { everybody, clock, credits } = deps;
  return async (tx, { id }) => {
    const seen = await findPeriod(tx, everybody, id);
    if (!seen) return;
    const scope = narrow(everybody, seen.uid);
    await lockPlan(tx, seen.uid);
    const before = await findNewest(tx, scope);
    const isOver = !before || clock().getTime() >= dueAt(paidPeriod(before).endsOn);
    if (isOver || before.endedFor !== 'dispute' || before.id !== seen.subscriptionId) return;
    const { terms, priceMinor, paidMinor, anchorOn, month, n } = before;
    if ((await credits.held(tx, scope))[terms.currency] < paidMinor) return;
    await withdraw(deps, tx, scope, await findOpen(tx, scope), 'bank');
    const createdAt = clock();
    const row = await openPeriod(deps, tx, scope, {
      ...{ id: newId(createdAt), subscriptionId: before.id, n, kind: 'restored', ...terms, priceMinor },
      ...{
        usedMinor: paidMinor,
        discountMinor: priceMinor - paidMinor,
        anchorOn,
        month,
        standsUntil: addDays(paidPeriod(before).endsOn, 1),
        createdAt,
      },
    });
    await credits.settle(tx, subjectOf(row));
  };
}
