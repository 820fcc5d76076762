import { expect, it } from 'vitest';
import { compEndsAt, compsOverBefore, higherPlan } from './comp.ts';

it('is over at 09:00 in Lagos after its last day, and not a moment sooner', () => {
  const endsAt = compEndsAt({ until: '2027-02-28' });
  expect(new Date(endsAt).toISOString()).toBe('2027-03-01T08:00:00.000Z');
  expect('2027-02-28' < compsOverBefore(endsAt - 1)).toBe(false);
  expect('2027-02-28' < compsOverBefore(endsAt)).toBe(true);
  expect('2027-03-01' < compsOverBefore(endsAt)).toBe(false);
});

it.each([
  ['free', 'ideation', 'ideation'],
  ['founder', 'ideation', 'founder'],
  ['ideation', 'founder', 'founder'],
  ['founder', 'free', 'founder'],
  ['ideation', 'ideation', 'ideation'],
] as const)('of %s and %s somebody has %s', (one, other, has) => {
  expect(higherPlan(one, other)).toBe(has);
});
