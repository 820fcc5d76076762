import type { EvidenceRecord } from '#contract/validation/ledger.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { isForEarlierPitch } from '#domain/validation/earlier-pitch.ts';
import { briefly } from '#domain/validation/safe-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { Day } from '#web/time/date-time.tsx';
import { counted } from '#web/words/figures.ts';
import { evidenceName } from '../evidence-words.ts';
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
      </p>
      <Answers
        name={asked.length === 1 ? 'the entry' : `all ${asked.length}`}
        suffix={asked.length === 1 ? '' : ', all of them'}
        busy={fit.isPending}
        onAnswer={(fits) => fit.mutate({ fits })}
      />
      {asked.length > 1 && (
        <Disclosure summary="One by one">
          <ul className="flex flex-col divide-y divide-line text-base text-ink">
            {asked.map((entry) => (
              <li key={entry.observationId} className="flex flex-col gap-2 py-3">
                <span className="wrap-break-word">{briefly(evidenceName(entry), 120)}</span>
                <span className="text-sm text-stone">
                  <Day value={entry.date} />, noted for “{briefly(entry.notedFor ?? '', 80)}”
                </span>
                <Answers
                  name={briefly(evidenceName(entry), 60)}
                  suffix=""
                  busy={fit.isPending}
                  onAnswer={(fits) => fit.mutate({ fits, observationId: entry.observationId })}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <CallFailure error={fit.error} />
    </Card>
  );
}

/** One line of each observation. */
function askedAbout({ evidence, intake }: IdeaState): EvidenceRecord[] {
  const earlier = evidence.filter(({ notedFor }) => isForEarlierPitch(notedFor, intake.pitch));
  return earlier.filter(
    ({ observationId }, index) => earlier.findIndex((line) => line.observationId === observationId) === index,
  );
}

type AnswersProps = { name: string; suffix: string; busy: boolean; onAnswer: (fits: boolean) => void };

function Answers({ name, suffix, busy, onAnswer }: AnswersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {[true, false].map((fits) => {
        const words = fits ? 'Still fits' : 'Does not fit';
        return (
          <Button
            key={words}
            size="small"
            variant="secondary"
            disabled={busy}
            aria-label={`${words}: ${name}`}
            onClick={() => onAnswer(fits)}
          >
            {words}
            {suffix}
          </Button>
        );
      })}
    </div>
  );
}
