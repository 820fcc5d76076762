import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FlattenedJWSInput,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { AppError } from '#contract/errors.ts';
import { apiOf, type FirebaseConfig } from '../../../config/firebase.ts';
import type { Outbound } from '../../../outbound/outbound.ts';
import { findOutboundFailure } from '../oidc/faults.ts';
import { type ProvedPerson, toProvedPerson } from '../oidc/proved.ts';

/** Firebase Authentication as another service by which people log in: the browser asks it, we check its word. */
export interface FirebaseLogins {
  name: 'firebase';
  label: string;
  issuer: string;
  /** What the browser needs. */
  firebase: { apiKey: string; url: string | null };
  /** Whom an ID token names. @throws a sentence of the table of identity errors. */
  read(idToken: string): Promise<ProvedPerson>;
  /** Reads the keys, and asks whether the API key is one. @throws what is wrong. */
  check(): Promise<void>;
}

interface FirebaseDeps {
  outbound: Outbound;
  publicUrl: string;
  clock: () => Date;
}

/** How long ago somebody may have typed the password there: our own session counts as begun just now. */
const longestSinceLoginSeconds = 300;
/** How far its clock and ours may be apart. */
const toleranceSeconds = 60;

/** What the operator can do about a refusal, as a sentence. */
export class FirebaseRefusal extends Error {}

/**
 * Checks ID tokens as Firebase says (https://firebase.google.com/docs/auth/admin/verify-id-tokens): RS256 by a key of theirs that the
 * token names, this project's issuer and audience, times, subject. Never an unsigned one, as the emulator makes them.
 */
export function createFirebaseLogins(
  config: FirebaseConfig,
  { outbound, publicUrl, clock }: FirebaseDeps,
): FirebaseLogins {
  const { projectId, apiKey, label, keysUrl, authUrl } = config;
  const issuer = `https://securetoken.google.com/${projectId}`;
  const send = outbound.http({ name: 'firebase', totalMs: 10_000, longestBytes: 1_000_000, tries: 2 });
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    // Its own time of waiting would cut off the repeats of the one way out.
    timeoutDuration: 30_000,
    [customFetch]: (url, options) => send(url, options as RequestInit),
  });

  async function verify(idToken: string): Promise<JWTPayload> {
    const now = clock();
    const { payload } = await jwtVerify(idToken, onlyNamed(keys), {
      algorithms: ['RS256'],
      issuer,
      audience: projectId,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: 3600,
      clockTolerance: toleranceSeconds,
      currentDate: now,
    });
    if (payload.aud !== projectId || !payload.sub) throw new AppError('auth/provider-answer-invalid');
    checkLogin(payload, now);
    return payload;
  }

  return {
    name: 'firebase',
    label,
    issuer,
    firebase: { apiKey, url: authUrl ?? null },
    async read(idToken) {
      try {
        const payload = await verify(idToken);
        return toProvedPerson({ issuer, emailDomains: undefined }, { ...payload, sub: payload.sub ?? '' });
      } catch (error) {
        throw toLoginError(error);
      }
    },
    async check() {
      // A key may be open to our own pages alone.
      const headers = { referer: `${publicUrl}/` };
      const project = new URL(`${apiOf(config)}/v1/projects`);
      project.searchParams.set('key', apiKey);
      for (const [url, advice] of [
        [keysUrl, 'There are no keys there: look at FIREBASE_KEYS_URL.'],
        [
          project.href,
          'Look at FIREBASE_API_KEY: it is the Web API key of the project, open to our own address and to the Identity Toolkit API.',
        ],
      ] as const) {
        const answer = await send(url, { headers });
        await answer.body?.cancel();
        if (!answer.ok) throw new FirebaseRefusal(advice);
      }
    },
  };
}

/** A token without the name of its key would be tried with any. */
function onlyNamed(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return (header, token: FlattenedJWSInput) => {
    if (!header.kid) throw new errors.JWKSNoMatchingKey();
    return keys(header, token);
  };
}

/** When they logged in there, and that it was this project itself: its tenants have people of their own. */
function checkLogin({ auth_time: loggedInAt, firebase }: JWTPayload, now: Date): void {
  if (typeof loggedInAt !== 'number') throw new AppError('auth/provider-answer-invalid');
  const seconds = now.getTime() / 1000 - loggedInAt;
  if (seconds < -toleranceSeconds) throw new AppError('auth/provider-clock');
  if (seconds > longestSinceLoginSeconds + toleranceSeconds) throw new AppError('auth/provider-login-over');
  if ((firebase as { tenant?: unknown } | undefined)?.tenant !== undefined)
    throw new AppError('auth/provider-answer-invalid');
}

function toLoginError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const away = findOutboundFailure(error);
  if (away) return new AppError('auth/provider-unavailable', { cause: away });
  // The library keeps the whole payload in some of its errors.
  const cause = new Error(`Firebase: ${error instanceof errors.JOSEError ? error.code : 'no token'}`);
  if (error instanceof errors.JWTExpired) return new AppError('auth/provider-login-over', { cause });
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iat')
    return new AppError('auth/provider-clock', { cause });
  const isAway = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid || isBadAnswer(error);
  return new AppError(isAway ? 'auth/provider-unavailable' : 'auth/provider-answer-invalid', { cause });
}

/** The keys' address answered with something else. */
const isBadAnswer = (error: unknown) => error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC';
