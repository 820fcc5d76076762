import { expect, it } from 'vitest';
import { nextOpen } from './one-open.ts';

it('opens one and closes it again', () => {
  expect(nextOpen(null, 'Money', true)).toBe('Money');
  expect(nextOpen('Money', 'Money', false)).toBeNull();
});

it('keeps the one that was opened meanwhile when the one before closes late', () => {
  expect(nextOpen('Set up', 'Money', false)).toBe('Set up');
  expect(nextOpen('Money', 'Set up', true)).toBe('Set up');
});
