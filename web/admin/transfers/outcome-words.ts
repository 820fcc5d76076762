import type { TransferView } from '#contract/billing/admin-transfers.ts';
import type { BadgeColour } from '#ui/badge/badge.tsx';
import { formatMoment } from '#web/time/date-time.tsx';

const outcomes: Record<NonNullable<TransferView['outcome']>, { label: string; colour: BadgeColour }> = {
  rejected: { label: 'Rejected', colour: 'brick' },
  cancelled: { label: 'Cancelled', colour: 'clay' },
  ended: { label: 'Ended with a part', colour: 'slate' },
  failed: { label: 'Not finished', colour: 'muted' },
  paid: { label: 'Paid', colour: 'moss' },
  refunded: { label: 'Refunded', colour: 'slate' },
  reversed: { label: 'Taken back by the bank', colour: 'clay' },
};

/** What became of a transfer in one word, and when and by whom where that is known; an empty note where it is not. */
export function outcomeOf(transfer: TransferView): { label: string; colour: BadgeColour; note: string } {
  const { label, colour } = transfer.outcome
    ? outcomes[transfer.outcome]
    : { label: 'Waits', colour: 'amber' as const };
  return { label, colour, note: noteOf(transfer) };
}

const endings: Record<NonNullable<TransferView['endedBy']>, string> = {
  member: 'By the founder',
  operator: 'By an operator',
  time: 'Its time was over',
  bank: 'The bank took the money for the plan back',
  replaced: 'Another payment took its place',
  paid: 'It was paid another way',
};

function noteOf({ outcome, rejection, endedAt, endedBy, endedByName, invoice, arrived }: TransferView): string {
  const on = endedAt ? ` on ${formatMoment(endedAt)}` : '';
  const who = endedByName ? `By ${endedByName}` : endedBy && endings[endedBy];
  if (outcome === 'rejected')
    return `${who ?? endings.operator}${on}: “${rejection}”${arrived.length > 0 ? ' The money was found after that.' : ''}`;
  if (outcome === 'ended')
    return `${who ?? 'The rest was not awaited any more'}${on}${rejection ? `: “${rejection}”` : ''}`;
  if (outcome !== 'cancelled') return '';
  if (who) return `${who}${on}`;
  if (invoice.status === 'cancelled') return `It was not to be paid any more${on}`;
  return invoice.status === 'pending' ? `Another payment took its place${on}` : `It was paid another way${on}`;
}
