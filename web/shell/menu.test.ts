import { expect, it } from 'vitest';
import { activeLink, flattenMenu, type MenuEntry } from './menu.ts';

const menu: MenuEntry[] = [
  { label: 'Overview', href: '/m/founder/overview' },
  {
    label: 'Startup Assistant',
    items: [
      { label: 'All Documents', href: '/m/founder/startup-assistant' },
      { label: 'Validate Idea', href: '/m/founder/startup-assistant/validate' },
    ],
  },
];

it.each([
  ['/m/founder/overview', 'Overview'],
  ['/m/founder/startup-assistant', 'All Documents'],
  ['/m/founder/startup-assistant/validate', 'Validate Idea'],
  ['/m/founder/startup-assistant/validate/a1/questions', 'Validate Idea'],
  ['/m/founder/startup-assistant-two', undefined],
  ['/m/notifications', undefined],
])('at %s the active page is %s', (pathname, label) => {
  expect(activeLink(flattenMenu(menu), pathname)?.label).toBe(label);
});
