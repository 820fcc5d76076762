import type { IdeaState } from '#contract/validation.ts';
import type { EvidenceRecord } from '#contract/validation-ledger.ts';
import type { Belief } from '#domain/validation/beliefs.ts';
import type { ExplanationStep } from '#domain/validation/explain.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { AgainstSection } from './against-section.tsx';
import { AssumptionsSection } from './assumptions/assumptions-section.tsx';
import { CanvasSection } from './canvas-section.tsx';
import { CompetitorsSection } from './competitors-section.tsx';
import { DecisionsSection } from './decisions/decisions-section.tsx';
import { EconomicsSection } from './economics-section.tsx';
import type { EvidenceBody } from './evidence/evidence-mutations.ts';
import { EvidenceSection } from './evidence/evidence-section.tsx';
import { MapSection } from './map-section.tsx';
import { MarketSection } from './market-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { TestsSection } from './tests/tests-section.tsx';
import { VerdictSection } from './verdict-section.tsx';
import { VersionsSection } from './versions/versions-section.tsx';

/** What the founder may change on the report of the working state. */
export type LiveReport = {
  idea: IdeaState;
  explain: (belief: Belief) => ExplanationStep[];
  onAddEvidence: (start: Partial<EvidenceBody>) => void;
  onEditEvidence: (record: EvidenceRecord) => void;
  onRemoveAssumption: (belief: Belief) => void;
};

/** All sections of a report. `live` is null for a kept version: then nothing can be changed. */
export function ReportBody({ report, live }: { report: ValidationReport; live: LiveReport | null }) {
  const { score } = report;
  return (
    <>
      {score && (
        <>
          <VerdictSection report={report} score={score} />
          <TestsSection report={report} live={live && { ideaId: live.idea.id, onRecordEvidence: live.onAddEvidence }} />
          <AgainstSection report={report} />
          <MapSection report={report} />
        </>
      )}
      <AssumptionsSection
        report={report}
        live={
          live && {
            ideaId: live.idea.id,
            explain: live.explain,
            onAddEvidence: (assumptionId) => live.onAddEvidence({ assumptionId }),
            onRemove: live.onRemoveAssumption,
          }
        }
      />
      {live && (
        <EvidenceSection
          idea={live.idea}
          report={report}
          onAdd={() => live.onAddEvidence({})}
          onEdit={live.onEditEvidence}
        />
      )}
      <CompetitorsSection report={report} />
      <MarketSection report={report} />
      <EconomicsSection report={report} />
      <CanvasSection report={report} />
      <DecisionsSection report={report} idea={live?.idea ?? null} />
      {live && <VersionsSection ideaId={live.idea.id} />}
      <RulesSection report={report} />
    </>
  );
}
