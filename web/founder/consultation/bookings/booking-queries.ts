import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Booking,
  cancelBooking,
  listBookings,
  moveBooking,
  readBooking,
  readBookingCalendar,
} from '#contract/bookings/bookings.ts';
import { confirmBooking, holdBooking, releaseHold } from '#contract/bookings/holds.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { call, download } from '#web/api/client.ts';
import type { CallInput } from '#web/api/endpoint-client.ts';
import { freshness } from '#web/api/freshness.ts';
import { saveToDevice } from '#web/api/save-to-device.ts';
import { useSave } from '#web/api/use-save.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { freeTimesKey, servicesKey } from '../consultation-queries.ts';
import { waitlistQuery } from '../waitlist/waitlist-queries.ts';

/** Every booking and every list of them. */
export const bookingsKey = ['consultation', 'bookings'] as const;
export const bookingsPageSize = 10;

export function bookingQuery(bookingId: string) {
  return queryOptions({
    queryKey: [...bookingsKey, 'one', bookingId],
    queryFn: ({ signal }) => call(readBooking, { params: { bookingId } }, { signal }),
    staleTime: freshness.ofOthers,
  });
}

/** One page of the bookings to come, or of those that are over; while the next one loads, the last one stays. */
export function bookingsQuery(tab: 'upcoming' | 'past', page: number) {
  const query = { tab, page, pageSize: bookingsPageSize };
  return queryOptions({
    queryKey: [...bookingsKey, 'list', query],
    queryFn: ({ signal }) => call(listBookings, { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: freshness.ofOthers,
  });
}

/** Puts a booking as the server has it now on show, and marks what depends on it as out of date. */
export function bookingChanged(client: QueryClient, booking: Booking): void {
  client.setQueryData(bookingQuery(booking.id).queryKey, booking);
  void client.invalidateQueries({ queryKey: [...bookingsKey, 'list'] });
  void client.invalidateQueries({ queryKey: waitlistQuery.queryKey });
  freeTimesChanged(client);
}

function freeTimesChanged(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: freeTimesKey });
  void client.invalidateQueries({ queryKey: servicesKey });
}

/** Holds a time. A retry after a lost reply carries the same key: it is one booking, whatever the network does. */
export function useHold() {
  const client = useQueryClient();
  return useSubmit((body: CallInput<typeof holdBooking>['body'], options) => call(holdBooking, { body }, options), {
    onSuccess: (booking) => bookingChanged(client, booking),
    onError: () => freeTimesChanged(client),
  });
}

export function useConfirm(bookingId: string) {
  const client = useQueryClient();
  return useSubmit(
    (body: CallInput<typeof confirmBooking>['body'], options) =>
      call(confirmBooking, { params: { bookingId }, body }, options),
    {
      onSuccess: ({ booking }) => bookingChanged(client, booking),
      // The hold may have run out meanwhile: the page says what is the case now.
      onError: () => client.invalidateQueries({ queryKey: bookingQuery(bookingId).queryKey }),
    },
  );
}

export function useRelease() {
  const client = useQueryClient();
  return useSave({
    mutationFn: (bookingId: string) => call(releaseHold, { params: { bookingId } }),
    onSuccess: (booking) => bookingChanged(client, booking),
    onError: (error) => toast.error(messageOf(error)),
  });
}

export function useMove(bookingId: string) {
  const client = useQueryClient();
  return useSubmit(
    (body: CallInput<typeof moveBooking>['body'], options) =>
      call(moveBooking, { params: { bookingId }, body }, options),
    {
      onSuccess: (booking) => bookingChanged(client, booking),
      onError: () => {
        freeTimesChanged(client);
        void client.invalidateQueries({ queryKey: bookingQuery(bookingId).queryKey });
      },
    },
  );
}

export function useCancel(bookingId: string) {
  const client = useQueryClient();
  return useSubmit(
    (reason: string, options) => call(cancelBooking, { params: { bookingId }, body: { reason } }, options),
    {
      onSuccess: (booking) => bookingChanged(client, booking),
      onError: () => client.invalidateQueries({ queryKey: bookingQuery(bookingId).queryKey }),
    },
  );
}

/** Saves the calendar file. Every calendar knows the appointment by its UID, so a later file replaces an earlier one. */
export function useCalendarFile(bookingId: string) {
  return useMutation({
    mutationFn: () => download(readBookingCalendar, { params: { bookingId } }),
    onSuccess: ({ blob, filename }) => saveToDevice(blob, filename ?? 'consultation.ics'),
    onError: (error) => toast.error(messageOf(error)),
  });
}
