import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { createDocumentShelf } from '../../modules/documents/document-shelf.ts';
import type { ValidationServices } from '../../modules/validation/routes.ts';
import { createValidationServices } from '../../modules/validation/validation.services.ts';
import type { Db } from '../client.ts';
import { CRATES_HISTORY } from './ideas/cool-crates.ts';
import type { HistoryStep } from './ideas/history-step.ts';
import { LEDGER_HISTORY } from './ideas/kasuwa-ledger.ts';
import { ROTA_HISTORY } from './ideas/ward-rota.ts';
import type { Seeder } from './personas.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Three ideas of the founder with a year of history, lived through the same services as everyone's, day by day. */
export const seedValidation: Seeder = async ({ database, clock, files }, uids) => {
  const uid = uids.seasonedFounder;
  const now = clock().getTime();
  let daysAgo = 0;
  const then = () => new Date(now - daysAgo * dayMs);
  const shelf = createDocumentShelf({ clock: then });
  const services = createValidationServices({ clock: then, files, shelf });
  await database.db.transaction(async (db) => {
    if (!(await shelf.isEmpty(db, uid))) return;
    for (const history of [CRATES_HISTORY, LEDGER_HISTORY, ROTA_HISTORY]) {
      daysAgo = history[0]?.daysAgo ?? 0;
      const { id } = await services.ideas.create(db, uid);
      for (const step of history) {
        daysAgo = step.daysAgo;
        await live(db, services, uid, id, step, then().toISOString().slice(0, 10));
      }
    }
  });
};

const stranger: Omit<EvidenceItem, 'id' | 'assumptionId' | 'level' | 'note'> = {
  side: 'for',
  independence: 'stranger',
  proof: 'artefact',
  inSegment: true,
  count: 1,
  date: '',
};

async function live(db: Db, services: ValidationServices, uid: string, id: string, step: HistoryStep, day: string) {
  const state = () => services.ideas.readIn(db, uid, id);
  const testOf = async (assumptionId: string) =>
    (await state()).testCards.findLast(({ card }) => card.assumptionId === assumptionId)?.id ?? '';
  if ('intake' in step) {
    const { revision } = await state();
    await services.ideas.saveIntake(db, uid, id, { revision, editor: 'seed', changes: step.intake });
  } else if ('importance' in step) {
    const { assumptionId, ...edit } = step.importance;
    await services.assumptions.setImportance(db, uid, id, assumptionId, edit);
  } else if ('evidence' in step) {
    await services.evidence.add(db, uid, id, { ...stranger, ...step.evidence, date: day });
  } else if ('lock' in step) {
    await services.testCards.lock(db, uid, id, step.lock);
  } else if ('move' in step) {
    await services.testCards.moveMark(db, uid, id, await testOf(step.move.assumptionId), step.move);
  } else if ('result' in step) {
    const { assumptionId, ...result } = step.result;
    await services.testCards.recordResult(db, uid, id, await testOf(assumptionId), result);
  } else if ('decision' in step) {
    const { evidence, testCards } = await state();
    const newest = evidence.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)).slice(-1);
    const evidenceIds = newest.map((item) => item.id);
    const testIds = testCards.slice(-1).map((card) => card.id);
    await services.decisions.add(db, uid, id, { ...step.decision, date: day, evidenceIds, testIds });
  } else {
    await services.versions.publish(db, uid, id);
  }
}
