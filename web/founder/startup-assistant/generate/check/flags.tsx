import { Scale } from 'lucide-react';
import type { Agreement } from '#contract/agreements.ts';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { useAcknowledge } from '../document/agreement-mutations.ts';
import { FindingLinks } from './findings.tsx';

/** Why a lawyer should look at this document. It is final only once each has been read. */
export function Flags({ agreement }: { agreement: Agreement }) {
  const acknowledge = useAcknowledge(agreement.id);
  const { flags } = agreement.standing;
  // Shown at once; a box that is disabled while it is saved would lose the focus.
  const pending = acknowledge.isPending ? acknowledge.variables : undefined;
  return (
    <Card
      title={
        <span className="flex items-center gap-2">
          <Scale aria-hidden="true" className="size-5 shrink-0 text-amber" />
          Have a lawyer look at this ({flags.length})
        </span>
      }
    >
      <p className="max-w-measure text-stone">Tick each one once you have read it.</p>
      <ul className="flex flex-col divide-y divide-line">
        {flags.map((flag) => (
          <li key={flag.id} className="flex flex-col py-2">
            <Checkbox
              id={`flag-${flag.id}`}
              label={flag.message}
              checked={pending?.flagId === flag.id ? pending.acknowledged : flag.acknowledgedAt !== null}
              disabled={!agreement.can.acknowledge}
              onChange={(event) => acknowledge.mutate({ flagId: flag.id, acknowledged: event.target.checked })}
            />
            <div className="pl-8">
              <FindingLinks agreement={agreement} finding={flag} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
