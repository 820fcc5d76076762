import type { ValidationReport } from '#domain/validation/report.ts';
import { AssumptionMap } from '#ui/assumption-map/assumption-map.tsx';
import type { Marks } from './marks.ts';
import { TitledSection } from './titled-section.tsx';

/** Where the idea stands on thin ice: every assumption by importance and by how much is known about it. */
export function AssumptionMapSection({ report, marks }: { report: ValidationReport; marks: Marks }) {
  const riskiest = report.tests.flatMap(({ rank, card }) => (rank === null ? [] : [card.assumptionId]));
  return (
    <TitledSection
      id="map"
      lead="What your idea takes for granted. The filled dots are the riskiest: they matter much and have little in their favour."
    >
      <AssumptionMap
        title="Every assumption, by importance and by what is known"
        highlighted={riskiest}
        points={report.beliefs.map(({ id, statement, importance, score }) => ({
          id,
          mark: marks.get(id),
          label: statement,
          importance,
          evidence: score ? 1 - score.u : 0,
        }))}
      />
    </TitledSection>
  );
}
