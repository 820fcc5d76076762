import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { stopPublishing } from '#contract/signing/publication.ts';
import { listReaders, type Reader, type ReaderKind } from '#contract/signing/readers.ts';
import { revokeShareLink } from '#contract/signing/sharing.ts';
import { cancelSigning } from '#contract/signing/signing.ts';
import { revokeWitnessLink } from '#contract/validation/witness.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';

export const readersQuery = queryOptions({
  queryKey: ['readers'],
  queryFn: ({ signal }) => call(listReaders, {}, { signal }),
  staleTime: freshness.ofOthers,
});

/** How each is ended, by the call that its own page uses. */
const endings: Record<ReaderKind, (reader: Reader) => Promise<unknown>> = {
  link: ({ id, document }) => call(revokeShareLink, { params: { documentId: document.id, linkId: id } }),
  published: ({ document }) => call(stopPublishing, { params: { documentId: document.id } }),
  signing: ({ id }) => call(cancelSigning, { params: { requestId: id } }),
  witness: ({ id, document }) => call(revokeWitnessLink, { params: { ideaId: document.id, linkId: id } }),
};

/** Ends one, and reads again who is left, whether it worked or not. */
export function useEndReader() {
  const client = useQueryClient();
  return useSave({
    per: (one) => one,
    mutationFn: (reader: Reader) => endings[reader.kind](reader),
    onSettled: () => client.invalidateQueries({ queryKey: readersQuery.queryKey }),
  });
}
