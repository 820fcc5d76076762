import { initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from '@firebase/auth';
import { type IdentityErrorCode, identityErrors } from '#contract/accounts/identity-errors.ts';
import type { LoginProvider } from '#contract/accounts/linked-logins.ts';
import { IdentityError } from '../../api/identity-client.ts';

export type FirebaseSettings = NonNullable<LoginProvider['firebase']>;

export interface FirebaseCredentials {
  email: string;
  password: string;
}

/**
 * Logs in at Firebase, in memory alone: the session that stays is ours. A new login has a new token, so what was confirmed since the
 * last one is in it. Rejects with IdentityError, in the sentences of our own table. @returns the ID token, for our server, once.
 */
export async function askFirebase(settings: FirebaseSettings, given: FirebaseCredentials): Promise<string> {
  return withFirebase(settings, async (auth) => {
    const { user } = await signInWithEmailAndPassword(auth, given.email, given.password);
    return user.getIdToken();
  });
}

/** Asks Firebase to mail a link that confirms the address. Rejects with IdentityError. */
export async function askForConfirmation(settings: FirebaseSettings, given: FirebaseCredentials): Promise<void> {
  await withFirebase(settings, async (auth) => {
    const { user } = await signInWithEmailAndPassword(auth, given.email, given.password);
    await sendEmailVerification(user);
  });
}

/** Asks Firebase to mail a link to a new password; the same whether there is such an account or not. Rejects with IdentityError. */
export async function askForNewPassword(settings: FirebaseSettings, email: string): Promise<void> {
  await withFirebase(settings, async (auth) => {
    try {
      await sendPasswordResetEmail(auth, email);
    } catch (error) {
      if (codeOf(error) !== 'auth/user-not-found') throw error;
    }
  });
}

const opened = new Map<string, Auth>();

function open({ apiKey, url }: FirebaseSettings): Auth {
  const name = `${apiKey} ${url}`;
  const known = opened.get(name);
  if (known) return known;
  const auth = initializeAuth(initializeApp({ apiKey }, name), { persistence: inMemoryPersistence });
  // Firebase's mails are in it.
  auth.languageCode = navigator.language;
  if (url) connectAuthEmulator(auth, url, { disableWarnings: true });
  opened.set(name, auth);
  return auth;
}

/** Nobody is logged in at Firebase after it. */
async function withFirebase<Result>(
  settings: FirebaseSettings,
  work: (auth: Auth) => Promise<Result>,
): Promise<Result> {
  try {
    const auth = open(settings);
    return await work(auth).finally(() => signOut(auth));
  } catch (error) {
    throw toIdentityError(codeOf(error));
  }
}

/** What Firebase calls otherwise than we do, or says more of than helps. */
const otherNames: Record<string, IdentityErrorCode> = {
  'auth/missing-email': 'auth/invalid-email',
  'auth/missing-password': 'auth/invalid-credential',
  'auth/timeout': 'auth/network-request-failed',
  // Second factors are ours: one of Firebase's cannot be asked for here.
  'auth/multi-factor-auth-required': 'auth/operation-not-allowed',
  'auth/password-does-not-meet-requirements': 'auth/weak-password',
  'auth/user-token-expired': 'auth/provider-login-over',
};

function toIdentityError(code: string): IdentityError {
  return new IdentityError(otherNames[code] ?? code, identityErrors['auth/internal-error'].message);
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
