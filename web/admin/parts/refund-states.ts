import type { RefundEntry } from '#contract/billing/admin.ts';
import type { BadgeColour } from '#ui/badge/badge.tsx';

export const refundStates: Record<RefundEntry['status'], { label: string; colour: BadgeColour }> = {
  pending: { label: 'To send', colour: 'amber' },
  attention: { label: 'Waits for bank details', colour: 'amber' },
  failed: { label: 'Refused by the provider', colour: 'brick' },
  sent: { label: 'Sent', colour: 'moss' },
};
