import { expect, it } from 'vitest';
import { isForEarlierPitch } from './earlier-pitch.ts';

const pitch = 'Phone screen insurance for students in Yaba';

it.each([
  ['Phone screen repair for students in Yaba', true],
  [pitch, false],
  ['phone screen insurance,  for students in Yaba.', false],
  ['', false],
  [undefined, false],
])('what was noted for %j is asked about again: %s', (notedFor, isAsked) => {
  expect(isForEarlierPitch(notedFor, pitch)).toBe(isAsked);
});

it('asks nothing while there is no pitch', () => {
  expect(isForEarlierPitch(pitch, ' ')).toBe(false);
});
