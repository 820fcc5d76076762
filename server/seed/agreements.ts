import type { Modules } from '../modules.ts';
import type { AgreementStep } from './agreements/kasuwa-agreements.ts';
import type { SeedEvent } from './seed-event.ts';

interface Person {
  uid: string;
  name: string;
  email: string;
}

/** Agreements made through the same services as everyone's. */
export function agreementEvents(
  { agreements, versions }: Modules['agreements']['services'],
  founder: Person,
  history: AgreementStep[],
): SeedEvent[] {
  return history.map(({ daysAgo, kind, jurisdiction, isFinal, content }) => ({
    daysAgo,
    run: async (db) => {
      const { uid } = founder;
      const { id } = await agreements.create(db, founder, { kind, jurisdiction });
      const { standing } = await agreements.save(db, uid, id, { revision: 0, editor: 'seed', ...content });
      if (!isFinal) return;
      for (const flag of standing.flags) await agreements.acknowledge(db, uid, id, flag.id, true);
      await versions.finalise(db, uid, id);
    },
  }));
}
