import { describe, expect, it } from 'vitest';
import { LIMIT_KEYS, noRoom, PLAN_KEYS, planWithMore } from '#domain/plans.ts';
import { limits } from './limits.ts';

const amounts = (key: (typeof LIMIT_KEYS)[number]) => PLAN_KEYS.map((plan) => limits[key].has[plan] ?? Infinity);

describe('the limits of the plans', () => {
  it('are eight or more, and every plan has each of them', () => {
    expect(LIMIT_KEYS.length).toBeGreaterThanOrEqual(8);
    expect(Object.keys(limits)).toEqual([...LIMIT_KEYS]);
    for (const key of LIMIT_KEYS) expect(Object.keys(limits[key].has)).toEqual([...PLAN_KEYS]);
  });

  it.each(LIMIT_KEYS)('give a higher plan more, and the free one enough to begin: %s', (key) => {
    const all = amounts(key);
    expect(all).toEqual([...new Set(all)].sort((one, other) => one - other));
    expect(all[0]).toBeGreaterThanOrEqual(10);
  });

  it.each(LIMIT_KEYS)('say what stays and how there is room again: %s', (key) => {
    expect(limits[key].stays).toMatch(/stay|complete|keep|go on/);
    expect(limits[key].stays).toMatch(/make room|makes room|room again/);
  });

  it('are said in one sentence with the number, the plan and what stays', () => {
    expect(noRoom('Free', limits.ideas.has.free, limits.ideas)).toBe(
      'The Free plan has room for 250 ideas, and all of it is taken. All of them stay yours to work on and to download. Delete one to make room.',
    );
  });
});

it('the plan that has more is the smallest one that does', () => {
  const has = { free: 1, ideation: 1, founder: null };
  expect(PLAN_KEYS.map((plan) => planWithMore(has, plan))).toEqual(['founder', 'founder', null]);
  expect(planWithMore({ free: 1, ideation: 2, founder: 3 }, 'free')).toBe('ideation');
  expect(planWithMore({ free: null, ideation: null, founder: null }, 'free')).toBeNull();
});
