import { expect, it } from 'vitest';
import { deadlineProblem } from './quote-request.ts';

const now = '2026-03-15T15:00:00.000Z';

it.each([
  ['2026-03-15', null],
  ['2026-03-14', 'past'],
  ['1900-01-01', 'past'],
  ['2031-03-15', null],
  ['2031-04-15', 'too_far'],
  ['9999-12-31', 'too_far'],
])('a deadline on %s: %s', (day, problem) => {
  expect(deadlineProblem(day, now)).toBe(problem);
});

it('is past once it is past everywhere, not at midnight in UTC', () => {
  expect(deadlineProblem('2026-03-14', '2026-03-15T11:59:59.999Z')).toBeNull();
  expect(deadlineProblem('2026-03-14', '2026-03-15T12:00:00.000Z')).toBe('past');
});
