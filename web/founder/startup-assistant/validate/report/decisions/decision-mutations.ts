import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { addDecision } from '#contract/validation.ts';
import type { decisionBody } from '#contract/validation-ledger.ts';
import { call } from '#web/api/client.ts';
import { createSubmitKeys } from '#web/api/idempotency-key.ts';
import { useIdeaChange } from '../../use-idea-change.ts';

export function useAddDecision(ideaId: string) {
  const applyChange = useIdeaChange(ideaId);
  const [submitKeys] = useState(createSubmitKeys);
  return useMutation({
    mutationFn: (body: z.output<typeof decisionBody>) =>
      call(addDecision, { params: { ideaId }, body }, { idempotencyKey: submitKeys.keyFor(body) }),
    onSuccess: ({ revision, decision }) => {
      submitKeys.done();
      applyChange(revision, (idea) => ({ decisions: [...idea.decisions, decision] }));
    },
  });
}
