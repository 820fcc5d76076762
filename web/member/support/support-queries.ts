import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  listSupportThreads,
  markSupportSeen,
  readSupportFile,
  readSupportThread,
  type SupportFile,
  type SupportThread,
} from '#contract/support/support.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';

const listKey = ['support'] as const;

export const threadsQuery = (page: number) =>
  queryOptions({
    queryKey: [...listKey, page],
    queryFn: ({ signal }) => call(listSupportThreads, { query: { page } }, { signal }),
    staleTime: freshness.ofOthers,
  });

/** Asked again while the operator may answer. */
export const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: ['support-thread', threadId],
    queryFn: ({ signal }) => call(readSupportThread, { params: { threadId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? 20_000 : false),
    staleTime: freshness.ofOthers,
  });

/** Shows what the server made of a message. */
export function useShowThread() {
  const client = useQueryClient();
  return (thread: SupportThread) => client.setQueryData(threadQuery(thread.id).queryKey, thread);
}

export function useMarkSeen(threadId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (number: number) => call(markSupportSeen, { params: { threadId }, body: { number } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

export function useOpenFile() {
  return useMutation({
    mutationFn: async ({ id: fileId, name }: SupportFile) =>
      saveToDevice((await download(readSupportFile, { params: { fileId } })).blob, name),
    onError: (error) => toast.error(messageOf(error)),
  });
}
