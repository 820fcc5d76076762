import { type UseFormReturn, useWatch } from 'react-hook-form';
import { webLink } from '#contract/text.ts';
import { ledgerLimits } from '#contract/validation/ledger.ts';
import type { EvidenceFile } from '#domain/validation/evidence.ts';
import { hasCome } from '#domain/validation/freshness.ts';
import { looksRepeated } from '#domain/validation/repeats.ts';
import { quote } from '#domain/validation/safe-text.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { Day } from '#web/time/date-time.tsx';
import { scoreMoveText } from '../score/score-move.ts';
import { asEntered, effectOf, stillText } from './evidence-effect.ts';
import type { EvidenceBody } from './evidence-mutations.ts';
import { evidenceForm } from './evidence-task.ts';
import { ProofLine } from './proof-line.tsx';

const webAddress = webLink(ledgerLimits.linkLength);

type EvidencePreviewProps = {
  snapshot: Snapshot;
  form: UseFormReturn<EvidenceBody, unknown, EvidenceBody>;
  /** The file that the entry has, or will have. */
  file: EvidenceFile | undefined;
  /** The entry that is being edited. */
  replaces: string | null;
};

/** How good the proof is, what the entry would count and what it would do to the score, before it is saved. */
export function EvidencePreview({ snapshot, form, file, replaces }: EvidencePreviewProps) {
  const typed = useWatch({ control: form.control });
  // What is no address yet stands behind nothing.
  const link = webAddress.safeParse(typed.link).data;
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken px-4 py-3 text-sm">
      <ProofLine backing={{ note: typed.note ?? '', link, file }} />
      <Effect {...{ typed, snapshot, file, replaces }} />
    </div>
  );
}

type EffectProps = Omit<EvidencePreviewProps, 'form'> & { typed: unknown };

function Effect({ typed, snapshot, file, replaces }: EffectProps) {
  const parsed = evidenceForm.safeParse(typed);
  if (!parsed.success || !hasCome(parsed.data.date, snapshot.asOf)) return null;
  const item = asEntered(parsed.data, replaces ?? 'new', file);
  const effect = effectOf(snapshot, item);
  const twin = snapshot.evidence.find((other) => other.id !== replaces && looksRepeated(other, item));
  return (
    <>
      <p>
        This entry is worth <strong className="tabular-nums">{effect.points.toFixed(2)}</strong> points before caps.
      </p>
      {effect.notes.map(({ code, text }) => (
        <p key={code} role="status">
          {text}
        </p>
      ))}
      <p className="text-stone">{effect.move ? scoreMoveText(effect.move) : stillText(effect)}</p>
      {twin && (
        <p role="status">
          This looks like an entry that is here already, of <Day value={twin.date} />
          {twin.note && <>: {quote(twin.note, 80)}</>}. Saved again, it would count again. Several people go into one
          entry, by their number.
        </p>
      )}
    </>
  );
}
