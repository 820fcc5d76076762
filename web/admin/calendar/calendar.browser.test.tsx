import { expect, it } from 'vitest';
import { listAdminBookings } from '#contract/bookings/admin.ts';
import { followOperator } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const [entry] = listAdminBookings.reply.parse(
  answers['/admin/bookings?from=2026-11-22&to=2026-11-23&zone=Africa%2FLagos'],
).items;
if (!entry) throw new Error('the demo has a booking');
const dele = entry.adviser.id;
const amara = { ...entry.adviser, id: 'a2', name: 'Amara Nwosu' };

/** What the calendar asks for, with these bookings in every range. */
const rangesOf = (ranges: [from: string, to: string, more?: string][], items: object[]) =>
  Object.fromEntries(
    ranges.map(([from, to, more = '&zone=Africa%2FLagos']) => [
      `/admin/bookings?from=${from}&to=${to}${more}`,
      { items },
    ]),
  );
const bookings = [
  entry,
  {
    ...entry,
    id: 'b2',
    adviser: amara,
    startsAt: '2026-11-23T06:00:00.000Z',
    endsAt: '2026-11-23T07:30:00.000Z',
    status: 'pending',
    stage: 'held',
  },
  {
    ...entry,
    id: 'b3',
    startsAt: '2026-11-23T16:50:00.000Z',
    endsAt: '2026-11-23T17:10:00.000Z',
    status: 'cancelled',
    stage: 'cancelled',
  },
  {
    ...entry,
    id: 'b4',
    startsAt: '2026-11-23T22:30:00.000Z',
    endsAt: '2026-11-23T23:30:00.000Z',
    status: 'completed',
    stage: 'completed',
  },
];

it('moves from day to day and week to week, by buttons and keys', async () => {
  const said = await followOperator({
    at: paths.admin.calendar({ view: 'day', date: '2026-11-23' }),
    answers: rangesOf(
      [
        ['2026-11-22', '2026-11-23'],
        ['2026-11-23', '2026-11-24'],
        ['2026-11-21', '2026-11-22'],
        ['2026-11-22', '2026-11-29'],
        ['2026-11-28', '2026-11-29'],
        ['2026-11-27', '2026-11-28'],
        ['2026-11-15', '2026-11-22'],
      ],
      bookings,
    ),
    steps: [
      'The day after',
      'The day before',
      'Today',
      'Week',
      { key: '{ArrowRight}' },
      { key: 'd' },
      { key: '{ArrowLeft}' },
      { key: 't' },
      { key: 'w' },
      { key: '{Control>}d{/Control}' },
      'The week after',
      'The week before',
      'Sun 22nd Nov, 2026',
      ['Adviser', 'All advisers'],
      { key: 'w' },
    ],
  });
  await expect(said).toMatchFileSnapshot('said/moves.txt');
});

it('shows the bookings of an adviser, in another zone, cancelled ones too', async () => {
  const ofDele = `&zone=Africa%2FLagos&adviserId=${dele}`;
  const inLondon = `&zone=Europe%2FLondon&adviserId=${dele}`;
  const said = await followOperator({
    at: paths.admin.calendar({ view: 'day', date: '2026-11-23' }),
    answers: rangesOf(
      [
        ['2026-11-22', '2026-11-23'],
        ['2026-11-22', '2026-11-23', ofDele],
        ['2026-11-22', '2026-11-23', inLondon],
      ],
      bookings,
    ),
    steps: [
      ['Adviser', 'Dele Afolabi'],
      ['Show cancelled ones too', true],
      ['Shown in the time of', 'London (GMT)'],
    ],
  });
  await expect(said).toMatchFileSnapshot('said/filters.txt');
});
