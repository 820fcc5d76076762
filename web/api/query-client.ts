import { QueryClient } from '@tanstack/react-query';

const minute = 60_000;

/** The settings of specification §9: stale after 5 minutes, kept for 10, read again on focus, one retry. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Networks that come and go: a call made without one fails with its sentence instead of waiting without a word.
      queries: {
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        retry: 1,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
