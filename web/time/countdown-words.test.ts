import { expect, it } from 'vitest';
import { announcementAt, leftWords } from './countdown-words.ts';

it('counts down in minutes and seconds', () => {
  expect([900_000, 899_001, 61_000, 60_000, 999, 0].map(leftWords)).toEqual([
    '15:00',
    '15:00',
    '1:01',
    '1:00',
    '0:01',
    '0:00',
  ]);
});

it('is announced at five minutes, at one and at the end, and not in between', () => {
  const heard = Array.from({ length: 901 }, (_, second) => announcementAt((900 - second) * 1000));
  const changes = heard.filter((words, at) => at > 0 && words !== heard[at - 1]);
  expect(changes).toEqual(['Five minutes left.', 'One minute left.', 'The time that was held for you has run out.']);
  expect(announcementAt(5 * 60_000 + 1)).toBe('');
});
