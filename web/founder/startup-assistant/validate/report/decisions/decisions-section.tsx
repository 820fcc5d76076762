import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { IdeaState } from '#contract/validation.ts';
import type { ReportDecision, ValidationReport } from '#domain/validation/report.ts';
import { Badge, type BadgeColour } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Day } from '#web/components/date-time.tsx';
import { ReportSection } from '../report-section.tsx';
import { DecisionDialog } from './decision-dialog.tsx';

const colours: Record<ReportDecision['kind'], BadgeColour> = { persevere: 'moss', pivot: 'amber', stop: 'brick' };

/** What the founder decided and on what it rests, newest first. Entries stay. `idea` is null for a kept version. */
export function DecisionsSection({ report, idea }: { report: ValidationReport; idea: IdeaState | null }) {
  const [adding, setAdding] = useState(false);
  const canDecide = idea !== null && (idea.evidence.length > 0 || idea.testCards.length > 0);
  return (
    <ReportSection
      id="decisions"
      lead="To persevere, to pivot or to stop, each tied to what you saw. What is written here stays."
      actions={
        canDecide && (
          <Button variant="secondary" size="small" icon={<Plus />} onClick={() => setAdding(true)}>
            Enter a decision
          </Button>
        )
      }
    >
      {report.decisions.length === 0 ? (
        <p className="text-stone">
          {idea === null || canDecide
            ? 'No decision yet.'
            : 'No decision yet. A decision rests on evidence or on a test: add one of them first.'}
        </p>
      ) : (
        <ol className="flex flex-col gap-4">
          {[...report.decisions].reverse().map((decision) => (
            <li key={decision.id} className="border-l-2 border-line pl-4">
              <p className="flex flex-wrap items-center gap-2 text-sm text-stone">
                <Badge colour={colours[decision.kind]}>{decision.label}</Badge>
                <Day value={decision.date} />
              </p>
              <p className="mt-1 max-w-measure whitespace-pre-line wrap-break-word">{decision.reason}</p>
              <p className="text-sm text-stone">Rests on {restsOn(decision)}</p>
            </li>
          ))}
        </ol>
      )}
      {idea && <DecisionDialog idea={idea} open={adding} onClose={() => setAdding(false)} />}
    </ReportSection>
  );
}

function restsOn({ evidenceIds, testIds }: ReportDecision): string {
  const evidence = evidenceIds.length === 1 ? '1 entry of evidence' : `${evidenceIds.length} entries of evidence`;
  const tests = testIds.length === 1 ? '1 test' : `${testIds.length} tests`;
  if (testIds.length === 0) return evidence;
  return evidenceIds.length === 0 ? tests : `${evidence} and ${tests}`;
}
