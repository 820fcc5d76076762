import type { ValidationReport } from '#domain/validation/report.ts';
import { AssumptionMap } from '#ui/assumption-map/assumption-map.tsx';
import { ReportSection } from './report-section.tsx';

/** Every assumption by importance and by how much is known of it. */
export function MapSection({ report }: { report: ValidationReport }) {
  const points = report.beliefs.flatMap(({ id, statement, importance, score }) =>
    score ? [{ id, label: `${id}: ${statement}`, importance, evidence: 1 - score.u }] : [],
  );
  const riskiest = report.tests.filter(({ rank }) => rank !== null).map(({ card }) => card.assumptionId);
  return (
    <ReportSection id="map" lead="What matters most and is known least is what to test next.">
      <AssumptionMap title="Importance and evidence" points={points} highlighted={riskiest} />
    </ReportSection>
  );
}
