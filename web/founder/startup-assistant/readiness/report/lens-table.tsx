import { GRADES, PROOF_GRADES, type ReadinessGrade } from '#domain/readiness/answers.ts';
import { DIMENSIONS, type DimensionId } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { wholePercent } from '#domain/readiness/stand-words.ts';
import { Table } from '#ui/table/table.tsx';

const columns = [
  { key: 'reading', label: 'What they look at' },
  ...GRADES.map((grade) => ({ key: grade, label: PROOF_GRADES[grade].label, align: 'end' as const })),
];

/** The same answers as three investors may read them: nothing missing, our published weights, or weights of their own. */
export function LensTable({ report: { lenses } }: { report: ReadinessReport }) {
  const byGrade = (words: (grade: ReadinessGrade) => string) =>
    Object.fromEntries(GRADES.map((grade) => [grade, words(grade)]));
  const { gate, weighted, investor } = lenses;
  const { profile } = gate.claimed;
  return (
    <div className="flex flex-col gap-4">
      <Table
        caption="Three ways to read the same answers"
        columns={columns}
        rows={[
          {
            id: 'gate',
            reading: 'Nothing may be missing',
            ...byGrade((grade) => (gate[grade].passes ? 'Passes' : `${gate[grade].under} areas short`)),
          },
          {
            id: 'weighted',
            reading: 'The sum, by our published weights',
            ...byGrade((grade) => wholePercent(weighted[grade].percent)),
          },
          {
            id: 'investor',
            reading: 'The sum, by one investor’s own weights',
            ...byGrade((grade) => (investor.scores ? wholePercent(investor.scores[grade].percent) : 'No weights yet')),
          },
        ]}
      />
      <p className="max-w-measure text-sm text-stone">
        On your word the area that is least far is {labelsOf(profile.bottlenecks)}, at step {profile.overall}; the one
        that is furthest is at step {profile.overall + profile.spread}.
      </p>
    </div>
  );
}

function labelsOf(ids: readonly string[]): string {
  return ids.map((id) => DIMENSIONS[id as DimensionId].label).join(', ');
}
