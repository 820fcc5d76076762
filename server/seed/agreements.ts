import type { OwnerScope } from '../access/scope.ts';
import type { Modules } from '../modules.ts';
import type { AgreementStep } from './agreements/kasuwa-agreements.ts';
import type { SeedEvent } from './seed-event.ts';

interface Person {
  scope: OwnerScope;
  name: string;
  email: string;
}

/** Agreements made through the same services as everyone's. */
export function agreementEvents(
  { agreements, versions }: Modules['agreements']['services'],
  founder: Person,
  history: AgreementStep[],
  findIdea: () => string,
): SeedEvent[] {
  return history.map(({ daysAgo, kind, jurisdiction, isFinal, content }) => ({
    daysAgo,
    run: async (db) => {
      const { scope } = founder;
      const { id } = await agreements.create(db, founder, { kind, jurisdiction, ideaId: findIdea() });
      const { standing } = await agreements.save(db, scope, id, { revision: 0, editor: 'seed', ...content });
      if (!isFinal) return;
      for (const flag of standing.flags) await agreements.acknowledge(db, scope, id, flag.id, true);
      await versions.finalise(db, scope, id);
    },
  }));
}
