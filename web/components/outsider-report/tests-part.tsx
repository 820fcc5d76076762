import type { ToldTest } from '#domain/validation/outsider-report.ts';
import {
  lockWords,
  resultsInShort,
  resultWords,
  soFarWords,
  testTitle,
  testWords,
} from '#domain/validation/outsider-words.ts';
import type { ToldResult } from '#domain/validation/told-results.ts';
import { DateTime, formatMoment } from '#web/time/date-time.tsx';
import { counted } from '#web/words/figures.ts';
import { ClampedText } from './clamped-text.tsx';
import { cut, Part, PartTitle, Rest } from './folded-part.tsx';

type NextTestBoxProps = {
  test: ToldTest;
  /** Tests that are done, one press away beside the title; none where they stand in a part of their own. */
  done?: readonly ToldResult[];
};

/** What is tested next, and what it takes. */
export function NextTestBox({ test, done = [] }: NextTestBoxProps) {
  return (
    <section className="relative">
      <PartTitle>The next test</PartTitle>
      <div className="mt-2 flex flex-col gap-1 rounded-control bg-sunken px-4 py-3">
        <h3 className="font-display text-lg font-semibold">{testTitle(test)}</h3>
        <p>
          <ClampedText>{testWords(test)}</ClampedText>
        </p>
        <p className="text-sm text-stone">
          {test.lockedAt && !test.movedFrom ? (
            <>
              Locked on <DateTime value={test.lockedAt} />, before its own results.
            </>
          ) : (
            lockWords(test, formatMoment)
          )}
        </p>
        {test.soFar && <p className="text-sm">{soFarWords(test)}</p>}
      </div>
      {done.length > 0 && (
        <Rest count={done.length} told={counted(done.length, 'test done', 'tests done')}>
          <p className="mt-2 font-semibold">Tests done: {resultsInShort(done)}</p>
          <ul className="mt-2 flex flex-col gap-2">{linesOf(done)}</ul>
        </Rest>
      )}
    </section>
  );
}

type TestsDoneProps = { results: readonly ToldResult[] /** How many are in full view. */; shown: number };

/** What each test showed, in a line or two; where there is no room, how many passed and failed, and the rest one press away. */
export function TestsDone({ results, shown }: TestsDoneProps) {
  return <Part title="Tests done" told={resultsInShort(results)} {...cut(linesOf(results), shown)} />;
}

const linesOf = (results: readonly ToldResult[]) =>
  results.map((result) => (
    <li key={result.id} className="border-t border-line pt-1">
      <ClampedText className="font-semibold">{result.name}</ClampedText>
      <ClampedText className="text-sm text-stone">{resultWords(result)}</ClampedText>
    </li>
  ));
