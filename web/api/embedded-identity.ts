import { identityPaths, identityTexts } from '#contract/accounts/identity.ts';
import { type Answered, type IdentityClient, IdentityError, unreachableCode } from './identity-client.ts';

const timeoutMs = 30_000;
const internalCode = 'auth/internal-error';

/**
 * The embedded provider: a session in an httpOnly cookie, tokens for the API on request. `beforePost` is waited for before anything
 * is sent that may log in; where it rejects, nothing is sent.
 */
export function createEmbeddedIdentity(
  send: typeof fetch,
  beforePost: () => Promise<void> = async () => {},
): IdentityClient {
  /** Its answer takes the session's cookie away: a login that is answered before it would lose its own. */
  let leaving: Promise<unknown> = Promise.resolve();

  async function ask(method: 'GET' | 'POST', path: string, fallback: string, body?: unknown): Promise<Answered> {
    if (method === 'POST' && path !== identityPaths.signOut) await beforePost();
    await leaving;
    const response = await reach(send, path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const answer = await readAnswer(response);
    if (!response.ok || answer.status !== 'success') throw new IdentityError(codeOf(response, answer), fallback);
    return answer.data ?? {};
  }
  async function askForToken(path: string, fallback: string, body: unknown): Promise<string> {
    return requireToken(await ask('POST', path, fallback, body), fallback);
  }
  const { signUpFailed, signOutFailed } = identityTexts;
  return {
    signUp: (body) => askForToken(identityPaths.signUp, signUpFailed, body),
    async signIn(body) {
      const signed = await ask('POST', identityPaths.signIn, otherwise, body);
      return signed.codeNeeded ? null : requireToken(signed, otherwise);
    },
    read: (path) => ask('GET', path, otherwise),
    post: (path, body) => ask('POST', path, otherwise, body),
    signInWithCode: (given) => askForToken(identityPaths.signInWithCode, otherwise, given),
    async signOut() {
      const asked = ask('POST', identityPaths.signOut, signOutFailed, {});
      leaving = asked.catch(() => undefined);
      await asked;
    },
    fetchToken: async () => (await ask('GET', identityPaths.token, otherwise)).token ?? null,
    requestPasswordReset: async (body) => void (await ask('POST', identityPaths.requestPasswordReset, otherwise, body)),
    resetPassword: async (body) => void (await ask('POST', identityPaths.resetPassword, otherwise, body)),
  };
}

const otherwise = 'Something went wrong. Please try again.';

interface Answer {
  status?: string;
  code?: string;
  data?: Answered;
}

function requireToken({ token }: Answered, fallback: string): string {
  if (!token) throw new IdentityError(internalCode, fallback);
  return token;
}

async function reach(send: typeof fetch, path: string, init: RequestInit): Promise<Response> {
  try {
    return await send(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  } catch {
    throw new IdentityError(unreachableCode, otherwise);
  }
}

async function readAnswer(response: Response): Promise<Answer> {
  try {
    return ((await response.json()) as Answer | null) ?? {};
  } catch {
    return {};
  }
}

function codeOf(response: Response, answer: Answer): string {
  if (answer.code?.startsWith('auth/')) return answer.code;
  return response.status === 429 ? 'auth/too-many-requests' : '';
}
