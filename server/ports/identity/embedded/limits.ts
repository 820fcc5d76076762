import type { AttemptRule } from '../../../limits/attempts.ts';

const minutes = 60;
const hours = 3600;

/**
 * How often things may be tried. Whole mobile networks share one address, so limits by address are wide, and the tight
 * ones are for one e-mail from one address: a stranger who guesses cannot lock the owner out elsewhere.
 */
export const limits = {
  signUp: (ip: string): AttemptRule[] => [{ key: `sign-up ${ip}`, max: 200, windowSeconds: hours }],
  signIn: (ip: string, email: string): AttemptRule[] => [
    { key: `sign-in ${email} ${ip}`, max: 10, windowSeconds: 10 * minutes },
    { key: `sign-in ${email}`, max: 100, windowSeconds: 10 * minutes },
    { key: `sign-in ${ip}`, max: 300, windowSeconds: 10 * minutes },
  ],
  requestPasswordReset: (ip: string, email: string): AttemptRule[] => [
    { key: `reset ${email}`, max: 5, windowSeconds: hours },
    { key: `reset ${ip}`, max: 100, windowSeconds: hours },
  ],
  resetPassword: (ip: string): AttemptRule[] => [{ key: `reset-code ${ip}`, max: 100, windowSeconds: hours }],
} as const;
