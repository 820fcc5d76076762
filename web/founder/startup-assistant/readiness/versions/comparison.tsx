import { GRADES, PROOF_GRADES } from '#domain/readiness/answers.ts';
import type { ReadinessComparison, ReadinessStep } from '#domain/readiness/compare.ts';
import { DIMENSIONS, ROUNDS } from '#domain/readiness/dimensions.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Table } from '#ui/table/table.tsx';
import { Waterfall } from '#ui/waterfall/waterfall.tsx';
import { signed } from '#web/words/figures.ts';

type ComparisonProps = {
  comparison: ReadinessComparison;
  /** "Version 2", "Version 3". */
  from: string;
  to: string;
};

/** How one percentage became another, answer by answer, at each proof grade. */
export function Comparison({ comparison, from, to }: ComparisonProps) {
  const { before, after, total, steps, reason } = comparison;
  if (!before || !after || !total) return <Banner>{reason}</Banner>;
  const gradeColumns = GRADES.map((grade) => ({ key: grade, label: PROOF_GRADES[grade].label, align: 'end' as const }));
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Table
        caption="Readiness before and after"
        columns={[{ key: 'when', label: 'Version' }, ...gradeColumns]}
        rows={[
          { id: 'before', when: from, ...ofGrades((grade) => before[grade].toFixed(1)) },
          { id: 'after', when: to, ...ofGrades((grade) => after[grade].toFixed(1)) },
          { id: 'total', when: 'Change', ...ofGrades((grade) => signed(total[grade])) },
        ]}
      />
      {steps.length === 0 ? (
        <p>No answer and no round changed between the two.</p>
      ) : (
        <>
          {(['claimed', 'documented'] as const).map((grade) => (
            <Waterfall
              key={grade}
              caption={`Readiness in per cent as ${grade}, from ${from} to ${to}`}
              from={{ label: from, value: before[grade] }}
              to={{ label: to, value: after[grade] }}
              changes={steps.map((step) => ({
                id: keyOf(step),
                label: stepWords(step),
                change: step.delta[grade].shown,
              }))}
            />
          ))}
          <p className="max-w-measure text-sm text-stone">
            What a step gives or takes is shared equally between the answers up to it that changed: each of them was
            needed.
          </p>
        </>
      )}
    </div>
  );
}

function ofGrades(words: (grade: (typeof GRADES)[number]) => string) {
  return Object.fromEntries(GRADES.map((grade) => [grade, words(grade)]));
}

const keyOf = (step: ReadinessStep) => (step.kind === 'round' ? 'round' : step.criterionId);

function stepWords(step: ReadinessStep): string {
  if (step.kind === 'round') return `Round: ${ROUNDS[step.before].label} became ${ROUNDS[step.after].label}`;
  const { dimension, text, before, after } = step;
  return `${DIMENSIONS[dimension].label}: ${text} ${stateWords(before)} became ${stateWords(after).toLowerCase()}.`;
}

type State = Extract<ReadinessStep, { kind: 'answer' }>['before'];

function stateWords({ answer, grade }: State): string {
  if (answer === 'unanswered') return 'Not answered';
  return grade ? `${PROOF_GRADES[grade].label} yes` : 'No';
}
