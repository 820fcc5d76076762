import { describe, expect, it } from 'vitest';
import { freeWords, mondayOf, nearestFreeDay, type SlotDay, shortWeekday, toWeeks } from './slot-days.ts';

const slot = { value: '2026-11-26T08:30:00Z', label: '09:30 AM', part: 'Morning' } as const;
const day = (name: string, isFree = false): SlotDay => ({ day: name, slots: isFree ? [slot] : [] });

describe('weeks', () => {
  const days = ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map((name) => day(name));
  const words = (from: string) =>
    toWeeks(days, from).map((week) => [week.from, ...week.days.map((entry) => entry?.day.slice(8) ?? '')]);

  it('from a Monday leave out what is before the first day and after the last', () => {
    expect(words('2026-11-23')).toEqual([
      ['2026-11-23', '', '', '', '26', '27', '28', '29'],
      ['2026-11-30', '30', '', '', '', '', '', ''],
    ]);
  });

  it('from the first day on begin with it', () => {
    expect(words('2026-11-26')).toEqual([['2026-11-26', '26', '27', '28', '29', '30', '', '']]);
    expect(toWeeks([], '2026-11-26')).toEqual([]);
  });

  it('count a Sunday to the week before', () => {
    expect([mondayOf('2026-11-29'), mondayOf('2026-11-30')]).toEqual(['2026-11-23', '2026-11-30']);
  });
});

describe('the nearest free day', () => {
  const days = [
    day('2026-11-24', true),
    day('2026-11-25'),
    day('2026-11-26', true),
    { day: '2026-11-27', slots: null },
  ];

  it('is the next one, else the one before', () => {
    expect(nearestFreeDay(days, '2026-11-25')?.day).toBe('2026-11-26');
    expect(nearestFreeDay(days, '2026-11-26')?.day).toBe('2026-11-24');
  });

  it('is none where nothing is free or known', () => {
    expect(nearestFreeDay([day('2026-11-25'), { day: '2026-11-26', slots: null }], '2026-11-25')).toBeNull();
  });
});

it('words weekdays and counts', () => {
  expect(shortWeekday('2026-11-24')).toBe('Tue');
  expect([0, 1, 7].map(freeWords)).toEqual(['no free time', '1 free time', '7 free times']);
});
