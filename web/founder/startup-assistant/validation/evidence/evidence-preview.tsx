import { type UseFormReturn, useWatch } from 'react-hook-form';
import { webLink } from '#contract/text.ts';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import { ledgerLimits, observationBody } from '#contract/validation/ledger.ts';
import type { EvidenceFile } from '#domain/validation/evidence.ts';
import { hasCome } from '#domain/validation/freshness.ts';
import { whatItLeavesOpen } from '#domain/validation/level-fit.ts';
import { looksRepeated } from '#domain/validation/repeats.ts';
import { quote } from '#domain/validation/safe-text.ts';
import { moveInShort } from '#domain/validation/score-move.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { Day } from '#web/time/date-time.tsx';
import { asEntered, effectOf, stillText } from './evidence-effect.ts';
import { type ObservationBody, type ObservationForm, ofAll } from './observation-task.ts';
import { ProofLine } from './proof-line.tsx';

const webAddress = webLink(ledgerLimits.linkLength);

type EvidencePreviewProps = {
  snapshot: Snapshot;
  form: UseFormReturn<ObservationForm, unknown, ObservationBody>;
  /** The file that the entry has, or will have. */
  file: EvidenceFile | undefined;
  /** What the observation says until now, where it is edited. */
  before: readonly EvidenceRecord[];
};

/** How good the proof is and what the entry would do to the score, before it is saved. */
export function EvidencePreview({ snapshot, form, file, before }: EvidencePreviewProps) {
  const typed = useWatch({ control: form.control });
  // What is no address yet stands behind nothing.
  const link = webAddress.safeParse(typed.link).data;
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken px-4 py-3 text-sm">
      <ProofLine backing={{ note: typed.note ?? '', link, file }} />
      <Effect {...{ typed, snapshot, file, before }} />
    </div>
  );
}

type EffectProps = Omit<EvidencePreviewProps, 'form'> & { typed: unknown };

function Effect({ typed, snapshot, file, before }: EffectProps) {
  const parsed = observationBody.safeParse(typed);
  if (!parsed.success || !hasCome(parsed.data.date, snapshot.asOf)) return null;
  const lines = asEntered(ofAll(parsed.data), before, file);
  const effect = effectOf(snapshot, lines, before);
  const own = new Set(before.map(({ id }) => id));
  const classOf = new Map(snapshot.assumptions.map((assumption) => [assumption.id, assumption.class]));
  const open = lines.flatMap(({ assumptionId, side, level }) => {
    const kind = classOf.get(assumptionId);
    return (side === 'for' && kind && whatItLeavesOpen(level, kind)) || [];
  });
  const others = snapshot.evidence.filter(({ id }) => !own.has(id));
  const twin = others.find((other) => lines.some((line) => looksRepeated(other, line)));
  return (
    <>
      {effect.notes.map(({ evidenceId, code, text }) => (
        <p key={`${evidenceId} ${code}`} role="status">
          {text}
        </p>
      ))}
      {open.slice(0, 1).map((text) => (
        <p key={text} role="status">
          {text}
        </p>
      ))}
      <p>{effect.move ? `This moves your score: ${moveInShort(effect.move)}.` : stillText(effect)}</p>
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
