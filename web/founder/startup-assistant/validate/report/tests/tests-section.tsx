import { useState } from 'react';
import type { ReportTest, ValidationReport } from '#domain/validation/report.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import type { EvidenceBody } from '../evidence/evidence-mutations.ts';
import { ReportSection } from '../report-section.tsx';
import { LockDialog } from './lock-dialog.tsx';
import { MoveMarkDialog } from './move-mark-dialog.tsx';
import { ResultDialog } from './result-dialog.tsx';
import { TestCardItem } from './test-card-item.tsx';

type TestsSectionProps = {
  report: ValidationReport;
  /** What may be done; null for a kept version. */
  live: { ideaId: string; onRecordEvidence: (start: Partial<EvidenceBody>) => void } | null;
};

/** What to test next: a card for each of the three riskiest assumptions, and the tests that were locked before. */
export function TestsSection({ report, live }: TestsSectionProps) {
  const [locking, setLocking] = useState<ReportTest | null>(null);
  const [entering, setEntering] = useState<TestRecord | null>(null);
  const [moving, setMoving] = useState<TestRecord | null>(null);
  const actions = live && {
    onLock: setLocking,
    onEnter: setEntering,
    onMove: setMoving,
    onRecordEvidence: live.onRecordEvidence,
  };
  return (
    <ReportSection
      id="tests"
      lead="A test for each of your three riskiest assumptions. Lock the pass mark before you begin, so that you cannot fool yourself afterwards."
    >
      <ol className="grid gap-5 xl:grid-cols-2">
        {report.tests.map((test) => (
          <TestCardItem key={test.record?.id ?? test.card.assumptionId} test={test} actions={actions} />
        ))}
      </ol>
      {live && (
        <>
          <LockDialog ideaId={live.ideaId} test={locking} onClose={() => setLocking(null)} />
          <ResultDialog ideaId={live.ideaId} record={entering} onClose={() => setEntering(null)} />
          <MoveMarkDialog ideaId={live.ideaId} record={moving} onClose={() => setMoving(null)} />
        </>
      )}
    </ReportSection>
  );
}
