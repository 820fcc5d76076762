import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AnyCode } from '#contract/accounts/codes.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '#contract/accounts/second-factor.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { call, callForAnswer } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';

export const secondFactorQuery = queryOptions({
  queryKey: ['second factor'],
  queryFn: ({ signal }) => call(readSecondFactor, {}, { signal }),
  staleTime: freshness.ofOthers,
});

export function useBeginSecondFactor() {
  const client = useQueryClient();
  return useSave({
    mutationFn: () => call(beginSecondFactor, {}),
    onError: () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  });
}

/** Each answers its recovery codes this once, so neither is sent again by itself. */
export const useConfirmSecondFactor = () =>
  useChange(async (code: string) => toCodes(await callForAnswer(confirmSecondFactor, { body: { code } })));

export const useRenewCodes = () =>
  useChange(async (code: string) => toCodes(await callForAnswer(renewRecoveryCodes, { body: { code } })));

export const useEndSecondFactor = () => useChange((body: AnyCode) => callForAnswer(endSecondFactor, { body }));

interface Changed {
  message: string;
}

const toCodes = ({ message, data }: Changed & { data: { recoveryCodes: string[] } }) => ({
  message,
  codes: data.recoveryCodes,
});

function useChange<I, O extends Changed>(send: (input: I) => Promise<O>) {
  const client = useQueryClient();
  return useSave({
    mutationFn: send,
    onSuccess: async ({ message }) => {
      toast.success(message);
      await client.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    },
    // Another tab may have turned it on or off, and the page says how it stands.
    onError: () => client.invalidateQueries({ queryKey: secondFactorQuery.queryKey }),
  });
}
