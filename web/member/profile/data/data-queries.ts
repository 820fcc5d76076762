import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { readOwnConsents } from '#contract/accounts/consents.ts';
import { keepAccount, readErasure, requestErasure } from '#contract/own-data/erasure.ts';
import { listOwnRequests } from '#contract/requests/requests.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';
import { requestsKey } from '#web/components/question-form.tsx';
import { shellQuery } from '#web/shell/shell-query.ts';

export const erasureQuery = queryOptions({
  queryKey: ['own erasure'],
  queryFn: ({ signal }) => call(readErasure, {}, { signal }),
  staleTime: freshness.ofOthers,
});

export const consentsQuery = queryOptions({
  queryKey: ['own consents'],
  queryFn: ({ signal }) => call(readOwnConsents, {}, { signal }),
  staleTime: freshness.ofOthers,
});

export const ownRequestsQuery = queryOptions({
  queryKey: [requestsKey],
  queryFn: ({ signal }) => call(listOwnRequests, {}, { signal }),
  staleTime: freshness.ofOthers,
});

/** A second press is the same request: its day stays. */
export function useRequestErasure() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (email: string) => call(requestErasure, { body: { email } }),
    onSettled: () =>
      Promise.all([erasureQuery, shellQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  });
}

export function useKeepAccount() {
  const client = useQueryClient();
  return useSave({
    mutationFn: () => call(keepAccount, {}),
    onSuccess: () => toast.success('You keep your account'),
    onSettled: () =>
      Promise.all([erasureQuery, shellQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  });
}
