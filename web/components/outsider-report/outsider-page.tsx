import type { ReactNode } from 'react';
import type { OutsiderReport, ToldBelief, ToldFigure } from '#domain/validation/outsider-report.ts';
import {
  askWords,
  beliefWords,
  figureLabel,
  figureWords,
  NOTHING_AGAINST,
  objectionWords,
} from '#domain/validation/outsider-words.ts';
import { cx } from '#ui/class-names.ts';
import { Day } from '#web/time/date-time.tsx';
import { BeliefStones } from './belief-stones.tsx';
import { ClampedText } from './clamped-text.tsx';
import { cut, Part, PartTitle, Rest } from './folded-part.tsx';
import { roomFor } from './room.ts';
import { SeenTiles } from './seen-tiles.tsx';
import { NextTestBox, TestsDone } from './tests-part.tsx';
import { WholeBar } from './whole-bar.tsx';
import '../report-print.css';

type OutsiderPageProps = {
  report: OutsiderReport;
  /** Who asks: the founder as they choose to be named, or nobody. */
  by: string;
  /** Links at the foot. */
  children?: ReactNode;
};

const column = 'flex min-w-0 flex-col gap-2.5 sm:gap-5 print:gap-3';

/** The one page that somebody else reads of an idea: what, for whom, what was seen, what holds, what does not, what is next. */
export function OutsiderPage({ report, by, children }: OutsiderPageProps) {
  const { verdict, stones, counts, shares, holds, against, objections, notKnown, nextTest, results, numbers, ask } =
    report;
  const room = roomFor(report);
  const isScarce = room.results === 0;
  const isFolded = isScarce && nextTest !== null;
  const claimed = stones.flatMap(({ id, standing }) => (standing === 'claimed' ? [id] : []));
  const heldEdge = (id: string) =>
    claimed.includes(id) ? 'border-l-moss [border-left-style:dashed]' : 'border-l-moss';
  const line = (belief: ToldBelief, edge: string) => (
    <BeliefLine
      key={belief.id}
      name={belief.name}
      edge={edge}
      words={beliefWords(belief, stones)}
      lines={room.beliefs === 1 ? 1 : 2}
    />
  );
  const beliefsAgainst = cut(
    against.map((belief) => line(belief, 'border-l-brick')),
    room.beliefs,
  );
  // Beliefs that look false come first; there is room for few objections beside them.
  const saidAgainst = cut(
    objections.map((text) => (
      <Line key={text} edge="border-l-brick">
        {objectionWords(text)}
      </Line>
    )),
    Math.min(objections.length, Math.max(1, room.objections - against.length)),
  );
  return (
    <article className="group/page flex flex-col gap-2.5 sm:gap-5 print:gap-3">
      {report.first && (
        <p className="max-w-measure rounded-control border-l-4 border-clay lg:max-w-none bg-clay-wash px-3 py-2 text-sm font-semibold text-clay-ink sm:px-4 sm:py-3 sm:text-base">
          {report.first}
        </p>
      )}
      <div className="flex flex-col gap-1">
        <p className="max-w-measure sm:text-lg lg:max-w-none">
          <ClampedText lines={3}>{report.pitch}</ClampedText>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-stone lg:flex-nowrap">
          {by && (
            <ClampedText lines={1} className="min-w-0">
              {by}
            </ClampedText>
          )}
          <span className="shrink-0">
            As of <Day value={report.asOf} />
          </span>
        </p>
      </div>
      <div className="grid gap-2.5 sm:gap-5 lg:grid-cols-[1.6fr_1fr] print:flex print:flex-col">
        <div className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3.5 sm:gap-3 sm:p-5">
          <h2 className="font-display text-2xl font-semibold tracking-tight">
            <span className="sr-only">Verdict: </span>
            {verdict.label}
          </h2>
          {/* What speaks against it comes first: where room is scarce, only what comes after it may be cut. */}
          {verdict.line && (
            <p className="wrap-break-word">
              {isScarce ? <ClampedText lines={2}>{verdict.line}</ClampedText> : verdict.line}
            </p>
          )}
          {shares ? (
            <>
              <BeliefStones stones={stones} counts={counts} />
              <WholeBar shares={shares} />
            </>
          ) : (
            <p>Some answers are too open to be proved right or wrong, so nothing is scored yet.</p>
          )}
        </div>
        <SeenTiles report={report} lines={room.beliefs === 1 ? 2 : 3} />
      </div>
      <div className="flex flex-col gap-2.5 sm:gap-5 lg:grid lg:grid-cols-[1.15fr_1.15fr_1fr] lg:items-start lg:gap-6 print:grid print:grid-cols-[1.15fr_1fr] print:items-start print:gap-x-6 print:gap-y-3">
        <div className={cx(column, 'print:row-span-2')}>
          {shares && (
            <>
              <Part
                title="What holds"
                {...cut(
                  holds.map((belief) => line(belief, heldEdge(belief.id))),
                  room.beliefs,
                )}
              >
                {holds.length === 0 && (
                  <Line edge="border-l-control">Nothing that the idea stands on is shown yet.</Line>
                )}
              </Part>
              <Part
                title="What speaks against it"
                shown={[...beliefsAgainst.shown, ...saidAgainst.shown]}
                rest={[...beliefsAgainst.rest, ...saidAgainst.rest]}
              >
                {against.length + objections.length === 0 && <Line edge="border-l-control">{NOTHING_AGAINST}</Line>}
              </Part>
            </>
          )}
        </div>
        <div className={column}>
          {notKnown.length > 0 && (
            <Part
              title="Not known yet"
              {...cut(
                notKnown.map((belief) => line(belief, 'border-l-control')),
                room.beliefs,
              )}
            />
          )}
          {nextTest && <NextTestBox test={nextTest} done={isFolded ? results : []} />}
        </div>
        <div className={column}>
          {results.length > 0 && !isFolded && <TestsDone results={results} shown={room.results} />}
          {numbers.length > 0 && <Numbers numbers={numbers} shown={room.figures} />}
          {ask && (
            <section>
              <PartTitle>What would help</PartTitle>
              <p className="mt-2">
                <ClampedText isLongInColumns>{askWords(ask)}</ClampedText>
              </p>
            </section>
          )}
        </div>
      </div>
      <p className="hidden text-sm print:group-has-data-cut/page:block">
        Where a text ends with “…” or a list says “more”, this sheet had no room. The PDF has the rest.
      </p>
      {children}
    </article>
  );
}

