import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readIdea, readNewestIntake } from '#contract/validation/validation.ts';
import { compareVersions, listVersions, readVersion } from '#contract/validation/versions.ts';
import { isUnreachable } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { type IdeaAtHand, keepIdea, keptIdea } from './kept-ideas.ts';

const ideaKey = (ideaId: string) => ['idea', ideaId] as const;
const versionsKey = (ideaId: string) => [...ideaKey(ideaId), 'versions'] as const;

/** The answers of the idea that was worked on last. */
export const newestIntakeQuery = queryOptions({
  queryKey: [...ideaKey('newest'), 'intake'],
  queryFn: ({ signal }) => call(readNewestIntake, {}, { signal }),
});

/** The whole working state of an idea. While nobody answers a page opens with the device's copy, if it has one. */
export function ideaQuery(ideaId: string) {
  const queryKey = [...ideaKey(ideaId), 'state'];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<IdeaAtHand> => {
      try {
        const read = await call(readIdea, { params: { ideaId } }, { signal });
        return newest(read, client.getQueryData<IdeaAtHand>(queryKey));
      } catch (error) {
        const isOpen = client.getQueryData(queryKey) !== undefined;
        const copy = isUnreachable(error) && !isOpen ? keptIdea(ideaId) : undefined;
        if (!copy) throw error;
        return copy;
      }
    },
    staleTime: ({ state }) => (state.data?.copiedAt ? freshness.deviceCopy : freshness.standard),
    refetchInterval: ({ state }) => (state.data?.copiedAt ? askAgainMs : false),
  });
}

/** A reading that was answered before a save, and comes after it, would take back what was saved. */
function newest(read: IdeaAtHand, held: IdeaAtHand | undefined): IdeaAtHand {
  return held && !held.copiedAt && held.revision > read.revision ? held : read;
}

/** While a copy stands in for the idea, in milliseconds. */
const askAgainMs = 30_000;

export function versionsQuery(ideaId: string) {
  return queryOptions({
    queryKey: [...versionsKey(ideaId), 'list'],
    queryFn: ({ signal }) => call(listVersions, { params: { ideaId }, query: {} }, { signal }),
  });
}

/** A stored version never changes, so it is read once. */
export function versionQuery(ideaId: string, number: number) {
  return queryOptions({
    queryKey: [...versionsKey(ideaId), number],
    queryFn: ({ signal }) => call(readVersion, { params: { ideaId, number } }, { signal }),
    staleTime: freshness.kept,
  });
}

export function comparisonQuery(ideaId: string, to: number, from: number | undefined) {
  return queryOptions({
    queryKey: [...versionsKey(ideaId), to, 'comparison', from ?? 'before'],
    queryFn: ({ signal }) =>
      call(compareVersions, { params: { ideaId, number: to }, query: { with: from } }, { signal }),
    staleTime: freshness.kept,
  });
}

/**
 * Puts a change that the server has confirmed into the idea at hand, without reading all of it again; into the device's copy too:
 * the pages of the idea may have been left before the answer came.
 */
export function patchIdea(client: QueryClient, ideaId: string, change: (idea: IdeaAtHand) => IdeaAtHand): void {
  const idea = client.setQueryData(ideaQuery(ideaId).queryKey, (before) => before && change(before));
  if (idea && !idea.copiedAt) keepIdea(idea, new Date());
}

export function refreshIdea(client: QueryClient, ideaId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: ideaKey(ideaId) });
}
