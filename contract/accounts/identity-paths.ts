/**
 * The embedded identity provider's calls. They use an httpOnly session cookie (send `credentials: 'same-origin'`), take
 * JSON and answer in the product's envelope: success as `SessionReply`, errors as `errorReply` with a code of
 * `identityErrors`. The session lives in the cookie; API calls carry the short-lived token as a bearer.
 */
export const identityPaths = {
  /** POST `signUpBody` → token. 409 auth/email-already-in-use. */
  signUp: '/api/auth/sign-up',
  /**
   * POST `signInBody` → token; where the account has a second factor, token: null and codeNeeded: true. 401
   * auth/invalid-credential, whether email or password is wrong.
   */
  signIn: '/api/auth/sign-in',
  /** POST `anyCodeBody`, in the browser whose password was right within ten minutes → token. 400 auth/invalid-code and others. */
  signInWithCode: '/api/auth/sign-in/code',
  /** POST → options for the browser. */
  passkeySignInOptions: '/api/auth/sign-in/passkey/options',
  /** POST `passkeySignInBody` → token. A passkey counts as both factors. 400 auth/passkey-unknown, auth/passkey-failed. */
  signInWithPasskey: '/api/auth/sign-in/passkey',
  /** POST → options for the browser, in a session that began within ten minutes. 401 auth/requires-recent-login. */
  passkeyOptions: '/api/auth/passkeys/options',
  /** POST `addPasskeyBody` → token: null. 403 auth/email-unverified. */
  addPasskey: '/api/auth/passkeys',
  /** POST `startLoginBody` → `startLoginReply`: where to send the browser. 503 auth/provider-unavailable. */
  startLogin: '/api/auth/linked/start',
  /** POST `linkLoginBody` → `startLoginReply`, in a session that began within ten minutes. 401 auth/requires-recent-login. */
  linkLogin: '/api/auth/linked/link',
  /** GET, where the other service sends the browser back to: redirects to a page of `loginPages`. */
  loginCallback: '/api/auth/linked/callback/:provider',
  /** GET → `newLoginReply`: whom the other service named in this browser, and who has no account yet. 400 auth/provider-login-over. */
  newLogin: '/api/auth/linked/new',
  /** POST `finishLoginBody` → token of the new account. 400 auth/provider-login-over, 409 auth/email-already-in-use. */
  finishLogin: '/api/auth/linked/finish',
  /**
   * POST `firebaseLoginBody`, an ID token of Firebase Authentication that is minutes old → token; where the account has a second
   * factor, token: null and codeNeeded: true; where there is no account yet, accountNeeded: true, and `newLogin` goes on. 400
   * auth/provider-email-unverified and others.
   */
  firebaseLogin: '/api/auth/firebase',
  /** POST `linkFirebaseBody` → token: null, in a session that began within ten minutes. 401 auth/requires-recent-login. */
  linkFirebase: '/api/auth/firebase/link',
  /** POST → token: null. Succeeds when already signed out. */
  signOut: '/api/auth/sign-out',
  /** GET → a fresh token with current claims, or token: null when signed out (status 200, so that no console reports it). */
  token: '/api/auth/token',
  /** POST `requestPasswordResetBody` → token: null, the same whether the account exists or not. */
  requestPasswordReset: '/api/auth/request-password-reset',
  /** POST `resetPasswordBody` → token: null; ends every session of the account. 400 auth/expired-action-code or auth/invalid-action-code. */
  resetPassword: '/api/auth/reset-password',
  /**
   * GET ?token= from the e-mail: redirects to `mailPaths.verified` with `?verified=true` or `?error=auth/…`. Where the account is not
   * logged in, that is auth/confirm-by-login, and the next login in this browser confirms it.
   */
  verifyEmail: '/api/auth/verify-email',
} as const;
