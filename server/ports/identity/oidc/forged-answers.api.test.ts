import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityPaths } from '#contract/accounts/identity.ts';
import { createHostileSetup, expectRefused, type HostileSetup, says as saysOf } from '#tests/hostile-logins.ts';
import { redirectUriOf } from '#tests/linked-logins.ts';

let setup: HostileSetup;
beforeAll(async () => {
  setup = await createHostileSetup();
});
afterAll(() => setup.close());

let counter = 0;
beforeEach(() => {
  counter += 1;
});

/** A member whom the attacker is after. */
const victim = () => setup.member(`victim-${counter}`);
/** What a service says of somebody, whose subject no other test has. */
const says = (subject: string, ...rest: [email: unknown, verified?: unknown]) =>
  saysOf(`${subject}-${counter}`, ...rest);

describe('somebody who wants another’s account by an answer of a service', () => {
  it('does not get in by a subject that the user information swaps', async () => {
    const member = await victim();
    setup.evil.answer({
      claims: { sub: `me-${counter}`, email: undefined },
      info: { sub: `you-${counter}`, email: member.email, email_verified: true },
    });
    expectRefused(await setup.browser().logIn('evil'), 'auth/provider-answer-invalid');
    await setup.expectUnharmed(member);
  });

  it('does not get in by the same subject of another service', async () => {
    const browser = setup.browser();
    const email = `twice-${counter}@mail.example`;
    setup.evil.answer(says('the same', email));
    await browser.logIn('evil');
    const { sub } = decodeJwt(String((await browser.finish()).data.token));
    const other = setup.browser();
    setup.school.answer(says('the same', `pupil-${counter}@school.example`));
    expect((await other.logIn('school')).path).toBe('/auth/finish');
    expect(decodeJwt(String((await other.finish()).data.token)).sub).not.toBe(sub);
  });

  it.each([
    ['says that it is another issuer', { claims: { iss: 'https://accounts.google.com' } }],
    ['was made for another client', { claims: { aud: 'another-site' } }],
    ['has another nonce', { claims: { nonce: 'of-another-login' } }],
    ['has no nonce', { claims: { nonce: undefined } }],
    ['is signed by nobody’s key', { isForged: true }],
    ['comes with another issuer in the address', { back: { iss: 'https://accounts.google.com' } }],
  ])('does not get in by an answer that %s', async (_, wrong) => {
    const member = await victim();
    const { claims } = says('liar', member.email);
    setup.evil.answer({ ...wrong, claims: { ...claims, ...('claims' in wrong ? wrong.claims : {}) } });
    const browser = setup.browser();
    expectRefused(await browser.logIn('evil'), 'auth/provider-answer-invalid');
    expect(await browser.token()).toBeNull();
    await setup.expectUnharmed(member);
  });

  it('cannot mix two services up: an answer at the other’s address is for nobody', async () => {
    const member = await victim();
    setup.evil.answer({ ...says('mixed', member.email), backTo: redirectUriOf('school') });
    const browser = setup.browser();
    expectRefused(await browser.logIn('evil'), 'auth/provider-login-over');
    await setup.expectUnharmed(member);
  });

  it('cannot have the victim log in as the attacker: the state belongs to the browser where it began', async () => {
    const attacker = setup.browser();
    setup.evil.answer(says('attacker', `attacker-${counter}@mail.example`));
    const forged = await attacker.travel((await attacker.start('evil')).data.url);
    const other = setup.browser();
    expectRefused(await other.comeBack(forged), 'auth/provider-login-over');
    // Nor with a login of its own under way, and the attacker's code in it.
    const own = new URL((await other.start('evil')).data.url).searchParams.get('state') ?? '';
    const crossed = new URL(forged);
    crossed.searchParams.set('state', own.replace(/.$/, own.endsWith('A') ? 'B' : 'A'));
    expectRefused(await other.comeBack(crossed.href), 'auth/provider-login-over');
    for (const origin of ['https://evil.example', 'null']) {
      const headers = { origin, cookie: other.cookies.header() };
      const url = identityPaths.startLogin;
      const { app } = setup.test;
      const begun = await app.inject({ method: 'POST', url, headers, payload: { provider: 'evil' } });
      expect([begun.statusCode, begun.json().code]).toEqual([403, 'auth/unauthorized-domain']);
    }
    expect(await other.token()).toBeNull();
  });

  it('cannot play a code back, in the same browser or with its cookies stolen', async () => {
    const browser = setup.browser();
    setup.evil.answer(says('replay', `replay-${counter}@mail.example`));
    const back = await browser.travel((await browser.start('evil')).data.url);
    const stolen = browser.cookies.header();
    expect((await browser.comeBack(back)).path).toBe('/auth/finish');
    expectRefused(await browser.comeBack(back), 'auth/provider-login-over');
    const answer = await setup.test.app.inject({
      url: back.slice('http://localhost:3000'.length),
      headers: { cookie: stolen },
    });
    expect(String(answer.headers.location)).toContain('error=auth%2Fprovider-login-over');
    // With a login of their own, whose state they put there: the service has spent the code.
    const other = setup.browser();
    const state = new URL((await other.start('evil')).data.url).searchParams.get('state') ?? '';
    const again = new URL(back);
    again.searchParams.set('state', state);
    expectRefused(await other.comeBack(again.href), 'auth/provider-login-over');
  });

  it('cannot use a code of another login with it: nonce and verifier are of that one', async () => {
    const [one, two] = [setup.browser(), setup.browser()];
    setup.evil.answer(says('crossed', `crossed-${counter}@mail.example`));
    const first = new URL(await one.travel((await one.start('evil')).data.url));
    const second = new URL((await two.start('evil')).data.url);
    first.searchParams.set('state', second.searchParams.get('state') ?? '');
    expectRefused(await two.comeBack(first.href), 'auth/provider-answer-invalid');
  });

  it.each([
    'https://evil.example/m/overview',
    '//evil.example',
    '/\\evil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
    '/auth/login?redirect=//evil.example',
    '/m/overview\r\nset-cookie: a=b',
  ])('cannot have it lead away from the site: %j', async (redirect) => {
    const browser = setup.browser();
    setup.evil.answer(says('leads away', `away-${counter}@mail.example`));
    const come = await browser.logIn('evil', { redirect });
    expect([come.path, come.redirect]).toEqual(['/auth/finish', null]);
    await browser.finish();
    const again = await browser.logIn('evil', { redirect });
    expect(again.location).toBe('http://localhost:3000/m/overview');
  });
});
