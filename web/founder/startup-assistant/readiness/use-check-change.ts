import { useQueryClient } from '@tanstack/react-query';
import type { CheckState } from '#contract/readiness/readiness.ts';
import { checkQuery, refreshCheck } from '#web/founder/documents/check-queries.ts';
import { useWorkingChange } from '#web/founder/documents/working-document.ts';

/** For a change of a check that the server has confirmed. */
export function useCheckChange(checkId: string) {
  const client = useQueryClient();
  return useWorkingChange<CheckState>(checkQuery(checkId).queryKey, () => refreshCheck(client, checkId));
}
