import { expect, it } from 'vitest';
import { adminMenu } from '../admin/admin-menu.ts';
import { founderMenu } from '../founder/founder-menu.ts';
import { investorMenu } from '../investor/investor-menu.ts';
import { sharedMenu } from './shared-menu.ts';

const both = ['user', 'founder', 'investor'];

it('is the menu of the only dashboard that somebody has, wherever they came from', () => {
  expect(sharedMenu(['user', 'founder'], null)).toBe(founderMenu);
  expect(sharedMenu(['user', 'investor'], 'founder')).toBe(investorMenu);
  expect(sharedMenu(['user', 'admin'], null)).toBe(adminMenu);
});

it('is the menu of the dashboard that somebody with several came from', () => {
  expect(sharedMenu(both, 'founder')).toBe(founderMenu);
  expect(sharedMenu(both, 'investor')).toBe(investorMenu);
});

it.each([null, 'admin', 'constructor'])('has every dashboard one press away when they came from %s', (cameFrom) => {
  expect(sharedMenu(both, cameFrom)).toEqual([
    { label: 'Overview', href: '/m/overview' },
    { label: 'Founder dashboard', href: '/m/founder/overview' },
    { label: 'Investor dashboard', href: '/m/investor/overview' },
  ]);
});

it('leads somebody without a dashboard to the overview', () => {
  expect(sharedMenu(['user'], null)).toEqual([{ label: 'Overview', href: '/m/overview' }]);
});
