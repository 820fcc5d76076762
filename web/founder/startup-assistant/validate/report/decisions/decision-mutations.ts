import type { z } from 'zod';
import { addDecision } from '#contract/validation.ts';
import type { decisionBody } from '#contract/validation-ledger.ts';
import { call } from '#web/api/client.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { useIdeaChange } from '../../use-idea-change.ts';

export function useAddDecision(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  return useSubmit(
    (body: z.output<typeof decisionBody>, options) => call(addDecision, { params: { ideaId }, body }, options),
    {
      onSuccess: ({ revision, decision }) =>
        applyChange(revision, (idea) => ({ decisions: [...idea.decisions, decision] })),
    },
  );
}
