import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { isForEarlierPitch } from '#domain/validation/earlier-pitch.ts';
import { briefly } from '#domain/validation/safe-text.ts';
import { Card } from '#ui/card/card.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { counted } from '#web/words/figures.ts';
import { ASKED_AGAIN, isConfirmed } from './asked-again.ts';
import { AskedEntries, oneOfEach } from './asked-entries.tsx';
import { usePitchFit } from './observation-mutations.ts';

/** Asks about what was noted for an earlier pitch; nothing where nothing was. */
export function EarlierPitch({ idea }: { idea: IdeaState }) {
  const fit = usePitchFit(idea.id);
  const asked = askedAbout(idea);
  if (asked.length === 0) return null;
  return (
    <Card
      look="quiet"
      title={`${counted(asked.length, 'entry was', 'entries were')} noted for an earlier pitch`}
      className="print:hidden"
    >
      <p className="max-w-measure">
        Your pitch has changed since. What does not fit stays in your ledger and no longer counts.
        {isConfirmed(idea, asked) && ` ${ASKED_AGAIN}`}
      </p>
      <AskedEntries
        asked={asked}
        noun="entry"
        answers={['Still fits', 'Does not fit']}
        notedWords={({ notedFor = '' }) => `noted for “${briefly(notedFor, 80)}”`}
        busy={fit.isPending}
        onAnswer={(fits, observationId) => fit.mutate({ fits, ...(observationId && { observationId }) })}
      />
      <CallFailure error={fit.error} />
    </Card>
  );
}

/** One line of each observation. */
function askedAbout({ evidence, intake }: IdeaState): EvidenceRecord[] {
  const earlier = evidence.filter(({ notedFor }) => isForEarlierPitch(notedFor, intake.pitch));
  return oneOfEach(earlier);
}
