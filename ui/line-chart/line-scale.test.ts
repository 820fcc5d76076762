import { expect, it } from 'vitest';
import { scaleOf } from './line-scale.ts';

it.each([
  [[], { low: 0, high: 1, ticks: [0, 1] }],
  [[0, 84.9, 53.1], { low: 0, high: 100, ticks: [0, 50, 100] }],
  [[-300, 900], { low: -500, high: 1000, ticks: [-500, 0, 500, 1000] }],
  [[-40], { low: -40, high: 10, ticks: [-40, -30, -20, -10, 0, 10] }],
])('holds %j and zero in round steps', (values, scale) => {
  expect(scaleOf(values)).toEqual(scale);
});
