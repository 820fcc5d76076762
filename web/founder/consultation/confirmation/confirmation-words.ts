import type { Booking } from '#contract/bookings/bookings.ts';
import { REMINDERS } from '#domain/consultation/reminders.ts';
import { cancellationWords } from '../bookings/booking-words.ts';

type Words = { title: string; lead: string /** What happens next, in order. */; next: string[] };

/** Who reads it, and when (milliseconds since 1970). */
type Reader = { isVerified: boolean; now: number };

/** What to say of a booking that was just made. Never more than is the case. */
export function confirmationWords(
  booking: Pick<Booking, 'stage' | 'startsAt' | 'meeting' | 'needsConfirmation' | 'cancellation'>,
  reader: Reader,
): Words {
  const { stage, meeting, needsConfirmation, cancellation } = booking;
  const told = toldWords(reader);
  switch (stage) {
    case 'confirmed':
      return {
        title: 'You are booked',
        lead: 'This time is yours.',
        next: [invitationWords(reader), ...reminderWords(booking, reader), howToMeet(meeting)],
      };
    case 'awaiting_transfer':
      return {
        title: 'We are waiting for your transfer',
        lead: 'You told us that you have sent it. This time is kept for you until we have looked.',
        next: [
          'We look for the transfer in our account. Bank transfers can take a working day.',
          needsConfirmation
            ? 'We look at your booking and confirm it.'
            : 'Once it has arrived, the booking is confirmed.',
          `${told} If it has not arrived by the time of the session, the booking is cancelled.`,
        ],
      };
    case 'awaiting_confirmation':
      return {
        title: 'We have your booking',
        lead: 'It is not confirmed yet: somebody looks at it first. This time is kept for you meanwhile.',
        next: [
          'We read what you wrote and confirm the booking, or say why we cannot.',
          `${told} If we cannot confirm it, whatever you have paid is refunded in full.`,
        ],
      };
    case 'awaiting_payment':
      return {
        title: 'Your payment has not arrived yet',
        lead: 'If you have just paid, this page changes by itself within moments. The time is held for you until then.',
        next: [],
      };
    case 'held':
      return { title: 'This is not booked yet', lead: 'The time is held for you. Confirm it to book it.', next: [] };
    case 'completed':
      return { title: 'This session is over', lead: 'The booking says what came of it.', next: [] };
    case 'cancelled':
      return {
        title: 'This booking is cancelled',
        lead: cancellation ? cancellationWords(cancellation) : '',
        next: [],
      };
  }
}

/** Mail goes to verified addresses only, and what was not sent is not sent later. */
function invitationWords({ isVerified }: Reader): string {
  return isVerified
    ? 'The calendar invitation is on its way to your e-mail address. You can save the calendar file here as well.'
    : 'No e-mail reaches you until your address is verified: save the calendar file here.';
}

function toldWords({ isVerified }: Reader): string {
  return isVerified
    ? 'You are told here and by e-mail.'
    : 'You are told here. No e-mail reaches you until your address is verified.';
}

/** Only the reminders that are still to come. */
function reminderWords({ startsAt }: Pick<Booking, 'startsAt'>, { now }: Reader): string[] {
  const left = Date.parse(startsAt) - now;
  if (left > REMINDERS.day) return ['We remind you 24 hours before and 1 hour before.'];
  return left > REMINDERS.hour ? ['We remind you 1 hour before.'] : [];
}

function howToMeet(meeting: Booking['meeting']): string {
  if (meeting?.kind === 'place') return `You meet at ${meeting.place}.`;
  if (meeting?.kind === 'phone') return 'Your adviser calls you at the time of the session.';
  return 'You meet online: the link is here and on the page of your booking.';
}
