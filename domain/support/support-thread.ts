import type { StateMachine } from '../state-machine.ts';

/** What a message to the operator can be about: the areas of the help page, and anything else. */
export const SUPPORT_AREAS = [
  'account',
  'ideas',
  'readiness',
  'courses',
  'documents',
  'bookings',
  'privacy',
  'other',
] as const;
export type SupportArea = (typeof SUPPORT_AREAS)[number];

export const SUPPORT_STATES = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];
export type SupportEvent = 'write' | 'answer' | 'close' | 'reopen';

/**
 * Open: it waits for the operator. `write`: the member does, which opens a thread again that was closed. Source: this
 * product's own convention.
 */
export const SUPPORT_MACHINE: StateMachine<SupportState, SupportEvent> = {
  open: { write: 'open', answer: 'answered', close: 'closed' },
  answered: { write: 'open', answer: 'answered', close: 'closed' },
  closed: { write: 'open', reopen: 'open' },
};

/** What may be written; texts in characters. */
export const SUPPORT_LIMITS = {
  text: 4000,
  /** To one message. */
  files: 3,
  /** To one thread. */
  messages: 500,
  /** Of one member, closed ones too. */
  perMember: 200,
  /** Attached and not sent yet, of one person: of more, the oldest go. */
  unsentFiles: 12,
  /** For how many hours a visitor can confirm that a message is theirs. */
  confirmHours: 24,
} as const;
