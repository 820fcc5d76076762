import type { IdentityErrorCode } from '#contract/accounts/identity-errors.ts';

/** Better Auth's codes, as the one table of identity errors names them. */
const codes: Record<string, IdentityErrorCode> = {
  INVALID_EMAIL: 'auth/invalid-email',
  PASSWORD_TOO_SHORT: 'auth/weak-password',
  PASSWORD_TOO_LONG: 'auth/weak-password',
  USER_ALREADY_EXISTS: 'auth/email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth/email-already-in-use',
  INVALID_EMAIL_OR_PASSWORD: 'auth/invalid-credential',
  INVALID_PASSWORD: 'auth/wrong-password',
  USER_NOT_FOUND: 'auth/user-not-found',
  INVALID_TOKEN: 'auth/invalid-action-code',
  TOKEN_EXPIRED: 'auth/expired-action-code',
  SESSION_EXPIRED: 'auth/requires-recent-login',
  SESSION_NOT_FRESH: 'auth/requires-recent-login',
  INVALID_CODE: 'auth/invalid-code',
  INVALID_BACKUP_CODE: 'auth/invalid-recovery-code',
  // Of two calls with recovery codes at once, the second is told to try again.
  FAILED_TO_VERIFY_BACKUP_CODE_PLEASE_TRY_AGAIN: 'auth/invalid-recovery-code',
  INVALID_TWO_FACTOR_COOKIE: 'auth/code-login-over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'auth/code-login-over',
  TOTP_NOT_ENABLED: 'auth/code-login-over',
  BACKUP_CODES_NOT_ENABLED: 'auth/code-login-over',
  CHALLENGE_NOT_FOUND: 'auth/passkey-failed',
  AUTHENTICATION_FAILED: 'auth/passkey-failed',
  FAILED_TO_VERIFY_REGISTRATION: 'auth/passkey-failed',
  YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: 'auth/passkey-failed',
  PASSKEY_NOT_FOUND: 'auth/passkey-unknown',
  INVALID_ORIGIN: 'auth/unauthorized-domain',
  MISSING_OR_NULL_ORIGIN: 'auth/unauthorized-domain',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'auth/unauthorized-domain',
  INVALID_CALLBACK_URL: 'auth/unauthorized-domain',
};

/** Anything unheard-of is a fault of ours, not of the person who asks. */
export function toIdentityCode(code: string | undefined): IdentityErrorCode {
  return (code && codes[code]) || 'auth/internal-error';
}
