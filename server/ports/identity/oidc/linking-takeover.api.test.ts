import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { readEmailChange } from '#contract/accounts/email-change.ts';
import { identityPaths } from '#contract/accounts/identity.ts';
import { listLinkedLogins, removeLinkedLogin } from '#contract/accounts/linked-logins.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { createHostileSetup, expectRefused, type HostileSetup, says as saysOf } from '#tests/hostile-logins.ts';
import { addPasskey, createDevice, logInWithPasskey } from '#tests/passkeys.ts';
import { createIdentityCalls } from '#tests/second-factor.ts';

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

describe('somebody who wants another’s account by linking', () => {
  it.each([
    ['false', false],
    ['missing', undefined],
    ['the word true', 'true'],
    ['1', 1],
  ])('does not get it by an e-mail that the service has not confirmed: email_verified is %s', async (_, verified) => {
    const member = await victim();
    const browser = setup.browser();
    setup.evil.answer({ claims: { ...says('unproved', member.email).claims, email_verified: verified } });
    expectRefused(await browser.logIn('evil'), 'auth/provider-email-unverified');
    expect(await browser.token()).toBeNull();
    await setup.expectUnharmed(member);
  });

  it('does not get it by an e-mail that the service may not vouch for', async () => {
    const member = await victim();
    setup.school.answer(says('pupil', member.email));
    expectRefused(await setup.browser().logIn('school'), 'auth/provider-email-unverified');
    setup.school.answer(says('pupil', `${member.email}@school.example.evil.example`));
    expect((await setup.browser().logIn('school')).error).not.toBeNull();
    await setup.expectUnharmed(member);
  });

  it.each([
    ['with the Kelvin sign, which lower case turns into k', 'kate', '\u212Aate', 'auth/provider-email-missing'],
    ['with a dotless i', 'ivy', 'ıvy', 'auth/provider-email-missing'],
    ['with a Cyrillic a', 'ada', 'аda', 'auth/provider-email-missing'],
    ['with a full-width letter', 'ann', 'ａnn', 'auth/provider-email-missing'],
    ['with a null character', 'nul', 'nul\u0000', 'auth/provider-email-missing'],
    ['with a blank before it', 'blank', ' blank', 'auth/provider-email-missing'],
  ] as const)('does not get it by an address that looks alike: %s', async (_, own, other, code) => {
    const member = await setup.member(`${own}-${counter}`);
    setup.evil.answer(says('alike', member.email.replace(own, other)));
    expectRefused(await setup.browser().logIn('evil'), code);
    await setup.expectUnharmed(member);
  });

  it.each([
    ['a plus and a tag', 'plus', 'plus+tag'],
    ['a dot more', 'dots', 'd.ots'],
  ])('gets an account of their own, and no other’s, with %s', async (_, own, other) => {
    const member = await setup.member(`${own}-${counter}`);
    const browser = setup.browser();
    setup.evil.answer(says('own', member.email.replace(own, other)));
    expect((await browser.logIn('evil')).path).toBe('/auth/finish');
    const made = await browser.finish();
    expect(decodeJwt(String(made.data.token)).sub).not.toBe(member.uid);
    await setup.expectUnharmed(member);
  });

  it('finds no back door in an account that they had made with the victim’s e-mail before', async () => {
    const email = `hijacked-${counter}@cairn.example`;
    const attacker = setup.browser();
    await attacker.signUp(email, 'the attacker knows it');
    const stolen = (await attacker.token()) ?? '';
    const uid = decodeJwt(stolen).sub ?? '';
    const device = createDevice();
    const calls = createIdentityCalls(setup.test);
    // What an account could have before its address was proved, until that was refused.
    const mark = (isProved: boolean) =>
      setup.test.context.database.db.execute(
        sql`update identity_users set email_verified = ${isProved} where id = ${uid}`,
      );
    await mark(true);
    expect((await addPasskey(calls, attacker.cookies.header(), device)).status).toBe(200);
    const change = { name: 'Mallory', email: `mallory-${counter}@cairn.example` };
    expect((await setup.call(updateUser, { token: stolen, body: change })).status).toBe(200);
    await mark(false);
    // A login of the attacker's own cannot be linked to an address that they have not proved.
    expect((await attacker.link('evil')).code).toBe('auth/email-unverified');

    const owner = setup.browser();
    setup.evil.answer(says('the owner', email));
    expect((await owner.logIn('evil')).path).toBe('/m/overview');
    const token = (await owner.token()) ?? '';
    expect(decodeJwt(token)).toMatchObject({ sub: uid, email_verified: true });
    expect((await setup.mailOf(email, /Your account is yours/)).text).toContain('nobody had confirmed');

    expect(await attacker.token()).toBeNull();
    expect((await setup.call(readOwnAccount, { token: stolen })).code).toBe('auth/user-token-expired');
    expect((await setup.browser().withPassword(email, 'the attacker knows it')).code).toBe('auth/invalid-credential');
    expect((await logInWithPasskey(calls, device)).code).toBe('auth/passkey-unknown');
    expect((await setup.call(readEmailChange, { token })).data.change).toBeNull();
    expect((await setup.call(listSessions, { token })).data.items).toHaveLength(1);
    const { items, hasPassword } = (await setup.call(listLinkedLogins, { token })).data;
    expect([items.map((one) => one.email), hasPassword]).toEqual([[email], false]);
    // Once the address is proved, it happens to nobody again.
    const again = setup.browser();
    setup.evil.answer(says('the owner', email));
    await again.logIn('evil');
    expect(await owner.token()).not.toBeNull();
  });

  it('cannot use the link to a new password from before the owner came', async () => {
    const email = `mailbox-${counter}@cairn.example`;
    const attacker = setup.browser();
    await attacker.signUp(email);
    await attacker.post(identityPaths.requestPasswordReset, { email });
    const mail = await setup.mailOf(email, /Reset your password/);
    const code = /token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';
    setup.evil.answer(says('the owner', email));
    await setup.browser().logIn('evil');
    const reset = await attacker.post(identityPaths.resetPassword, { token: code, password: 'four green hills' });
    expect(reset.code).toBe('auth/invalid-action-code');
  });

  it('cannot link their own login to the account of the person who is logged in when the answer comes', async () => {
    const member = await victim();
    const attacker = await setup.member(`attacker-${counter}`);
    const browser = setup.browser();
    await browser.withPassword(attacker.email);
    setup.evil.answer(says('attacker', `any-${counter}@mail.example`));
    const back = await browser.travel((await browser.link('evil')).data.url);
    await browser.signOut();
    await browser.withPassword(member.email);
    const come = await browser.comeBack(back);
    expect([come.path, come.error]).toEqual(['/m/profile/account-information', 'auth/linked-login-session']);
    const { identity } = setup.test.context;
    for (const { uid } of [member, attacker]) expect((await identity.linkedLogins.list(uid)).items).toEqual([]);
  });

  it('cannot link without a session, or in one that is older than ten minutes', async () => {
    const member = await victim();
    expect((await setup.browser().link('evil')).code).toBe('auth/no-token');
    const browser = setup.browser();
    await browser.withPassword(member.email);
    await setup.test.context.database.db.execute(
      sql`update identity_sessions set created_at = now() - interval '11 minutes' where user_id = ${member.uid}`,
    );
    expect((await browser.link('evil')).code).toBe('auth/requires-recent-login');
    const token = (await browser.token()) ?? '';
    const removed = await setup.call(removeLinkedLogin, { token, params: { linkedLoginId: 'any' } });
    expect([removed.status, removed.code]).toEqual([401, 'auth/requires-recent-login']);
  });

  it('cannot take over a login that is linked to another account, nor remove it', async () => {
    const member = await victim();
    const browser = setup.browser();
    await browser.withPassword(member.email);
    setup.evil.answer(says('of the victim', `victims-${counter}@mail.example`));
    await browser.linkWith('evil');
    const { items } = await setup.test.context.identity.linkedLogins.list(member.uid);
    const attacker = await setup.member(`attacker-${counter}`);
    const theirs = setup.browser();
    await theirs.withPassword(attacker.email);
    const come = await theirs.linkWith('evil');
    expect([come.path, come.error]).toEqual(['/m/profile/account-information', 'auth/linked-login-taken']);
    const token = (await theirs.token()) ?? '';
    const removed = await setup.call(removeLinkedLogin, { token, params: { linkedLoginId: items[0]?.id ?? '' } });
    expect([removed.status, removed.code]).toEqual([404, 'LINKED_LOGIN_UNKNOWN']);
    expect((await setup.test.context.identity.linkedLogins.list(member.uid)).items).toHaveLength(1);
  });

  it('does not get in once their e-mail at the service is the victim’s: the subject says who they are', async () => {
    const member = await victim();
    const browser = setup.browser();
    setup.evil.answer(says('attacker', `attacker-${counter}@mail.example`));
    await browser.logIn('evil');
    const { sub } = decodeJwt(String((await browser.finish()).data.token));
    await browser.signOut();
    setup.evil.answer(says('attacker', member.email));
    expect((await browser.logIn('evil')).path).toBe('/m/overview');
    const token = (await browser.token()) ?? '';
    expect(decodeJwt(token)).toMatchObject({ sub, email: `attacker-${counter}@mail.example` });
    await setup.expectUnharmed(member);
  });

  it('does not get in with an address that the service has given to somebody else since', async () => {
    const member = await victim();
    const browser = setup.browser();
    setup.evil.answer(says('first holder', member.email));
    expect((await browser.logIn('evil')).path).toBe('/m/overview');
    setup.evil.answer(says('second holder', member.email));
    const other = setup.browser();
    expectRefused(await other.logIn('evil'), 'auth/linked-login-other');
    expect(await other.token()).toBeNull();
  });

  it('of two who claim the same address at once by two logins, one is linked', async () => {
    const email = `race-${counter}@cairn.example`;
    await setup.browser().signUp(email);
    const browsers = [setup.browser(), setup.browser()];
    const backs: string[] = [];
    for (const [index, browser] of browsers.entries()) {
      setup.evil.answer(says(`racer ${index}`, email));
      backs.push(await browser.travel((await browser.start('evil')).data.url));
    }
    const comes = await Promise.all(browsers.map((browser, index) => browser.comeBack(backs[index] ?? '')));
    expect(comes.map(({ error }) => error).sort()).toEqual(['auth/linked-login-other', null]);
  });

  it('cannot remove both of two ways in at once', async () => {
    const browser = setup.browser();
    setup.evil.answer(says('only', `only-${counter}@school.example`));
    await browser.logIn('evil');
    await browser.finish();
    setup.school.answer(says('only', `only-${counter}@school.example`));
    await browser.linkWith('school');
    const token = (await browser.token()) ?? '';
    const { items } = (await setup.call(listLinkedLogins, { token })).data;
    expect(items).toHaveLength(2);
    const removed = await Promise.all(
      items.map(({ id }) => setup.call(removeLinkedLogin, { token, params: { linkedLoginId: id } })),
    );
    expect(removed.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
