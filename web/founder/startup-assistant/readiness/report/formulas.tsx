import { GRADES, PROOF_GRADES } from '#domain/readiness/answers.ts';
import { DIMENSIONS } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { Table } from '#ui/table/table.tsx';
import { FoldedSection } from '#web/founder/documents/folded-section.tsx';
import { figure } from '#web/words/figures.ts';
import { sectionTitles } from './outline.ts';
import { percentWords } from './report-words.ts';

/** All that is needed to work the score out again by hand. */
export function Formulas({ report }: { report: ReadinessReport }) {
  const { formulas, grades, proofGap, ruleSetVersion, formulaVersion } = report;
  return (
    <FoldedSection id="formulas" title={sectionTitles.formulas} lead={report.notes.join(' ')}>
      <Table
        showCaption
        look="compact"
        caption="The sum as claimed"
        columns={[
          { key: 'area', label: 'Area' },
          { key: 'weight', label: 'Weight', align: 'end' },
          { key: 'steps', label: 'Step ÷ needed', align: 'end' },
          { key: 'points', label: 'Points', align: 'end' },
        ]}
        rows={[
          ...grades.claimed.terms.map(({ dimension, weight, level, target, points }) => ({
            id: dimension,
            area: DIMENSIONS[dimension].label,
            weight: `${weight}%`,
            steps: `${Math.min(level, target)} ÷ ${target}`,
            points: figure(fractionValue(points)),
          })),
          {
            id: 'total',
            area: <strong className="font-semibold">Readiness</strong>,
            points: <strong className="font-semibold">{percentWords(grades.claimed.percent)}</strong>,
          },
        ]}
      />
      <p className="max-w-measure tabular-nums">
        {GRADES.map((grade) => `${PROOF_GRADES[grade].label} ${percentWords(grades[grade].percent)}`).join(', ')}. Proof
        gap: {proofGap.toFixed(1)} percentage points between what you claim and what you can show.
      </p>
      <dl className="flex flex-col gap-3">
        {formulas.map(({ rule, name, formula, source }) => (
          <div key={rule}>
            <dt className="font-semibold">
              {rule}. {name}
            </dt>
            <dd className="max-w-measure">{formula}</dd>
            <dd className="max-w-measure text-sm text-stone">{source}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-stone">
        Questions {ruleSetVersion}, formula {formulaVersion}.
      </p>
    </FoldedSection>
  );
}

/** "32/3" as a number to read. */
function fractionValue(points: string): number {
  const [top = '0', bottom = '1'] = points.split('/');
  return Number(top) / Number(bottom);
}
