import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityErrors } from '#contract/accounts/identity-errors.ts';
import { createHostileSetup, type HostileSetup, says as saysOf } from '#tests/hostile-logins.ts';
import { createLinkedSetup } from '#tests/linked-logins.ts';
import { startHostileProvider } from '#tests/setup/hostile-provider.ts';
import { settingsOf } from '#tests/setup/login-provider.ts';

let setup: HostileSetup;
beforeAll(async () => {
  setup = await createHostileSetup();
});
afterAll(() => setup.close());

let counter = 0;
beforeEach(() => {
  counter += 1;
});

/** What a service says of somebody, whose subject no other test has. */
const says = (subject: string, ...rest: [email: unknown, verified?: unknown]) =>
  saysOf(`${subject}-${counter}`, ...rest);

describe('what goes wrong on the way', () => {
  const back = (error: string) => ({ back: { error, code: '' } });

  it.each([
    ['stopped there', back('access_denied'), 'auth/provider-cancelled'],
    ['was not asked there', back('interaction_required'), 'auth/provider-cancelled'],
    ['met a fault there', back('server_error'), 'auth/provider-unavailable'],
    ['met a service that does not know us', back('unauthorized_client'), 'auth/provider-answer-invalid'],
    ['met a service that answers no token', { status: 502 }, 'auth/provider-unavailable'],
    [
      'met a clock that is ten minutes behind',
      { claims: { exp: Math.floor(Date.now() / 1000) - 600, iat: Math.floor(Date.now() / 1000) - 900 } },
      'auth/provider-clock',
    ],
    ['has no e-mail there', { claims: { email: undefined, email_verified: undefined } }, 'auth/provider-email-missing'],
    ['has something else than an e-mail there', { claims: { email: 'no address' } }, 'auth/provider-email-missing'],
  ] as const)('says so to anyone who %s, and keeps where they wanted to go', async (_, wrong, code) => {
    const { claims } = says('visitor', `visitor-${counter}@mail.example`);
    setup.evil.answer({ ...wrong, claims: { ...claims, ...('claims' in wrong ? wrong.claims : {}) } });
    const come = await setup.browser().logIn('evil', { redirect: '/m/notifications?x=1' });
    expect([come.path, come.error, come.redirect]).toEqual(['/auth/login', code, '/m/notifications?x=1']);
    expect(identityErrors[code].message.length).toBeGreaterThan(40);
  });

  it('says so of a login that took longer than ten minutes, and keeps where they wanted to go', async () => {
    const browser = setup.browser();
    setup.evil.answer(says('slow', `slow-${counter}@mail.example`));
    const come = await browser.travel((await browser.start('evil', { redirect: '/m/notifications' })).data.url);
    await setup.test.context.database.db.execute(
      sql`update identity_verifications set expires_at = now() - interval '1 second' where value like '%"verifier"%'`,
    );
    const late = await browser.comeBack(come);
    expect([late.error, late.redirect]).toEqual(['auth/provider-login-over', '/m/notifications']);
  });

  it('begins nothing at a service that is away, or that nobody configured', async () => {
    const away = await startHostileProvider();
    const own = await createLinkedSetup(settingsOf('away', away.issuer));
    away.away(true);
    const begun = await own.browser().start('away');
    expect([begun.status, begun.code]).toEqual([503, 'auth/provider-unavailable']);
    const unknown = await own.browser().start('nobody');
    expect([unknown.status, unknown.code]).toEqual([403, 'auth/operation-not-allowed']);
    away.away(false);
    // It is asked again the next time.
    expect((await own.browser().start('away')).status).toBe(200);
    await own.close();
    await away.close();
  });

  it('says so when the service goes away while somebody is there', async () => {
    const away = await startHostileProvider();
    const own = await createLinkedSetup(settingsOf('away', away.issuer));
    away.answer(says('left alone', `alone-${counter}@mail.example`));
    const browser = own.browser();
    const come = await browser.travel((await browser.start('away', { redirect: '/m/notifications' })).data.url);
    await away.close();
    const late = await browser.comeBack(come);
    expect([late.path, late.error, late.redirect]).toEqual([
      '/auth/login',
      'auth/provider-unavailable',
      '/m/notifications',
    ]);
    await own.close();
  });

  it('leaves neither tokens nor codes in the log', async () => {
    setup.evil.answer(says('logged', `logged-${counter}@mail.example`, false));
    const browser = setup.browser();
    const back = await browser.travel((await browser.start('evil')).data.url);
    await browser.comeBack(back);
    const log = setup.test.logLines.join('\n');
    expect(log).toContain('auth/provider-email-unverified');
    const { searchParams } = new URL(back);
    for (const secret of [searchParams.get('code'), searchParams.get('state'), `logged-${counter}@mail.example`])
      expect(log).not.toContain(secret ?? '');
  });
});
