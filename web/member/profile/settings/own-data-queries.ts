import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DocumentExport } from '#contract/documents/exports.ts';
import { createOwnDataExport, readOwnDataExport, readOwnDataExportFile } from '#contract/own-data/own-data.ts';
import { call, download } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { useSubmit } from '#web/api/use-submit.ts';

const pollMs = 1000;
const atWork = ['waiting', 'running'];

/** The zip file of everything that was begun last; asked for again while it is made. */
export const ownDataQuery = queryOptions({
  queryKey: ['own data'],
  queryFn: ({ signal }) => call(readOwnDataExport, {}, { signal }),
  refetchInterval: ({ state }) => (atWork.includes(state.data?.newest?.status ?? '') ? pollMs : false),
  staleTime: freshness.ofOthers,
});

/** A double click, or a retry after a lost connection, begins one. */
export function useCollectOwnData() {
  const client = useQueryClient();
  return useSubmit<DocumentExport>((_, options) => call(createOwnDataExport, {}, options), {
    onSettled: () => client.invalidateQueries({ queryKey: ownDataQuery.queryKey }),
  });
}

export function useDownloadOwnData() {
  return useMutation({
    mutationFn: (exportId: string) => download(readOwnDataExportFile, { params: { exportId } }),
    onSuccess: ({ blob, filename }) => saveToDevice(blob, filename ?? 'your-data.zip'),
  });
}
