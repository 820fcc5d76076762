import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as contract from '#contract/accounts/email-change.ts';
import { identityPaths } from '#contract/accounts/identity.ts';
import { createEmailChangeSetup, tokenIn } from '#tests/email-change.ts';
import { memberPassword, tokenOfCookie } from '#tests/members.ts';
import { signIn } from '#tests/personas.ts';

let setup: Awaited<ReturnType<typeof createEmailChangeSetup>>;
beforeAll(async () => {
  setup = await createEmailChangeSetup();
});
afterEach(() => setup.setAhead(0));
afterAll(() => setup.test.close());

const invalid = [400, 'auth/invalid-action-code'];
const confirm = (token: string) => setup.confirmed(token);
const sendAgain = (token: string) => setup.call(contract.resendEmailChange, { token });
const cancel = (token: string) => setup.call(contract.cancelEmailChange, { token });

describe('a changed e-mail', () => {
  it('waits: the records keep the old one, and both addresses are asked', async () => {
    const { email, token } = await setup.member('waits');
    const answer = await setup.ask(token, 'waits-new@cairn.example', 'Ada');
    expect([answer.status, answer.json.message]).toEqual([
      200,
      'Confirm the change in the mails that we have sent to both addresses',
    ]);
    expect(answer.data).toMatchObject({ name: 'Ada', email });
    const { user, founder, claims } = await setup.own(token);
    expect([user.email, founder?.email, claims.email]).toEqual([email, email, email]);
    expect(user.name).toBe('Ada');
    const change = await setup.waiting(token);
    expect(change).toMatchObject({ email: 'waits-new@cairn.example', oldConfirmed: false, newConfirmed: false });
    const hours = (Date.parse(change?.expiresAt ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
    const toOld = await setup.findMail(email, /^Confirm the change/);
    const toNew = await setup.findMail('waits-new@cairn.example', /^Confirm your new/);
    expect(toOld.text).toContain('to waits-new@cairn.example');
    expect(toNew.text + toNew.html).not.toContain(email);
    for (const { text, html } of [toOld, toNew]) {
      expect(text).toMatch(/http:\/\/localhost:3000\/confirm-email#[\w-]{43}\n/);
      expect(html).toContain('/confirm-email#');
    }
  });

  it.each(['the old', 'the new'])('is taken once both have confirmed, %s one first', async (first) => {
    const name = first.replace(' ', '-');
    const { email, token, cookie } = await setup.member(name);
    const newEmail = `${name}-2@cairn.example`;
    const { oldToken, newToken } = await setup.begin({ token, email }, newEmail);
    const order = first === 'the old' ? [oldToken, newToken] : [newToken, oldToken];
    expect(await confirm(order[0] ?? '')).toEqual({ isChanged: false });
    expect((await setup.own(token)).user.email).toBe(email);
    expect(await confirm(order[1] ?? '')).toEqual({ isChanged: true });

    const { user, founder } = await setup.own(token);
    expect([user.email, founder?.email]).toEqual([newEmail, newEmail]);
    expect(decodeJwt((await tokenOfCookie(setup.test, cookie)) ?? '')).toMatchObject({
      email: newEmail,
      email_verified: true,
    });
    expect(await setup.waiting(token)).toBeNull();
    await expect(signIn(setup.test, email, memberPassword)).rejects.toThrow('auth/invalid-credential');
    expect((await signIn(setup.test, newEmail, memberPassword)).token).toBeTruthy();
    for (const to of [email, newEmail])
      expect((await setup.findMail(to, /was changed$/)).text).toContain(`from ${email} to ${newEmail}`);
  });

  it('ends every session but the one that asked for it', async () => {
    const { email, token, cookie } = await setup.member('sessions');
    const other = await signIn(setup.test, email, memberPassword);
    const { oldToken, newToken } = await setup.begin({ token, email }, 'sessions-2@cairn.example');
    await confirm(oldToken);
    expect(await tokenOfCookie(setup.test, other.cookie)).not.toBeNull();
    await confirm(newToken);
    expect(await tokenOfCookie(setup.test, other.cookie)).toBeNull();
    expect(await tokenOfCookie(setup.test, cookie)).not.toBeNull();
    await vi.waitFor(
      async () =>
        expect((await setup.call(contract.readEmailChange, { token: other.token })).code).toBe(
          'auth/user-token-expired',
        ),
      { timeout: 30_000 },
    );
  });

  it('needs a session that began within ten minutes; nothing else of the call is kept otherwise', async () => {
    const { cookie } = await setup.member('late');
    setup.setAhead(11 / 60);
    const token = (await tokenOfCookie(setup.test, cookie)) ?? '';
    const answer = await setup.ask(token, 'late-2@cairn.example', 'Another Name');
    expect([answer.status, answer.code]).toEqual([401, 'auth/requires-recent-login']);
    expect((await setup.own(token)).user.name).toBe('late');
    expect(await setup.waiting(token)).toBeNull();
  });

  it('is none when it is written another way', async () => {
    const { token } = await setup.member('same');
    const answer = await setup.ask(token, ' SAME@Cairn.Example ', 'Ada');
    expect([answer.status, answer.json.message]).toEqual([200, 'Name updated successfully']);
    expect(await setup.waiting(token)).toBeNull();
  });

  it('verifies an account that never was, by the same two confirmations', async () => {
    const { email, token } = await setup.member('unproved');
    expect((await setup.own(token)).claims.email_verified).toBe(false);
    const { oldToken, newToken } = await setup.begin({ token, email }, 'unproved-2@cairn.example');
    expect(await confirm(newToken)).toEqual({ isChanged: false });
    expect((await setup.own(token)).user.email).toBe(email);
    expect(await confirm(oldToken)).toEqual({ isChanged: true });
    const after = await signIn(setup.test, 'unproved-2@cairn.example', memberPassword);
    expect(decodeJwt(after.token).email_verified).toBe(true);
  });
});

describe('an address that has an account', () => {
  it('gets the same answer, and its owner is told instead of asked', async () => {
    const owner = await setup.member('owner');
    const { email, token } = await setup.member('guesser');
    const free = await setup.ask(token, 'nobody-there@cairn.example');
    const freeChange = await setup.waiting(token);
    await setup.findMail(email, /^Confirm the change/);
    const taken = await setup.ask(token, 'OWNER@cairn.example');
    const change = await setup.waiting(token);
    expect([taken.status, taken.json]).toEqual([free.status, free.json]);
    expect(change).toEqual({ ...freeChange, email: owner.email, expiresAt: change?.expiresAt });
    const { text } = await setup.findMail(owner.email, /wanted to use/);
    expect(text).not.toMatch(/confirm-email|guesser/);

    const oldToken = tokenIn(await setup.findMail(email, /^Confirm the change/, 2));
    expect(await confirm(oldToken)).toEqual({ isChanged: false });
    expect(await setup.waiting(token)).toMatchObject({ oldConfirmed: true, newConfirmed: false });
    expect(setup.mails.filter((mail) => mail.to === owner.email && /^Confirm your new/.test(mail.subject))).toEqual([]);
    expect((await sendAgain(token)).data.change).toEqual(await setup.waiting(token));
    await setup.findMail(owner.email, /wanted to use/, 2);
    expect((await setup.own(token)).user.email).toBe(email);
    expect((await signIn(setup.test, owner.email, memberPassword)).token).toBeTruthy();
  });

  it('since the change was asked for keeps it: both accounts stay as they are', async () => {
    const { email, token } = await setup.member('slow');
    const { oldToken, newToken } = await setup.begin({ token, email }, 'quick@cairn.example');
    expect(await confirm(newToken)).toEqual({ isChanged: false });
    const quick = await setup.member('quick');
    expect(await confirm(oldToken)).toEqual([409, 'auth/email-already-in-use']);
    expect((await setup.own(token)).user.email).toBe(email);
    expect((await setup.own(quick.token)).user.email).toBe('quick@cairn.example');
    expect(await setup.waiting(token)).toMatchObject({ oldConfirmed: false, newConfirmed: true });
  });
});

describe('the mails', () => {
  it('are sent again to anyone who has not confirmed, with links that work, five times an hour', async () => {
    const { email, token } = await setup.member('again');
    const { oldToken, newToken } = await setup.begin({ token, email }, 'again-2@cairn.example');
    await confirm(oldToken);
    const answer = await sendAgain(token);
    expect([answer.json.message, answer.data.change]).toEqual([
      'The mails are on their way again',
      await setup.waiting(token),
    ]);
    const second = await setup.findMail('again-2@cairn.example', /^Confirm your new/, 2);
    expect(tokenIn(second)).toBe(newToken);
    expect(setup.mails.filter((mail) => mail.to === email && /^Confirm the change/.test(mail.subject))).toHaveLength(1);
    for (let count = 0; count < 3; count++) expect((await sendAgain(token)).status).toBe(200);
    const refused = await sendAgain(token);
    expect([refused.status, refused.code]).toEqual([429, 'auth/too-many-requests']);
    expect((await setup.ask(token, 'again-3@cairn.example')).code).toBe('auth/too-many-requests');
    expect(await setup.waiting(token)).toMatchObject({ email: 'again-2@cairn.example' });
  });

  it('go to one new address ten times a day, no matter who asks', async () => {
    const three = [await setup.member('one'), await setup.member('two'), await setup.member('three')];
    const answers = [];
    for (const { token } of three)
      for (let count = 0; count < 4; count++) answers.push((await setup.ask(token, 'crowded@cairn.example')).status);
    expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
  });
});

describe('anyone who is neither of the two', () => {
  it('sees nothing of the change, and changes nothing of it', async () => {
    const { email, token } = await setup.member('private');
    await setup.begin({ token, email }, 'private-2@cairn.example');
    const stranger = await setup.member('stranger');
    expect(await setup.waiting(stranger.token)).toBeNull();
    expect((await sendAgain(stranger.token)).code).toBe('EMAIL_CHANGE_UNKNOWN');
    await cancel(stranger.token);
    expect(await setup.waiting(token)).not.toBeNull();
  });

  it('opens nothing with a link to a new password that the old address was sent before', async () => {
    const { email, token } = await setup.member('reset');
    const forgot = (address: string) =>
      setup.test.app.inject({ method: 'POST', url: identityPaths.requestPasswordReset, payload: { email: address } });
    await forgot(email);
    const code = /token=([\w-]+)/.exec((await setup.findMail(email, /^Reset/)).text)?.[1];
    const { oldToken, newToken } = await setup.begin({ token, email }, 'reset-2@cairn.example');
    for (const link of [oldToken, newToken]) await confirm(link);
    const payload = { token: code, password: 'a thief has chosen it' };
    const answer = await setup.test.app.inject({ method: 'POST', url: identityPaths.resetPassword, payload });
    expect([answer.statusCode, answer.json().code]).toEqual(invalid);
    expect((await signIn(setup.test, 'reset-2@cairn.example', memberPassword)).token).toBeTruthy();
  });
});
