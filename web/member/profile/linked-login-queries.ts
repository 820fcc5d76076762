import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { linkedLoginTexts, listLinkedLogins, removeLinkedLogin } from '#contract/accounts/linked-logins.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';

export const linkedLoginsQuery = queryOptions({
  queryKey: ['own linked logins'],
  queryFn: ({ signal }) => call(listLinkedLogins, {}, { signal }),
  staleTime: freshness.ofOthers,
});

export function useRemoveLinkedLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkedLoginId: string) => call(removeLinkedLogin, { params: { linkedLoginId } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: linkedLoginsQuery.queryKey });
      toast.success(linkedLoginTexts.removed);
    },
  });
}
