import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError, errors } from '#contract/errors.ts';
import { isOwnersWord, type PasswordOwner } from '#domain/passwords.ts';

const common = new Set(dictionary['passwords-common']);

/**
 * The 49,000 passwords that are tried first (OWASP ASVS 5, 6.2.4 asks for 3,000), in any mixture of capitals, and the owner's
 * own e-mail address or name (6.2.11: words of the context).
 * @throws auth/common-password or auth/own-password.
 */
export function refuseEasyPassword(password: string, owner: PasswordOwner): void {
  if (common.has(password.toLowerCase())) refuse('auth/common-password');
  if (isOwnersWord(password, owner)) refuse('auth/own-password');
}

function refuse(code: 'auth/common-password' | 'auth/own-password'): never {
  throw new AppError(code, { fields: { password: errors[code].message } });
}
