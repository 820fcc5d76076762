import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import type { EndpointParsed } from '#contract/endpoint.ts';
import { AppError, type FieldErrors } from '#contract/errors.ts';
import type { HeldFile, saveAnswers } from '#contract/readiness/readiness.ts';
import { mergeEdits } from '#domain/merge-edits.ts';
import { checkAnswer } from '#domain/readiness/answers.ts';
import { placedCriteria } from '#domain/readiness/criteria.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { evidenceColumns, toFounderAnswer, toRecord, toStored } from './answer-record.ts';
import { type AnswerRow, listAnswers, putAnswer } from './check.repo.ts';
import { keepChange, lockCheck, type ReadinessDeps } from './check-store.ts';

const criterionIds = new Set(placedCriteria(readinessRuleSet).map(({ id }) => id));
const elsewhere = 'This answer was changed elsewhere in the meantime. Compare both and choose.';

export const isCriterion = (id: string): boolean => criterionIds.has(id);

type Save = EndpointParsed<typeof saveAnswers>['body'];

/** The founder's answers, without their files. */
export function createAnswerService(deps: ReadinessDeps) {
  const { clock, validation } = deps;

  /** What each criterion would become, in the order of the changes. @throws REQUEST_INVALID naming each wrong part. */
  function read(changes: Save['changes'], rows: Map<string, AnswerRow>, heldFiles: readonly HeldFile[]): AnswerRow[] {
    const fields: FieldErrors = {};
    const wanted = changes.map(({ evidence, ...change }, index) => {
      const before = rows.get(change.criterionId) ?? blank;
      const row = { ...before, ...change, ...(evidence !== undefined && evidenceColumns(evidence)) };
      const refuse = (field: string, message: string) => {
        fields[`changes.${index}.${field}`] ??= message;
      };
      if (!isCriterion(change.criterionId)) refuse('criterionId', 'This is not a question of the check.');
      const isHeld =
        evidence?.kind !== 'held' || heldFiles.some(({ evidenceId }) => evidenceId === evidence.evidenceId);
      if (!isHeld) refuse('evidence', 'You hold no such file. It may have been removed.');
      else
        for (const { field, message } of checkAnswer(toFounderAnswer(toRecord(row, heldFiles)))) refuse(field, message);
      return row;
    });
    if (Object.keys(fields).length > 0) throw new AppError('REQUEST_INVALID', { fields });
    return wanted;
  }

  return {
    /** @throws RECORD_CHANGED naming the criteria whose answer another editor has changed since. */
    async save(db: Db, scope: OwnerScope, checkId: string, { revision: readAt, editor, changes }: Save) {
      const open = await lockCheck(deps, db, scope, checkId);
      const stored = await listAnswers(db, open.check);
      const rows = new Map(stored.map((row) => [row.criterionId, row]));
      const asksHeld = changes.some(({ evidence }) => evidence?.kind === 'held');
      const { files } =
        asksHeld || stored.some(({ heldEvidenceId }) => heldEvidenceId)
          ? await validation.facts.readFacts(db, scope, open.entry.ideaId)
          : none;
      const wanted = new Map(read(changes, rows, files).map((row) => [row.criterionId, row]));
      const merge = mergeEdits(
        {
          values: byCriterion(rows, toStored),
          edits: byCriterion(rows, ({ revision, editor }) => ({ revision, editor })),
        },
        { revision: readAt, editor, changes: byCriterion(wanted, toStored) },
      );
      if (merge.conflicts.length > 0)
        throw new AppError('RECORD_CHANGED', {
          fields: Object.fromEntries(merge.conflicts.map((id) => [id, elsewhere])),
        });
      const records = (ids: Iterable<string>) =>
        [...ids].flatMap((id) => {
          const row = rows.get(id);
          return row ? [toRecord(row, files)] : [];
        });
      if (merge.changed.length === 0) {
        const { revision } = open.check;
        const unchanged = { answers: records(wanted.keys()), changedElsewhere: records(merge.elsewhere) };
        return { revision, updatedAt: open.entry.updatedAt, ...unchanged };
      }
      const kept = await keepChange(deps, db, open);
      for (const id of merge.changed) {
        const row = wanted.get(id);
        if (!row) continue;
        const edited = { ...row, checkId, revision: kept.revision, editor, updatedAt: clock() };
        rows.set(id, edited);
        await putAnswer(db, open.entry, edited);
      }
      return { ...kept, answers: records(wanted.keys()), changedElsewhere: records(merge.elsewhere) };
    },
  };
}

export type AnswerService = ReturnType<typeof createAnswerService>;

const none: { files: HeldFile[] } = { files: [] };

/** A criterion that nobody has answered yet. */
export const blank: AnswerRow = {
  checkId: '',
  criterionId: '',
  answer: 'unanswered',
  grade: 'claimed',
  note: '',
  ...evidenceColumns(null),
  revision: 0,
  editor: '',
  updatedAt: new Date(0),
};

function byCriterion<T>(rows: Map<string, AnswerRow>, value: (row: AnswerRow) => T): Record<string, T> {
  return Object.fromEntries([...rows].map(([id, row]) => [id, value(row)]));
}
