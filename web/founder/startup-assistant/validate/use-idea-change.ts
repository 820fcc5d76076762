import { useQueryClient } from '@tanstack/react-query';
import type { IdeaState } from '#contract/validation.ts';
import { ideaQuery, patchIdea, refreshIdea } from '#web/founder/documents/idea-queries.ts';

/**
 * Puts a change that the server has confirmed into the idea at hand, so that the report moves at once. A revision that
 * jumped means that something else changed elsewhere: then the whole idea is read again.
 */
export function useIdeaChange(ideaId: string) {
  const client = useQueryClient();
  return function applyChange(revision: number, change: (idea: IdeaState) => Partial<IdeaState>): void {
    const before = client.getQueryData(ideaQuery(ideaId).queryKey);
    const jumped = before !== undefined && revision > before.revision + 1;
    patchIdea(client, ideaId, (idea) => ({
      ...idea,
      ...change(idea),
      revision: jumped ? idea.revision : Math.max(idea.revision, revision),
      versions: { ...idea.versions, hasChanges: true },
    }));
    if (jumped) void refreshIdea(client, ideaId);
  };
}