function Line({ edge, children }: { edge: string; children: ReactNode }) {
  return (
    <li className={cx('rounded-control border border-l-4 border-line bg-surface px-3 py-2 wrap-break-word', edge)}>
      {children}
    </li>
  );
}

type BeliefLineProps = { name: string; words: string; edge: string; lines: 1 | 2 };

function BeliefLine({ name, words, edge, lines }: BeliefLineProps) {
  return (
    <Line edge={edge}>
      <ClampedText className="font-semibold">{name}</ClampedText>
      {words !== '' && (
        <ClampedText lines={lines} className="text-sm text-stone">
          {words}
        </ClampedText>
      )}
    </Line>
  );
}

/** A longer figure, such as ten million million naira, does not fit a third of a phone. */
const isLong = ({ value }: ToldFigure) => figureWords(value).length > 12;

function Numbers({ numbers, shown }: { numbers: readonly ToldFigure[]; shown: number }) {
  // In a single row, two of that length are all that it holds.
  const inRow = shown === 3 && numbers.slice(0, shown).some(isLong) ? 2 : shown;
  const rest = numbers.slice(inRow);
  return (
    <section className="relative">
      <PartTitle>The numbers</PartTitle>
      <Figures numbers={numbers.slice(0, inRow)} />
      {rest.length > 0 && (
        <Rest count={rest.length}>
          <Figures numbers={rest} />
        </Rest>
      )}
    </section>
  );
}

function Figures({ numbers }: { numbers: readonly ToldFigure[] }) {
  const areLong = numbers.some(isLong);
  const columns = areLong ? 'grid-cols-2' : 'grid-cols-3 lg:grid-cols-2 print:grid-cols-3';
  return (
    <dl className={cx('mt-2 grid gap-2', columns)}>
      {numbers.map((one) => (
        <div key={one.label} className="flex min-w-0 flex-col-reverse justify-end border-t-2 border-line pt-1">
          <dt className="text-sm text-stone">
            <ClampedText lines={areLong ? 2 : 3}>{figureLabel(one)}</ClampedText>
          </dt>
          <dd
            className={cx(
              'font-display font-semibold wrap-anywhere',
              isLong(one) ? 'text-[0.8125rem] leading-6' : 'sm:text-lg',
            )}
          >
            {figureWords(one.value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
