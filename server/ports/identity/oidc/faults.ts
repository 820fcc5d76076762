import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { IdentityErrorCode } from '#contract/accounts/identity-errors.ts';
import { AppError } from '#contract/errors.ts';
import { OutboundFailure } from '../../../outbound/failure.ts';

/** What a provider says itself, at the end of the way (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6). */
const saidByProvider: Record<string, IdentityErrorCode> = {
  access_denied: 'auth/provider-cancelled',
  login_required: 'auth/provider-cancelled',
  consent_required: 'auth/provider-cancelled',
  interaction_required: 'auth/provider-cancelled',
  account_selection_required: 'auth/provider-cancelled',
  server_error: 'auth/provider-unavailable',
  temporarily_unavailable: 'auth/provider-unavailable',
  // A code that was used, or is too old.
  invalid_grant: 'auth/provider-login-over',
};

const foundByUs: Record<string, IdentityErrorCode> = {
  OAUTH_TIMEOUT: 'auth/provider-unavailable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'auth/provider-unavailable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'auth/provider-unavailable',
  OAUTH_PARSE_ERROR: 'auth/provider-unavailable',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'auth/provider-clock',
};

/** Whatever went wrong on the way to another service and back, as one of our sentences; the cause is for the log. */
export function toLoginError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const away = findOutboundFailure(error);
  if (away) return new AppError('auth/provider-unavailable', { cause: away });
  const cause = withoutAnswers(error);
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return new AppError(saidByProvider[error.error] ?? 'auth/provider-answer-invalid', { cause });
  const code = error instanceof ClientError ? foundByUs[error.code ?? ''] : undefined;
  return new AppError(code ?? 'auth/provider-answer-invalid', { cause });
}

/** Why the service gave no answer, where that is it: the library puts an error of its own around ours. */
export function findOutboundFailure(error: unknown): OutboundFailure | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if (cause instanceof OutboundFailure) return cause;
  return undefined;
}

/** The library keeps whole answers and tokens in its errors: only its own words and codes go on. */
function withoutAnswers(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('not an error');
  const { code, error: said } = error as { code?: unknown; error?: unknown };
  const words = [error.name, code, said].filter((word) => typeof word === 'string' && /^[\w.-]{1,80}$/.test(word));
  return new Error(`The login provider: ${words.join(' ')}`);
}
