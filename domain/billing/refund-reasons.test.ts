import { expect, it } from 'vitest';
import { REFUND_REASONS, reasonForOperator } from './refund-reasons.ts';

it.each(Object.values(REFUND_REASONS))('is said to the operator without "you": $toPayer', ({ toPayer, toOperator }) => {
  expect(reasonForOperator(toPayer)).toBe(toOperator);
  expect(toOperator).not.toMatch(/\byou/i);
});

it('stays as it is where a person wrote it', () => {
  expect(reasonForOperator('You were right.')).toBe('You were right.');
});
