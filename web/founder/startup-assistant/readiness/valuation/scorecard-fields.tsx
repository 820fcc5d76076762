import { SCORECARD_LABELS } from '#domain/readiness/valuation-labels.ts';
import type { MethodFieldsProps } from './method-fields.ts';
import { ScoreGrid } from './score-grid.tsx';
import { valuationProblems, withEntry } from './valuation-values.ts';

/** How the company compares with the typical funded one of its region, factor by factor. */
export function ScorecardFields({ input: { scorecard }, edit }: MethodFieldsProps) {
  const problems = valuationProblems('scorecard', scorecard);
  return (
    <>
      <p className="max-w-measure text-stone">
        100% is like the typical funded company of your region; most scores lie between 50% and 150%. The weights are
        Bill Payne’s.
      </p>
      <ScoreGrid
        name="scorecard"
        labels={SCORECARD_LABELS}
        unit="%"
        values={scorecard?.scores ?? {}}
        problemOf={(factor) => problems[`scores.${factor}`]}
        onChange={(factor, text) => {
          const scores = withEntry(scorecard?.scores, factor, text);
          edit('scorecard', Object.keys(scores).length === 0 ? null : { weights: scorecard?.weights ?? null, scores });
        }}
      />
    </>
  );
}
