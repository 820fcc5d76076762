import { z } from 'zod';

export const codeTexts = {
  code: 'Type the 6 digits that your app shows.',
  recoveryCode: 'Type a recovery code: 10 letters and digits.',
} as const;

/** Longer than any way to write a code: nothing beyond it is looked at. */
const longest = 64;

/**
 * What is typed or pasted around a code and means nothing: spaces, dashes, and signs that nobody sees. Digits and letters of
 * other widths, as some keyboards write them, count as the plain ones.
 */
const plain = (typed: string) => typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '');

const written = (what: string) => z.string({ error: what }).max(longest, what);

/** The code of an authenticator app: six digits, as RFC 6238 makes them. */
export const appCode = written(codeTexts.code)
  .overwrite(plain)
  .regex(/^[0-9]{6}$/, codeTexts.code);

/** A code that works once where the app is lost. It reads `abcde-23456`; how it is written does not matter. */
export const recoveryCode = written(codeTexts.recoveryCode)
  .overwrite((typed) => plain(typed).toLowerCase())
  .regex(/^[a-z0-9]{10}$/, codeTexts.recoveryCode)
  .overwrite((code) => `${code.slice(0, 5)}-${code.slice(5)}`);

export const appCodeBody = z.strictObject({ code: appCode });
export const recoveryCodeBody = z.strictObject({ recoveryCode });

/** Either of them. */
export const anyCodeBody = z.union([appCodeBody, recoveryCodeBody]);
export type AnyCode = z.output<typeof anyCodeBody>;
