import { expect, it } from 'vitest';
import { readMinute, writeMinute, writeSpans } from './wall-time.ts';

it.each([
  [0, '00:00'],
  [545, '09:05'],
  [1439, '23:59'],
  [1440, '00:00'],
  [Number.NaN, ''],
  [null, ''],
])('writes %s as "%s"', (minute, text) => expect(writeMinute(minute)).toBe(text));

it.each([
  ['09:05', 'from', 545],
  ['00:00', 'from', 0],
  ['00:00', 'to', 1440],
  ['', 'to', Number.NaN],
] as const)('reads "%s" as %s: %d', (text, which, minute) => expect(readMinute(text, which)).toBe(minute));

it('writes the hours of a day', () => {
  const spans = [
    { fromMinute: 540, toMinute: 780 },
    { fromMinute: 840, toMinute: 1440 },
  ];
  expect(writeSpans(spans)).toBe('09:00 to 13:00, 14:00 to 00:00');
});
