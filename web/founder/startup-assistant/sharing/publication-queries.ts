import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { publishReport, readPublication, stopPublishing } from '#contract/signing/publication.ts';
import { readVersion } from '#contract/validation/versions.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';

export const publicationQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['publication', documentId],
    queryFn: ({ signal }) => call(readPublication, { params: { documentId } }, { signal }),
    staleTime: freshness.ofOthers,
  });

/** What everybody would read of a version. */
export const outsiderPageQuery = (ideaId: string, number: number) =>
  queryOptions({
    queryKey: ['outsider page', ideaId, number],
    queryFn: async ({ signal }) => {
      const { snapshot, report } = await call(readVersion, { params: { ideaId, number } }, { signal });
      return outsiderReport(snapshot, report);
    },
    staleTime: freshness.kept,
  });

/** The server keeps one address for a document, so a double click publishes once. */
export function usePublish(documentId: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: z.output<typeof publishReport.body>) => call(publishReport, { params: { documentId }, body }),
    onSuccess: (published) => {
      client.setQueryData(publicationQuery(documentId).queryKey, published);
      toast.success('Published: everybody who has the address can read it');
    },
  });
}

export function useStopPublishing(documentId: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: () => call(stopPublishing, { params: { documentId } }),
    onSuccess: (stopped) => {
      client.setQueryData(publicationQuery(documentId).queryKey, stopped);
      toast.success('No longer published: the address opens nothing any more');
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}
