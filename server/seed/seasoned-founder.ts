import { packs } from '#content/clauses/packs.ts';
import { narrow } from '../access/scope.ts';
import type { Context } from '../context.ts';
import { agreementRules, createAgreementsModule } from '../modules/agreements/module.ts';
import { createDocumentStore } from '../modules/documents/kind/document-store.ts';
import { createReadinessModule } from '../modules/readiness/module.ts';
import { createValidationModule } from '../modules/validation/module.ts';
import { AGREEMENTS_HISTORY } from './agreements/kasuwa-agreements.ts';
import { agreementEvents } from './agreements.ts';
import { READINESS_HISTORY } from './checks/kasuwa-readiness.ts';
import { CRATES_HISTORY } from './ideas/cool-crates.ts';
import { LEDGER_HISTORY } from './ideas/kasuwa-ledger.ts';
import { ROTA_HISTORY } from './ideas/ward-rota.ts';
import { personas } from './personas.ts';
import { cashEvents, checkEvents } from './readiness.ts';
import { ideaEvents } from './validation.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A year of the founder, day by day: three ideas, the cash of each month, agreements, and a readiness check that rests on them. */
export async function seedSeasonedFounder({ platform }: Context, uid: string): Promise<void> {
  const { database, clock, everybody } = platform;
  const scope = narrow(everybody, uid);
  const now = clock();
  let daysAgo = 0;
  const then = () => new Date(now.getTime() - daysAgo * dayMs);
  const store = createDocumentStore({ clock: then });
  const base = { ...platform, clock: then, store };
  const validation = createValidationModule(base);
  const agreements = createAgreementsModule({
    ...base,
    packs,
    rules: agreementRules,
    findBusiness: async () => null,
    listSigned: async () => [],
  });
  const readiness = createReadinessModule({ ...base, ...validation.gives, ...agreements.gives });
  const founder = { ...personas.seasonedFounder, scope };
  let kasuwa = '';
  const startup = () => kasuwa;
  const events = [
    ...[CRATES_HISTORY, ROTA_HISTORY].flatMap((history) => ideaEvents(validation.services, scope, history)),
    ...ideaEvents(validation.services, scope, LEDGER_HISTORY, (id) => {
      kasuwa = id;
    }),
    ...cashEvents(readiness.services, scope, now, startup),
    ...agreementEvents(agreements.services, founder, AGREEMENTS_HISTORY, startup),
    ...checkEvents(readiness.services, founder, READINESS_HISTORY, startup),
  ].sort((a, b) => b.daysAgo - a.daysAgo);
  await database.db.transaction(async (db) => {
    if (!(await store.isEmpty(db, scope))) return;
    for (const event of events) {
      daysAgo = event.daysAgo;
      await event.run(db, then().toISOString().slice(0, 10));
    }
  });
}
