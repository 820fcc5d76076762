import type { z } from 'zod';
import type {
  lockTestCardBody,
  movePassMarkBody,
  testObjectionBody,
  testResultBody,
} from '#contract/validation/ledger.ts';
import { attachResultFile, removeResultFile } from '#contract/validation/result-files.ts';
import {
  lockTestCard,
  movePassMark,
  objectToTest,
  recordTestResult,
  withdrawObjection,
} from '#contract/validation/test-cards.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import { call } from '#web/api/client.ts';
import type { CallOptions } from '#web/api/endpoint-client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { useIdeaChange } from '../use-idea-change.ts';

type TestChanged = { revision: number; testCard: TestRecord };

/** Changes a test and puts what became of it into the idea at hand. */
function useTestChange<B>(ideaId: string, send: (body: B, options: CallOptions) => Promise<TestChanged>) {
  return useSubmit(send, { onSuccess: useApplyTest(ideaId) });
}

function useApplyTest(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  return ({ revision, testCard }: TestChanged) => applyChange(revision, (idea) => withTest(idea, testCard));
}

export function useLockTest(ideaId: string) {
  return useTestChange(ideaId, (body: z.output<typeof lockTestCardBody>, options) =>
    call(lockTestCard, { params: { ideaId }, body }, options),
  );
}

export function useMovePassMark(ideaId: string, testCardId: string) {
  return useTestChange(ideaId, (body: z.output<typeof movePassMarkBody>, options) =>
    call(movePassMark, { params: { ideaId, testCardId }, body }, options),
  );
}

export function useRecordResult(ideaId: string, testCardId: string) {
  return useTestChange(ideaId, (body: z.output<typeof testResultBody>, options) =>
    call(recordTestResult, { params: { ideaId, testCardId }, body }, options),
  );
}

/** `number` is that of the result, from 1. */
export function useAttachResultFile(ideaId: string, testCardId: string, number: number) {
  const params = { ideaId, testCardId, number };
  const applyTest = useApplyTest(ideaId);
  return useSave({
    mutationFn: (content: File) => call(attachResultFile, { params }, { file: { field: 'file', content } }),
    onSuccess: applyTest,
  });
}

export function useRemoveResultFile(ideaId: string, testCardId: string, number: number) {
  const params = { ideaId, testCardId, number };
  const applyTest = useApplyTest(ideaId);
  return useSave({ mutationFn: () => call(removeResultFile, { params }), onSuccess: applyTest });
}

export function useObjectToTest(ideaId: string, testCardId: string) {
  return useTestChange(ideaId, (body: z.output<typeof testObjectionBody>) =>
    call(objectToTest, { params: { ideaId, testCardId }, body }),
  );
}

export function useWithdrawObjection(ideaId: string, testCardId: string) {
  return useTestChange(ideaId, (_body: object) => call(withdrawObjection, { params: { ideaId, testCardId } }));
}

function withTest({ testCards }: IdeaState, card: TestRecord): Pick<IdeaState, 'testCards'> {
  const known = testCards.some(({ id }) => id === card.id);
  return { testCards: known ? testCards.map((one) => (one.id === card.id ? card : one)) : [...testCards, card] };
}
