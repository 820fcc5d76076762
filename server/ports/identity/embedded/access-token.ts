import { createHash } from 'node:crypto';
import { type CryptoKey, decodeProtectedHeader, errors as joseErrors, jwtVerify } from 'jose';
import { z } from 'zod';
import { claimsSchema } from '#contract/accounts/identity.ts';
import { AppError } from '#contract/errors.ts';

/** How long an access token lives, and longer than any that is believed. */
export const tokenSeconds = 15 * 60;
/** How far the clocks of two processes may be apart. */
const skewSeconds = 5;

/** The claims that the product reads, and the session that the token was issued in. */
const tokenClaims = claimsSchema.extend({ sid: z.string().min(1) });
export type TokenClaims = z.infer<typeof tokenClaims>;

/** A key as the database has it now. A retired one verifies what it signed before. */
export interface SigningKey {
  key: CryptoKey;
  retiredAt: Date | null;
}

/** Whom to believe: the keys that were not revoked, and the sessions that were ended. */
export interface Standing {
  keys: ReadonlyMap<string, SigningKey>;
  ended: ReadonlySet<string>;
}

export interface ReadToken {
  claims: TokenClaims;
  kid: string;
}

/** How a session is named in its access tokens: nothing that could be used as the session itself. */
export const sessionIdOf = (sessionToken: string) => createHash('sha256').update(sessionToken).digest('hex');

/** The key that a token names, '' when it names none. Not checked in any way. */
export function readKeyId(token: string): string {
  try {
    return decodeProtectedHeader(token).kid ?? '';
  } catch {
    return '';
  }
}

/**
 * Checks the signature and the claims of a token, no matter who signed it: ours, not over, not from the future and not longer than
 * our own live. @throws auth/id-token-expired or auth/invalid-id-token.
 */
export async function readToken(
  token: string,
  options: { keys: Standing['keys']; publicUrl: string; now: Date },
): Promise<ReadToken> {
  const { keys, publicUrl, now } = options;
  const findKey = ({ kid }: { kid?: string }) => {
    const known = keys.get(kid ?? '');
    if (!known) throw new AppError('auth/invalid-id-token');
    return known.key;
  };
  try {
    const { payload, protectedHeader } = await jwtVerify(token, findKey, {
      issuer: publicUrl,
      audience: publicUrl,
      algorithms: ['ES256'],
      currentDate: now,
    });
    const claims = tokenClaims.safeParse(payload);
    if (!claims.success || !isOfOurLife(claims.data, now)) throw new AppError('auth/invalid-id-token');
    return { claims: claims.data, kid: protectedHeader.kid ?? '' };
  } catch (error) {
    if (error instanceof joseErrors.JWTExpired) throw new AppError('auth/id-token-expired');
    if (error instanceof joseErrors.JOSEError) throw new AppError('auth/invalid-id-token', { cause: error });
    throw error;
  }
}

function isOfOurLife({ iat, exp }: TokenClaims, now: Date): boolean {
  return exp - iat <= tokenSeconds && iat <= now.getTime() / 1000 + skewSeconds;
}

/**
 * Whether a token that was read, now or earlier, is still believed. @throws auth/id-token-expired, auth/invalid-id-token when
 * its key was revoked or had been retired before, auth/user-token-expired when its session was ended.
 */
export function checkStanding({ claims, kid }: ReadToken, { keys, ended }: Standing, now: Date): void {
  const known = keys.get(kid);
  if (!known || isAfter(claims.iat, known.retiredAt)) throw new AppError('auth/invalid-id-token');
  if (claims.exp * 1000 <= now.getTime()) throw new AppError('auth/id-token-expired');
  if (ended.has(claims.sid)) throw new AppError('auth/user-token-expired');
}

const isAfter = (seconds: number, moment: Date | null) => moment !== null && seconds * 1000 > moment.getTime();
