import { expect, it } from 'vitest';
import { nearestSlots } from './nearest-slots.ts';

const slots = (...starts: number[]) => starts.map((startsAt) => ({ startsAt, endsAt: startsAt + 5 }));

it('gives the three nearest, the earlier of two as near, in order of time', () => {
  expect(nearestSlots(slots(10, 20, 30, 40, 90), 33)).toEqual(slots(20, 30, 40));
  expect(nearestSlots(slots(40, 10, 30, 20), 30, 2)).toEqual(slots(20, 30));
  expect(nearestSlots(slots(10, 20), 99)).toEqual(slots(10, 20));
  expect(nearestSlots([], 5)).toEqual([]);
});
