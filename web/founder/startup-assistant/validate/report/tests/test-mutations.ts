import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { type IdeaState, lockTestCard, movePassMark, recordTestResult } from '#contract/validation.ts';
import type { lockTestCardBody, movePassMarkBody, testResultBody } from '#contract/validation-ledger.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import { call } from '#web/api/client.ts';
import { createSubmitKeys } from '#web/api/idempotency-key.ts';
import { useIdeaChange } from '../../use-idea-change.ts';

export function useLockTest(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  const [submitKeys] = useState(createSubmitKeys);
  return useMutation({
    mutationFn: (body: z.output<typeof lockTestCardBody>) =>
      call(lockTestCard, { params: { ideaId }, body }, { idempotencyKey: submitKeys.keyFor(body) }),
    onSuccess: ({ revision, testCard }) => {
      submitKeys.done();
      applyChange(revision, (idea) => withTest(idea, testCard));
    },
  });
}

export function useMovePassMark(ideaId: string, testCardId: string) {
  const applyChange = useIdeaChange(ideaId);
  const [submitKeys] = useState(createSubmitKeys);
  return useMutation({
    mutationFn: (body: z.output<typeof movePassMarkBody>) =>
      call(movePassMark, { params: { ideaId, testCardId }, body }, { idempotencyKey: submitKeys.keyFor(body) }),
    onSuccess: ({ revision, testCard }) => {
      submitKeys.done();
      applyChange(revision, (idea) => withTest(idea, testCard));
    },
  });
}

export function useRecordResult(ideaId: string, testCardId: string) {
  const applyChange = useIdeaChange(ideaId);
  const [submitKeys] = useState(createSubmitKeys);
  return useMutation({
    mutationFn: (body: z.output<typeof testResultBody>) =>
      call(recordTestResult, { params: { ideaId, testCardId }, body }, { idempotencyKey: submitKeys.keyFor(body) }),
    onSuccess: ({ revision, testCard }) => {
      submitKeys.done();
      applyChange(revision, (idea) => withTest(idea, testCard));
    },
  });
}

function withTest({ testCards }: IdeaState, card: TestRecord): Pick<IdeaState, 'testCards'> {
  const known = testCards.some(({ id }) => id === card.id);
  return { testCards: known ? testCards.map((one) => (one.id === card.id ? card : one)) : [...testCards, card] };
}
