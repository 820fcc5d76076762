import { decodeJwt } from 'jose';
import { identityPaths } from '#contract/accounts/identity.ts';
import type { TestApp } from './app.ts';
import { cookieOf } from './personas.ts';

export const memberPassword = 'three brown cows';

/** A founder of their own for a test, signed up through the pages' own call. */
export async function createMember(test: TestApp, name: string) {
  const email = `${name}@cairn.example`;
  const payload = { name, email, password: memberPassword, role: 'founder', acceptedConditions: true };
  const answer = await test.app.inject({ method: 'POST', url: identityPaths.signUp, payload });
  if (answer.statusCode !== 200) throw new Error(`sign-up failed: ${answer.body}`);
  const token = String(answer.json().data.token);
  return {
    email,
    token,
    uid: String(decodeJwt(token).sub),
    headers: { authorization: `Bearer ${token}` },
    cookie: cookieOf(answer.headers['set-cookie']),
  };
}

/** One whose e-mail is proved, by the link of the mail in the browser of the sign-up. The token is of before. */
export async function createVerifiedMember(test: TestApp, name: string) {
  const member = await createMember(test, name);
  await openProofLink(test, member);
  return member;
}

/** Opens the link of the verification mail. @returns the address that it leads to. */
export async function openProofLink({ app, context }: TestApp, { email, cookie }: { email: string; cookie?: string }) {
  const { pathname, search } = new URL(await context.identity.makeVerificationLink(email));
  if (pathname !== identityPaths.verifyEmail) throw new Error(`an unexpected link: ${pathname}`);
  return app.inject({ url: pathname + search, headers: { ...(cookie && { cookie }) } });
}

/** The token of a session as it is now; null where the session is over. */
export async function tokenOfCookie(test: TestApp, cookie: string): Promise<string | null> {
  return (await test.app.inject({ url: identityPaths.token, headers: { cookie } })).json().data.token;
}
