import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createDocumentExport,
  type DocumentExport,
  type DocumentExportBody,
  listDocumentExports,
  readDocumentExportFile,
  removeDocumentExport,
} from '#contract/documents/exports.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { useSave } from '#web/api/use-save.ts';
import { useSubmit } from '#web/api/use-submit.ts';

const pollMs = 1500;

/** Whether the file is still being built. */
export function isUnderWay({ status }: DocumentExport): boolean {
  return status === 'waiting' || status === 'running';
}

/** The founder's zip files; asked again while one is under way. */
export const exportsQuery = queryOptions({
  queryKey: ['document exports'],
  queryFn: ({ signal }) => call(listDocumentExports, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? pollMs : false),
  staleTime: freshness.ofOthers,
});

/** Begins an export. A double click, or a retry after a lost connection, begins one. */
export function useStartExport() {
  const client = useQueryClient();
  return useSubmit((body: DocumentExportBody, options) => call(createDocumentExport, { body }, options), {
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
}

/** Cancels an export under way, or removes its file. */
export function useRemoveExport() {
  const client = useQueryClient();
  return useSave({
    per: (one) => one,
    mutationFn: ({ id }: DocumentExport) => call(removeDocumentExport, { params: { exportId: id } }),
    onSuccess: (_, entry) => toast.success(isUnderWay(entry) ? 'Export cancelled' : 'Zip file removed'),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: exportsQuery.queryKey }),
  });
}

export function useDownloadExport() {
  return useMutation({
    mutationFn: ({ id }: DocumentExport) => download(readDocumentExportFile, { params: { exportId: id } }),
    onSuccess: ({ blob, filename }) => saveToDevice(blob, filename ?? 'documents.zip'),
    onError: (error) => toast.error(messageOf(error)),
  });
}
