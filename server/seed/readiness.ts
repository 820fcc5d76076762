import { addMonths } from '#domain/time/calendar-months.ts';
import type { OwnerScope } from '../access/scope.ts';
import type { Db } from '../db/client.ts';
import type { Modules } from '../modules.ts';
import { type CheckStep, MONTHLY_CASH } from './checks/kasuwa-readiness.ts';
import type { SeedEvent } from './seed-event.ts';

const dayMs = 24 * 60 * 60 * 1000;
const naira = (amount: number) => ({ amountMinor: amount * 100, currency: 'NGN' as const });

interface Person {
  scope: OwnerScope;
  emailVerified: boolean;
}

/** A readiness check with its history, lived through the same services as everyone's. */
export function checkEvents(
  services: Modules['readiness']['services'],
  founder: Person,
  history: CheckStep[],
  findIdea: () => string,
): SeedEvent[] {
  let checkId = '';
  const start: SeedEvent = {
    daysAgo: history[0]?.daysAgo ?? 0,
    run: async (db) => {
      checkId = (await services.checks.create(db, founder, 'angel_safe', findIdea())).id;
    },
  };
  return [start, ...history.map((step) => ({ daysAgo: step.daysAgo, run: (db: Db) => live(db, step) }))];

  async function live(db: Db, step: CheckStep) {
    const save = { revision: 0, editor: 'seed' };
    if ('publish' in step) return services.versions.publish(db, founder, checkId);
    if ('valuation' in step)
      return services.checks.saveValuation(db, founder.scope, checkId, { ...save, changes: step.valuation });
    const changes = Object.entries(step.answers).map(([criterionId, { answer = 'yes', note = '', link }]) => ({
      criterionId,
      answer,
      note,
      grade: link ? ('documented' as const) : ('claimed' as const),
      evidence: link ? { kind: 'link' as const, url: link } : null,
    }));
    return services.answers.save(db, founder.scope, checkId, { ...save, changes });
  }
}

/** Twelve months of cash, each entered on its last day together with the balance. */
export function cashEvents(
  { ledger }: Modules['readiness']['services'],
  scope: OwnerScope,
  now: Date,
  findIdea: () => string,
): SeedEvent[] {
  const thisMonth = `${now.toISOString().slice(0, 7)}-01`;
  let balance: number = MONTHLY_CASH.opening;
  return MONTHLY_CASH.sales.map((sales, index) => {
    const first = addMonths(thisMonth, index - MONTHLY_CASH.sales.length);
    const last = new Date(Date.parse(addMonths(first, 1)) - dayMs);
    const [pay, running] = [MONTHLY_CASH.pay[index] ?? 0, MONTHLY_CASH.running[index] ?? 0];
    const raised = MONTHLY_CASH.raised[index] ?? 0;
    balance += sales + raised - pay - running;
    const closing = { ...naira(balance), date: last.toISOString().slice(0, 10) };
    const lines = [
      { kind: 'in' as const, category: 'Subscriptions', amount: sales, raised: false },
      { kind: 'in' as const, category: 'Friends and family', amount: raised, raised: true },
      { kind: 'out' as const, category: 'Pay', amount: pay, raised: false },
      { kind: 'out' as const, category: 'Data, rent and travel', amount: running, raised: false },
    ];
    return {
      daysAgo: Math.floor((now.getTime() - last.getTime()) / dayMs),
      run: async (db: Db) => {
        for (const { amount, ...line } of lines.filter((one) => one.amount > 0))
          await ledger.add(db, { scope, ideaId: findIdea() }, { month: first.slice(0, 7), ...line, ...naira(amount) });
        await ledger.setBalance(db, { scope, ideaId: findIdea() }, closing);
      },
    };
  });
}
