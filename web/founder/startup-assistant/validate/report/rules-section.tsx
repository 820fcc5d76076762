import { INDEPENDENCE, LEVELS, PROOFS, SEGMENT_MULTIPLIER } from '#domain/validation/evidence.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { Table } from '#ui/table/table.tsx';
import { ReportSection } from './report-section.tsx';

/** The published rules behind every figure, so that a reader can work them out again by hand. */
export function RulesSection({ report }: { report: ValidationReport }) {
  const { score } = report;
  return (
    <ReportSection
      id="rules"
      lead="Every figure comes from these published rules. Anyone can work them out again from the downloaded JSON."
    >
      {score && (
        <Table
          caption="Formulas"
          showCaption
          columns={[
            { key: 'rule', label: 'Rule' },
            { key: 'name', label: 'What' },
            { key: 'formula', label: 'How' },
          ]}
          rows={score.formulas.map(({ rule, name, formula }) => ({ id: rule, rule, name, formula }))}
        />
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <Table
          look="compact"
          showCaption
          caption="Levels of evidence"
          columns={[
            { key: 'level', label: 'Level' },
            { key: 'points', label: 'Points', align: 'end' },
            { key: 'cap', label: 'Cap', align: 'end' },
          ]}
          rows={Object.entries(LEVELS).map(([level, { label, points, cap }]) => ({
            id: level,
            level: `${level} ${label}`,
            points,
            cap,
          }))}
        />
        <Table
          look="compact"
          showCaption
          caption="Multipliers"
          columns={[
            { key: 'what', label: 'What' },
            { key: 'factor', label: 'Times', align: 'end' },
          ]}
          rows={multipliers}
        />
      </div>
      <p className="text-sm text-stone">
        Rule set {report.ruleSetVersion}, formula {report.formulaVersion}.
      </p>
    </ReportSection>
  );
}

const multipliers = [
  ...Object.entries(INDEPENDENCE).map(([id, { label, multiplier }]) => ({ id, what: label, factor: multiplier })),
  ...Object.entries(PROOFS).map(([id, { label, multiplier }]) => ({ id, what: label, factor: multiplier })),
  { id: 'in', what: 'In your segment', factor: SEGMENT_MULTIPLIER.inSegment },
  { id: 'out', what: 'Outside your segment', factor: SEGMENT_MULTIPLIER.outside },
  { id: 'age', what: 'Each year of age', factor: '0.5' },
];
