import { Plus } from 'lucide-react';
import type { IntakeKey } from '#domain/validation/intake.ts';
import { Button } from '#ui/button/button.tsx';
import { paths } from '#web/paths.ts';
import { Sharing } from '../../sharing/sharing.tsx';
import { stepOfField } from '../intake/steps.ts';
import { liveSnapshot } from '../live-report.ts';
import type { IdeaPage } from '../use-idea.ts';
import { AssumptionActions } from './assumptions/assumption-actions.tsx';
import { EvidenceLedgerPart } from './evidence/evidence-ledger-part.tsx';
import type { EvidenceBody } from './evidence/evidence-mutations.ts';
import type { ReportTask } from './report-dialogs.tsx';
import { ReportSections } from './report-sections.tsx';
import { ScoreAnnouncer, ScoreBar } from './score-bar.tsx';
import { useScoreMove } from './score-move.ts';
import { TestActions } from './tests/test-actions.tsx';
import { ChangesSince } from './versions/changes-since.tsx';
import { VersionsList } from './versions/versions-list.tsx';

type LiveSectionsProps = { page: IdeaPage; onTask: (task: ReportTask) => void };

/** The sections of the report with everything that can be done in them. */
export function LiveSections({ page, onTask }: LiveSectionsProps) {
  const { idea, view, report } = page;
  const move = useScoreMove(report.score);
  const { count, hasChanges } = idea.versions;
  const canDecide = idea.evidence.length + idea.testCards.length > 0;
  const addEvidence = (start: Partial<EvidenceBody>) => onTask({ on: 'evidence', task: { record: null, start } });
  return (
    <>
      <ReportSections
        report={report}
        snapshot={liveSnapshot(idea, view.sound)}
        linkTo={(field: IntakeKey) => paths.founder.ideaQuestions(idea.id, stepOfField(field), field)}
        slots={{
          summary: report.score && <ScoreBar shares={report.score} move={move} />,
          test: (test) => (
            <TestActions test={test} onTask={(task) => onTask({ on: 'test', task })} onRecordEvidence={addEvidence} />
          ),
          assumption: (belief) => (
            <AssumptionActions
              belief={belief}
              onAddEvidence={() => addEvidence({ assumptionId: belief.id })}
              onWeigh={() => onTask({ on: 'importance', belief })}
              onRemove={() => onTask({ on: 'removal', belief })}
            />
          ),
          assumptions: (
            <Button variant="secondary" size="small" icon={<Plus />} onClick={() => onTask({ on: 'assumption' })}>
              Add an assumption
            </Button>
          ),
          evidence: (
            <EvidenceLedgerPart
              idea={idea}
              report={report}
              onAdd={() => addEvidence({})}
              onEdit={(record) => onTask({ on: 'evidence', task: { record } })}
            />
          ),
          changes: count > 0 && hasChanges && <ChangesSince idea={idea} intake={view.sound} />,
          decisions: canDecide ? (
            <Button variant="secondary" size="small" icon={<Plus />} onClick={() => onTask({ on: 'decision' })}>
              Enter a decision
            </Button>
          ) : (
            <p className="text-sm text-stone">A decision rests on evidence or on a test: add one of them first.</p>
          ),
          versions: (
            <>
              <VersionsList ideaId={idea.id} />
              <Sharing documentId={idea.id} versionNumber={count || null} signable={false} level={3} />
            </>
          ),
        }}
      />
      <ScoreAnnouncer move={move} />
    </>
  );
}
