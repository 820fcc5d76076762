import { eq } from 'drizzle-orm';
import { type CryptoKey, importJWK, type JWTHeaderParameters, errors as joseErrors, jwtVerify } from 'jose';
import { AppError } from '#contract/errors.ts';
import { type Claims, claimsSchema } from '#contract/identity.ts';
import type { Db } from '../../../db/client.ts';
import type { Grants, Person } from '../port.ts';
import type { Auth } from './auth.ts';
import { identityKeys } from './tables.ts';

const lifetimeSeconds = 15 * 60;
const cacheSize = 10_000;
const keyId = /^[\w-]{1,64}$/;

export interface Tokens {
  issue(person: Person, grants: Grants): Promise<string>;
  /** @throws auth/id-token-expired or auth/invalid-id-token. */
  verify(token: string): Promise<Claims>;
}

/**
 * Access tokens of 15 minutes, signed with ES256 by the provider's keys. A verified token is remembered until it expires:
 * checking the signature each time would halve the throughput of small calls.
 */
export function createTokens(deps: { auth: Auth; db: Db; publicUrl: string; clock: () => Date }): Tokens {
  const { auth, db, publicUrl, clock } = deps;
  const verified = new Map<string, Claims>();
  const keys = new Map<string, CryptoKey>();
  const seconds = () => Math.floor(clock().getTime() / 1000);

  const findKey = async ({ kid }: JWTHeaderParameters): Promise<CryptoKey> => {
    const known = keys.get(kid ?? '');
    if (known) return known;
    const [row] = kid && keyId.test(kid) ? await db.select().from(identityKeys).where(eq(identityKeys.id, kid)) : [];
    if (!row) throw new AppError('auth/invalid-id-token');
    const key = (await importJWK(JSON.parse(row.publicKey), 'ES256')) as CryptoKey;
    keys.set(row.id, key);
    return key;
  };

  const check = async (token: string): Promise<Claims> => {
    const options = { issuer: publicUrl, audience: publicUrl, algorithms: ['ES256'], currentDate: clock() };
    try {
      const { payload } = await jwtVerify(token, findKey, options);
      return claimsSchema.parse(payload);
    } catch (error) {
      if (error instanceof joseErrors.JWTExpired) throw new AppError('auth/id-token-expired');
      if (error instanceof joseErrors.JOSEError) throw new AppError('auth/invalid-id-token', { cause: error });
      throw error;
    }
  };

  return {
    async issue(person, grants) {
      const payload = {
        sub: person.uid,
        email: person.email,
        name: person.name,
        email_verified: person.emailVerified,
        ...grants,
        iat: seconds(),
        exp: seconds() + lifetimeSeconds,
        iss: publicUrl,
        aud: publicUrl,
      };
      const { token } = await auth.api.signJWT({ body: { payload } });
      return token;
    },
    async verify(token) {
      const known = verified.get(token);
      if (known && known.exp > seconds()) return known;
      verified.delete(token);
      const claims = await check(token);
      if (verified.size >= cacheSize) verified.delete(verified.keys().next().value ?? '');
      verified.set(token, claims);
      return claims;
    },
  };
}
