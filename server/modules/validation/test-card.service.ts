import { createHash } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { ledgerLimits } from '#contract/validation/ledger.ts';
import { utcDay } from '#domain/time/today.ts';
import { completeIntake } from '#domain/validation/intake.ts';
import { buildReport } from '#domain/validation/report.ts';
import { testCardFor } from '#domain/validation/test-cards.ts';
import {
  checkResult,
  type LockedMark,
  lockPayload,
  nextMark,
  TEST_PROBLEMS,
  type TestProblem,
  type TestRecord,
  type TestResult,
  withLockedMark,
} from '#domain/validation/test-records.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { currentAssumptions } from './assumption.service.ts';
import { changeIdea, loadWork, toSnapshot, type ValidationDeps } from './idea-store.ts';
import { insertMark, insertResult, insertTestCard, listTestRecords, updateObjection } from './test-card.repo.ts';

/** Tests with pass marks that are locked by hash and server time before a result can be entered. */
export function createTestCardService(deps: ValidationDeps) {
  const now = () => deps.clock().toISOString();

  /** @throws REQUEST_INVALID when the rules refuse this mark. */
  function lock(record: TestRecord, passMark: PassMark, reason: string): LockedMark {
    const next = nextMark(record, passMark, now(), reason);
    if ('problem' in next) throw refused(next.problem);
    return { ...next.mark, hash: createHash('sha256').update(lockPayload(record, next.mark)).digest('hex') };
  }

  return {
    /** @throws TEST_CARD_OPEN (from the database) while an earlier test of the assumption has no result. */
    async lock(db: Db, scope: OwnerScope, ideaId: string, body: { assumptionId: string; passMark: PassMark }) {
      return changeIdea(deps, db, scope, ideaId, async ({ idea }) => {
        const assumption = (await currentAssumptions(db, idea)).find(({ id }) => id === body.assumptionId);
        if (!assumption) throw new AppError('ASSUMPTION_UNKNOWN');
        const records = await listTestRecords(db, ideaId);
        if (records.length >= ledgerLimits.testCards) throw new AppError('LEDGER_LIMIT');
        const { tests } = buildReport(toSnapshot(await loadWork(db, scope, idea), utcDay(deps.clock())));
        const proposed = tests.find(({ card, record }) => record === null && card.assumptionId === assumption.id);
        const card = proposed?.card ?? testCardFor(assumption, completeIntake(idea.intake));
        const record: TestRecord = { id: newId(deps.clock()), card, marks: [], results: [] };
        const mark = lock(record, body.passMark, '');
        await insertTestCard(db, ideaId, record.id, card, deps.clock());
        await insertMark(db, record.id, mark);
        return { testCard: withLockedMark(record, mark) };
      });
    },

    async moveMark(
      db: Db,
      scope: OwnerScope,
      ideaId: string,
      testCardId: string,
      body: { passMark: PassMark; reason: string },
    ) {
      return changeIdea(deps, db, scope, ideaId, async () => {
        const record = await findRecord(db, ideaId, testCardId);
        if (record.marks.length >= ledgerLimits.marks) throw new AppError('LEDGER_LIMIT');
        const mark = lock(record, body.passMark, body.reason);
        await insertMark(db, testCardId, mark);
        return { testCard: withLockedMark(record, mark) };
      });
    },

    async recordResult(
      db: Db,
      scope: OwnerScope,
      ideaId: string,
      testCardId: string,
      { link, ...body }: Omit<TestResult, 'recordedAt' | 'file'>,
    ) {
      return changeIdea(deps, db, scope, ideaId, async () => {
        const record = await findRecord(db, ideaId, testCardId);
        if (record.results.length >= ledgerLimits.results) throw new AppError('LEDGER_LIMIT');
        const result = { ...body, ...(link && { link }), recordedAt: now() };
        const problem = checkResult(record, result);
        if (problem) throw refused(problem);
        const place = { number: record.results.length + 1, markRevision: record.marks.length };
        await insertResult(db, testCardId, place, result);
        return { testCard: { ...record, results: [...record.results, result] } };
      });
    },

    /** Objects to what a test showed, or takes the objection back (null). */
    async object(db: Db, scope: OwnerScope, ideaId: string, testCardId: string, reason: string | null) {
      return changeIdea(deps, db, scope, ideaId, async () => {
        const { objection: _earlier, ...record } = await findRecord(db, ideaId, testCardId);
        const objection = reason === null ? null : { reason, objectedAt: now() };
        await updateObjection(db, testCardId, objection);
        return { testCard: { ...record, ...(objection && { objection }) } };
      });
    },
  };
}

export type TestCardService = ReturnType<typeof createTestCardService>;

async function findRecord(db: Db, ideaId: string, testCardId: string): Promise<TestRecord> {
  const record = (await listTestRecords(db, ideaId)).find(({ id }) => id === testCardId);
  if (!record) throw new AppError('TEST_CARD_UNKNOWN');
  return record;
}

/** The field of the form that each refusal is about. */
function refused(problem: TestProblem): AppError {
  const field = problem === 'invalid_result' ? 'successes' : problem === 'reason_missing' ? 'reason' : 'passMark';
  return new AppError('REQUEST_INVALID', { fields: { [field]: TEST_PROBLEMS[problem] } });
}
