import { expect, it } from 'vitest';
import {
  type AdminBookingEntry,
  confirmBookingByOperator,
  listAdminBookings,
  readAdminBooking,
} from '#contract/bookings/admin.ts';
import { BOOKING_STAGES } from '#domain/consultation/booking-stages.ts';
import { offline } from '#tests/components/answers.ts';
import { followOperator, reply } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const week = '/admin/bookings?from=2026-11-22&to=2026-11-29&zone=Africa%2FLagos';
const [entry] = listAdminBookings.reply.parse(answers[week]).items;
if (!entry) throw new Error('the demo has a booking');
const booking = readAdminBooking.reply.parse(answers['/admin/bookings/01a2049a-0b0c-7d5a-aee0-b44977ebee7d']);
const statusOf = { completed: 'completed', cancelled: 'cancelled', confirmed: 'in_progress' } as const;
const status = (stage: AdminBookingEntry['stage']) =>
  stage in statusOf ? statusOf[stage as keyof typeof statusOf] : 'pending';
const at = (startsAt: string, endsAt: string, stage: AdminBookingEntry['stage']): AdminBookingEntry => ({
  ...entry,
  id: `${stage}-${Date.parse(startsAt)}`,
  status: status(stage),
  stage,
  startsAt,
  endsAt,
});
const atOneAnHour = BOOKING_STAGES.map((stage, hour) => {
  const day = (minutes: string) => `2026-11-22T${String(hour + 10)}:${minutes}:00.000Z`;
  return at(day('00'), day('45'), stage);
});
const page = { items: [], total: 3, page: 1, pageSize: 1 };

it('shows what waits, today’s bookings with the next thing to do, and the week ahead', async () => {
  const waiting = [entry, at('2026-11-26T09:00:00.000Z', '2026-11-26T10:00:00.000Z', 'awaiting_confirmation')];
  const said = await followOperator({
    at: paths.admin.root,
    answers: {
      [week]: {
        items: [
          ...atOneAnHour,
          at('2026-11-22T19:30:00.000Z', '2026-11-22T20:00:00.000Z', 'confirmed'),
          at('2026-11-22T19:45:00.000Z', '2026-11-22T20:00:00.000Z', 'confirmed'),
          at('2026-11-29T09:00:00.000Z', '2026-11-29T10:20:00.000Z', 'confirmed'),
          at('2026-11-29T11:00:00.000Z', '2026-11-29T12:00:00.000Z', 'held'),
        ],
      },
      '/admin/bookings/waiting': { items: waiting, total: 2, toNote: { items: [entry], total: 1 } },
      '/admin/transfers?page=1&pageSize=1': page,
      '/admin/quotes?page=1&pageSize=1&state=pending': { ...page, total: 4 },
      '/admin/support?page=1&pageSize=1&state=open': { ...page, total: 6 },
      '/admin/requests': { ...answers['/admin/requests'], open: Array(7).fill(answers['/admin/requests'].open[0]) },
      '/admin/refunds?page=1&pageSize=1&status=by_hand': { ...page, total: 5 },
      '/admin/refunds?page=1&pageSize=1&status=attention': { ...page, total: 8 },
    },
    replies: reply(confirmBookingByOperator, offline, booking),
    steps: ['Confirm…', 'Confirm booking', 'Confirm…', 'Confirm booking'],
  });
  await expect(said).toMatchFileSnapshot('said/today.txt');
});

it('says what could not be read, and tries again', async () => {
  const said = await followOperator({
    at: paths.admin.root,
    answers: { [week]: null, '/admin/bookings/waiting': null },
    steps: ['Try again'],
  });
  await expect(said).toMatchFileSnapshot('said/unread.txt');
});
