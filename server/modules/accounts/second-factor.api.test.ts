import { sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOwnAccount } from '#contract/accounts/accounts.ts';
import { identityPaths } from '#contract/accounts/identity.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '#contract/accounts/second-factor.ts';
import { codeOf, wrongCode } from '#tests/authenticator.ts';
import { createVerifiedMember, tokenOfCookie } from '#tests/members.ts';
import { createSecondFactorSetup, type SecondFactorSetup } from '#tests/second-factor.ts';

let setup: SecondFactorSetup;
beforeAll(async () => {
  setup = await createSecondFactorSetup();
});
afterAll(() => setup.close());

const read = async (token: string) => (await setup.call(readSecondFactor, { token })).data;

describe('a second factor', () => {
  it('is on once the first code was right, answers recovery codes once, and is told by mail', async () => {
    const { token, email } = await createVerifiedMember(setup.test, 'ada');
    expect(await read(token)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    const { key, uri } = (await setup.call(beginSecondFactor, { token })).data;
    expect(key).toMatch(/^[A-Z2-7]{52}$/);
    expect(uri).toBe(`otpauth://totp/Cairn:${encodeURIComponent(email)}?secret=${key}&issuer=Cairn&digits=6&period=30`);
    const wrong = await setup.call(confirmSecondFactor, { token, body: { code: await wrongCode(key) } });
    expect([wrong.status, wrong.code]).toEqual([400, 'auth/invalid-code']);
    expect((await read(token)).isOn).toBe(false);
    const on = await setup.call(confirmSecondFactor, { token, body: { code: await codeOf(key) } });
    expect(on.json.message).toBe('The second factor is on');
    expect(on.data.recoveryCodes).toHaveLength(10);
    for (const code of on.data.recoveryCodes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
    expect(new Set(on.data.recoveryCodes).size).toBe(10);
    expect(await read(token)).toEqual({ isOn: true, since: expect.any(String), recoveryCodesLeft: 10 });
    expect(await setup.subjects(email, 1)).toEqual(['Your second factor is on']);
    for (const again of [
      await setup.call(beginSecondFactor, { token }),
      await setup.call(confirmSecondFactor, { token, body: { code: await codeOf(key, 1) } }),
    ])
      expect([again.status, again.code]).toEqual([409, 'auth/second-factor-on']);
  });

  it('asks for a code after the password: no session and no token before it', async () => {
    const member = await setup.member('bisi');
    const asked = await setup.identity.withPassword(member.email);
    expect([asked.status, asked.data]).toEqual([200, { token: null, codeNeeded: true }]);
    expect(await tokenOfCookie(setup.test, asked.cookie)).toBeNull();
    const answer = await setup.identity.withCode(asked.cookie, { code: await codeOf(member.key) });
    expect([answer.status, decodeJwt(answer.data.token ?? '').sub]).toEqual([200, member.uid]);
    expect((await setup.call(readOwnAccount, { token: answer.data.token ?? '' })).data.user.id).toBe(member.uid);
    expect(await tokenOfCookie(setup.test, answer.cookie)).not.toBeNull();
  });

  it.each([
    [-2, 400],
    [-1, 200],
    [1, 200],
    [2, 400],
  ])('takes a code of %i spans of 30 seconds from now with %i, as RFC 6238 advises', async (steps, status) => {
    const member = await setup.member(`clock-${steps + 2}`);
    setup.pass(120);
    const { cookie } = await setup.identity.withPassword(member.email);
    expect((await setup.identity.withCode(cookie, { code: await codeOf(member.key, steps) })).status).toBe(status);
  });

  it('lets in with a recovery code, each once, says by mail what is left, and warns at two', async () => {
    const { email, recoveryCodes } = await setup.member('chidi');
    const [first = '', ...others] = recoveryCodes;
    const use = async (recoveryCode: string) =>
      setup.identity.withCode((await setup.identity.withPassword(email)).cookie, { recoveryCode });
    const written = ` ${first.toUpperCase().replace('-', ' ')} `;
    const answer = await use(written);
    expect(answer.status).toBe(200);
    expect(await read(answer.data.token ?? '')).toMatchObject({ isOn: true, recoveryCodesLeft: 9 });
    expect((await use(first)).code).toBe('auth/invalid-recovery-code');
    for (const code of others.slice(0, 7)) expect((await use(code)).status).toBe(200);
    const subjects = await setup.subjects(email, 10);
    expect(subjects.filter((subject) => subject === 'A recovery code was used')).toHaveLength(8);
    expect(subjects.filter((subject) => subject === 'Two recovery codes are left')).toHaveLength(1);
  });

  it('makes new recovery codes with a code, and those before let nobody in', async () => {
    const member = await setup.member('dayo');
    const body = { code: await codeOf(member.key) };
    const { recoveryCodes } = (await setup.call(renewRecoveryCodes, { token: member.token, body })).data;
    expect(recoveryCodes.filter((code) => member.recoveryCodes.includes(code))).toEqual([]);
    const { cookie } = await setup.identity.withPassword(member.email);
    const old = await setup.identity.withCode(cookie, { recoveryCode: member.recoveryCodes[0] });
    expect(old.code).toBe('auth/invalid-recovery-code');
    expect((await setup.identity.withCode(cookie, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
  });

  it.each(['code', 'recovery code'])('is turned off with a %s, told by mail, and asked for no more', async (kind) => {
    const member = await setup.member(`off-${kind.replace(' ', '-')}`);
    const body = kind === 'code' ? { code: await codeOf(member.key) } : { recoveryCode: member.recoveryCodes[3] ?? '' };
    expect((await setup.call(endSecondFactor, { token: member.token, body })).json).toMatchObject({ data: null });
    expect(await read(member.token)).toEqual({ isOn: false, since: null, recoveryCodesLeft: 0 });
    const told = await setup.subjects(member.email, 2);
    expect(told.toSorted()).toEqual(['Your second factor is off', 'Your second factor is on']);
    expect((await setup.identity.withPassword(member.email)).data.token).toEqual(expect.any(String));
  });

  it('is turned off by an operator for anyone who has lost everything, kept in the audit, and told by mail', async () => {
    const { accounts, auditLog, database } = setup.test.context;
    const { email, uid } = await setup.member('femi');
    expect(await accounts.admins.resetSecondFactor(` ${email.toUpperCase()} `, 'operator')).toBe(true);
    expect(await accounts.admins.resetSecondFactor(email, 'operator')).toBe(false);
    await expect(accounts.admins.resetSecondFactor('nobody@cairn.example', 'operator')).rejects.toThrow(/no account/);
    expect((await setup.identity.withPassword(email)).data.token).toEqual(expect.any(String));
    expect(await setup.subjects(email, 2)).toContain('Your second factor was turned off for you');
    const { items } = await auditLog.list(database.db, { subjectKind: 'account', page: 1, pageSize: 1 });
    expect(items).toMatchObject([
      { actor: { uid: null, name: 'operator' }, action: 'second-factor.reset', subjectId: uid },
    ]);
  });

  it('lets a login go on, and a link work, while somebody asks for a new password for the same account', async () => {
    const { email, key } = await setup.member('halima');
    const first = await setup.identity.withPassword(email);
    await setup.identity.post(identityPaths.requestPasswordReset, { email });
    expect(await setup.subjects(email, 2)).toContain('Reset your password');
    const second = await setup.identity.withPassword(email);
    expect((await setup.identity.withCode(first.cookie, { code: await codeOf(key) })).status).toBe(200);
    setup.pass(30);
    expect((await setup.identity.withCode(second.cookie, { code: await codeOf(key) })).status).toBe(200);
    const link = /token=([\w.-]+)/.exec(setup.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1];
    const body = { token: link, password: 'four brown cows' };
    expect((await setup.identity.post(identityPaths.resetPassword, body)).status).toBe(200);
  });

  it('keeps neither seed nor codes in the database as they are', async () => {
    const { key, recoveryCodes } = await setup.member('gbenga');
    const { db } = setup.test.context.database;
    const { rows } = await db.execute<{ secret: string }>(sql`select * from identity_second_factors`);
    const stored = JSON.stringify(rows);
    for (const secret of [key, ...recoveryCodes]) expect(stored).not.toContain(secret);
    for (const { secret } of rows) expect(secret).toMatch(/^\$ba\$\d+\$[0-9a-f]+$/);
    const leaks = [...recoveryCodes, key].filter((secret) => setup.test.logLines.join('').includes(secret));
    expect(leaks).toEqual([]);
  });
});
