import { useQueryClient } from '@tanstack/react-query';
import { publishVersion } from '#contract/validation-versions.ts';
import { call } from '#web/api/client.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { useDocumentsChanged } from '#web/founder/documents/documents-queries.ts';
import { patchIdea, versionsQuery } from '#web/founder/documents/idea-queries.ts';

/** Keeps the report as it stands. Where nothing has changed since the newest version, that one is answered. */
export function usePublishVersion(ideaId: string) {
  const client = useQueryClient();
  const documentsChanged = useDocumentsChanged();
  return useSubmit((_revision: number, options) => call(publishVersion, { params: { ideaId } }, options), {
    // One key for each revision: a retry keeps it once, and never answers with a version from before the last change.
    onSuccess: async ({ version }) => {
      patchIdea(client, ideaId, (idea) => ({
        ...idea,
        status: 'completed',
        versions: { count: Math.max(idea.versions.count, version.number), hasChanges: false },
      }));
      void documentsChanged();
      await client.invalidateQueries({ queryKey: versionsQuery(ideaId).queryKey });
    },
  });
}
