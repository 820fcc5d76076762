import type { Claims } from '#contract/accounts/identity.ts';
import type { Role } from '#domain/roles.ts';
import type { AuthState } from './auth-session.ts';
import { readClaims } from './claims.ts';

/** A token as a browser reads it, for tests: 15 minutes long unless given, and signed by nobody. */
export function makeToken(claims: Partial<Claims> = {}, lifetimeSeconds = 900): string {
  const payload: Claims = {
    sub: 'u1',
    email: 'ada@cairn.example',
    name: 'Ada Okafor',
    email_verified: true,
    roles: ['user', 'founder'],
    subscription_plan: 'Free Plan',
    iat: 1_000_000,
    exp: 1_000_000 + lifetimeSeconds,
    ...claims,
  };
  return ['{}', JSON.stringify(payload), 'none'].map(toBase64Url).join('.');
}

/** Runs in Node and in browsers. */
function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The state of the person who holds these roles. */
export function signedInAs(...roles: Role[]): AuthState {
  const token = makeToken({ roles });
  return { status: 'signed-in', token, claims: readClaims(token) as Claims };
}
