import { expect, it } from 'vitest';
import { lengthWords } from './length-words.ts';

it('words a length', () => {
  expect([20, 60, 90, 120].map(lengthWords)).toEqual(['20 minutes', '1 hour', '1 hour 30 minutes', '2 hours']);
});
