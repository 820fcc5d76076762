import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '#contract/accounts/sessions.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['own sessions'],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  staleTime: freshness.ofOthers,
});

/** Ends one; anyone who finds it ended already has what they wanted. */
export function useEndSession() {
  const readAgain = useReadAgain();
  return useSave({
    per: (one) => one,
    mutationFn: (sessionId: string) => call(endSession, { params: { sessionId } }).catch(unlessEnded),
    onSuccess: async () => {
      await readAgain();
      toast.success('Device logged out');
    },
  });
}

export function useEndOtherSessions() {
  const readAgain = useReadAgain();
  return useSave({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: async () => {
      await readAgain();
      toast.success('You are logged out everywhere else');
    },
  });
}

function useReadAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}

function unlessEnded(error: unknown): null {
  if (error instanceof ApiError && error.code === 'SESSION_UNKNOWN') return null;
  throw error;
}
