import type { EvidenceItem } from '#domain/validation/evidence.ts';
import type { OwnerScope } from '../access/scope.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Modules } from '../modules.ts';
import type { HistoryStep } from './ideas/history-step.ts';
import type { SeedEvent } from './seed-event.ts';

/** An idea with its history, lived through the same services as everyone's. */
export function ideaEvents(
  services: Modules['validation']['services'],
  scope: OwnerScope,
  history: HistoryStep[],
  onBegun: (id: string) => void = () => undefined,
): SeedEvent[] {
  let id = '';
  const start: SeedEvent = {
    daysAgo: history[0]?.daysAgo ?? 0,
    run: async (db) => {
      id = (await services.ideas.create(db, scope)).id;
      onBegun(id);
    },
  };
  const steps = history.map((step) => ({
    daysAgo: step.daysAgo,
    run: (db: Db, day: string) => live(db, services, scope, id, step, day),
  }));
  return [start, ...steps];
}

const stranger: Omit<EvidenceItem, 'id' | 'assumptionId' | 'level' | 'note' | 'proof'> = {
  side: 'for',
  independence: 'stranger',
  inSegment: true,
  count: 1,
  date: '',
};

/** One empty page: the demonstration shows that a file is there, and invents no receipt. */
const EMPTY_SHEET = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

async function live(
  db: Db,
  services: Modules['validation']['services'],
  scope: OwnerScope,
  id: string,
  step: HistoryStep,
  day: string,
) {
  const state = () => services.ideas.readIn(db, scope, id);
  const testOf = async (assumptionId: string) =>
    (await state()).testCards.findLast(({ card }) => card.assumptionId === assumptionId)?.id ?? '';
  if ('intake' in step) {
    const { revision } = await state();
    await services.ideas.saveIntake(db, scope, id, { revision, editor: 'seed', changes: step.intake });
  } else if ('importance' in step) {
    const { assumptionId, ...edit } = step.importance;
    await services.assumptions.setImportance(db, scope, id, assumptionId, edit);
  } else if ('evidence' in step) {
    const { assumptionId, side, level, count, ...seen } = { ...stranger, ...step.evidence, date: day };
    const says = [{ assumptionId, side, level, count }];
    await services.observations.add(db, scope, id, {
      key: newId(new Date(day)),
      who: '',
      howMet: '',
      people: count,
      ...seen,
      says,
    });
  } else if ('lock' in step) {
    await services.testCards.lock(db, scope, id, step.lock);
  } else if ('move' in step) {
    await services.testCards.moveMark(db, scope, id, await testOf(step.move.assumptionId), step.move);
  } else if ('result' in step) {
    const { assumptionId, shownIn, ...result } = step.result;
    const testCardId = await testOf(assumptionId);
    await services.testCards.recordResult(db, scope, id, testCardId, result);
    if (shownIn) {
      const number = (await state()).testCards.find((card) => card.id === testCardId)?.results.length ?? 0;
      const upload = { field: 'file', filename: shownIn, bytes: Buffer.from(EMPTY_SHEET) };
      await services.resultFiles.attach(db, scope, { ideaId: id, testCardId, number }, upload);
    }
  } else if ('decision' in step) {
    const { evidence, testCards } = await state();
    const newest = evidence.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)).slice(-1);
    const evidenceIds = newest.map((item) => item.id);
    const testIds = testCards.slice(-1).map((card) => card.id);
    await services.decisions.add(db, scope, id, { ...step.decision, date: day, evidenceIds, testIds });
  } else {
    await services.versions.publish(db, scope, id);
  }
}
