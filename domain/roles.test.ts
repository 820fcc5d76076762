import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dashboardChoices, GRANTABLE_ROLES, hasAnyRole, isGrantableRole, isSafeRedirect, ROLES } from './roles.ts';

describe('roles', () => {
  it('grants every role but admin', () => {
    expect(GRANTABLE_ROLES).toEqual(['user', 'founder', 'investor']);
    expect(ROLES.filter((role) => !isGrantableRole(role))).toEqual(['admin']);
  });

  it.each(['Admin', 'FOUNDER', ' founder', '', 'constructor', '__proto__'])('does not grant %j', (role) => {
    expect(isGrantableRole(role)).toBe(false);
  });

  it('lets any one of several required roles suffice', () => {
    expect(hasAnyRole(['user', 'founder'], ['founder', 'investor'])).toBe(true);
    expect(hasAnyRole(['user', 'investor'], ['founder'])).toBe(false);
    expect(hasAnyRole(['user', 'admin'], ['founder'])).toBe(false);
    expect(hasAnyRole([], ['user'])).toBe(false);
    expect(hasAnyRole([], [])).toBe(true);
  });

  it('offers each dashboard to anyone who holds its role, and the operator’s to operators only', () => {
    expect(dashboardChoices(['user', 'founder'])).toEqual([
      { dashboard: 'founder', allowed: true },
      { dashboard: 'investor', allowed: false },
    ]);
    expect(dashboardChoices(['user', 'admin'])).toEqual([
      { dashboard: 'founder', allowed: false },
      { dashboard: 'investor', allowed: false },
      { dashboard: 'admin', allowed: true },
    ]);
  });
});

describe('isSafeRedirect', () => {
  it.each([
    '/',
    '/m/overview',
    '/m/founder/startup-assistant/validate',
    '/m/founder/consultation/service-list?id=abc-123',
    '/m/profile/billing-history#plans',
    '/m/overview?sort=name&page=2',
    '/m/overview?q=%E1%BB%8Dja%20oge',
    '/m/overview?q=ọja',
    '/m/overview?q=100%',
    '/m/overview?q=a%2Fb',
    '/m/founder/reports/%E1%BB%8Dja',
    '/m/founder/reports/two%20words',
    '/m/founder/reports/a.b',
    '/auth/login?redirect=%2Fm%2Foverview',
  ])('allows %j', (path) => {
    expect(isSafeRedirect(path)).toBe(true);
  });

  it.each([
    // Nothing, or no path.
    '',
    ' ',
    'm/overview',
    './m',
    '../m',
    '?a=1',
    '#top',
    // Schemes and hosts.
    'https://evil.example',
    'HTTPS://evil.example',
    'http:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///etc/passwd',
    'mailto:a@b.example',
    'evil.example',
    'user@evil.example',
    // Two slashes, straight or disguised.
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/m//evil.example',
    '/m?next=//evil.example',
    '/m?next=https://evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/m/..//evil.example',
    '//evil.example/%2e%2e',
    '//user:pass@evil.example',
    '//[::1]/',
    '//0x7f000001',
    // Backslashes.
    '\\evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    '/m\\evil',
    '/m?a=\\',
    '/m#\\',
    // Characters that URL parsers drop or headers break on.
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r/evil.example',
    '\t//evil.example',
    '\n/m',
    ' /m',
    '/m ',
    '/m\r\nLocation: https://evil.example',
    '/m\u0000',
    '/m\u001f',
    '/m\u007f',
    '/m\u0085',
    '/\u00a0/evil.example',
    '/\u2028/evil.example',
    '/\u200b/evil.example',
    '/\u202e/m',
    '/\ufeff/evil.example',
    '/\u00ad/evil.example',
    '/\ud800',
    // Encoded once, twice, three times.
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%255cevil.example',
    '%2f%2fevil.example',
    '%2fm',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%0d%0aLocation:%20https://evil.example',
    '/m?a=%0d%0aSet-Cookie:x=1',
    '/m?a=%250d%250a',
    '/m#%00',
    '/m%00',
    '/m%7f',
    '/%c2%85',
    '/%e2%80%ae/m',
    '/%',
    '/%zz',
    '/%c0%af%c0%afevil.example',
    '/%ff',
    // Dot segments.
    '/.',
    '/..',
    '/../m',
    '/./m',
    '/m/../auth',
    '/%2e%2e/m',
    '/%2e%2e%2fevil.example',
    '/.%2e/m',
    '/.evil.example',
    // Look-alikes that normalise to slashes, backslashes and dots.
    '/\uff0fevil.example',
    '\uff0f\uff0fevil.example',
    '/%ef%bc%8fevil.example',
    '/\uff3cevil.example',
    '/\uff0e\uff0e/m',
    '/\u2025/m',
    // Too long.
    `/${'a'.repeat(2048)}`,
  ])('refuses %j', (path) => {
    expect(isSafeRedirect(path)).toBe(false);
  });

  it.each([undefined, null, 5, true, ['/m'], { toString: () => '/m' }, () => '/m'])(
    'refuses the non-text %o',
    (value) => {
      expect(isSafeRedirect(value)).toBe(false);
    },
  );

  it('never lets a path through that a browser would resolve to another site', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'//\\\\..:@?#%2f5c09aeA\t\n\u00a0\uff0f\u200b') });
    fc.assert(
      fc.property(hostile, (tail) => {
        const path = `/${tail}`;
        if (!isSafeRedirect(path)) return;
        const url = new URL(path, 'https://cairn.example/auth/login');
        expect(url.origin).toBe('https://cairn.example');
        expect(url.pathname.startsWith('//')).toBe(false);
        expect(url.pathname).not.toMatch(/\\/);
      }),
      { numRuns: 5000 },
    );
  });
});
