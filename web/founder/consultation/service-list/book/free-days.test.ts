import { describe, expect, it } from 'vitest';
import { dayWindows, toSlotDays } from './free-days.ts';

const free = (startsAt: string) => ({ startsAt, endsAt: startsAt, adviserIds: ['a1'] });

describe('windows of days', () => {
  it('are five weeks each and end with the last day', () => {
    expect(dayWindows('2026-11-22', '2026-12-27', '2027-01-05')).toEqual([
      { from: '2026-11-22', to: '2026-12-26' },
      { from: '2026-12-27', to: '2027-01-05' },
    ]);
  });

  it('do not go past the last day', () => {
    expect(dayWindows('2026-11-22', '2027-11-22', '2026-11-25')).toEqual([{ from: '2026-11-22', to: '2026-11-25' }]);
  });
});

describe('days to choose from', () => {
  const frame = { today: '2026-10-24', lastDay: '2026-10-26', zone: 'Europe/London' };

  it('are loading until they were read', () => {
    const days = toSlotDays(frame, [{ day: '2026-10-25', times: [] }]);
    expect(days.map(({ day, slots }) => [day, slots?.length])).toEqual([
      ['2026-10-24', undefined],
      ['2026-10-25', 0],
      ['2026-10-26', undefined],
    ]);
  });

  it('tell two times apart that clocks going back make the same', () => {
    const times = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T12:00:00Z'].map(free);
    const slots = toSlotDays(frame, [{ day: '2026-10-25', times }])[1]?.slots;
    expect(slots?.map(({ label, part }) => `${label}, ${part}`)).toEqual([
      '01:30 AM GMT+1, Morning',
      '01:30 AM GMT, Morning',
      '12:00 PM, Afternoon',
    ]);
  });
});
