import { queryOptions, skipToken } from '@tanstack/react-query';
import { type DocumentEntry, listDocuments, readDocumentProgress } from '#contract/documents/documents.ts';
import { listVersions } from '#contract/validation/versions.ts';
import { call } from '../api/client.ts';

/** The documents changed last. */
export const recentDocumentsQuery = queryOptions({
  queryKey: ['documents', 'recent'],
  queryFn: ({ signal }) => call(listDocuments, { query: { sort: 'date', pageSize: 5 } }, { signal }),
});

/** The idea changed last, among documents of every type. */
export const latestIdeaQuery = queryOptions({
  queryKey: ['documents', 'latest idea'],
  queryFn: ({ signal }) =>
    call(listDocuments, { query: { type: 'validation', sort: 'date', pageSize: 1 } }, { signal }),
  select: (list): DocumentEntry | null => list.items[0] ?? null,
});

/** What the other documents prove. */
export const documentProgressQuery = queryOptions({
  queryKey: ['documents', 'progress'],
  queryFn: ({ signal }) => call(readDocumentProgress, {}, { signal }),
});

/** The newest saved version of an idea, for its verdict; asked only when there is one. */
export function newestVersionQuery(idea: DocumentEntry | null | undefined) {
  return queryOptions({
    queryKey: ['validation', idea?.id, 'newest version', idea?.versionCount],
    queryFn: idea?.versionCount
      ? ({ signal }) => call(listVersions, { params: { ideaId: idea.id }, query: { limit: 1 } }, { signal })
      : skipToken,
    select: (list) => list.items[0] ?? null,
  });
}
