import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { cancelEmailChange, readEmailChange, resendEmailChange } from '#contract/accounts/email-change.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { call, callForAnswer } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';
import { ownAccountQuery } from './profile-queries.ts';

export const emailChangeQuery = queryOptions({
  queryKey: ['own email change'],
  queryFn: ({ signal }) => call(readEmailChange, {}, { signal }),
  staleTime: freshness.ofOthers,
});

/** The name beside it is read at that moment: another tab may have changed it since the page was opened. */
export function useBeginEmailChange() {
  const client = useQueryClient();
  return useChange(async (email: string) => {
    const { user } = await client.fetchQuery({ ...ownAccountQuery, retry: false });
    return callForAnswer(updateUser, { body: { name: user.name, email } });
  });
}

export const useSendAgain = () => useChange(() => callForAnswer(resendEmailChange, {}));

export const useCancelEmailChange = () => useChange(() => callForAnswer(cancelEmailChange, {}));

/** Reads again what waits, and says what the answer says. */
function useChange<Input = void>(send: (input: Input) => Promise<{ message: string }>) {
  const client = useQueryClient();
  return useSave({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: emailChangeQuery.queryKey });
      toast.success(message);
    },
  });
}
