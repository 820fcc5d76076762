import type { RecordReading, TestOutcome } from '#domain/validation/test-reading.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { Interval } from '#ui/interval/interval.tsx';
import { passMarkShare } from './pass-mark-text.ts';

const outcomes: Record<TestOutcome, { label: string; colour: BadgeColour }> = {
  pass: { label: 'Passed', colour: 'moss' },
  fail: { label: 'Failed', colour: 'brick' },
  inconclusive: { label: 'Inconclusive', colour: 'amber' },
};

/** How a result reads against the pass mark: the range that the true share probably lies in, and the mark. */
export function TestOutcomeView({ record, reading }: { record: TestRecord; reading: RecordReading }) {
  const { current, first, moved } = reading;
  const mark = record.marks.at(-1);
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge colour={outcomes[current.outcome].colour}>{outcomes[current.outcome].label}</Badge>
        {moved && (
          <span className="text-sm text-stone">
            Against the mark locked first: {outcomes[first.outcome].label.toLowerCase()}
          </span>
        )}
      </p>
      <Interval
        label="Share who did"
        observed={current.percent / 100}
        lower={current.lower / 100}
        upper={current.upper / 100}
        bar={mark && passMarkShare(mark.passMark)}
      >
        {current.because}
      </Interval>
    </div>
  );
}
