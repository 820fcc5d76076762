import type { Claims } from '#contract/accounts/identity.ts';
import { AppError } from '#contract/errors.ts';
import type { Grants, Person } from '../port.ts';
import {
  checkStanding,
  type ReadToken,
  readKeyId,
  readToken,
  sessionIdOf,
  type TokenClaims,
  tokenSeconds,
} from './access-token.ts';
import type { Auth } from './auth.ts';
import type { StandingReader } from './standing.ts';

const cacheSize = 10_000;
const longestToken = 8192;

export interface Tokens {
  /** `sessionToken`: of the session that the token is for; when that ends, so does the token. */
  issue(person: Person, sessionToken: string, grants: Grants): Promise<string>;
  /** @throws auth/id-token-expired, auth/invalid-id-token or auth/user-token-expired. */
  verify(token: string): Promise<Claims>;
  /** Whose token it is, and of which session; checked as `verify` does. */
  readAsker(token: string): Promise<{ uid: string; sid: string }>;
}

/**
 * Access tokens of 15 minutes, signed with ES256 by the provider's keys. What was read from a token is remembered until it
 * expires: checking the signature each time would halve the throughput of small calls. Whether its key and its session
 * still stand is asked each time.
 */
export function createTokens(deps: {
  auth: Auth;
  standing: StandingReader;
  publicUrl: string;
  clock: () => Date;
}): Tokens {
  const { auth, standing, publicUrl, clock } = deps;
  const remembered = new Map<string, ReadToken>();

  async function read(token: string): Promise<TokenClaims> {
    if (token.length > longestToken) throw new AppError('auth/invalid-id-token');
    let stands = await standing.read();
    const known = remembered.get(token);
    // The key may be newer than what was read: another process has made it.
    if (!known && !stands.keys.has(readKeyId(token))) {
      standing.markStale();
      stands = await standing.read();
    }
    const now = clock();
    const found = known ?? (await readToken(token, { keys: stands.keys, publicUrl, now }));
    remembered.delete(token);
    checkStanding(found, stands, now);
    if (remembered.size >= cacheSize) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(token, found);
    return found.claims;
  }

  return {
    async issue(person, sessionToken, grants) {
      const iat = Math.floor(clock().getTime() / 1000);
      const payload = {
        sub: person.uid,
        email: person.email,
        name: person.name,
        email_verified: person.emailVerified,
        ...grants,
        sid: sessionIdOf(sessionToken),
        iat,
        exp: iat + tokenSeconds,
        iss: publicUrl,
        aud: publicUrl,
      };
      const { token } = await auth.api.signJWT({ body: { payload } });
      return token;
    },
    verify: read,
    async readAsker(token) {
      const { sub, sid } = await read(token);
      return { uid: sub, sid };
    },
  };
}
