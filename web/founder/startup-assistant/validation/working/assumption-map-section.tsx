import { withPlainAmounts } from '#domain/money/money.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { byRisk, TOP_RISKS } from '#domain/validation/test-cards.ts';
import { AssumptionMap } from '#ui/assumption-map/assumption-map.tsx';
import { OutlineSection } from './outline-section.tsx';

/** Where the idea stands on thin ice: every assumption by importance and by how much is known about it. */
export function AssumptionMapSection({ report }: { report: ValidationReport }) {
  const scores = report.beliefs.flatMap(({ score }) => score ?? []);
  const riskiest = byRisk(report.beliefs, scores)
    .slice(0, TOP_RISKS)
    .map(({ id }) => id);
  const turned = report.beliefs.some(({ id, score }) => score && riskiest.includes(id) && score.d > score.b);
  return (
    <OutlineSection
      id="map"
      lead={
        <>
          What your idea takes for granted. Evidence says how much is known about each, for or against. The filled dots
          are the riskiest: they matter much and have little in their favour.
          {turned && ' A filled dot that is nearly settled is one that the evidence speaks against.'}
        </>
      }
    >
      <AssumptionMap
        title="Every assumption, by importance and by what is known"
        highlighted={riskiest}
        points={report.beliefs.map(({ id, statement, importance, score }, index) => ({
          id,
          mark: String(index + 1),
          label: withPlainAmounts(statement),
          importance,
          evidence: score ? 1 - score.u : 0,
        }))}
      />
    </OutlineSection>
  );
}
