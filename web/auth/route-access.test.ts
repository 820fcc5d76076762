import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/roles.ts';
import type { AuthState } from './auth-session.ts';
import { decideAccess, onlyDashboardPath, openDashboards, pathAfterLogin } from './route-access.ts';
import { signedInAs } from './test-token.ts';

const at = (pathname: string, search = '') => ({ pathname, search });
const founder = signedInAs('user', 'founder');
const investor = signedInAs('user', 'investor');

describe('the guard', () => {
  it('waits while loading', () => {
    expect(decideAccess({ status: 'loading' }, at('/m/founder/overview'))).toBe('wait');
  });

  it('leads anyone who is signed out to the login, and back with path and query', () => {
    expect(decideAccess({ status: 'signed-out' }, at('/m/founder/overview', '?a=1&b=x y'))).toEqual({
      redirect: '/auth/login?redirect=%2Fm%2Ffounder%2Foverview%3Fa%3D1%26b%3Dx+y',
    });
  });

  it.each<[AuthState, string, boolean]>([
    [founder, '/m/founder', true],
    [founder, '/m/founder/startup-assistant/validate', true],
    [founder, '/m/investor/overview', false],
    [founder, '/m/notifications', true],
    [founder, '/m/founderish', true],
    [investor, '/m/investor/overview', true],
    [investor, '/m/founder/overview', false],
    [signedInAs('user'), '/m/overview', true],
    [signedInAs('user'), '/m/founder', false],
    [signedInAs('admin'), '/m/founder/overview', false],
    [signedInAs('user', 'admin'), '/m/admin', true],
    [signedInAs('user', 'admin'), '/m/admin/calendar', true],
    [founder, '/m/admin', false],
    [founder, '/m/admin/bookings/b1', false],
    [investor, '/m/admin', false],
    [signedInAs('user'), '/m/admin/settings', false],
    [founder, '/m/administrators', true],
    [signedInAs('user', 'founder', 'investor'), '/m/investor/overview', true],
    [signedInAs('user', 'founder', 'investor'), '/m/founder/overview', true],
  ])('%# decides by role', (state, pathname, isAllowed) => {
    expect(decideAccess(state, at(pathname))).toEqual(isAllowed ? 'allow' : { redirect: '/unauthorised' });
  });
});

describe('after login', () => {
  it.each([
    ['?redirect=%2Fm%2Ffounder%2Foverview%3Fa%3D1', '/m/founder/overview?a=1'],
    ['', '/m/overview'],
    ['?redirect=', '/m/overview'],
    ['?redirect=https://evil.example/', '/m/overview'],
    ['?redirect=//evil.example', '/m/overview'],
    ['?redirect=/%5Cevil.example', '/m/overview'],
    ['?redirect=%252F%252Fevil.example', '/m/overview'],
    ['?redirect=/%09/evil.example', '/m/overview'],
    ['?redirect=javascript:alert(1)', '/m/overview'],
    ['?redirect=/auth/login', '/m/overview'],
    ['?redirect=/auth', '/m/overview'],
    ['?verified=true', '/m/overview?verified=true'],
    ['?verified=false', '/m/overview'],
    ['?verified=true&redirect=/m/notifications', '/m/notifications'],
  ])('%s leads to %s', (search, target) => {
    expect(pathAfterLogin(search)).toBe(target);
  });
});

describe('the dashboards', () => {
  const names = (...roles: Role[]) => openDashboards(roles).map(({ dashboard, allowed }) => [dashboard, allowed]);

  it('are offered by role, the others disabled', () => {
    expect(names('user', 'founder')).toEqual([
      ['founder', true],
      ['investor', false],
    ]);
    expect(names('user')).toEqual([
      ['founder', false],
      ['investor', false],
    ]);
  });

  it("list the operator's only for an operator", () => {
    expect(names('user', 'founder', 'admin')).toEqual([
      ['founder', true],
      ['investor', false],
      ['admin', true],
    ]);
  });

  it('are skipped to when there is exactly one', () => {
    expect(onlyDashboardPath(['user', 'founder'])).toBe('/m/founder/overview');
    expect(onlyDashboardPath(['user', 'investor'])).toBe('/m/investor/overview');
    expect(onlyDashboardPath(['user', 'admin'])).toBe('/m/admin');
    expect(onlyDashboardPath(['user', 'founder', 'investor'])).toBeNull();
    expect(onlyDashboardPath(['user', 'founder', 'admin'])).toBeNull();
    expect(onlyDashboardPath(['user'])).toBeNull();
  });
});
