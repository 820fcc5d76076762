import type { ReactNode } from 'react';
import type { OutsiderReport, ToldBelief, ToldFigure, ToldTest } from '#domain/validation/outsider-report.ts';
import {
  askWords,
  figureLabel,
  figureWords,
  objectionWords,
  seenWords,
  testTitle,
  testWords,
} from '#domain/validation/outsider-words.ts';
import { cx } from '#ui/class-names.ts';
import { DateTime, Day } from '#web/time/date-time.tsx';
import { figure } from '#web/words/figures.ts';
import { BeliefStones } from './belief-stones.tsx';
import { SeenTiles } from './seen-tiles.tsx';
import { WholeBar } from './whole-bar.tsx';
import '../report-print.css';

type OutsiderPageProps = {
  report: OutsiderReport;
  /** Who asks: the founder as they choose to be named. */
  by: string;
  /** Links at the foot. */
  children?: ReactNode;
};

/** How many beliefs, objections and figures fit on the page; the rest is a number. */
const SHOWN = { beliefs: 2, objections: 2, figures: 6 } as const;

/** The one page that somebody else reads of an idea: what, for whom, what was seen, what holds, what does not, what is next. */
export function OutsiderPage({ report, by, children }: OutsiderPageProps) {
  const { verdict, stones, counts, shares, holds, against, objections, notKnown, nextTest, numbers, ask } = report;
  return (
    <article className="flex flex-col gap-4 sm:gap-5">
      {report.first && (
        <p className="max-w-measure rounded-control border-l-4 border-clay bg-clay-wash px-4 py-3 font-semibold text-clay-ink">
          {report.first}
        </p>
      )}
      <div className="flex flex-col gap-1">
        <p className="max-w-measure wrap-break-word sm:text-lg">{report.pitch}</p>
        <p className="text-sm text-stone">
          {by} · as of <Day value={report.asOf} />
        </p>
      </div>
      <div className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
        <h2 className="font-display text-2xl font-semibold tracking-tight">
          <span className="sr-only">Verdict: </span>
          {verdict.label}
        </h2>
        {shares ? (
          <>
            <BeliefStones stones={stones} counts={counts} />
            <WholeBar shares={shares} />
          </>
        ) : (
          <p>Some answers are too open to be proved right or wrong, so nothing is scored yet.</p>
        )}
      </div>
      <SeenTiles report={report} />
      <div className="flex flex-col gap-4 lg:grid lg:grid-cols-[1.15fr_1fr] lg:items-start lg:gap-8">
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
          {shares && (
            <>
              <Part title="What holds" more={holds.length - SHOWN.beliefs}>
                {holds.slice(0, SHOWN.beliefs).map((belief) => (
                  <BeliefLine key={belief.id} belief={belief} edge="border-l-moss" />
                ))}
                {holds.length === 0 && (
                  <Line edge="border-l-control">Nothing that the idea stands on is shown yet.</Line>
                )}
              </Part>
              <Part
                title="What speaks against it"
                more={
                  against.length +
                  objections.length -
                  Math.min(against.length, SHOWN.beliefs) -
                  shownOf(against, objections)
                }
              >
                {against.slice(0, SHOWN.beliefs).map((belief) => (
                  <BeliefLine key={belief.id} belief={belief} edge="border-l-brick" />
                ))}
                {objections.slice(0, shownOf(against, objections)).map((text) => (
                  <Line key={text} edge="border-l-brick">
                    {objectionWords(text)}
                  </Line>
                ))}
              </Part>
            </>
          )}
          {notKnown.length > 0 && (
            <Part title="Not known yet" more={notKnown.length - SHOWN.beliefs}>
              {notKnown.slice(0, SHOWN.beliefs).map(({ id, name }) => (
                <Line key={id} edge="border-l-control">
                  {name}
                </Line>
              ))}
            </Part>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4 sm:gap-5">
          {nextTest && <NextTestBox test={nextTest} />}
          {numbers.length > 0 && <Numbers numbers={numbers.slice(0, SHOWN.figures)} />}
          {ask && (
            <section>
              <PartTitle>What would help</PartTitle>
              <p className="mt-2 wrap-break-word">{askWords(ask)}</p>
            </section>
          )}
        </div>
      </div>
      {children}
    </article>
  );
}

/** Beliefs that look false come first; a page has room for few objections beside them. */
const shownOf = (against: readonly unknown[], objections: readonly unknown[]) =>
  Math.min(objections.length, Math.max(1, SHOWN.objections - against.length));

function PartTitle({ children }: { children: ReactNode }) {
  return <h2 className="font-display text-xl font-semibold tracking-tight">{children}</h2>;
}

function Part({ title, more, children }: { title: string; more: number; children: ReactNode }) {
  return (
    <section>
      <div className="flex items-baseline justify-between gap-3">
        <PartTitle>{title}</PartTitle>
        {more > 0 && <p className="shrink-0 text-sm text-stone">and {figure(more)} more</p>}
      </div>
      <ul className="mt-2 flex flex-col gap-2">{children}</ul>
    </section>
  );
}

function Line({ edge, children }: { edge: string; children: ReactNode }) {
  return (
    <li className={cx('rounded-control border border-l-4 border-line bg-surface px-3 py-2 wrap-break-word', edge)}>
      {children}
    </li>
  );
}

function BeliefLine({ belief: { name, seen }, edge }: { belief: ToldBelief; edge: string }) {
  return (
    <Line edge={edge}>
      <span className="block font-semibold">{name}</span>
      {seen.length > 0 && <span className="block text-sm text-stone">{seen.map(seenWords).join(', ')}.</span>}
    </Line>
  );
}

function NextTestBox({ test }: { test: ToldTest }) {
  return (
    <section>
      <PartTitle>The next test</PartTitle>
      <div className="mt-2 flex flex-col gap-1 rounded-control bg-sunken p-4">
        <h3 className="font-display text-lg font-semibold">{testTitle(test)}</h3>
        <p className="wrap-break-word">{testWords(test)}</p>
        <p className="text-sm text-stone">
          {test.lockedAt ? (
            <>
              The pass mark was locked on <DateTime value={test.lockedAt} />, before the first answer.
            </>
          ) : (
            'The pass mark is not locked yet.'
          )}
        </p>
      </div>
    </section>
  );
}

function Numbers({ numbers }: { numbers: readonly ToldFigure[] }) {
  return (
    <section>
      <PartTitle>The numbers</PartTitle>
      <dl className="mt-2 grid grid-cols-3 gap-x-2 gap-y-2">
        {numbers.map((one) => (
          <div key={one.label} className="flex min-w-0 flex-col-reverse justify-end border-t-2 border-line pt-1">
            <dt className="text-sm text-stone wrap-break-word">{figureLabel(one)}</dt>
            <dd className="font-display font-semibold wrap-anywhere sm:text-lg">{figureWords(one.value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
