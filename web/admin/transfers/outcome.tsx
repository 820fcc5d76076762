import type { TransferView } from '#contract/billing/admin-transfers.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { outcomeOf } from './outcome-words.ts';

/** What became of a transfer, when and by whom where that is known. */
export function Outcome({ transfer }: { transfer: TransferView }) {
  const { label, colour, note } = outcomeOf(transfer);
  return (
    <>
      <Badge colour={colour}>{label}</Badge>
      {note && <span className="block text-sm wrap-anywhere text-stone">{note}</span>}
    </>
  );
}
