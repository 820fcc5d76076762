import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { helpAreas } from '#content/help/questions.ts';
import { links } from '#contract/links.ts';
import type { AuthState } from './auth/auth-session.ts';
import { decideAccess, fixedRedirects, onlyDashboardPath, pathAfterLogin } from './auth/route-access.ts';
import { signedInAs } from './auth/test-token.ts';
import { paths } from './paths.ts';
import routeConfig from './routes.ts';

interface Route {
  pattern: string;
  file: string;
  isGuarded: boolean;
}

function listRoutes(entries: RouteConfigEntry[], base = '', isInGuard = false): Route[] {
  return entries.flatMap((entry) => {
    const pattern = entry.path ? `${base}/${entry.path}`.replace(/\/+/g, '/') : base;
    const isGuarded = isInGuard || entry.file === 'member/member-guard.tsx';
    if (entry.children) return listRoutes(entry.children, pattern, isGuarded);
    return [{ pattern: pattern || '/', file: entry.file, isGuarded }];
  });
}

const routes = listRoutes((await routeConfig) as RouteConfigEntry[]);
const matchable = routes.map((route) => ({ path: route.pattern, handle: route }));
const visitors: [string, AuthState][] = [
  ['signed out', { status: 'signed-out' }],
  ['a user without a dashboard', signedInAs('user')],
  ['a founder', signedInAs('user', 'founder')],
  ['an investor', signedInAs('user', 'investor')],
  ['both', signedInAs('user', 'founder', 'investor')],
  ['an operator', signedInAs('user', 'admin')],
  ['a founder who operates', signedInAs('user', 'founder', 'admin')],
];

/** Where a visit is led at once, or null when the page shows: what the route modules do, by the functions they use. */
function nextAddress(address: string, state: AuthState): string | null {
  const { pathname, search } = new URL(address, 'https://cairn.test');
  const route = matchRoutes(matchable, pathname)?.[0]?.route.handle;
  if (!route) throw new Error(`No route for ${address}`);
  if (route.isGuarded) {
    const verdict = decideAccess(state, { pathname, search });
    if (typeof verdict === 'object') return verdict.redirect;
  }
  if (route.file === 'member/redirect.tsx') return fixedRedirects[route.pattern] ?? paths.home;
  if (route.pattern === paths.member.overview && state.status === 'signed-in')
    return onlyDashboardPath(state.claims.roles);
  const isEntry = ['auth/index.tsx', 'auth/login.tsx', 'auth/signup.tsx'].includes(route.file);
  if (isEntry && state.status === 'signed-in') return pathAfterLogin(search);
  return route.file === 'auth/index.tsx' ? paths.auth.login + search : null;
}

/** The addresses of a visit, to the page that shows. */
function follow(address: string, state: AuthState): string[] {
  const visited = [address];
  for (let next = nextAddress(address, state); next !== null; next = nextAddress(next, state)) {
    if (visited.includes(next)) throw new Error(`Redirects in a circle: ${[...visited, next].join(' → ')}`);
    visited.push(next);
  }
  return visited;
}

const addresses = routes.map(({ pattern }) => pattern.replace(/:\w+\??/g, 'x1').replace('*', 'no/such/page'));

describe.each(visitors)('for %s', (_name, state) => {
  it.each(addresses)('%s leads to a page, never in a circle', (address) => {
    expect(follow(address, state).length).toBeLessThanOrEqual(4);
  });
});

it.each<[string, string, string]>([
  ['an investor', '/m/investor/no/such/page', '/m/investor/overview'],
  ['an investor', '/m', '/m/investor/overview'],
  ['an investor', '/m/investor/notifications', '/m/investor/notifications'],
  ['an investor', '/m/investor/profile', '/m/investor/profile'],
  ['an investor', '/m/investor/settings', '/m/investor/settings'],
  ['a founder', '/m/investor/notifications', '/unauthorised'],
  ['an operator', '/m/admin/bookings', '/m/admin/calendar'],
  ['an investor', '/m/founder/overview', '/unauthorised'],
  ['a founder', '/m', '/m/founder/overview'],
  ['a founder', '/auth', '/m/founder/overview'],
  ['a founder', '/auth/login?redirect=/m/notifications', '/m/notifications'],
  ['a founder', '/m/investor/no/such/page', '/unauthorised'],
  ['both', '/m', '/m/overview'],
  ['an operator', '/m', '/m/admin'],
  ['a founder who operates', '/m', '/m/overview'],
  ['a founder', '/m/admin', '/unauthorised'],
  ['an investor', '/m/admin/audit', '/unauthorised'],
  ['signed out', '/m/admin/audit', '/auth/login?redirect=%2Fm%2Fadmin%2Faudit'],
  ['signed out', '/m/overview', '/auth/login?redirect=%2Fm%2Foverview'],
  ['signed out', '/auth', '/auth/login'],
])('leads %s from %s to %s', (name, from, to) => {
  const state = visitors.find(([visitor]) => visitor === name)?.[1] as AuthState;
  expect(follow(from, state).at(-1)).toBe(to);
});

it.each(Object.entries(links))('has the page that notifications lead to: %s', (_name, link) => {
  const { pathname } = new URL(link('x1'), 'https://cairn.test');
  const route = matchRoutes(matchable, pathname)?.at(-1)?.route;
  expect(route?.path).not.toMatch(/\*$/);
  expect(route?.handle.isGuarded).toBe(true);
});

const helpLinks = helpAreas.flatMap(({ questions }) => questions.flatMap(({ links: linked = [] }) => linked));

it.each([...new Set(helpLinks.map(({ href }) => href))])('has the page that the help leads to: %s', (href) => {
  expect(matchRoutes(matchable, href)?.at(-1)?.route.path).toBe(href);
});

it('leads notifications and mails to the page that each speaks of', () => {
  const { founder, admin, member } = paths;
  const { confirmation, operatorBooking, operatorQuote } = links;
  expect([links.documents(), links.documentSharing('x1')]).toEqual([founder.assistant, founder.documentSharing('x1')]);
  expect([links.invoice('x1'), links.service('x1')]).toEqual([founder.invoice('x1'), founder.serviceList('x1')]);
  expect([links.booking('x1'), confirmation('x1')]).toEqual([founder.booking('x1'), founder.confirmationOf('x1')]);
  expect([links.quote('x1'), operatorBooking('x1')]).toEqual([founder.quote('x1'), admin.booking('x1')]);
  expect([operatorQuote('x1'), links.transfers()]).toEqual([admin.quote('x1'), admin.transfers]);
  expect(links.settings()).toBe(member.settings);
});

it('keeps every page under /m behind the guard', () => {
  const open = routes.filter(({ pattern, isGuarded }) => pattern.startsWith('/m') && !isGuarded);
  expect(open).toEqual([]);
});
