import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#contract/endpoint.ts';
import { call } from '#web/api/client.ts';
import type { CallInput, CallOptions } from '#web/api/endpoint-client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSubmit } from '#web/api/use-submit.ts';

/** Reads something of the operator's. Always fresh: several operators may be at work. What was shown stays while the next page comes. */
export function adminQuery<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: ['admin', endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    staleTime: freshness.ofOthers,
    placeholderData: keepPreviousData,
  });
}

/**
 * Changes something of the operator's and reads everything shown again, whether it worked or not. `key` stays the same
 * while the same input is sent again.
 */
export function useAdminChange<I, O>(send: (input: I, options: CallOptions) => Promise<O>) {
  const client = useQueryClient();
  return useSubmit(send, { onSettled: () => void client.invalidateQueries({ queryKey: ['admin'] }) });
}
