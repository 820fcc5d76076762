import { Lock } from 'lucide-react';
import type { ReportTest } from '#domain/validation/report.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import { Button } from '#ui/button/button.tsx';
import type { EvidenceBody } from '../evidence/evidence-mutations.ts';

export type TestTask =
  | { kind: 'lock'; test: ReportTest }
  | { kind: 'result'; record: TestRecord }
  | { kind: 'move'; record: TestRecord };

type TestActionsProps = {
  test: ReportTest;
  onTask: (task: TestTask) => void;
  onRecordEvidence: (start: Partial<EvidenceBody>) => void;
};

/** What can be done with one test: lock it, then enter its result; later moves stay visible for ever. */
export function TestActions({ test, onTask, onRecordEvidence }: TestActionsProps) {
  const { record, card } = test;
  const result = record?.results.at(-1);
  if (!record) {
    return (
      <Button size="small" icon={<Lock />} onClick={() => onTask({ kind: 'lock', test })}>
        Lock the pass mark
      </Button>
    );
  }
  return (
    <>
      <Button
        size="small"
        variant={result ? 'secondary' : 'primary'}
        onClick={() => onTask({ kind: 'result', record })}
      >
        {result ? 'Enter a newer result' : 'Enter the result'}
      </Button>
      {result && (
        <Button size="small" onClick={() => onRecordEvidence(evidenceFrom(card.assumptionId, result))}>
          Add it as evidence
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => onTask({ kind: 'move', record })}>
        Move the pass mark
      </Button>
      {result && (
        <Button size="small" variant="quiet" onClick={() => onTask({ kind: 'lock', test })}>
          Test it again
        </Button>
      )}
    </>
  );
}

/** What a result suggests for the ledger: those who did speak for it. The founder completes and corrects it. */
function evidenceFrom(
  assumptionId: string,
  { successes, trials }: { successes: number; trials: number },
): Partial<EvidenceBody> {
  const note = `Test result: ${successes} of ${trials}.`;
  return successes > 0
    ? { assumptionId, side: 'for', count: successes, note }
    : { assumptionId, side: 'against', count: trials, note };
}
