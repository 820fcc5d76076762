import { useQueryClient } from '@tanstack/react-query';
import type { IdeaState } from '#contract/validation/validation.ts';
import { ideaQuery, refreshIdea } from '#web/founder/documents/idea-queries.ts';
import { useWorkingChange } from '#web/founder/documents/working-document.ts';

/** For a change of an idea that the server has confirmed. */
export function useIdeaChange(ideaId: string) {
  const client = useQueryClient();
  return useWorkingChange<IdeaState>(ideaQuery(ideaId).queryKey, () => refreshIdea(client, ideaId));
}
