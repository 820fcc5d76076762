import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { createWitnessLink, listWitnessLinks, revokeWitnessLink } from '#contract/validation/witness.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { deviceMark } from '#web/api/device-mark.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';
import { useSubmit } from '#web/api/use-submit.ts';

export const witnessLinksQuery = (ideaId: string) =>
  queryOptions({
    queryKey: ['witness links', ideaId],
    queryFn: ({ signal }) => call(listWitnessLinks, { params: { ideaId } }, { signal }),
    staleTime: freshness.ofOthers,
  });

/** A double click, or a retry after a lost connection, makes one link. */
export function useCreateWitnessLink(ideaId: string, observationId: string) {
  const client = useQueryClient();
  return useSubmit(
    ({ evidenceIds }: { evidenceIds: string[] }, options) =>
      call(
        createWitnessLink,
        { params: { ideaId, observationId }, body: { evidenceIds, device: deviceMark() } },
        options,
      ),
    { onSettled: () => client.invalidateQueries(witnessLinksQuery(ideaId)) },
  );
}

export function useRevokeWitnessLink(ideaId: string) {
  const client = useQueryClient();
  return useSave({
    per: (one) => one,
    mutationFn: (linkId: string) => call(revokeWitnessLink, { params: { ideaId, linkId } }),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries(witnessLinksQuery(ideaId)),
  });
}
