import { decodeJwt } from 'jose';
import { identityPaths } from '#contract/accounts/identity.ts';
import { ensurePersona } from '#server/seed/ensure-persona.ts';
import { demoPassword, type PersonaKey, personas } from '#server/seed/personas.ts';
import type { TestApp } from './app.ts';

/** Headers of a call that a person makes. */
export type Bearer = { authorization: string };

const known = new WeakMap<TestApp, Map<PersonaKey, Bearer>>();

/**
 * `headers: await as(test, 'founder')`: logs a persona in through the real identity, making the account at first.
 * Logs in again once the test's clock is past the token's end.
 */
export async function as(test: TestApp, persona: PersonaKey): Promise<Bearer> {
  const sessions = known.get(test) ?? new Map<PersonaKey, Bearer>();
  known.set(test, sessions);
  const earlier = sessions.get(persona);
  if (earlier && !isExpired(test, earlier)) return earlier;
  await ensurePersona(test.context, personas[persona]);
  const { token } = await signIn(test, personas[persona].email, demoPassword);
  const bearer = { authorization: `Bearer ${token}` };
  sessions.set(persona, bearer);
  return bearer;
}

/** The uid of a persona that has been logged in. */
export async function uidOf(test: TestApp, persona: PersonaKey): Promise<string> {
  return decodeJwt((await as(test, persona)).authorization.slice('Bearer '.length)).sub ?? '';
}

/** Logs in over HTTP. @returns the token for calls and the session cookie. */
export async function signIn(test: TestApp, email: string, password: string) {
  const answer = await test.app.inject({ method: 'POST', url: identityPaths.signIn, payload: { email, password } });
  if (answer.statusCode !== 200) throw new Error(`login failed: ${answer.body}`);
  return { token: String(answer.json().data.token), cookie: cookieOf(answer.headers['set-cookie']) };
}

/** The name and value of the session cookie that an answer sets. */
export function cookieOf(header: string | string[] | undefined): string {
  return [header ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function isExpired(test: TestApp, { authorization }: Bearer): boolean {
  const { exp = 0 } = decodeJwt(authorization.slice('Bearer '.length));
  return exp * 1000 <= test.context.clock().getTime();
}
