import { expect, it } from 'vitest';
import { type EventId, scoreSample } from './sample-idea.ts';

it.each<[EventId[], number, number, number]>([
  [[], 20.6, 3.5, 75.9],
  [['friends'], 20.6, 3.5, 75.9],
  [['paid'], 34.1, 3.5, 62.3],
  [['refused'], 18.9, 18.8, 62.3],
])('tells the published golden vector: %j', (happened, support, against, unknown) => {
  expect(scoreSample(new Set(happened))).toEqual({ support, against, unknown });
});

it('knows less after a year without news', () => {
  expect(scoreSample(new Set<EventId>(['paid', 'year'])).unknown).toBeGreaterThan(62.3);
});
