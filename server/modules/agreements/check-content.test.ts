import { expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { checkLength } from './check-content.ts';

const holding = (characters: number) => () => {
  const rules = Array.from({ length: 40 }, () => 'x'.repeat(500));
  const answers = Object.fromEntries(Array.from({ length: characters / 20_000 }, (_, index) => [`a${index}`, rules]));
  checkLength({ answers, choices: {}, ownWording: {} });
};

it('lets a document hold no more than 400,000 characters', () => {
  expect(holding(380_000)).not.toThrow();
  expect(holding(400_000)).toThrow(new AppError('REQUEST_TOO_LARGE'));
});
