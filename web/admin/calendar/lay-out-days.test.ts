import { expect, it } from 'vitest';
import { layOutDays, quartersShown } from './lay-out-days.ts';
import type { PlacedBooking } from './place-bookings.ts';

const monday = '2026-11-23';
const tuesday = '2026-11-24';

/** A session of an adviser between two quarters of an hour. */
function block(adviser: string, start: number, end: number, day = monday): PlacedBooking {
  const booking = { id: `${adviser} ${start}`, adviser: { id: adviser, name: adviser, zone: 'UTC' } };
  return { booking: booking as PlacedBooking['booking'], day, start, end, from: '', to: '' };
}
const shape = (placed: PlacedBooking[], days: string[]) =>
  layOutDays(placed, days).map(({ width, groups }) => ({
    width,
    groups: groups.map(({ adviser, lanes }) => [
      adviser,
      ...lanes.map(({ blocks }) => blocks.map(({ booking }) => booking.id)),
    ]),
  }));

it('puts sessions after each other in one lane, and those at the same time beside each other', () => {
  const placed = [block('Chidi', 38, 42), block('Bisi', 36, 40), block('Bisi', 40, 44), block('Dayo', 38, 39)];
  expect(shape(placed, [monday, tuesday])).toEqual([
    { width: 3, groups: [[null, ['Bisi 36', 'Bisi 40'], ['Chidi 38'], ['Dayo 38']]] },
    { width: 1, groups: [[null, []]] },
  ]);
});

it('has a column for each adviser of one day, by name', () => {
  const placed = [block('Chidi', 36, 40), block('Bisi', 36, 40), block('Chidi', 40, 44), block('Chidi', 38, 42)];
  expect(shape(placed, [monday])).toEqual([
    {
      width: 3,
      groups: [
        ['Bisi', ['Bisi 36']],
        ['Chidi', ['Chidi 36', 'Chidi 40'], ['Chidi 38']],
      ],
    },
  ]);
});

it('leaves out what is on other days', () => {
  expect(shape([block('Bisi', 36, 40, tuesday)], [monday])).toEqual([{ width: 1, groups: [[null, []]] }]);
});

it.each([
  [[], 32, 72],
  [[block('Bisi', 36, 40)], 32, 72],
  [[block('Bisi', 27, 29), block('Bisi', 74, 77)], 24, 80],
  [[block('Bisi', 94, 96), block('Bisi', 0, 2)], 0, 96],
])('shows the working day, and whole hours around %j', (placed, first, end) => {
  const shown = quartersShown(placed);
  expect([shown[0], (shown.at(-1) ?? 0) + 1, shown.length]).toEqual([first, end, end - first]);
});
