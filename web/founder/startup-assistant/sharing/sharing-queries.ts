import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { readDocument } from '#contract/documents/documents.ts';
import { createShareLink, listShareLinks, revokeShareLink } from '#contract/signing/sharing.ts';
import {
  cancelSigning,
  listSigningRequests,
  readSignability,
  readSignedFile,
  remindSigner,
  requestSigning,
  type SigningRequest,
} from '#contract/signing/signing.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { useSave } from '#web/api/use-save.ts';
import { useSubmit } from '#web/api/use-submit.ts';

export const documentQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['document', documentId],
    queryFn: ({ signal }) => call(readDocument, { params: { documentId } }, { signal }),
  });

export const shareLinksQuery = (documentId: string) =>
  queryOptions({
    queryKey: ['share links', documentId],
    queryFn: ({ signal }) => call(listShareLinks, { params: { documentId } }, { signal }),
    staleTime: freshness.ofOthers,
  });

/** A double click, or a retry after a lost connection, makes one link. */
export function useCreateShareLink(documentId: string) {
  const client = useQueryClient();
  return useSubmit(
    (body: z.output<typeof createShareLink.body>, options) =>
      call(createShareLink, { params: { documentId }, body }, options),
    {
      onSuccess: () => toast.success('Link made'),
      onSettled: () => client.invalidateQueries(shareLinksQuery(documentId)),
    },
  );
}

export function useRevokeShareLink(documentId: string) {
  const client = useQueryClient();
  return useSave({
    per: (one) => one,
    mutationFn: (linkId: string) => call(revokeShareLink, { params: { documentId, linkId } }),
    onSuccess: () => toast.success('Link revoked: it opens nothing any more'),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => client.invalidateQueries(shareLinksQuery(documentId)),
  });
}

export const signabilityQuery = (agreementId: string) =>
  queryOptions({
    queryKey: ['signability', agreementId],
    queryFn: ({ signal }) => call(readSignability, { params: { agreementId } }, { signal }),
    staleTime: freshness.ofOthers,
  });

/** Asked again while something is awaited: an answer of somebody, or the certificate. */
export const signingRequestsQuery = (agreementId: string) =>
  queryOptions({
    queryKey: ['signing requests', agreementId],
    queryFn: ({ signal }) => call(listSigningRequests, { params: { agreementId } }, { signal }),
    refetchInterval: ({ state }) => pollMs(state.data?.items[0]),
    staleTime: freshness.ofOthers,
  });

function pollMs(newest: SigningRequest | undefined): number | false {
  if (newest?.state === 'completed' && !newest.hasCertificate) return 2000;
  return newest?.state === 'pending' ? 20_000 : false;
}

/** Runs a change of the agreement's signing requests, and reads them again. */
function useSigningChange<T>(agreementId: string, change: (input: T) => Promise<unknown>, done: string) {
  const client = useQueryClient();
  return useSave<unknown, T>({
    per: (input) => input,
    mutationFn: change,
    onSuccess: () => toast.success(done),
    onSettled: () => client.invalidateQueries(signingRequestsQuery(agreementId)),
  });
}

/** The server takes one request at a time: a second one of a double click is refused. */
export function useRequestSigning(agreementId: string) {
  return useSigningChange(
    agreementId,
    (body: z.output<typeof requestSigning.body>) => call(requestSigning, { params: { agreementId }, body }),
    'Asked for signatures',
  );
}

export function useCancelSigning(agreementId: string) {
  return useSigningChange(
    agreementId,
    (requestId: string) => call(cancelSigning, { params: { requestId } }),
    'Request cancelled: its links open nothing any more',
  );
}

export function useRemindSigner(agreementId: string) {
  return useSigningChange(
    agreementId,
    (params: { requestId: string; signerId: string }) => call(remindSigner, { params }),
    'Reminder sent',
  );
}

export function useSignedFile() {
  return useMutation({
    mutationFn: (params: { requestId: string; file: 'document' | 'certificate' }) =>
      download(readSignedFile, { params }),
    onSuccess: ({ blob, filename }, { file }) => saveToDevice(blob, filename ?? `${file}.pdf`),
    onError: (error) => toast.error(messageOf(error)),
  });
}
