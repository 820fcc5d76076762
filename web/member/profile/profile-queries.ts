import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { updatePassword, updateUser } from '#contract/accounts/profile.ts';
import { listInvoices } from '#contract/billing/billing.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { call, callForAnswer } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';
import { useAuth } from '#web/auth/auth-context.tsx';

export const ownAccountQuery = queryOptions({
  queryKey: ['own account'],
  queryFn: ({ signal }) => call(readOwnAccount, {}, { signal }),
  // A link in a mail changes the email.
  staleTime: freshness.ofOthers,
});

/** Changes what is given, and says so. */
export function useUpdateUser() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: z.input<typeof updateUser.body>) => callForAnswer(updateUser, { body }),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
      toast.success(message);
    },
  });
}

/**
 * Changes the name. The email beside it is read at that moment: one that both addresses have confirmed since the page was
 * opened would otherwise be asked back to the one before.
 */
export function useRename() {
  const client = useQueryClient();
  const { refreshClaims } = useAuth();
  return useSave({
    mutationFn: async (name: string) => {
      const { user } = await client.fetchQuery({ ...ownAccountQuery, retry: false });
      return callForAnswer(updateUser, { body: { name, email: user.email } });
    },
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
      await refreshClaims();
      toast.success(message);
    },
  });
}

export function useUpdatePassword() {
  return useSave({
    mutationFn: (password: string) => callForAnswer(updatePassword, { body: { password } }),
    onSuccess: ({ message }) => toast.success(message),
  });
}

/** Somebody else may say any moment that money came: shown as it was a moment ago, never minutes. */
export const unpaidInvoicesQuery = queryOptions({
  queryKey: ['unpaid invoices'],
  queryFn: ({ signal }) => call(listInvoices, { query: { status: 'pending', pageSize: 100 } }, { signal }),
  staleTime: freshness.ofOthers,
});
