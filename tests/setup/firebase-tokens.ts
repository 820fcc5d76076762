import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { serveLocally } from './login-provider.ts';

export const firebaseProject = 'demo-cairn';
export const firebaseApiKey = 'a-key-of-the-test';

/** A key as Google has it for ID tokens, and what is signed with it. */
export async function createTokenSigner() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'of-the-test', alg: 'RS256', use: 'sig' };
  return {
    jwk,
    publicKey,
    /** `header`: over what is right. */
    sign: (payload: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
      new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: jwk.kid, typ: 'JWT', ...header }).sign(privateKey),
  };
}

export type TokenSigner = Awaited<ReturnType<typeof createTokenSigner>>;

/** What Firebase says in a token of somebody who has logged in just now; undefined takes a claim away. */
export function toFirebaseClaims(email: string, over: Record<string, unknown> = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  const subject = `at-firebase-${email}`;
  const claims = {
    iss: `https://securetoken.google.com/${firebaseProject}`,
    aud: firebaseProject,
    sub: subject,
    user_id: subject,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    email,
    email_verified: true,
    name: 'Ada Obi',
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    ...over,
  };
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

/** The settings of a project whose keys stand at this address, as an operator writes them. */
export const firebaseSettings = (keysUrl: string) => ({
  FIREBASE_PROJECT_ID: firebaseProject,
  FIREBASE_API_KEY: firebaseApiKey,
  FIREBASE_LABEL: 'Campus',
  FIREBASE_KEYS_URL: keysUrl,
});

/** Where the server reads keys: a place that can be away, or answer something else. */
export async function startFirebaseKeys() {
  const signer = await createTokenSigner();
  let status = 200;
  let asked = 0;
  const served = await serveLocally(() => (_request, response) => {
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [signer.jwk] }));
  });
  return {
    ...signer,
    url: `${served.origin}/keys`,
    close: served.close,
    /** From the next call on. */
    answer(next: number) {
      status = next;
    },
    timesAsked: () => asked,
  };
}
