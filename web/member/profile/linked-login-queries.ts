import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { linkedLoginTexts, listLinkedLogins, removeLinkedLogin } from '#contract/accounts/linked-logins.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { IdentityError } from '#web/api/identity-client.ts';
import { useSave } from '#web/api/use-save.ts';

export const linkedLoginsQuery = queryOptions({
  queryKey: ['own linked logins'],
  queryFn: ({ signal }) => call(listLinkedLogins, {}, { signal }),
  staleTime: freshness.ofOthers,
});

/** What the identity provider refuses, as forms of the account show what the API refuses. */
export function toApiError(error: unknown): never {
  throw error instanceof IdentityError ? new ApiError(error.message, { status: 0, code: error.code }) : error;
}

export function useRemoveLinkedLogin() {
  const client = useQueryClient();
  return useSave({
    per: (one) => one,
    mutationFn: (linkedLoginId: string) => call(removeLinkedLogin, { params: { linkedLoginId } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: linkedLoginsQuery.queryKey });
      toast.success(linkedLoginTexts.removed);
    },
  });
}
