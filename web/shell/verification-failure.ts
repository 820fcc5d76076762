import { verificationTexts } from '#contract/accounts/accounts.ts';
import { identityErrors } from '#contract/accounts/identity-errors.ts';
import { ApiError } from '#web/api/api-error.ts';

/** The sentence when the verification mail could not be sent (specification §8): a limit reached has its own. */
export function verificationFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return verificationTexts.unexpected;
  return error.status === 429 ? identityErrors['auth/too-many-requests'].message : verificationTexts.sendFailed;
}
