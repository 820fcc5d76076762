import { parseCookies } from 'better-auth/cookies';
import type { Person } from '../port.ts';
import { type Auth, toPerson } from './auth.ts';
import { loginPrefix } from './login-identifiers.ts';

/** Whose password was right in this browser within ten minutes, and who waits for a code. */
export async function findWaiting(auth: Auth, cookies: string | undefined): Promise<Person | undefined> {
  const { createAuthCookie, internalAdapter } = await auth.$context;
  const signed = parseCookies(cookies ?? '').get(createAuthCookie('two_factor').name) ?? '';
  const identifier = signed.slice(0, Math.max(0, signed.lastIndexOf('.')));
  if (!identifier.startsWith(loginPrefix)) return undefined;
  const waiting = await internalAdapter.findVerificationValue(identifier);
  if (!waiting || waiting.expiresAt < new Date()) return undefined;
  const user = await internalAdapter.findUserById(waiting.value);
  return user ? toPerson(user) : undefined;
}
