/**
 * The one table of identity error codes (specification §7 and §8): whichever provider is behind the identity port, the
 * server answers with these codes, and the browser shows these messages. Where §8 gives a text it is that text.
 */
export const identityErrors = {
  'auth/invalid-email': { status: 400, message: 'The email address is badly formatted.' },
  'auth/weak-password': { status: 400, message: 'The password must be 6 characters long or more.' },
  'auth/common-password': {
    status: 400,
    message: 'This password is one of the most common ones, so it is easy to guess. Choose another.',
  },
  'auth/own-password': {
    status: 400,
    message: 'This password is your e-mail address or your name, which others know. Choose another.',
  },
  'auth/email-already-in-use': {
    status: 409,
    message: 'An account with this email already exists. Log in, or reset your password.',
  },
  'auth/wrong-password': { status: 401, message: 'The password is not right. Try again or reset it.' },
  'auth/user-not-found': { status: 404, message: 'There is no account with this email.' },
  'auth/user-disabled': {
    status: 403,
    message: 'This account has been disabled. Contact us if you think this is a mistake.',
  },
  'auth/invalid-credential': {
    status: 401,
    message: 'The email or the password is not right. Check both and try again.',
  },
  'auth/too-many-requests': { status: 429, message: 'Too many attempts. Please wait a few minutes and try again.' },
  'auth/sign-in-guarded': {
    status: 429,
    message:
      'Many wrong passwords were tried for this email. To log in on this device now, reset the password: that lets you in at once.',
  },
  'auth/quota-exceeded': { status: 429, message: 'We cannot do this just now. Please try again later.' },
  'auth/network-request-failed': {
    status: 503,
    message: 'Network error. Please check your connection and try again.',
  },
  'auth/requires-recent-login': { status: 401, message: 'Please log in again before you change this.' },
  'auth/popup-closed-by-user': {
    status: 400,
    message: 'The login window was closed before you finished. Please try again.',
  },
  'auth/popup-blocked': {
    status: 400,
    message: 'Your browser blocked the login window. Allow it for this site and try again.',
  },
  'auth/account-exists-with-different-credential': {
    status: 409,
    message: 'This email already has an account with another way to log in. Use that one.',
  },
  'auth/expired-action-code': { status: 400, message: 'This link has expired. Please ask for a new one.' },
  'auth/invalid-action-code': {
    status: 400,
    message: 'This link is not valid or has already been used. Please ask for a new one.',
  },
  'auth/invalid-code': {
    status: 400,
    message: 'This code is not right. Type the newest one that your app shows.',
  },
  'auth/used-code': {
    status: 400,
    message: 'This code has been used. Wait until your app shows the next one.',
  },
  'auth/invalid-recovery-code': {
    status: 400,
    message: 'This recovery code is not right, or it has been used.',
  },
  'auth/code-guarded': {
    status: 429,
    message: 'Many wrong codes were tried for this account. Log in with a recovery code now, or wait a day.',
  },
  'auth/code-login-over': {
    status: 400,
    message: 'This login has ended. Log in with your email and password again.',
  },
  'auth/passkey-unknown': {
    status: 400,
    message: 'This passkey does not belong to an account here. Log in with your password.',
  },
  'auth/passkey-failed': {
    status: 400,
    message: 'The passkey could not be used. Try again, or log in with your password.',
  },
  'auth/provider-cancelled': {
    status: 400,
    message: 'You stopped at the other service, so nobody was logged in. Try again, or log in another way.',
  },
  'auth/provider-unavailable': {
    status: 503,
    message: 'The other service does not answer just now. Try again in a few minutes, or log in another way.',
  },
  'auth/provider-answer-invalid': {
    status: 400,
    message:
      'What the other service answered could not be checked, so nobody was logged in. Try again, or log in another way.',
  },
  'auth/provider-clock': {
    status: 400,
    message:
      'The clock of the other service and ours do not agree, so nobody was logged in. Try again later, or log in another way.',
  },
  'auth/provider-login-over': {
    status: 400,
    message: 'This login took too long, or it was used already. Please begin again.',
  },
  'auth/provider-email-missing': {
    status: 400,
    message:
      'The other service did not tell us your email address. Allow it to, or use your email and a password here.',
  },
  'auth/provider-email-unverified': {
    status: 400,
    message:
      'The other service has not confirmed this email address. Confirm it there, or use your email and a password here.',
  },
  'auth/linked-login-taken': {
    status: 409,
    message: 'This login belongs to another account here. Nothing was linked.',
  },
  'auth/linked-login-other': {
    status: 409,
    message:
      'The account with this email is linked with another login of this service. Use that one, or log in another way.',
  },
  'auth/linked-login-session': {
    status: 403,
    message: 'You were not logged in to the same account any more when the other service answered. Nothing was linked.',
  },
  'auth/email-unverified': { status: 403, message: 'Confirm your email address first: the link is in your mail.' },
  'auth/confirm-by-login': {
    status: 401,
    message:
      'Log in to confirm this email address. If you do not know the password, choose “Forgot your password?”: that confirms it too.',
  },
  'auth/last-way-in': {
    status: 409,
    message: 'This is the only way into your account. Choose a password or link another login first.',
  },
  'auth/passkeys-full': { status: 409, message: 'You have as many passkeys as an account can have. Remove one first.' },
  'auth/second-factor-on': { status: 409, message: 'The second factor is on already.' },
  'auth/second-factor-off': { status: 409, message: 'The second factor is not on.' },
  'auth/no-token': { status: 401, message: 'Please log in to continue.' },
  'auth/id-token-expired': { status: 401, message: 'Your session has expired. Please log in again.' },
  'auth/invalid-id-token': { status: 401, message: 'Your session is not valid. Please log in again.' },
  'auth/user-token-expired': { status: 401, message: 'Your session has ended. Please log in again.' },
  'auth/unauthorized-domain': {
    status: 403,
    message: 'This request did not come from our own pages. Reload the page and try again.',
  },
  'auth/operation-not-allowed': { status: 403, message: 'This way to log in is not available here.' },
  'auth/internal-error': { status: 500, message: 'Something went wrong. Please try again.' },
} as const satisfies Record<`auth/${string}`, { status: number; message: string }>;

export type IdentityErrorCode = keyof typeof identityErrors;

/** The sentence for a provider's code, or `fallback` when the code is not in the table. */
export function identityMessage(code: string | undefined, fallback: string): string {
  return code && Object.hasOwn(identityErrors, code) ? identityErrors[code as IdentityErrorCode].message : fallback;
}
