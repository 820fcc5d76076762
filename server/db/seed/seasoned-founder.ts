import { packs } from '#content/clauses/packs.ts';
import { agreementRules } from '../../modules/agreements/agreement-rules.ts';
import { createAgreementServices } from '../../modules/agreements/agreements.services.ts';
import { createTemplateLibrary } from '../../modules/agreements/template-library.ts';
import { createDocumentStore } from '../../modules/documents/kind/document-store.ts';
import { createReadinessServices } from '../../modules/readiness/readiness.services.ts';
import { createValidationServices } from '../../modules/validation/validation.services.ts';
import { AGREEMENTS_HISTORY } from './agreements/kasuwa-agreements.ts';
import { agreementEvents } from './agreements.ts';
import { READINESS_HISTORY } from './checks/kasuwa-readiness.ts';
import { CRATES_HISTORY } from './ideas/cool-crates.ts';
import { LEDGER_HISTORY } from './ideas/kasuwa-ledger.ts';
import { ROTA_HISTORY } from './ideas/ward-rota.ts';
import { personas, type Seeder } from './personas.ts';
import { cashEvents, checkEvents } from './readiness.ts';
import { ideaEvents } from './validation.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A year of the founder, day by day: three ideas, the cash of each month, agreements, and a readiness check that rests on them. */
export const seedSeasonedFounder: Seeder = async ({ database, clock, files }, uids) => {
  const uid = uids.seasonedFounder;
  const now = clock();
  let daysAgo = 0;
  const then = () => new Date(now.getTime() - daysAgo * dayMs);
  const store = createDocumentStore({ clock: then });
  const validation = createValidationServices({ clock: then, files, store });
  const agreements = createAgreementServices({
    clock: then,
    store,
    library: createTemplateLibrary({ packs, clock: then }),
    rules: agreementRules,
    findBusiness: async () => null,
    listSigned: async () => [],
  });
  const readiness = createReadinessServices({ clock: then, files, store, validation, agreements });
  const founder = { ...personas.seasonedFounder, uid };
  const events = [
    ...[CRATES_HISTORY, LEDGER_HISTORY, ROTA_HISTORY].flatMap((history) => ideaEvents(validation, uid, history)),
    ...cashEvents(readiness, uid, now),
    ...agreementEvents(agreements, founder, AGREEMENTS_HISTORY),
    ...checkEvents(readiness, founder, READINESS_HISTORY),
  ].sort((a, b) => b.daysAgo - a.daysAgo);
  await database.db.transaction(async (db) => {
    if (!(await store.isEmpty(db, uid))) return;
    for (const event of events) {
      daysAgo = event.daysAgo;
      await event.run(db, then().toISOString().slice(0, 10));
    }
  });
};
