import { type UseFormReturn, useWatch } from 'react-hook-form';
import { evidenceBody } from '#contract/validation-ledger.ts';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { itemPoints } from '#domain/validation/points.ts';
import { buildReport } from '#domain/validation/report.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { scoreMoveText } from '../score-move.ts';
import type { EvidenceBody } from './evidence-mutations.ts';

type EvidenceEffectProps = {
  snapshot: Snapshot;
  form: UseFormReturn<EvidenceBody, unknown, EvidenceBody>;
  /** The item that is being edited. */
  replaces: string | null;
};

/** What the entry would count and what it would do to the score, before it is saved. */
export function EvidenceEffect({ snapshot, form, replaces }: EvidenceEffectProps) {
  const values = useWatch({ control: form.control });
  const parsed = evidenceBody.safeParse(values);
  if (!parsed.success || parsed.data.date > snapshot.asOf) return null;
  const item: EvidenceItem = { ...parsed.data, id: replaces ?? 'new' };
  const before = buildReport(snapshot).score;
  const evidence = [...snapshot.evidence.filter(({ id }) => id !== replaces), item];
  const after = buildReport({ ...snapshot, evidence }).score;
  const { product } = itemPoints(item, snapshot.asOf);
  return (
    <div className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p>
        This entry is worth <strong className="tabular-nums">{product.toFixed(2)}</strong> points before caps.
      </p>
      {before && after && <p className="text-stone">{scoreMoveText({ from: before, to: after })}</p>}
    </div>
  );
}
