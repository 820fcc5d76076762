import { expect, it } from 'vitest';
import {
  adminBooking,
  cancelBookingByOperator,
  completeBooking,
  confirmBookingByOperator,
  markAdviserAbsent,
  markFounderAbsent,
  moveBookingByOperator,
  rejectBooking,
} from '#contract/bookings/admin.ts';
import { bookingEvent } from '#contract/bookings/bookings.ts';
import { MOVE_PROBLEMS } from '#domain/consultation/operator-move.ts';
import { offline, refused } from '#tests/components/answers.ts';
import type { Step } from '#tests/components/demo-flow.tsx';
import { followOperator, readOperatorPage, reply } from '#tests/components/operator-page.ts';
import { readOut } from '#tests/components/read-out.ts';
import { show } from '#tests/components/show.tsx';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';
import { BookingNotice } from './booking-notice.tsx';

const id = '01a2049a-0b0c-7d5a-aee0-b44977ebee7d';
const demo = adminBooking.parse(answers[`/admin/bookings/${id}`]);
type Booking = typeof demo;
const amara = '01a2049a-0831-7a2b-8a5b-e41785313e4c';
const cannot = Object.fromEntries(Object.keys(demo.can).map((name) => [name, false])) as Booking['can'];
const price = { amountMinor: 2_500_000, currency: 'NGN' } as const;
const asked: Partial<Booking> = {
  status: 'pending',
  stage: 'awaiting_confirmation',
  price,
  zone: 'Europe/London',
  adviser: { ...demo.adviser, zone: 'America/New_York' },
  founder: { ...demo.founder, emailVerified: false },
  meeting: { kind: 'place', place: '12 Marina\nLagos' },
  phone: '+234 803 000 0000',
  topic: '',
  notes: 'Our first deck.\nIt is long.',
  can: { ...cannot, confirm: true, reject: true },
};
const begun: Partial<Booking> = {
  price,
  meeting: { kind: 'phone' },
  can: { ...cannot, complete: true, markFounderAbsent: true, markAdviserAbsent: true },
};
const scenarios: [name: string, booking: Partial<Booking>, replies: Record<string, unknown>, steps: Step[]][] = [
  [
    'confirm',
    asked,
    reply(confirmBookingByOperator, refused('BOOKING_STATE'), demo),
    ['Confirm…', 'Confirm booking', 'Confirm…', 'Confirm booking'],
  ],
  [
    'reject',
    asked,
    reply(rejectBooking, offline, demo),
    [
      'Do not confirm…',
      'Do not confirm it',
      ['Why?', 'The adviser is away'],
      'Do not confirm it',
      'Close',
      'Do not confirm…',
      'Do not confirm it',
    ],
  ],
  [
    'complete',
    begun,
    reply(completeBooking, offline, demo),
    [['Notes for the founder', 'Shorten the deck.'], 'Complete this booking', 'Complete this booking'],
  ],
  [
    'absent',
    begun,
    { ...reply(markFounderAbsent, demo), ...reply(markAdviserAbsent, demo) },
    ['Founder did not come…', 'Founder did not come', 'Adviser did not come…', ['Why?', 'Ill'], 'Adviser did not come'],
  ],
  [
    'cancel',
    { price },
    reply(cancelBookingByOperator, demo),
    ['Cancel booking…', ['Nothing goes back', true], ['Why?', 'It was booked twice'], 'Cancel this booking'],
  ],
  [
    'move-insist',
    { zone: 'Europe/London' },
    reply(moveBookingByOperator, refused('MOVE_FOUNDER_BUSY', { data: { problems: [...MOVE_PROBLEMS] } }), demo),
    ['Move…', ['Adviser', 'Amara Nwosu'], 'Move to this time', 'Move it all the same'],
  ],
  [
    'move-taken',
    {},
    reply(
      moveBookingByOperator,
      refused('SLOT_TAKEN', {
        data: {
          alternatives: [{ startsAt: '2026-11-24T09:20:00.000Z', endsAt: '2026-11-24T09:40:00.000Z', adviserIds: [] }],
        },
      }),
      refused('MOVE_TOO_FAR'),
      demo,
    ),
    [
      'Move…',
      '10:20 AM',
      ['Day', ''],
      'Move to this time',
      ['Day', '2026-11-24'],
      'Move to this time',
      'Move to Tue 24th',
      'Move to this time',
    ],
  ],
];

const timesOf = (adviserId: string, day = '2026-11-23') =>
  `/consultation/services/${demo.service.id}/times?from=${day}&to=${day}&zone=Africa%2FLagos&adviserId=${adviserId}`;
const noTimes = (day: string) => ({ zone: 'Africa/Lagos', days: [{ day, times: [] }], horizonEndsAt: demo.endsAt });

it.each(scenarios)('does with a booking what the operator asks: %s', async (name, change, replies, steps) => {
  const said = await followOperator({
    at: paths.admin.booking(id),
    answers: {
      [`/admin/bookings/${id}`]: { ...demo, ...change },
      [timesOf(amara)]: noTimes('2026-11-23'),
      [timesOf(demo.adviser.id, '2026-11-24')]: noTimes('2026-11-24'),
    },
    replies,
    steps,
  });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

const kinds = bookingEvent.shape.kind.options;
const whys = Object.values(adminBooking.shape.cancellation.unwrap().shape.why.enum);
const refunds = ['full', 'none', null] as const;

it('tells how a booking ended, no matter who ended it', async () => {
  const said = [];
  for (const [number, why] of whys.entries()) {
    const by = (['founder', 'operator', 'system'] as const)[number % 3] ?? 'founder';
    const cancellation = {
      at: demo.startsAt,
      by,
      why,
      reason: number % 2 ? 'Two lines\nof it' : '',
      refund: refunds[number % 3] ?? null,
    };
    const screen = await show(
      <BookingNotice booking={{ ...demo, status: 'cancelled', stage: 'cancelled', cancellation }} />,
    );
    said.push(readOut(screen.container));
    await screen.unmount();
  }
  await expect(said.join('\n')).toMatchFileSnapshot('said/ended.txt');
});

it.each([
  ['awaiting-transfer', { stage: 'awaiting_transfer', status: 'pending', price }],
  ['held', { stage: 'held', status: 'pending', holdExpiresAt: '2026-11-22T19:45:00.000Z' }],
  [
    'founder-absent',
    { stage: 'completed', status: 'completed', outcome: { kind: 'founder_absent', notes: '', links: [] } },
  ],
  [
    'everything-happened',
    {
      events: kinds.map((kind, number) => ({
        number,
        at: demo.startsAt,
        kind,
        by: 'operator',
        startsAt: demo.endsAt,
        note: number === 7 ? 'A word' : null,
      })),
    },
  ],
] as [string, Partial<Booking>][])('shows a booking that is %s', async (name, change) => {
  const answers = { [`/admin/bookings/${id}`]: { ...demo, ...change } };
  const said = await readOperatorPage({ at: paths.admin.booking(id), answers });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});
