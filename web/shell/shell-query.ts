import { queryOptions } from '@tanstack/react-query';
import { readShell } from '#contract/shell/shell.ts';
import { quietClient } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';

/** What the frame of every page needs, in one call. Quiet: a page does not fail because this could not be read. */
export const shellQuery = queryOptions({
  queryKey: ['shell'],
  queryFn: ({ signal }) => quietClient.call(readShell, {}, { signal }),
  staleTime: freshness.standard,
  retry: false,
});
