import { useQueryClient } from '@tanstack/react-query';
import type { CheckState } from '#contract/readiness.ts';
import { checkQuery, patchCheck, refreshCheck } from './check-queries.ts';

/**
 * Puts a change that the server has confirmed into the check at hand, so that the report moves at once. A revision that
 * jumped means that something else changed elsewhere: then the whole check is read again.
 */
export function useCheckChange(checkId: string) {
  const client = useQueryClient();
  return function applyChange(revision: number, change: (check: CheckState) => Partial<CheckState>): void {
    const before = client.getQueryData(checkQuery(checkId).queryKey);
    const jumped = before !== undefined && revision > before.revision + 1;
    patchCheck(client, checkId, (check) => ({
      ...check,
      ...change(check),
      revision: jumped ? check.revision : Math.max(check.revision, revision),
      versions: { ...check.versions, hasChanges: true },
    }));
    if (jumped) void refreshCheck(client, checkId);
  };
}
