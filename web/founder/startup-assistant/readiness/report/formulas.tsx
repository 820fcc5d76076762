import { DIMENSIONS } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Table } from '#ui/table/table.tsx';
import { TitledSection } from '#web/founder/documents/titled-section.tsx';
import { figure } from '#web/words/figures.ts';
import { percentWords } from './report-words.ts';

/** All that is needed to work the score out again by hand. */
export function Formulas({ report }: { report: ReadinessReport }) {
  const { formulas, grades, ruleSetVersion, formulaVersion } = report;
  return (
    <TitledSection id="formulas" title="How it is worked out" lead={report.notes.join(' ')}>
      <Disclosure look="ruled" className="border-t [&>div]:max-w-none" summary="The sum and the rules">
        <div className="flex flex-col gap-5 text-ink">
          <Table
            showCaption
            look="compact"
            caption="The sum as claimed"
            columns={[
              { key: 'dimension', label: 'Dimension' },
              { key: 'weight', label: 'Weight', align: 'end' },
              { key: 'level', label: 'Level ÷ target', align: 'end' },
              { key: 'points', label: 'Points', align: 'end' },
            ]}
            rows={[
              ...grades.claimed.terms.map(({ dimension, weight, level, target, points }) => ({
                id: dimension,
                dimension: DIMENSIONS[dimension].label,
                weight: `${weight}%`,
                level: `${Math.min(level, target)} ÷ ${target}`,
                points: figure(fractionValue(points)),
              })),
              {
                id: 'total',
                dimension: <strong className="font-semibold">Readiness</strong>,
                points: <strong className="font-semibold">{percentWords(grades.claimed.percent)}</strong>,
              },
            ]}
          />
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
            Criteria {ruleSetVersion}, formula {formulaVersion}.
          </p>
        </div>
      </Disclosure>
    </TitledSection>
  );
}

/** "32/3" as a number to read. */
function fractionValue(points: string): number {
  const [top = '0', bottom = '1'] = points.split('/');
  return Number(top) / Number(bottom);
}
