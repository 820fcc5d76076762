import { GRADES, PROOF_GRADES, type ReadinessGrade } from '#domain/readiness/answers.ts';
import { DIMENSIONS, type DimensionId } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { Table } from '#ui/table/table.tsx';
import { percentWords } from './report-words.ts';

const columns = [
  { key: 'lens', label: 'Lens' },
  ...GRADES.map((grade) => ({ key: grade, label: PROOF_GRADES[grade].label, align: 'end' as const })),
];

/** The gate, the published weights, and an investor's own. */
export function LensTable({ report: { lenses } }: { report: ReadinessReport }) {
  const byGrade = (words: (grade: ReadinessGrade) => string) =>
    Object.fromEntries(GRADES.map((grade) => [grade, words(grade)]));
  const { gate, weighted, investor } = lenses;
  const { profile } = gate.claimed;
  return (
    <div className="flex flex-col gap-4">
      <Table
        caption="Three lenses on the same facts"
        columns={columns}
        rows={[
          {
            id: 'gate',
            lens: 'Gate: every target reached',
            ...byGrade((grade) => (gate[grade].passes ? 'Passes' : `Fails: ${gate[grade].under} under target`)),
          },
          {
            id: 'weighted',
            lens: 'Weighted: published weights',
            ...byGrade((grade) => percentWords(weighted[grade].percent)),
          },
          {
            id: 'investor',
            lens: 'Investor’s own weights',
            ...byGrade((grade) => (investor.scores ? percentWords(investor.scores[grade].percent) : 'No weights yet')),
          },
        ]}
      />
      <p className="max-w-measure text-sm text-stone">
        The lowest level as claimed is {profile.overall}, in {labelsOf(profile.bottlenecks)}; the mean is{' '}
        {profile.mean.toFixed(1)} and the highest is {profile.overall + profile.spread}.
      </p>
    </div>
  );
}

function labelsOf(ids: readonly string[]): string {
  return ids.map((id) => DIMENSIONS[id as DimensionId].label).join(', ');
}
