import type { EndpointParsed } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { CheckState, changeCheck, saveValuation } from '#contract/readiness/readiness.ts';
import { mergeEdits, noteEdits } from '#domain/merge-edits.ts';
import { ROUNDS, type RoundId } from '#domain/readiness/dimensions.ts';
import type { ValuationInput } from '#domain/readiness/valuation.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { nameOfIdeas } from '../documents/kind/suggested-name.ts';
import { hashContent } from '../documents/kind/version-hash.ts';
import { toRecord } from './answer-record.ts';
import { insertCheck } from './check.repo.ts';
import {
  type Founder,
  keepChange,
  ledgerOf,
  loadWork,
  lockCheck,
  openCheck,
  type ReadinessDeps,
  wholeValuation,
} from './check-store.ts';
import { adoptLedger } from './ledger.repo.ts';
import { toSnapshot, undated } from './snapshot.ts';

const elsewhere = 'These inputs were changed elsewhere in the meantime. Compare both and choose.';

const nameFor = (round: RoundId, idea: { name: string } | null) => {
  const { label } = ROUNDS[round];
  return idea ? nameOfIdeas(idea.name, `investment readiness: ${label}`) : `Investment readiness: ${label}`;
};

/** One consistent view, however busy another tab is. */
const oneView = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** Readiness checks, their round, an investor's weights and the inputs of the valuation. */
export function createCheckService(deps: ReadinessDeps) {
  const { store } = deps;

  async function read(db: Db, founder: Founder, checkId: string): Promise<CheckState> {
    const open = await openCheck(deps, db, founder.scope, checkId);
    const { entry, check } = open;
    const work = await loadWork(deps, db, founder, open);
    const [newest] = await store.listVersions(db, founder.scope, checkId, { limit: 1 });
    const hasChanges = newest?.contentHash !== hashContent(undated(toSnapshot(check, work)));
    return {
      id: check.id,
      name: entry.name,
      status: entry.status,
      revision: check.revision,
      createdAt: entry.createdAt,
      updatedAt: entry.updatedAt,
      asOf: work.asOf,
      round: check.round,
      idea: work.idea,
      unplaced: work.unplaced,
      investorWeights: check.weights,
      answers: work.answers.map((row) => toRecord(row, work.heldFiles)),
      facts: work.facts,
      heldFiles: work.heldFiles.slice(0, 200),
      ledger: work.ledger,
      valuation: wholeValuation(check.valuation),
      versions: { count: entry.versionCount, hasChanges },
      can: { edit: true, publish: true, export: entry.versionCount > 0, delete: true },
    };
  }

  const findIdea = async (db: Db, scope: OwnerScope, ideaId: string | null) =>
    (ideaId && (await store.find(db, scope, ideaId))) || null;

  return {
    async create(db: Db, founder: Founder, round: RoundId, ideaId: string | null): Promise<CheckState> {
      const suggestedName = nameFor(round, await findIdea(db, founder.scope, ideaId));
      const entry = await store.create(db, founder.scope, { type: 'evaluation', suggestedName, ideaId });
      await adoptLedger(db, { scope: founder.scope, ideaId });
      await insertCheck(db, { id: entry.id, ownerUid: founder.scope.uid, round });
      return read(db, founder, entry.id);
    },

    ledgerOf: (db: Db, scope: OwnerScope, checkId: string) => ledgerOf(deps, db, scope, checkId),

    read: (db: Db, founder: Founder, checkId: string): Promise<CheckState> =>
      db.transaction((tx) => read(tx, founder, checkId), oneView),

    /** The check that was worked on last, or null. */
    readNewest: (db: Db, founder: Founder): Promise<CheckState | null> =>
      db.transaction(async (tx) => {
        const [newest] = await store.listOf(tx, founder.scope, 'evaluation', 1);
        return newest ? read(tx, founder, newest.id) : null;
      }, oneView),

    async change(db: Db, scope: OwnerScope, checkId: string, body: EndpointParsed<typeof changeCheck>['body']) {
      const open = await lockCheck(deps, db, scope, checkId);
      const { round = open.check.round, investorWeights: weights = open.check.weights } = body;
      const { ideaId = open.entry.ideaId } = body;
      if (ideaId !== open.entry.ideaId) {
        await store.chooseIdea(db, scope, open.entry, ideaId);
        await adoptLedger(db, { scope, ideaId });
      }
      return keepChange(deps, db, open, { round, weights }, nameFor(round, await findIdea(db, scope, ideaId)));
    },

    /** @throws RECORD_CHANGED naming the inputs that another editor has changed since. */
    async saveValuation(
      db: Db,
      scope: OwnerScope,
      checkId: string,
      save: EndpointParsed<typeof saveValuation>['body'],
    ) {
      const open = await lockCheck(deps, db, scope, checkId);
      const { revision: before, valuation, valuationEdits } = open.check;
      const { changed, conflicts } = mergeEdits<keyof ValuationInput>(
        { values: valuation, edits: valuationEdits },
        save,
      );
      if (conflicts.length > 0)
        throw new AppError('RECORD_CHANGED', { fields: Object.fromEntries(conflicts.map((key) => [key, elsewhere])) });
      if (changed.length === 0)
        return { revision: before, updatedAt: open.entry.updatedAt, valuation: wholeValuation(valuation) };
      const edit = { revision: before + 1, editor: save.editor };
      const merged = { ...valuation, ...save.changes };
      const kept = await keepChange(deps, db, open, {
        valuation: merged,
        valuationEdits: noteEdits(valuationEdits, changed, edit),
      });
      return { ...kept, valuation: wholeValuation(merged) };
    },
  };
}

export type CheckService = ReturnType<typeof createCheckService>;
