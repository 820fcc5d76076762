import { expect, it } from 'vitest';
import { levelOptions } from './evidence-options.ts';

const labelOf = (side: Parameters<typeof levelOptions>[0], level: string) =>
  levelOptions(side).find(({ value }) => value === level)?.label;

it('names a refusal in the choice itself, and none where it speaks for a belief', () => {
  expect(labelOf('against', 'L5')).toMatch(/^They refused to pay/);
  expect(labelOf('', 'L5')).toContain('they refused to pay');
  expect(labelOf('for', 'L5')).not.toMatch(/refuse/);
  expect(labelOf('for', 'L3')).toBe(labelOf('against', 'L3'));
});
