import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError, errors } from '#contract/errors.ts';

const common = new Set(dictionary['passwords-common']);

/**
 * The 49,000 passwords that are tried first (OWASP ASVS 5, 6.2.4 asks for 3,000), in any mixture of capitals.
 * @throws auth/common-password.
 */
export function refuseCommonPassword(password: string): void {
  if (!common.has(password.toLowerCase())) return;
  throw new AppError('auth/common-password', { fields: { password: errors['auth/common-password'].message } });
}
