import { useState } from 'react';
import type { Example } from '../example.ts';
import { addDays, type Slot, type SlotDay } from './slot-days.ts';
import { SlotPicker } from './slot-picker.tsx';

const first = '2026-11-24';
const quarters = ['00', '30'];

/** Weekdays from nine to twelve and from two to four, with some of it taken. */
function freeOn(day: string, index: number): Slot[] {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || index === 1) return [];
  return [9, 10, 11, 14, 15]
    .flatMap((hour) => quarters.map((minute) => ({ hour, minute })))
    .filter((_, at) => (at + index) % 3 > 0)
    .map(({ hour, minute }) => ({
      value: `${day}T${String(hour).padStart(2, '0')}:${minute}:00Z`,
      label: `${String(hour > 12 ? hour - 12 : hour).padStart(2, '0')}:${minute} ${hour < 12 ? 'AM' : 'PM'}`,
      part: hour < 12 ? 'Morning' : 'Afternoon',
    }));
}

const days: SlotDay[] = Array.from({ length: 34 }, (_, index) => addDays(first, index)).map((day, index) => ({
  day,
  slots: freeOn(day, index),
}));

const dayWords = (day: string) => new Date(day).toDateString();

function Sample({ of, startDay }: { of: SlotDay[]; startDay?: string }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <SlotPicker
      days={of}
      dayWords={dayWords}
      zone="Lagos time (GMT+1)"
      value={value}
      onChange={setValue}
      startDay={startDay}
    />
  );
}

export const examples: Example[] = [
  { name: 'Free times', wide: true, render: () => <Sample of={days} /> },
  { name: 'A day without a free time', wide: true, render: () => <Sample of={days} startDay="2026-11-25" /> },
  {
    name: 'Loading',
    wide: true,
    render: () => <Sample of={days.map(({ day }) => ({ day, slots: null }))} />,
  },
];
