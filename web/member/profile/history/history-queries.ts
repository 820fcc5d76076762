import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BankAccount } from '#contract/billing/admin.ts';
import {
  listRefundAccounts,
  readCredit,
  refundCredit,
  reuseBankDetails,
  saveBankDetails,
} from '#contract/billing/credit.ts';
import { type HistoryFilter, listHistory, readHistoryFile } from '#contract/billing/history.ts';
import type { Currency } from '#domain/money/money.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { useSave } from '#web/api/use-save.ts';
import { useSubmit } from '#web/api/use-submit.ts';

export const historyKey = ['billing history'] as const;

/** A provider or the operator may say any moment what became of money. */
export const historyQuery = (filter: HistoryFilter, page: number) =>
  queryOptions({
    queryKey: [...historyKey, filter, page],
    queryFn: ({ signal }) => call(listHistory, { query: { ...filter, page, pageSize: 10 } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: freshness.ofOthers,
  });

export const creditQuery = queryOptions({
  queryKey: [...historyKey, 'credit'],
  queryFn: ({ signal }) => call(readCredit, {}, { signal }),
  staleTime: freshness.ofOthers,
});

/** Where refunds that are not sent yet go to. */
export const refundAccountsQuery = queryOptions({
  queryKey: [...historyKey, 'accounts'],
  queryFn: ({ signal }) => call(listRefundAccounts, {}, { signal }),
  staleTime: freshness.ofOthers,
});

export function useRefundCredit() {
  const client = useQueryClient();
  return useSubmit((currency: Currency, options) => call(refundCredit, { body: { currency } }, options), {
    // Credit pays plans as well: what they cost today is asked again.
    onSettled: () => client.invalidateQueries(),
  });
}

export function useSaveBankDetails(refundId: string) {
  const client = useQueryClient();
  return useSave({
    mutationFn: (body: BankAccount | { from: string }) =>
      'from' in body
        ? call(reuseBankDetails, { params: { refundId }, body })
        : call(saveBankDetails, { params: { refundId }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: historyKey });
      toast.success('Saved. We send the money there.');
    },
  });
}

/** The table for a spreadsheet. */
export function useHistoryFile() {
  return useMutation({
    mutationFn: (filter: HistoryFilter) => download(readHistoryFile, { query: filter }),
    onSuccess: ({ blob, filename }) => saveToDevice(blob, filename ?? 'billing-history.csv'),
    onError: (error) => toast.error(messageOf(error)),
  });
}
