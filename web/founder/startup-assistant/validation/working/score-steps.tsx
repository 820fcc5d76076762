import type { ReactNode } from 'react';
import type { ReportScore, ValidationReport } from '#domain/validation/report.ts';
import { PRIOR_WEIGHT } from '#domain/validation/score.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { figure } from '#web/words/figures.ts';
import type { Marks } from '../marks.ts';
import { PublishedPoints } from './published-points.tsx';
import { ScoreSum, sumsOf } from './score-sum.tsx';

/** The way from evidence to score in three steps: in words, then with this report's own numbers. */
export function ScoreSteps({ report, marks }: { report: ValidationReport; marks: Marks }) {
  if (!report.score) return null;
  return (
    <ol className="flex flex-col gap-6">
      <Step number={1} title="Each entry of evidence earns points">
        <p>
          What people did counts for more than what they say, strangers for more than friends, new for more than old.
          One entry is a multiplication: count × points × independence × proof × segment × freshness. Entries of one
          level from one kind of person stop at a cap, so two hundred friends cannot outvote one customer.
        </p>
        <Disclosure summary="The published points">
          <PublishedPoints conventions={report.score.conventions} />
        </Disclosure>
      </Step>
      <Step number={2} title="Points are set against what you do not know">
        <p>
          An assumption has r points for it and s points against it. Not knowing weighs {PRIOR_WEIGHT}, always. So with
          nothing seen all of it is unknown, and {PRIOR_WEIGHT} points on one side bring it half-way.
        </p>
        <p>
          The share for it is b = r ÷ (r + s + {PRIOR_WEIGHT}). The share against it is d = s ÷ (r + s + {PRIOR_WEIGHT}
          ). The rest, u, is unknown.
        </p>
        <p>
          Of r, c is what somebody else confirmed or a file shows, the result of a passed test included. What you only
          typed takes from the unknown alone: d = s ÷ (c + s + {PRIOR_WEIGHT}), and b is what is left.
        </p>
      </Step>
      <Step number={3} title="What matters more counts more">
        <p>
          Each share is multiplied by the importance I of its assumption, from 1 to 5. The sum is divided by the sum of
          all importances.
        </p>
        <OwnSum report={report} score={report.score} />
        <Disclosure summary="The sum, assumption by assumption" className="max-sm:-ml-9">
          <ScoreSum beliefs={report.beliefs} marks={marks} />
        </Disclosure>
      </Step>
    </ol>
  );
}

/** Step three with the numbers of this report. */
function OwnSum({ report, score }: { report: ValidationReport; score: ReportScore }) {
  const sums = sumsOf(report.beliefs);
  const lines = [
    ['Support', sums.support, score.support],
    ['Against', sums.against, score.against],
    ['Unknown', sums.unknown, score.unknown],
  ] as const;
  return (
    <ul className="flex flex-col gap-1 tabular-nums">
      {lines.map(([name, sum, result]) => (
        <li key={name}>
          {name} = {figure(sum)} ÷ {figure(sums.importance)} × 100 ={' '}
          <strong className="font-semibold">{result.toFixed(1)}%</strong>
        </li>
      ))}
    </ul>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2">
      <span aria-hidden="true" className="font-display text-xl leading-7 font-semibold text-moss">
        {number}
      </span>
      <div className="flex max-w-measure min-w-0 flex-col gap-2">
        <h3 className="text-lg font-semibold">{title}</h3>
        {children}
      </div>
    </li>
  );
}
