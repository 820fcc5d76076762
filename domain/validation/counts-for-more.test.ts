import { describe, expect, it } from 'vitest';
import { countsForMore } from './counts-for-more.ts';

const line = { assumptionId: 'V1', side: 'for', level: 'L4', count: 2 } as const;
const shared = { independence: 'warm', inSegment: false, people: 3 } as const;
const before = [{ ...line, ...shared }];
const edited = (change: object, said: object = {}) =>
  countsForMore(before, { ...shared, ...change, says: [{ ...line, ...said }] });

describe('an edit of an observation', () => {
  it.each([
    ['a stranger', { independence: 'stranger' }, {}],
    ['inside the segment', { inSegment: true }, {}],
    ['more people', { people: 4 }, {}],
    ['more people of one belief', {}, { count: 3 }],
    ['a higher level', {}, { level: 'L5' }],
    ['another belief', {}, { assumptionId: 'D1' }],
    ['the other side', {}, { side: 'against' }],
  ])('makes it count for more: %s', (_name, change, said) => {
    expect(edited(change, said)).toBe(true);
  });

  it.each([
    ['nothing', {}, {}],
    ['a friend', { independence: 'friend' }, {}],
    ['fewer people', { people: 2 }, { count: 1 }],
    ['a lower level', {}, { level: 'L3' }],
  ])('makes it count for no more: %s', (_name, change, said) => {
    expect(edited(change, said)).toBe(false);
  });
});
