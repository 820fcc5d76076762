import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { CallOptions } from '#web/api/endpoint-client.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { useDocumentsChanged } from './documents-queries.ts';

/** A document as its tool works with it: its edits are counted, and its versions too. */
type Working = { revision: number; status: string; versions: { count: number; hasChanges: boolean } };

/**
 * Puts a change that the server has confirmed into the document at hand, so that the report moves at once. A revision
 * that jumped means that something else changed elsewhere: then the whole document is read again, by `refresh`.
 */
export function useWorkingChange<S extends Working>(queryKey: QueryKey, refresh: () => Promise<void>) {
  const client = useQueryClient();
  return function applyChange(revision: number, change: (document: S) => Partial<S>): void {
    const before = client.getQueryData<S>(queryKey);
    if (!before) return;
    const jumped = revision > before.revision + 1;
    client.setQueryData<S>(queryKey, {
      ...before,
      ...change(before),
      revision: jumped ? before.revision : Math.max(before.revision, revision),
      versions: { ...before.versions, hasChanges: true },
    });
    if (jumped) void refresh();
  };
}

type Publish<I> = {
  /** Where the document at hand is, and where its versions are. */
  queryKey: QueryKey;
  versionsKey: QueryKey;
  send: (input: I, options: CallOptions) => Promise<{ version: { number: number }; created: boolean }>;
  /** One key for each content: a retry publishes once, and never answers with a version from before the last change. */
  keyOn: (input: I) => unknown;
};

/** Makes a version of the document as it stands. Where nothing has changed since the newest one, that one is answered. */
export function usePublish<S extends Working, I = void>({ queryKey, versionsKey, send, keyOn }: Publish<I>) {
  const client = useQueryClient();
  const documentsChanged = useDocumentsChanged();
  return useSubmit(send, {
    keyOn,
    onSuccess: async ({ version }) => {
      client.setQueryData<S>(
        queryKey,
        (document) =>
          document && {
            ...document,
            status: 'completed',
            versions: { count: Math.max(document.versions.count, version.number), hasChanges: false },
          },
      );
      void documentsChanged();
      await client.invalidateQueries({ queryKey: versionsKey });
    },
  });
}
