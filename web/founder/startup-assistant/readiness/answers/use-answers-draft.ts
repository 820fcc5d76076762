import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type AnswerRecord, type CheckState, saveAnswers } from '#contract/readiness/readiness.ts';
import { call } from '#web/api/client.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import type { SaveOutcome } from '#web/drafts/draft.ts';
import { saveOrRead, useDraft } from '#web/drafts/use-draft.ts';
import { answerProblem, type TypedAnswers, toChange, typedAnswers } from '#web/founder/documents/check-answers.ts';
import { checkQuery, patchCheck, refreshCheck } from '#web/founder/documents/check-queries.ts';

/** How many answers one call takes; the others follow in more calls. */
const mostChanges = 50;

/** The answers of a check while they are given, shared by its questions and its report. */
export function useAnswersDraft({ id, answers, revision }: CheckState) {
  const client = useQueryClient();
  const values = useMemo(() => typedAnswers(answers), [answers]);
  const [save] = useState(() => saverFor(client, id));
  const refresh = useCallback(() => refreshCheck(client, id), [client, id]);
  return useDraft<TypedAnswers>({
    name: id,
    server: { values, revision },
    save,
    problemOf: answerProblem,
    refresh,
  });
}

/** Saves under one random id a tab, so that a save whose answer was lost does not stand against the next. */
function saverFor(client: QueryClient, checkId: string) {
  const editor = newIdempotencyKey();
  async function save(changes: Partial<TypedAnswers>, revision: number): Promise<SaveOutcome<TypedAnswers>> {
    const sent = Object.entries(changes).flatMap(([id, answer]) => (answer ? [toChange(id, answer)] : []));
    const elsewhere: AnswerRecord[] = [];
    let newest = revision;
    // Sending what was saved already once more, after a later part failed, changes nothing.
    for (let from = 0; from < sent.length; from += mostChanges) {
      const body = { revision: newest, editor, changes: sent.slice(from, from + mostChanges) };
      const saved = await call(saveAnswers, { params: { checkId }, body });
      elsewhere.push(...saved.changedElsewhere);
      newest = saved.revision;
      patchCheck(client, checkId, (check) => ({
        ...check,
        revision: saved.revision,
        updatedAt: saved.updatedAt,
        answers: withRecords(check.answers, [...saved.changedElsewhere, ...saved.answers]),
        versions: { ...check.versions, hasChanges: true },
      }));
    }
    return { kind: 'saved', revision: newest, elsewhere: answersOf(elsewhere) };
  }
  async function readNewest() {
    const { answers, revision } = await client.fetchQuery(checkQuery(checkId));
    return { values: typedAnswers(answers), revision };
  }
  return (changes: Partial<TypedAnswers>, revision: number) => saveOrRead(() => save(changes, revision), readNewest);
}

/** The records with newer ones in place of older ones. */
export function withRecords(before: readonly AnswerRecord[], records: readonly AnswerRecord[]): AnswerRecord[] {
  return [...new Map([...before, ...records].map((record) => [record.criterionId, record])).values()];
}

function answersOf(records: readonly AnswerRecord[]): Partial<TypedAnswers> {
  return Object.fromEntries(records.map((record) => [record.criterionId, typedAnswers([record])[record.criterionId]]));
}
