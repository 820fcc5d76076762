import { describe, expect, it } from 'vitest';
import { cairnStones, nextAction } from './progress.ts';

const idea = (verdict: string | null) => ({ id: 'a1', name: 'Cold rooms', verdict });
const placed = (...of: Parameters<typeof cairnStones>) => cairnStones(...of).map((stone) => stone.placed);

describe('the cairn', () => {
  it.each([
    [null, [false, false]],
    [idea(null), [true, false]],
    [idea('Untested'), [true, false]],
    [idea('Supported for the next step'), [true, true]],
  ])('for %j has the first stones %j', (progress, expected) => {
    expect(placed(progress)).toEqual([...expected, false, false, false]);
  });

  it('quotes the newest report', () => {
    expect(cairnStones(idea('Mixed'))[1]?.note).toBe('Your newest report says: Mixed');
  });
});

it.each([
  [null, 'Write down your idea', '/m/founder/startup-assistant/validate'],
  [idea(null), 'Carry on with “Cold rooms”', '/m/founder/startup-assistant/validate/a1'],
  [idea('Contradicted'), 'Add evidence to “Cold rooms”', '/m/founder/startup-assistant/validate/a1'],
  [idea('Supported for the next step'), 'Keep “Cold rooms” honest', '/m/founder/startup-assistant/validate/a1'],
])('for %j the next action is: %s', (progress, title, href) => {
  expect(nextAction(progress)).toMatchObject({ title, href });
});
