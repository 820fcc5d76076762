import type { z } from 'zod';
import type { importanceBody, ownAssumptionBody } from '#contract/validation/ledger.ts';
import { addAssumption, removeAssumption, setImportance } from '#contract/validation/validation.ts';
import { call } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { useIdeaChange } from '../use-idea-change.ts';

export function useSetImportance(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  return useSave({
    mutationFn: ({ assumptionId, body }: { assumptionId: string; body: z.output<typeof importanceBody> }) =>
      call(setImportance, { params: { ideaId, assumptionId }, body }),
    onSuccess: ({ revision, edit }) =>
      applyChange(revision, (idea) => ({ importanceEdits: [...idea.importanceEdits, edit] })),
  });
}

export function useAddAssumption(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  return useSubmit(
    (body: z.output<typeof ownAssumptionBody>, options) => call(addAssumption, { params: { ideaId }, body }, options),
    {
      onSuccess: ({ revision, assumption }) =>
        applyChange(revision, (idea) => ({ ownAssumptions: [...idea.ownAssumptions, assumption] })),
    },
  );
}

export function useRemoveAssumption(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  return useSave({
    mutationFn: (assumptionId: string) => call(removeAssumption, { params: { ideaId, assumptionId } }),
    onSuccess: ({ revision }, assumptionId) =>
      applyChange(revision, (idea) => ({
        ownAssumptions: idea.ownAssumptions.filter(({ id }) => id !== assumptionId),
      })),
  });
}
