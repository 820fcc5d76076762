import type { SubscriptionState } from '#domain/billing/subscription/subscription-machine.ts';
import type { StatusStyle } from '#domain/statuses.ts';

/** How a plan stands: one word for one state, for its member and for the operator. */
export const planStates: Record<SubscriptionState, StatusStyle> = {
  active: { label: 'Active', colour: 'moss' },
  past_due: { label: 'Payment failed', colour: 'brick' },
  confirm_with_bank: { label: 'Confirm with your bank', colour: 'amber' },
  ending: { label: 'Ending', colour: 'clay' },
  ended: { label: 'Ended', colour: 'muted' },
};
