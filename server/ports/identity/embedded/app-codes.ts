import { randomInt } from 'node:crypto';
import { createOTP } from '@better-auth/utils/otp';
import { recoveryCodeCount } from '#contract/accounts/second-factor.ts';

const stepMs = 30_000;
/** RFC 6238, 5.2, advises one span of time either way: clocks differ, and a person needs time to type. */
const tolerance = [0, -1, 1];

/** The span of 30 seconds that a code is of; none where it is of no span near this moment. */
export async function findStep(seed: string, code: string, now: Date): Promise<number | undefined> {
  const step = Math.floor(now.getTime() / stepMs);
  const otp = createOTP(seed);
  for (const offset of tolerance) if ((await otp.hotp(step + offset)) === code) return step + offset;
  return undefined;
}

/** Without letters and digits that are taken for one another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const drawCode = () => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** As `recoveryCode` of the contract reads them: 49 bits each, which nobody guesses at ten in ten minutes. */
export const drawRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => drawCode().replace(/^(.{5})/, '$1-'));
