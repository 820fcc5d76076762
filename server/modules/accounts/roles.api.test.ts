import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { founderRecord, userRecord } from '#contract/accounts/accounts.ts';
import { demoPassword, personas } from '#server/seed/personas.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { as, signIn, uidOf } from '#tests/personas.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const createRole = (headers: Record<string, string>, payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/v1/auth/create-role', headers, payload });
const readOwn = async (headers: Record<string, string>) =>
  (await test.app.inject({ url: '/api/v1/accounts/me', headers })).json().data;

/** Somebody who has signed up without choosing, as only the port can make. */
async function newcomer(name: string) {
  const email = `${name}@cairn.example`;
  await test.context.identity.createPerson({ name, email, password: demoPassword, emailVerified: true });
  const { token, cookie } = await signIn(test, email, demoPassword);
  return { uid: String(decodeJwt(token).sub), email, token, cookie, headers: { authorization: `Bearer ${token}` } };
}

describe('create-role', () => {
  it('makes user and founder records; the next token carries the roles', async () => {
    const { uid, email, headers, token } = await newcomer('zainab');
    expect(decodeJwt(token).roles).toEqual([]);
    const answer = await createRole(headers, { uid, roles: ['user', 'founder'] });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { status: 'success', message: 'OK', data: { uid, roles: ['user', 'founder'] } },
    ]);
    const { user, founder } = await readOwn(headers);
    expect([userRecord.parse(user).email, founderRecord.parse(founder).user_id]).toEqual([email, uid]);
    expect(decodeJwt((await signIn(test, email, demoPassword)).token).roles).toEqual(['user', 'founder']);
  });

  it('always gives user, and adds up both roles', async () => {
    const { uid, headers } = await newcomer('chidi');
    expect((await createRole(headers, { uid, roles: ['investor'] })).json().data.roles).toEqual(['user', 'investor']);
    expect((await readOwn(headers)).founder).toBeNull();
    const both = ['user', 'founder', 'investor'];
    expect((await createRole(headers, { uid, roles: ['founder', 'founder'] })).json().data.roles).toEqual(both);
    expect((await readOwn(headers)).founder.plan_details.plan_name).toBe('free');
  });

  it('is harmless to repeat, one after the other and at once', async () => {
    const { uid, headers } = await newcomer('amaka');
    const send = () => createRole(headers, { uid, roles: ['user', 'founder'] });
    expect((await send()).statusCode).toBe(201);
    const first = await readOwn(headers);
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(await readOwn(headers)).toEqual(first);
  });

  it('makes one account of eight first calls at once', async () => {
    const { uid, headers } = await newcomer('femi');
    const roles = (index: number) => [index % 2 ? 'founder' : 'investor'];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => createRole(headers, { uid, roles: roles(index) })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect((await readOwn(headers)).user.roles).toEqual(['user', 'founder', 'investor']);
  });

  it('refuses somebody else’s uid, and a uid that nobody has', async () => {
    const other = await uidOf(test, 'investor');
    for (const uid of [other, 'nobody', '../../x']) {
      const answer = await createRole(await as(test, 'founder'), { uid, roles: ['investor'] });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'ACCOUNT_NOT_OWN']);
    }
    const unreadable = await createRole(await as(test, 'founder'), { uid: 'x\u0000y', roles: ['investor'] });
    expect(unreadable.json().code).toBe('REQUEST_INVALID');
    expect((await readOwn(await as(test, 'investor'))).user.roles).toEqual(['user', 'investor']);
  });

  it.each([[['admin']], [['user', 'admin']], [['Founder']], [['owner']], [['__proto__']], [['']]])(
    'does not grant %j',
    async (roles) => {
      const uid = await uidOf(test, 'founder');
      const answer = await createRole(await as(test, 'founder'), { uid, roles });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'ROLE_NOT_GRANTABLE']);
      expect((await readOwn(await as(test, 'founder'))).user.roles).toEqual(['user', 'founder']);
    },
  );

  it.each([
    {},
    { roles: ['user'] },
    { uid: '', roles: ['user'] },
    { uid: 'x', roles: [] },
    { uid: 'x', roles: 'user' },
  ])('refuses the body %j', async (payload) => {
    const answer = await createRole(await as(test, 'founder'), payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'REQUEST_INVALID']);
  });

  it('takes no role away from an operator', async () => {
    const uid = await uidOf(test, 'admin');
    const answer = await createRole(await as(test, 'admin'), { uid, roles: ['founder'] });
    expect(answer.json().data.roles).toEqual(['user', 'founder', 'admin']);
  });
});

it('tells an account that has not been set up that it is unknown', async () => {
  const { headers } = await newcomer('kola');
  const answer = await test.app.inject({ url: '/api/v1/accounts/me', headers });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'ACCOUNT_UNKNOWN']);
});

describe('operators', () => {
  it('are made and unmade from the command line, and who did it is kept', async () => {
    const { admins } = test.context.accounts;
    const { email } = await newcomer('halima');
    await expect(admins.change('grant', email, 'operator')).rejects.toThrow(/must log in once first/);
    await as(test, 'both');
    const { email: both } = personas.both;
    expect(await admins.change('grant', ` ${both.toUpperCase()} `, 'operator')).toBe(true);
    expect(await admins.change('grant', both, 'operator')).toBe(false);
    expect((await admins.list()).map((user) => user.email)).toContain(both);
    expect(decodeJwt((await signIn(test, both, demoPassword)).token).roles).toContain('admin');
    expect(await admins.change('revoke', both, 'operator')).toBe(true);
    expect(decodeJwt((await signIn(test, both, demoPassword)).token).roles).toEqual(['user', 'founder', 'investor']);
    const subjectId = await uidOf(test, 'both');
    const { auditLog, database } = test.context;
    const history = await auditLog.list(database.db, { subjectKind: 'account', page: 1, pageSize: 2 });
    const entry = { actor: { uid: null, name: 'operator' }, subjectKind: 'account', subjectId };
    expect(history.items).toMatchObject([
      { ...entry, action: 'role.revoke' },
      { ...entry, action: 'role.grant' },
    ]);
  });

  it('cannot be made of an e-mail that nobody has', async () => {
    await expect(test.context.accounts.admins.change('grant', 'nobody@cairn.example', 'x')).rejects.toThrow(
      'There is no account with the e-mail nobody@cairn.example.',
    );
  });
});
