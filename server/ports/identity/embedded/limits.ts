import type { AttemptRule } from '../../../limits/attempts.ts';

const minutes = 60;
const hours = 3600;

/** Somebody who tries to get into an account: from where, and on which of its known devices, if it is one of them. */
export interface Tryer {
  sender: string;
  device: string | undefined;
}

/**
 * How often things may be tried (docs/decisions/0016-nobody-locked-out.md). Rules are taken in order and the first that refuses
 * ends the count, so one address never uses up what is shared. What all strangers share for one account bounds guessing; anyone who
 * sits at a device where the account was in use, or has just reset the password there, is no stranger and has an allowance of
 * their own. Whole mobile networks share one address: limits by address alone are wide.
 */
export const limits = {
  signUp: (sender: string): AttemptRule[] => [{ key: `sign-up ${sender}`, max: 200, windowSeconds: hours }],

  /** Of one person who tries. */
  signIn: ({ sender, device }: Tryer, email: string): AttemptRule[] =>
    device
      ? [{ key: `sign-in ${email} on ${device}`, max: 10, windowSeconds: 10 * minutes }]
      : [
          { key: `sign-in ${email} ${sender}`, max: 10, windowSeconds: 10 * minutes },
          { key: `sign-in by the hour ${email} ${sender}`, max: 20, windowSeconds: hours },
          { key: `sign-in ${sender}`, max: 300, windowSeconds: 10 * minutes },
        ],

  /** Of all strangers together, wherever they are: the most guesses an hour at one account. */
  signInOfStrangers: ({ device }: Tryer, email: string): AttemptRule[] =>
    device ? [] : [{ key: `sign-in ${email}`, max: 100, windowSeconds: hours }],

  /** Codes of the app that one person tries after the right password. */
  appCode: ({ sender, device }: Tryer, uid: string): AttemptRule[] => [
    { key: device ? `code ${uid} on ${device}` : `code ${uid} ${sender}`, max: 10, windowSeconds: 10 * minutes },
  ],

  /** Of all who know the password together, known devices apart: three codes of a million are right at a time. */
  appCodeOfAll: ({ device }: Tryer, uid: string): AttemptRule[] => [
    { key: device ? `code ${uid} on devices` : `code ${uid}`, max: 50, windowSeconds: 24 * hours },
  ],

  /** Nobody uses these up for somebody else: a recovery code is too long to be guessed, wherever the guesses come from. */
  recoveryCode: ({ sender, device }: Tryer, uid: string): AttemptRule[] => [
    { key: `recovery ${uid} ${device ?? sender}`, max: 10, windowSeconds: 10 * minutes },
  ],

  /** Codes that the person who is logged in gives to change the second factor. */
  ownCode: (uid: string): AttemptRule[] => [{ key: `own-code ${uid}`, max: 10, windowSeconds: 10 * minutes }],

  /** Nobody guesses a passkey: this only bounds the work. */
  passkey: (sender: string): AttemptRule[] => [{ key: `passkey ${sender}`, max: 300, windowSeconds: 10 * minutes }],

  /** Nobody guesses anything there: this only bounds the work, ours and the other service's. */
  linkedLogin: (sender: string): AttemptRule[] => [
    { key: `linked-login ${sender}`, max: 300, windowSeconds: 10 * minutes },
  ],

  /** An ID token of another service opens one session, and no second one for anyone who got hold of it. */
  idToken: (token: string): AttemptRule[] => [{ key: `id-token ${token}`, max: 1, windowSeconds: 2 * hours }],

  requestPasswordReset: ({ sender, device }: Tryer, email: string): AttemptRule[] =>
    device
      ? [{ key: `reset ${email} on ${device}`, max: 5, windowSeconds: hours }]
      : [
          { key: `reset ${email} ${sender}`, max: 5, windowSeconds: hours },
          { key: `reset ${sender}`, max: 100, windowSeconds: hours },
        ],

  /** Beyond it no further mail is sent: the last one is in the mailbox, and its link works for longer than this window. */
  resetMails: ({ device }: Tryer, email: string): AttemptRule[] =>
    device ? [] : [{ key: `reset ${email}`, max: 10, windowSeconds: hours }],

  resetPassword: (sender: string): AttemptRule[] => [{ key: `reset-code ${sender}`, max: 100, windowSeconds: hours }],
} as const;
