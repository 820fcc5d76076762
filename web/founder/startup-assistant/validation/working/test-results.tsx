import type { RecordReading, TestReading } from '#domain/validation/test-reading.ts';
import type { LockedMark, TestRecord } from '#domain/validation/test-records.ts';
import { Interval } from '#ui/interval/interval.tsx';
import { DateTime } from '#web/time/date-time.tsx';
import { figure } from '#web/words/figures.ts';
import { SafeLink } from '../safe-link.tsx';

type TestResultsProps = {
  record: TestRecord;
  reading: RecordReading | null /** What counts as one success. */;
  success: string;
};

const OUTCOMES: Record<TestReading['outcome'], string> = {
  pass: 'Passed',
  fail: 'Failed',
  inconclusive: 'Inconclusive',
  too_early: 'Too early',
};

/** How the last result reads against the pass mark in force, against the first one where it was moved, and all results. */
export function TestResults({ record, reading, success }: TestResultsProps) {
  const last = record.results.at(-1);
  const [first, inForce] = [record.marks[0], record.marks.at(-1)];
  if (!reading || !last || !first || !inForce) return null;
  const { current } = reading;
  return (
    <div className="flex flex-col gap-4">
      <Interval
        label={`${figure(last.successes)} of ${figure(last.trials)} succeeded`}
        lower={current.lower / 100}
        upper={current.upper / 100}
        observed={current.percent / 100}
        bar={barOf(inForce)}
      >
        <strong className="font-semibold">{OUTCOMES[current.outcome]}.</strong> {current.because}
      </Interval>
      {reading.moved && (
        <p className="max-w-measure rounded-control border-l-4 border-clay bg-clay-wash px-4 py-3 text-clay-ink">
          The pass mark was moved{reading.movedAfterResult && ' after a result was known'}. Against the mark that was
          locked first: {OUTCOMES[reading.first.outcome].toLowerCase()}. {reading.first.because}
        </p>
      )}
      {record.objection && (
        <p className="max-w-measure rounded-control border-l-4 border-clay bg-clay-wash px-4 py-3 text-clay-ink">
          The founder objects, so this result does not count (<DateTime value={record.objection.objectedAt} />
          ): “{record.objection.reason}”
        </p>
      )}
      <ol aria-label={`Results, counting: ${success}`} className="flex max-w-measure flex-col gap-2 text-sm">
        {record.results.map(({ recordedAt, successes, trials, note, link, file }) => (
          <li key={recordedAt} className="wrap-break-word">
            <span className="text-stone">
              <DateTime value={recordedAt} withTime />:
            </span>{' '}
            {figure(successes)} of {figure(trials)}
            {note && `. ${note}`} {link && <SafeLink href={link} />}{' '}
            {file && <span className="wrap-anywhere">File: {file.name}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The pass mark as a fraction of one. */
function barOf({ passMark }: LockedMark): number {
  return passMark.kind === 'share' ? Number(passMark.barPercent) / 100 : passMark.atLeast / passMark.sample;
}
