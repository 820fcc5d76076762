import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';

/** What an authenticator app shows for a key in Base32; `steps` spans of 30 seconds from now. */
export async function codeOf(key: string, steps = 0): Promise<string> {
  const seed = new TextDecoder().decode(base32.decode(key.replaceAll(' ', '')));
  return createOTP(seed).hotp(Math.floor(Date.now() / 30_000) + steps);
}

/** Of the same length, and right at no moment near now. */
export async function wrongCode(key: string): Promise<string> {
  const near = await Promise.all([-2, -1, 0, 1, 2].map((steps) => codeOf(key, steps)));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
}
