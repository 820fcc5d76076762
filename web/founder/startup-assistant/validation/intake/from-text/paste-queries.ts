import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { previewPaste, readPaste, startPaste } from '#contract/narratives/pasted-text.ts';
import { call } from '#web/api/client.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { useSave } from '#web/api/use-save.ts';
import { useCancelNarrative } from '../../../narrative/narrative-queries.ts';

/** Whether a text can be pasted, and what was found in the last one. */
export function pasteQuery(ideaId: string) {
  return queryOptions({
    queryKey: ['paste', ideaId],
    queryFn: ({ signal }) => call(readPaste, { params: { documentId: ideaId } }, { signal }),
  });
}

/** Looking at what would be sent, sending it, and stopping. `onSent` is told the id that the text is read under. */
export function usePaste(ideaId: string, onSent: (narrativeId: string) => void) {
  const client = useQueryClient();
  const params = { documentId: ideaId };
  const refresh = () => client.invalidateQueries({ queryKey: pasteQuery(ideaId).queryKey });
  return {
    refresh,
    preview: useSave({ mutationFn: (text: string) => call(previewPaste, { params, body: { text } }) }),
    start: useSave({
      mutationFn: (body: { text: string; hash: string }) =>
        call(startPaste, { params, body }, { idempotencyKey: newIdempotencyKey() }),
      onSuccess: ({ id }) => onSent(id),
      // Also after a refusal: another tab may have started it.
      onSettled: refresh,
    }),
    cancel: useCancelNarrative(refresh),
  };
}

export type Paste = ReturnType<typeof usePaste>;
