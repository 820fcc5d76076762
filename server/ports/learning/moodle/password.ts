import { randomBytes } from 'node:crypto';

const kinds = [/\d/, /[a-z]/, /[A-Z]/, /[^A-Za-z0-9]/];

/** Whether a password is good enough for a Moodle as it is installed: 8 to 128 signs, of all four kinds. */
export function meetsPolicy(password: string): boolean {
  return password.length >= 8 && password.length <= 128 && kinds.every((kind) => kind.test(password));
}

/** One that nobody knows: 144 bits at random, and one sign of each kind. */
export const makePassword = (): string => `${randomBytes(18).toString('base64url')}-aA1`;
