import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { linkOutcome, saveBookingNote, unlinkOutcome } from '#contract/bookings/outcomes.ts';
import { documentLimits, listDocuments } from '#contract/documents/documents.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import type { CallInput } from '#web/api/endpoint-client.ts';
import { bookingChanged } from '../booking-queries.ts';

/** The founder's documents to link to, the ones changed last first. */
export const linkableDocumentsQuery = queryOptions({
  queryKey: ['documents', 'to link'],
  queryFn: ({ signal }) =>
    call(listDocuments, { query: { sort: 'date', pageSize: documentLimits.pageSize } }, { signal }),
});

export function useLinkOutcome(bookingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof linkOutcome>['body']) => call(linkOutcome, { params: { bookingId }, body }),
    onSuccess: (booking) => {
      bookingChanged(client, booking);
      toast.success('Linked');
    },
  });
}

export function useUnlinkOutcome(bookingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (link: { kind: 'evidence' | 'document' | 'test'; targetId: string }) =>
      call(unlinkOutcome, { params: { bookingId, ...link } }),
    onSuccess: (booking) => {
      bookingChanged(client, booking);
      toast.success('Link removed');
    },
    onError: (error) => toast.error(messageOf(error)),
  });
}

export function useSaveNote(bookingId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => call(saveBookingNote, { params: { bookingId }, body: { note } }),
    onSuccess: (booking) => {
      bookingChanged(client, booking);
      toast.success('Note saved');
    },
  });
}
