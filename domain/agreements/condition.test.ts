import { expect, it } from 'vitest';
import type { Answer } from './answers.ts';
import { holds } from './condition.ts';

const above = { above: ['sum', -1] } as const;

it.each<[string, Answer | undefined, boolean]>([
  ['a number', 0, true],
  ['a percentage', '12.5', true],
  ['money', { amountMinor: 0, currency: 'NGN' }, true],
  ['a list', ['one'], true],
  ['a smaller number', -2, false],
  ['the number itself', -1, false],
  ['nothing', undefined, false],
  ['an empty text', '', false],
  ['an empty list', [], false],
])('reads whether %s is above a limit', (_, sum, isAbove) => {
  expect(holds(above, { sum })).toBe(isAbove);
});

it('takes an answer that is not given as satisfying nothing but its opposite', () => {
  for (const part of [above, { given: 'sum' }, { is: ['sum', 'x'] as const }]) {
    expect([holds(part, {}), holds({ not: part }, {})]).toEqual([false, true]);
  }
});
