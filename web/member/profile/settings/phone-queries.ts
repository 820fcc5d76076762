import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { confirmPhone, type OwnPhone, readPhone, sendPhoneCode } from '#contract/accounts/phone.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { call, callForAnswer } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';

export const phoneQuery = queryOptions({
  queryKey: ['own phone'],
  queryFn: ({ signal }) => call(readPhone, {}, { signal }),
  // The number is changed on another page.
  staleTime: freshness.ofOthers,
});

export const useSendPhoneCode = () => usePhoneChange(() => callForAnswer(sendPhoneCode, {}));

export const useConfirmPhone = () => usePhoneChange((code: string) => callForAnswer(confirmPhone, { body: { code } }));

function usePhoneChange<I>(send: (input: I) => Promise<{ message: string; data: OwnPhone }>) {
  const client = useQueryClient();
  return useSave({
    mutationFn: send,
    onSuccess: ({ message, data }) => {
      client.setQueryData(phoneQuery.queryKey, data);
      toast.success(message);
    },
  });
}
