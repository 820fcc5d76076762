import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  addCashEntry,
  type CashEntryRecord,
  type cashEntryBody,
  editCashEntry,
  readLedger,
  removeCashEntry,
  setCashBalance,
} from '#contract/readiness/ledger.ts';
import type { CashBalance } from '#domain/readiness/cash-ledger.ts';
import { call } from '#web/api/client.ts';
import { useSave } from '#web/api/use-save.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { refreshCheck } from '#web/founder/documents/check-queries.ts';

export type CashEntryBody = z.output<typeof cashEntryBody>;

const ledgersKey = ['cash ledger'];

/** The cash ledger of a check's startup: every check for it reads the same. */
export const ledgerQuery = (checkId: string) =>
  queryOptions({
    queryKey: [...ledgersKey, checkId],
    queryFn: ({ signal }) => call(readLedger, { params: { checkId } }, { signal }),
  });

/** Reads the ledger, and the check that was computed from it, again. Nothing waits for it: the form is free at once. */
function useLedgerChanged(checkId: string) {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ledgersKey });
    void refreshCheck(client, checkId);
  };
}

/** Enters a line, or replaces one. A line changed elsewhere since then is read again, and nothing is overwritten. */
export function useSaveEntry(checkId: string) {
  const changed = useLedgerChanged(checkId);
  return useSubmit(
    ({ record, body }: { record: CashEntryRecord | null; body: CashEntryBody }, options) =>
      record
        ? call(editCashEntry, { params: { checkId, entryId: record.id }, body: { ...body, revision: record.revision } })
        : call(addCashEntry, { params: { checkId }, body }, options),
    { onSettled: changed },
  );
}

export function useRemoveEntry(checkId: string) {
  const changed = useLedgerChanged(checkId);
  return useSave({
    mutationFn: ({ id }: CashEntryRecord) => call(removeCashEntry, { params: { checkId, entryId: id } }),
    onSettled: changed,
  });
}

export function useSetBalance(checkId: string) {
  const changed = useLedgerChanged(checkId);
  return useSave({
    mutationFn: (balance: CashBalance | null) => call(setCashBalance, { params: { checkId }, body: { balance } }),
    onSuccess: changed,
  });
}
