import { expect, it } from 'vitest';
import { firstName } from './greeting.ts';

it.each([
  ['Ada Okafor', 'Ada'],
  ['  Ọláńrewájú  Adébáyọ̀ ', 'Ọláńrewájú'],
  ['Ada', 'Ada'],
  ['', 'User'],
  ['   ', 'User'],
  [null, 'User'],
  [undefined, 'User'],
])('greets %j as %s', (name, expected) => {
  expect(firstName(name)).toBe(expected);
});
