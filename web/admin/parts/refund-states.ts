import type { RefundEntry } from '#contract/billing/admin.ts';
import type { BadgeColour } from '#ui/badge/badge.tsx';

const states: Record<RefundEntry['status'], { label: string; colour: BadgeColour }> = {
  pending: { label: 'To send', colour: 'amber' },
  attention: { label: 'Waits for bank details', colour: 'amber' },
  failed: { label: 'Refused by the provider', colour: 'brick' },
  sent: { label: 'Sent', colour: 'moss' },
  void: { label: 'No longer due', colour: 'muted' },
};
const accountUnsaid = { label: 'No account yet', colour: 'amber' } as const;

type Refund = Pick<RefundEntry, 'status' | 'missingAccount'>;

/** How a refund stands: of a transfer it can be sent before its payer says where to. */
export const refundState = ({ status, missingAccount }: Refund) =>
  missingAccount === 'unsaid' ? accountUnsaid : states[status];

/** Where it can go while its payer has not said; empty where that is known. */
export const accountWords = ({ missingAccount }: Pick<Refund, 'missingAccount'>): string =>
  missingAccount ? missing[missingAccount] : '';

const missing: Record<NonNullable<Refund['missingAccount']>, string> = {
  needed: 'Missing: the payer’s bank account. We have asked for it; they give it in their billing history.',
  unsaid: 'No account is known. We have asked the payer; it may also go to the account that the transfer came from.',
};
