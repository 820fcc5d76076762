import type { RefundEntry } from '#contract/billing/admin.ts';
import type { BadgeColour } from '#ui/badge/badge.tsx';

const states: Record<RefundEntry['status'], { label: string; colour: BadgeColour }> = {
  pending: { label: 'To send', colour: 'amber' },
  attention: { label: 'Waits for bank details', colour: 'amber' },
  failed: { label: 'Refused by the provider', colour: 'brick' },
  sent: { label: 'Sent', colour: 'moss' },
};

type Refund = Pick<RefundEntry, 'status' | 'missingAccount'>;

/** How a refund stands: one that is to be sent by hand waits for its payer to say where to. */
export const refundState = ({ status, missingAccount }: Refund) =>
  states[status === 'pending' && missingAccount ? 'attention' : status];

/** Where it can go while its payer has not said; empty where that is known. */
export const accountWords = ({ missingAccount }: Pick<Refund, 'missingAccount'>): string =>
  missingAccount ? missing[missingAccount] : '';

const missing: Record<NonNullable<Refund['missingAccount']>, string> = {
  needed: 'Missing: the payer’s bank account. We have asked for it; they give it in their billing history.',
  unsaid: 'No account is known. We have asked the payer; it may also go to the account that the transfer came from.',
};
