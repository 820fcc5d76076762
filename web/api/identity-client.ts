import type { z } from 'zod';
import type { AnyCode } from '#contract/accounts/codes.ts';
import type {
  requestPasswordResetBody,
  resetPasswordBody,
  signInBody,
  signUpBody,
} from '#contract/accounts/identity.ts';
import { identityMessage } from '#contract/accounts/identity-errors.ts';

/** A refusal of the identity provider. `code` is one of the contract's one table, whichever provider answers. */
export class IdentityError extends Error {
  readonly code: string;
  constructor(code: string, fallback: string) {
    super(identityMessage(code, fallback));
    this.name = 'IdentityError';
    this.code = code;
  }
}

/** Nobody answered: whether the session still holds is not known. */
export const unreachableCode = 'auth/network-request-failed';

/** The data of an answer. */
export interface Answered {
  token?: string | null;
  codeNeeded?: boolean;
  /** Another service named somebody who has no account yet. */
  accountNeeded?: boolean;
  options?: unknown;
  /** Of another service, where to go on. */
  url?: string;
}

/** What the browser asks of the identity provider. Every call rejects with IdentityError. */
export interface IdentityClient {
  /** Creates the account and resolves to a token. The provider sends the verification mail. */
  signUp(input: z.output<typeof signUpBody>): Promise<string>;
  /** Null where a code is needed too: nobody is signed in until `signInWithCode` has answered. */
  signIn(input: z.output<typeof signInBody>): Promise<string | null>;
  signInWithCode(given: AnyCode): Promise<string>;
  /** Any other call of the provider, for what only some people need: such code is loaded when it is. */
  post(path: string, body: unknown): Promise<Answered>;
  /** As `post`, of what is only read. */
  read(path: string): Promise<unknown>;
  signOut(): Promise<void>;
  /** A token with claims as they are now, or null when nobody is signed in. */
  fetchToken(): Promise<string | null>;
  requestPasswordReset(input: z.output<typeof requestPasswordResetBody>): Promise<void>;
  resetPassword(input: z.output<typeof resetPasswordBody>): Promise<void>;
}
