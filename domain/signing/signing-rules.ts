import { nextState, type Reached, type StateMachine } from '../state-machine.ts';

/** Where a signing request stands. */
export const SIGNING_STATES = ['pending', 'completed', 'declined', 'cancelled', 'expired'] as const;
export type SigningState = (typeof SIGNING_STATES)[number];

export const SIGNER_STATES = ['waiting', 'asked', 'signed', 'declined'] as const;
export type SignerState = (typeof SIGNER_STATES)[number];

export type SigningEvent = 'sign_last' | 'decline' | 'cancel' | 'expire';

/** What can happen to a request, and what it is then; whatever is not here is refused. */
export const SIGNING_TRANSITIONS: StateMachine<SigningState, SigningEvent> = {
  pending: { sign_last: 'completed', decline: 'declined', cancel: 'cancelled', expire: 'expired' },
  completed: {},
  declined: {},
  cancelled: {},
  expired: {},
};

/** The state after an event, or null where it cannot happen. */
export function afterSigningEvent(state: SigningState, event: SigningEvent): Reached<SigningState> | null {
  return nextState(SIGNING_TRANSITIONS, state, event);
}

export const SIGNING_LIMITS = {
  signers: 12,
  /** Of one document, over its life. */
  requests: 50,
  days: { min: 1, max: 90, usual: 14 },
  /** Reminders that the owner may send to one signer, and how long to wait between two. */
  reminders: 3,
  reminderWaitHours: 24,
} as const;

export type SignerFacts = { position: number; state: SignerState; reminders: number; askedAt: string | null };

/**
 * Whose turn it is: everybody who has not signed, or, when signatures follow an order, those who have the lowest position
 * among them. Nobody's once one has declined.
 */
export function turnOf<S extends SignerFacts>(signers: readonly S[], inOrder: boolean): S[] {
  if (signers.some(({ state }) => state === 'declined')) return [];
  const open = signers.filter(({ state }) => state !== 'signed');
  if (!inOrder) return open;
  const first = Math.min(...open.map(({ position }) => position));
  return open.filter(({ position }) => position === first);
}

/** When the next reminder may be sent (UTC), or null when there is none left or nothing to remind of. */
export function nextReminderAt({ state, reminders, askedAt }: SignerFacts): string | null {
  if (state !== 'asked' || askedAt === null || reminders >= SIGNING_LIMITS.reminders) return null;
  return new Date(Date.parse(askedAt) + SIGNING_LIMITS.reminderWaitHours * 3_600_000).toISOString();
}

/**
 * Whether a typed signature is this signer's: the name that was asked for, whatever the case, the blanks and the way its
 * accents are written.
 */
export function isSignatureOf(name: string, typed: string): boolean {
  const fold = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return fold(typed) !== '' && fold(typed) === fold(name);
}
