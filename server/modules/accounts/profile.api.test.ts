import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createVerifiedMember, memberPassword, tokenOfCookie } from '#tests/members.ts';
import { signIn } from '#tests/personas.ts';

let test: TestApp;
/** How far the product's clock is ahead, in milliseconds. */
let ahead = 0;
beforeAll(async () => {
  test = await createTestApp({ overrides: { clock: () => new Date(Date.now() + ahead) } });
});
afterAll(() => test.close());

const member = (name: string) => createVerifiedMember(test, name);

type Headers = { authorization: string };
const change = (headers: Headers, payload: object) =>
  test.app.inject({ method: 'PUT', url: '/api/v1/users/user', headers, payload });
const choose = (headers: Headers, payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/v1/users/update-password', headers, payload });
const own = async (headers: Headers) => (await test.app.inject({ url: '/api/v1/accounts/me', headers })).json().data;
const freshToken = async (cookie: string) => decodeJwt((await tokenOfCookie(test, cookie)) ?? '');

describe('PUT /users/user', () => {
  it('changes the name in both records and in the next token', async () => {
    const { email, headers, cookie } = await member('ngozi');
    const answer = await change(headers, { name: '  Ngọzi Obi ', email });
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Name updated successfully']);
    const { user, founder } = await own(headers);
    expect([user.name, founder.name, (await freshToken(cookie)).name]).toEqual(Array(3).fill('Ngọzi Obi'));
    expect(user.updated_at >= user.created_at).toBe(true);
  });

  it.each([
    ['0803 123 4567', '+2348031234567'],
    ['+234 (0) 803-123-4567', '+2348031234567'],
    ['+44 7400 123456', '+447400123456'],
    ['+1 212 555 0123', '+12125550123'],
  ])('keeps the phone number %s as %s', async (written, kept) => {
    const { headers } = await member(`phone${kept.slice(-6)}${written.length}`);
    const answer = await change(headers, { phone_number: written });
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Contact Info updated successfully']);
    expect((await own(headers)).profile.phone_number).toBe(kept);
  });

  it('of several tabs at once keeps what each of them changed', async () => {
    const { headers, email } = await member('tabs');
    const bodies = [
      { phone_number: '08031234567' },
      { experience_years: 7 },
      { company: 'Kasuwa Ledger' },
      { name: 'Ada of two tabs', email },
    ];
    const answers = await Promise.all(bodies.map((body) => change(headers, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { user, profile } = await own(headers);
    expect([user.name, profile]).toEqual([
      'Ada of two tabs',
      { phone_number: '+2348031234567', experience_years: 7, company: 'Kasuwa Ledger' },
    ]);
  });

  it('keeps what the profile page adds, and only that', async () => {
    const { headers } = await member('bode');
    await change(headers, { phone_number: '08031234567' });
    const answer = await change(headers, { experience_years: 10, company: ' Kasuwa Ledger Ltd ' });
    expect([answer.statusCode, answer.json().message]).toEqual([200, 'Profile updated successfully']);
    const said = { phone_number: '+2348031234567', experience_years: 10, company: 'Kasuwa Ledger Ltd' };
    expect((await own(headers)).profile).toEqual(said);
    await change(headers, { experience_years: null, company: '' });
    expect((await own(headers)).profile).toEqual({ ...said, experience_years: null, company: null });
  });

  it.each([
    ['nothing', {}],
    ['a field that nobody knows', { roles: ['admin'] }],
    ['an empty name', { name: '   ', email: 'sade@cairn.example' }],
    ['a name without the email', { name: 'Sade' }],
    ['an email without the name', { email: 'sade@cairn.example' }],
    ['a name with a web address', { name: 'www.win.example', email: 'sade@cairn.example' }],
    ['a name that turns the text around', { name: 'Sade \u202egpj', email: 'sade@cairn.example' }],
    ['a name that is too long', { name: 'S'.repeat(101), email: 'sade@cairn.example' }],
    ['something that is no email', { name: 'Sade', email: 'sade at cairn' }],
    ['no phone number', { phone_number: ' ' }],
    ['letters for a phone number', { phone_number: 'call me' }],
    ['a phone number that is too short', { phone_number: '0803 123' }],
    ['a phone number of no country', { phone_number: '+999 803 123 4567' }],
    ['a script for a phone number', { phone_number: '<script>08031234567' }],
    ['no years of experience', { experience_years: 0 }],
    ['eleven years of experience', { experience_years: 11 }],
    ['half a year', { experience_years: 1.5 }],
    ['years as text', { experience_years: '3' }],
    ['a company with a web address', { company: 'https://win.example' }],
    ['a company that is too long', { company: 'C'.repeat(121) }],
  ])('refuses %s and changes nothing', async (name, payload) => {
    const { headers } = await theSame('sade');
    const before = await own(headers);
    const answer = await change(headers, payload);
    expect(answer.statusCode, name).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    const { claims, ...records } = await own(headers);
    expect(records).toEqual({ user: before.user, founder: before.founder, profile: before.profile });
  });

  it('asks who is signed in, and changes nobody else', async () => {
    const answer = await test.app.inject({ method: 'PUT', url: '/api/v1/users/user', payload: { company: 'X' } });
    expect(answer.statusCode).toBe(401);
    const other = await member('other');
    await change((await member('mine')).headers, { company: 'Mine' });
    expect((await own(other.headers)).profile.company).toBeNull();
  });
});

const known = new Map<string, Awaited<ReturnType<typeof member>>>();
/** One account for many refusals. */
async function theSame(name: string) {
  const made = known.get(name) ?? (await member(name));
  known.set(name, made);
  return made;
}

describe('POST /users/update-password', () => {
  it('takes the new password, ends the other sessions and tells the member', async () => {
    const { email, headers, cookie } = await member('kemi');
    const elsewhere = await signIn(test, email, memberPassword);
    const answer = await choose(headers, { password: ' a longer one than before ' });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'success', message: 'Password updated successfully', data: null },
    ]);
    const over = await test.app.inject({
      url: '/api/v1/accounts/me',
      headers: { authorization: `Bearer ${elsewhere.token}` },
    });
    expect([over.statusCode, over.json().code]).toEqual([401, 'auth/user-token-expired']);
    expect((await freshToken(cookie)).email).toBe(email);
    await expect(signIn(test, email, memberPassword)).rejects.toThrow('auth/invalid-credential');
    expect((await signIn(test, email, 'a longer one than before')).token).toBeTruthy();
  });

  it('refuses a session that began more than ten minutes ago, until the next login', async () => {
    const { email, cookie } = await member('tayo');
    ahead = 11 * 60_000;
    const token = await tokenOfCookie(test, cookie);
    const answer = await choose({ authorization: `Bearer ${token}` }, { password: 'another good one' });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth/requires-recent-login']);
    ahead = 0;
    const again = await signIn(test, email, memberPassword);
    const second = await choose({ authorization: `Bearer ${again.token}` }, { password: 'another good one' });
    expect(second.statusCode).toBe(200);
  });

  it.each([
    ['a short one', { password: '12345' }, 'REQUEST_INVALID'],
    ['one of spaces', { password: '          ' }, 'REQUEST_INVALID'],
    ['a common one', { password: 'Password1' }, 'auth/common-password'],
    ['the e-mail address of the account', { password: 'WALE@cairn.example' }, 'auth/own-password'],
    ['one that is too long', { password: 'p'.repeat(129) }, 'REQUEST_INVALID'],
    ['none', {}, 'REQUEST_INVALID'],
    ['anything beside it', { password: 'three green cows', uid: 'other' }, 'REQUEST_INVALID'],
  ])('refuses %s', async (_, payload, code) => {
    const { headers } = await theSame('wale');
    const answer = await choose(headers, payload);
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });
});
