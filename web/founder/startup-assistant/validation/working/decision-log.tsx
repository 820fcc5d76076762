import type { ReactNode } from 'react';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import type { ReportDecision, ValidationReport } from '#domain/validation/report.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { Day } from '#web/time/date-time.tsx';
import { AssumptionMark } from '../assumption-mark.tsx';
import { evidenceName } from '../evidence-words.ts';
import type { Marks } from '../marks.ts';
import { OutlineSection } from './outline-section.tsx';

type DecisionLogProps = {
  report: ValidationReport;
  evidence: readonly EvidenceItem[];
  marks: Marks;
  /** Record a decision. */
  actions?: ReactNode;
};

const colours: Record<ReportDecision['kind'], BadgeColour> = { persevere: 'moss', pivot: 'amber', stop: 'brick' };

/** What was decided, when, why and on what evidence: newest first. */
export function DecisionLogSection({ report, evidence, marks, actions }: DecisionLogProps) {
  const decisions = report.decisions.toReversed();
  return (
    <OutlineSection id="decisions" lead="Persevere, pivot or stop. Each decision rests on something you saw.">
      {decisions.length === 0 && (
        <p className="max-w-measure text-stone">
          No decision yet. Once a test has a result, write down what you decided and why: later it will be hard to
          remember.
        </p>
      )}
      <ol className="flex max-w-measure flex-col gap-6">
        {decisions.map((decision) => (
          <li key={decision.id} className="flex min-w-0 flex-col gap-2 border-l-2 border-line pl-4">
            <p className="flex flex-wrap items-center gap-3">
              <Badge colour={colours[decision.kind]}>{decision.label}</Badge>
              <span className="text-sm text-stone">
                <Day value={decision.date} />
              </span>
            </p>
            <p className="whitespace-pre-line wrap-break-word">{decision.reason}</p>
            <Basis decision={decision} tests={report.tests} {...{ evidence, marks }} />
          </li>
        ))}
      </ol>
      {actions && <div className="flex flex-wrap gap-3 print:hidden">{actions}</div>}
    </OutlineSection>
  );
}

type BasisProps = Pick<DecisionLogProps, 'evidence' | 'marks'> & {
  decision: ReportDecision;
  tests: ValidationReport['tests'];
};

function Basis({ decision, tests, evidence, marks }: BasisProps) {
  const items = evidence.filter(({ id }) => decision.evidenceIds.includes(id));
  const records = tests.filter(({ record }) => record && decision.testIds.includes(record.id));
  const gone = decision.evidenceIds.length - items.length + decision.testIds.length - records.length;
  return (
    <ul className="flex flex-col gap-1.5 text-sm text-stone">
      {records.map(({ card, record, reading }) => (
        <li key={record?.id} className="flex min-w-0 flex-col items-start">
          <span>
            Test “{card.name}”{reading && `: ${reading.current.because}`}
          </span>
          <AssumptionMark id={card.assumptionId} marks={marks} linked />
        </li>
      ))}
      {items.map((item) => (
        <li key={item.id} className="flex min-w-0 flex-col items-start">
          <span className="min-w-0 wrap-break-word">{evidenceName(item)}</span>
          <AssumptionMark id={item.assumptionId} marks={marks} linked />
        </li>
      ))}
      {gone > 0 && <li>{gone} of the entries it rested on are no longer in the ledger.</li>}
    </ul>
  );
}
