import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import { briefly } from '#domain/validation/safe-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Day } from '#web/time/date-time.tsx';
import { evidenceName } from '../evidence-words.ts';

type AskedEntriesProps = {
  /** One line of each observation that is asked about. */
  asked: readonly EvidenceRecord[];
  /** What one of them is called. */
  noun: string;
  answers: readonly [yes: string, no: string];
  /** What each was noted for. */
  notedWords: (entry: EvidenceRecord) => string;
  busy: boolean;
  /** Of one observation, or of all. */
  onAnswer: (isYes: boolean, observationId?: string) => void;
};

/** Two answers about all of them, and about each. */
export function AskedEntries({ asked, noun, answers, notedWords, busy, onAnswer }: AskedEntriesProps) {
  const isOne = asked.length === 1;
  const buttons = (name: string, suffix: string, observationId?: string) => (
    <div className="flex flex-wrap gap-2">
      {answers.map((words, index) => (
        <Button
          key={words}
          size="small"
          variant="secondary"
          disabled={busy}
          aria-label={`${words}: ${name}`}
          onClick={() => onAnswer(index === 0, observationId)}
        >
          {words}
          {suffix}
        </Button>
      ))}
    </div>
  );
  return (
    <>
      {buttons(isOne ? `the ${noun}` : `all ${asked.length} entries`, isOne ? '' : ', all of them')}
      {!isOne && (
        <Disclosure summary="One by one">
          <ul className="flex flex-col divide-y divide-line text-base text-ink">
            {asked.map((entry) => (
              <li key={entry.observationId} className="flex flex-col gap-2 py-3">
                <span className="wrap-break-word">{briefly(evidenceName(entry), 120)}</span>
                <span className="text-sm text-stone">
                  <Day value={entry.date} />, {notedWords(entry)}
                </span>
                {buttons(briefly(evidenceName(entry), 60), '', entry.observationId)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

/** The first line of each observation. */
export const oneOfEach = (lines: readonly EvidenceRecord[]) =>
  lines.filter(({ observationId }, index) => lines.findIndex((line) => line.observationId === observationId) === index);
