import { type UseFormReturn, useWatch } from 'react-hook-form';
import { evidenceBody } from '#contract/validation/ledger.ts';
import { hasCome } from '#domain/validation/freshness.ts';
import { looksRepeated } from '#domain/validation/repeats.ts';
import { quote } from '#domain/validation/safe-text.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { Day } from '#web/time/date-time.tsx';
import { scoreMoveText } from '../score-move.ts';
import { effectOf, stillText } from './evidence-effect.ts';
import type { EvidenceBody } from './evidence-mutations.ts';

type EvidencePreviewProps = {
  snapshot: Snapshot;
  form: UseFormReturn<EvidenceBody, unknown, EvidenceBody>;
  /** The entry that is being edited. */
  replaces: string | null;
};

/** What the entry would count and what it would do to the score, before it is saved. */
export function EvidencePreview({ snapshot, form, replaces }: EvidencePreviewProps) {
  const parsed = evidenceBody.safeParse(useWatch({ control: form.control }));
  if (!parsed.success || !hasCome(parsed.data.date, snapshot.asOf)) return null;
  const effect = effectOf(snapshot, { ...parsed.data, id: replaces ?? 'new' });
  const twin = snapshot.evidence.find((item) => item.id !== replaces && looksRepeated(item, parsed.data));
  return (
    <div className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p>
        This entry is worth <strong className="tabular-nums">{effect.points.toFixed(2)}</strong> points before caps.
      </p>
      <p className="text-stone">{effect.move ? scoreMoveText(effect.move) : stillText(effect)}</p>
      {twin && (
        <p role="status" className="mt-2">
          This looks like an entry that is here already, of <Day value={twin.date} />
          {twin.note && <>: {quote(twin.note, 80)}</>}. Saved again, it would count again. Several people go into one
          entry, by their number.
        </p>
      )}
    </div>
  );
}
