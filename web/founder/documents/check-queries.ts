import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CheckState, readCheck, readNewestCheck } from '#contract/readiness/readiness.ts';
import { compareReadinessVersions, listReadinessVersions, readReadinessVersion } from '#contract/readiness/versions.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';

const checkKey = (checkId: string) => ['readiness check', checkId] as const;
const versionsKey = (checkId: string) => [...checkKey(checkId), 'versions'] as const;

/** The whole working state of a check. */
export function checkQuery(checkId: string) {
  return queryOptions({
    queryKey: [...checkKey(checkId), 'state'],
    queryFn: ({ signal }) => call(readCheck, { params: { checkId } }, { signal }),
  });
}

/** The check that was worked on last. */
export const newestCheckQuery = queryOptions({
  queryKey: checkKey('newest'),
  queryFn: ({ signal }) => call(readNewestCheck, {}, { signal }),
});

export function versionsQuery(checkId: string) {
  return queryOptions({
    queryKey: [...versionsKey(checkId), 'list'],
    queryFn: ({ signal }) => call(listReadinessVersions, { params: { checkId }, query: { limit: 100 } }, { signal }),
  });
}

/** A stored version never changes, so it is read once. */
export function versionQuery(checkId: string, number: number) {
  return queryOptions({
    queryKey: [...versionsKey(checkId), number],
    queryFn: ({ signal }) => call(readReadinessVersion, { params: { checkId, number } }, { signal }),
    staleTime: freshness.kept,
  });
}

export function comparisonQuery(checkId: string, to: number, from: number | undefined) {
  return queryOptions({
    queryKey: [...versionsKey(checkId), to, 'comparison', from ?? 'before'],
    queryFn: ({ signal }) =>
      call(compareReadinessVersions, { params: { checkId, number: to }, query: { with: from } }, { signal }),
    staleTime: freshness.kept,
  });
}

/** Puts a change that the server has confirmed into the check at hand, without reading all of it again. */
export function patchCheck(client: QueryClient, checkId: string, change: (check: CheckState) => CheckState): void {
  client.setQueryData(checkQuery(checkId).queryKey, (check) => check && change(check));
}

export function refreshCheck(client: QueryClient, checkId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: checkQuery(checkId).queryKey });
}
