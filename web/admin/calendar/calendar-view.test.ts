import { expect, it } from 'vitest';
import { daysShown, neighbour, readView, titleOf } from './calendar-view.ts';

// Monday, shortly before midnight in London; already Tuesday in Lagos.
const now = Date.parse('2026-11-23T23:30:00Z');
const read = (query: string) => readView(new URLSearchParams(query), { now, zone: 'Africa/Lagos' });

it('shows this week in the zone of the device', () => {
  expect(read('')).toEqual({ view: 'week', date: '2026-11-24', zone: 'Africa/Lagos', adviser: null, cancelled: false });
});

it('shows what the address names', () => {
  expect(read('view=day&date=2026-02-28&zone=Asia/Kathmandu&adviser=a1&cancelled=true')).toEqual({
    view: 'day',
    date: '2026-02-28',
    zone: 'Asia/Kathmandu',
    adviser: 'a1',
    cancelled: true,
  });
});

it.each(['date=2026-02-30', 'date=soon', 'date=2026-1-1', 'date=', 'view=year', 'zone=Moon/Crater'])(
  'leaves out %s',
  (query) => expect(read(query)).toEqual(read('')),
);

it('counts today in the chosen zone', () => expect(read('zone=Europe/London').date).toBe('2026-11-23'));

it('shows a week from Monday to Sunday, or one day', () => {
  expect(daysShown(read('date=2026-11-29'))).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(daysShown(read('view=day&date=2026-11-29'))).toEqual(['2026-11-29']);
});

it('goes a day or a week back and on', () => {
  expect(neighbour(read('view=day&date=2026-03-01'), -1)).toBe('2026-02-28');
  expect(neighbour(read('date=2026-12-28'), 1)).toBe('2027-01-04');
});

it('says what is shown', () => {
  expect(titleOf(read('view=day&date=2026-11-29'))).toBe('Sun 29th Nov, 2026');
  expect(titleOf(read('date=2027-01-01'))).toBe('Mon 28th Dec, 2026 to Sun 3rd Jan, 2027');
});
