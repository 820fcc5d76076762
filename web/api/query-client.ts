import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { freshness } from './freshness.ts';
import { onWrite } from './writes.ts';

/** The settings of specification §9: stale after 5 minutes, kept for 10, read again on focus, one retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Networks that come and go: a call made without one fails with its sentence instead of waiting without a word.
      queries: {
        staleTime: freshness.standard,
        gcTime: 600_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        retry,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** One retry, and only where it may help: not of what was refused, nor of what has already taken its whole time. */
function retry(failures: number, error: Error): boolean {
  if (failures > 0) return false;
  if (!(error instanceof ApiError)) return true;
  return error.code !== 'CLIENT_TIMEOUT' && (error.status === 0 || error.status >= 500);
}

/**
 * Whatever somebody changes, in this tab or another, makes all that was read before stale: it is read again when it is next
 * shown or looked at, and stays on screen until then. @returns how to stop.
 */
export function staleAfterWrites(client: QueryClient): () => void {
  return onWrite(() => void client.invalidateQueries({ refetchType: 'none' }));
}
