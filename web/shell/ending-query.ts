import { queryOptions } from '@tanstack/react-query';
import { readEnding } from '#contract/own-data/erasure.ts';
import { quietClient } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';

/** Whether the account ends, and when. Quiet: a page does not fail because this could not be read. */
export const endingQuery = queryOptions({
  queryKey: ['own ending'],
  queryFn: ({ signal }) => quietClient.call(readEnding, {}, { signal }),
  staleTime: freshness.standard,
  retry: false,
});
