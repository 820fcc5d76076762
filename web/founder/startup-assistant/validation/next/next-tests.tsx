import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPlainMoney, withPlainAmounts } from '#domain/money/money.ts';
import type { TestInTodaysWords } from '#domain/validation/locked-words.ts';
import { firstMarkWords } from '#domain/validation/outsider-words.ts';
import type { ReportTest } from '#domain/validation/report.ts';
import { progressWords } from '#domain/validation/test-reading.ts';
import { effortWords, markInShort } from '#domain/validation/test-words.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { DateTime, formatDay, formatMoment } from '#web/time/date-time.tsx';

type NextTestsProps = {
  tests: readonly TestInTodaysWords[];
  /** How the first of them goes on from the first look; null where there was none. */
  why: string | null;
  /** Where a decision is entered, once there is nothing left to test. */
  decide: string;
  actions: (test: ReportTest) => ReactNode;
  /** Whether somebody can still confirm what the founder alone says of them. */
  canConfirm: boolean;
  /** A survey that helps with the test. */
  method: (test: ReportTest) => ReactNode;
  /** The tests in an order of the founder's own. */
  order: ReactNode;
};

/** The one test to do next, and the others folded away. */
export function NextTests({
  tests: [first, ...others],
  why,
  decide,
  canConfirm,
  actions,
  method,
  order,
}: NextTestsProps) {
  if (!first) {
    return (
      <section className="flex flex-col gap-2">
        <h2 className="font-display text-2xl font-semibold tracking-tight">No further test by these rules</h2>
        <p className="max-w-measure">
          What is left: {canConfirm && 'ask those people to confirm what you wrote of them, and '}ask more people than
          before, since a few can be chance. Add what you see from now on, or{' '}
          <TextLink href={decide}>write down what you decided</TextLink>.
        </p>
      </section>
    );
  }
  return (
    <section aria-labelledby="next-test" className="flex min-w-0 flex-col gap-3">
      <div>
        <p className="text-sm text-stone">Do this next</p>
        <h2 id="next-test" className="font-display text-2xl font-semibold tracking-tight sm:text-3xl">
          {first.card.name}
        </h2>
        {why && <p className="mt-1 max-w-measure text-sm text-stone wrap-break-word">{why}</p>}
      </div>
      <TestInShort test={first} actions={actions(first)} method={method(first)} />
      {others.length > 0 && (
        <div>
          <p className="text-sm text-stone">Or:</p>
          {others.map((test) => (
            <Disclosure key={test.card.assumptionId} look="ruled" summary={test.card.name}>
              <div className="flex flex-col gap-3 text-ink">
                <TestInShort test={test} actions={actions(test)} method={method(test)} />
              </div>
            </Disclosure>
          ))}
          {order}
        </div>
      )}
    </section>
  );
}

type TestInShortProps = { test: TestInTodaysWords; actions: ReactNode; method: ReactNode };

function TestInShort({ test, actions, method }: TestInShortProps) {
  const { card, lockedAs } = test;
  return (
    <>
      <p className="max-w-measure wrap-break-word">{withPlainAmounts(card.whatToDo)}</p>
      {lockedAs && (
        <p className="max-w-measure text-sm text-stone wrap-break-word">
          These are the words of your answers today. You locked it as: “{withPlainAmounts(lockedAs)}”
        </p>
      )}
      <p className="text-sm text-stone">
        {effortWords(card)}
        {card.budget && `, at most ${formatPlainMoney(card.budget)}`}.
      </p>
      <PassMarkBox test={test} actions={actions} />
      <Disclosure summary="How it is done">
        <dl className="flex flex-col gap-2">
          <dt className="font-semibold">You believe</dt>
          <dd className="wrap-break-word">{card.weBelieve}</dd>
          <dt className="font-semibold">With whom</dt>
          <dd className="wrap-break-word">{card.sample}</dd>
          <dt className="font-semibold">What to say</dt>
          <dd>
            <ol className="flex list-decimal flex-col gap-1 pl-5">
              {card.script.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </dd>
          <dt className="font-semibold">What counts as one success</dt>
          <dd className="wrap-break-word">{card.success}</dd>
        </dl>
      </Disclosure>
      {method}
    </>
  );
}

/** The pass mark with what can be done about it: to lock it, then to enter what came of it. */
function PassMarkBox({ test: { card, record, reading }, actions }: { test: ReportTest; actions: ReactNode }) {
  const mark = record?.marks.at(-1);
  const first = reading?.movedAfterResult ? record?.marks[0] : undefined;
  const Icon = mark ? Lock : LockOpen;
  return (
    <div className="flex flex-col gap-3 rounded-card bg-sunken p-4">
      <div className="flex items-start gap-3">
        <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-moss" />
        <div className="min-w-0">
          <p className="font-display text-lg font-semibold">Passes at {markInShort(mark?.passMark ?? card.passMark)}</p>
          <p className="text-sm text-stone">
            {mark ? (
              <>
                That is its pass mark, {first ? 'moved' : 'locked'} on <DateTime value={mark.lockedAt} />
                {first ? `, after its result was known. ${firstMarkWords(first, formatMoment)}` : '.'}
              </>
            ) : (
              'That is its pass mark. Lock it now, then nobody can say that you moved it.'
            )}
            {record && ` ${progressWords(record, formatDay)}`}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-1 max-sm:[&>*]:px-2 sm:gap-3">{actions}</div>
    </div>
  );
}
