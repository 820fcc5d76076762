import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type IdeaState, readIdea } from '#contract/validation/validation.ts';
import { compareVersions, listVersions, readVersion } from '#contract/validation/versions.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';

const ideaKey = (ideaId: string) => ['idea', ideaId] as const;
const versionsKey = (ideaId: string) => [...ideaKey(ideaId), 'versions'] as const;

/** The whole working state of an idea. */
export function ideaQuery(ideaId: string) {
  return queryOptions({
    queryKey: [...ideaKey(ideaId), 'state'],
    queryFn: ({ signal }) => call(readIdea, { params: { ideaId } }, { signal }),
  });
}

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

/** Puts a change that the server has confirmed into the idea at hand, without reading all of it again. */
export function patchIdea(client: QueryClient, ideaId: string, change: (idea: IdeaState) => IdeaState): void {
  client.setQueryData(ideaQuery(ideaId).queryKey, (idea) => idea && change(idea));
}

export function refreshIdea(client: QueryClient, ideaId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: ideaKey(ideaId) });
}
