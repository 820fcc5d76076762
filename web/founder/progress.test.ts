import { describe, expect, it } from 'vitest';
import { cairnStones, type IdeaProgress, nextAction } from './progress.ts';

const idea = (verdict: IdeaProgress['verdict']) => ({ id: 'a1', name: 'Cold rooms', verdict });
const placed = (...of: Parameters<typeof cairnStones>) => cairnStones(...of).map((stone) => stone.placed);

describe('the cairn', () => {
  it.each([
    [null, [false, false]],
    [idea(null), [true, false]],
    [idea('untested'), [true, false]],
    [idea('supported'), [true, true]],
  ])('for %j has the first stones %j', (progress, expected) => {
    expect(placed(progress)).toEqual([...expected, false, false, false]);
  });

  it('quotes the newest report', () => {
    expect(cairnStones(idea('mixed'))[1]?.note).toBe('Your newest report says: Mixed');
  });
});

it.each([
  [null, 'Write down your idea', '/m/founder/startup-assistant/validate'],
  [idea(null), 'Carry on with “Cold rooms”', '/m/founder/startup-assistant/validate/a1/questions'],
  [idea('not_testable'), 'Make “Cold rooms” testable', '/m/founder/startup-assistant/validate/a1'],
  [idea('contradicted'), 'Add evidence to “Cold rooms”', '/m/founder/startup-assistant/validate/a1'],
  [idea('supported'), 'Keep “Cold rooms” honest', '/m/founder/startup-assistant/validate/a1'],
])('for %j the next action is: %s', (progress, title, href) => {
  expect(nextAction(progress)).toMatchObject({ title, href });
});
