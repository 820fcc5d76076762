import { useQueryClient } from '@tanstack/react-query';
import type { CheckState } from '#contract/readiness.ts';
import { publishReadiness } from '#contract/readiness-versions.ts';
import { call } from '#web/api/client.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { useDocumentsChanged } from '#web/founder/documents/documents-queries.ts';
import { patchCheck, versionsQuery } from '../check-queries.ts';

/** Publishes the report as it stands. Where nothing has changed since the newest version, that one is answered. */
export function usePublish({ id: checkId, revision, ledger, facts }: CheckState) {
  const client = useQueryClient();
  const documentsChanged = useDocumentsChanged();
  return useSubmit((_, options) => call(publishReadiness, { params: { checkId } }, options), {
    // One key for each content: a retry publishes once, and never answers with a version from before the last change.
    keyOn: () => [revision, ledger, facts],
    onSuccess: async ({ version }) => {
      patchCheck(client, checkId, (check) => ({
        ...check,
        status: 'completed',
        versions: { count: Math.max(check.versions.count, version.number), hasChanges: false },
      }));
      void documentsChanged();
      await client.invalidateQueries({ queryKey: versionsQuery(checkId).queryKey });
    },
  });
}
