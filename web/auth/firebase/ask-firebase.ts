import { deleteApp, initializeApp } from '@firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from '@firebase/auth';
import { type IdentityErrorCode, identityErrors } from '#contract/accounts/identity-errors.ts';
import type { LoginProvider } from '#contract/accounts/linked-logins.ts';
import { IdentityError } from '../../api/identity-client.ts';

export type FirebaseSettings = NonNullable<LoginProvider['firebase']>;

/** Somebody who has logged in at Firebase, and nowhere else yet. */
export interface FirebaseLogin {
  /** For our server, once. */
  idToken: string;
  /** Asks Firebase to mail them a link that confirms their address. Rejects with IdentityError. */
  sendConfirmation(): Promise<void>;
}

/**
 * Logs in at Firebase, in memory alone: the session that stays is ours. A new login has a new token, so what was confirmed since the
 * last one is in it. Rejects with IdentityError, in the sentences of our own table.
 */
export async function askFirebase(
  settings: FirebaseSettings,
  { email, password }: { email: string; password: string },
): Promise<FirebaseLogin> {
  return withFirebase(settings, async (auth) => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return { idToken: await user.getIdToken(), sendConfirmation: () => ask(() => sendEmailVerification(user)) };
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

let counter = 0;

/** Nothing of one attempt is left for the next. */
async function withFirebase<Result>(
  { apiKey, url }: FirebaseSettings,
  work: (auth: Auth) => Promise<Result>,
): Promise<Result> {
  counter += 1;
  const app = initializeApp({ apiKey }, `login-${counter}`);
  try {
    return await ask(() => {
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      auth.useDeviceLanguage();
      if (url) connectAuthEmulator(auth, url, { disableWarnings: true });
      return work(auth);
    });
  } finally {
    void deleteApp(app);
  }
}

async function ask<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
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
