import { TriangleAlert } from 'lucide-react';
import type { LockedMark, TestRecord } from '#domain/validation/test-records.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { DateTime } from '#web/components/date-time.tsx';
import { passMarkText } from './pass-mark-text.ts';

/** When the pass mark was locked. A mark that was moved stays visible for ever, with its reason. */
export function MarkHistory({ record: { marks, results } }: { record: TestRecord }) {
  const [first, ...moves] = marks;
  if (!first) return null;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="text-stone">
        Locked <DateTime value={first.lockedAt} withTime />
        {moves.length > 0 && `, at ${passMarkText(first.passMark)}`}
      </p>
      {moves.map((mark) => (
        <Move
          key={mark.revision}
          mark={mark}
          afterResult={results.some(({ recordedAt }) => recordedAt < mark.lockedAt)}
        />
      ))}
      {results.length > 1 && (
        <Disclosure summary={`All ${results.length} results`}>
          <ol>
            {results.map((result) => (
              <li key={result.recordedAt}>
                <DateTime value={result.recordedAt} withTime />: {result.successes} of {result.trials}
                {result.note && ` (${result.note})`}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
      <Disclosure summary="The lock">
        <p>
          Each lock is the SHA-256 of the card, the mark, its time and the lock before, so that none can be changed
          unseen.
        </p>
        <ol className="mt-1">
          {marks.map(({ revision, hash }) => (
            <li key={revision} className="wrap-anywhere">
              {revision}: <code>{hash}</code>
            </li>
          ))}
        </ol>
      </Disclosure>
    </div>
  );
}

function Move({ mark, afterResult }: { mark: LockedMark; afterResult: boolean }) {
  return (
    <p className="flex items-start gap-2">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-amber" />
      <span>
        Moved to {passMarkText(mark.passMark)} on <DateTime value={mark.lockedAt} withTime />
        {afterResult && <strong> after a result was known</strong>}: “{mark.reason}”
      </span>
    </p>
  );
}
