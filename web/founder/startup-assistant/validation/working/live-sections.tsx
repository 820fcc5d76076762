import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { IdeaState } from '#contract/validation/validation.ts';
import type { Belief } from '#domain/validation/beliefs.ts';
import { compareSnapshots } from '#domain/validation/compare.ts';
import type { Intake, IntakeKey } from '#domain/validation/intake.ts';
import { isPermissionRule } from '#domain/validation/permission-rules.ts';
import { wholeShares } from '#domain/validation/shares.ts';
import type { Snapshot } from '#domain/validation/snapshot.ts';
import { Button } from '#ui/button/button.tsx';
import { SkeletonLines, SkeletonRegion } from '#ui/skeleton/skeleton.tsx';
import { messageOf } from '#web/api/api-error.ts';
import { versionQuery } from '#web/founder/documents/idea-queries.ts';
import { paths } from '#web/paths.ts';
import { Sharing } from '../../sharing/sharing.tsx';
import { EvidenceLedgerPart } from '../evidence/evidence-ledger-part.tsx';
import type { ObservationTask } from '../evidence/observation-task.ts';
import { stepOfField } from '../intake/steps.ts';
import { liveSnapshot } from '../live-report.ts';
import type { ReportTask } from '../report-dialogs.tsx';
import { AddWhatYouSaw } from '../score/add-what-you-saw.tsx';
import { ScoreAnnouncer, ScoreBar } from '../score/score-bar.tsx';
import { useScoreMove } from '../score/score-move.ts';
import { WholeScore } from '../score/whole-score.tsx';
import { TestActions } from '../tests/test-actions.tsx';
import type { IdeaPage } from '../use-idea.ts';
import { VersionsList } from '../versions/versions-list.tsx';
import { Comparison } from './comparison.tsx';
import { ReportSections } from './report-sections.tsx';

type LiveSectionsProps = { page: IdeaPage; onTask: (task: ReportTask) => void };

/** The sections of the report with everything that can be done in them. */
export function LiveSections({ page, onTask }: LiveSectionsProps) {
  const { idea, view, report } = page;
  const snapshot = liveSnapshot(idea, view.sound);
  const move = useScoreMove(report.score);
  const { count, hasChanges } = idea.versions;
  const canDecide = idea.evidence.length + idea.testCards.length > 0;
  const openEvidence = (task: ObservationTask) => onTask({ on: 'evidence', task });
  const addEvidence = () => openEvidence({ record: null, start: {} });
  return (
    <>
      <ReportSections
        report={report}
        snapshot={snapshot}
        linkTo={(field: IntakeKey) => paths.founder.ideaQuestions(idea.id, stepOfField(field), field)}
        slots={{
          summary: (
            <div className="flex flex-col gap-3">
              {report.score && <ScoreBar shares={report.score} move={move} />}
              <AddWhatYouSaw onAdd={addEvidence} />
            </div>
          ),
          dock: (
            <div className="flex items-center gap-4">
              {report.score && <WholeScore size="small" shares={wholeShares(report.score)} move={move} />}
              <AddWhatYouSaw onAdd={addEvidence} />
            </div>
          ),
          test: (test) => (
            <TestActions
              {...{ ideaId: idea.id, test, beliefs: report.beliefs }}
              onTask={(task) => onTask({ on: 'test', task })}
            />
          ),
          assumption: (belief) => (
            <AssumptionActions
              belief={belief}
              onAddEvidence={() => openEvidence({ record: null, start: { assumptionId: belief.id } })}
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
              {...{ idea, report, snapshot }}
              onAdd={addEvidence}
              onEdit={(record) => openEvidence({ record })}
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
              <Sharing documentId={idea.id} versionNumber={count || null} signable={false} publishable level={3} />
            </>
          ),
        }}
      />
      <ScoreAnnouncer move={move} />
    </>
  );
}

type AssumptionActionsProps = {
  belief: Belief;
  onAddEvidence: () => void;
  onWeigh: () => void;
  onRemove: () => void;
};

/** What can be done with one assumption; the founder's own can be taken away again. */
function AssumptionActions({ belief, onAddEvidence, onWeigh, onRemove }: AssumptionActionsProps) {
  return (
    <>
      <Button size="small" icon={<Plus />} onClick={onAddEvidence}>
        Add evidence
      </Button>
      {!isPermissionRule(belief.setBy.rule) && (
        <Button size="small" variant="secondary" onClick={onWeigh}>
          Change importance
        </Button>
      )}
      {belief.setBy.rule === 'own' && (
        <Button size="small" variant="quiet" onClick={onRemove}>
          Remove assumption
        </Button>
      )}
    </>
  );
}

/** What moved the score since the newest stored version, up to now. */
function ChangesSince({ idea, intake }: { idea: IdeaState; intake: Intake }) {
  const number = idea.versions.count;
  const query = useQuery(versionQuery(idea.id, number));
  if (query.isPending) {
    return (
      <SkeletonRegion label="The comparison is loading">
        <SkeletonLines count={4} />
      </SkeletonRegion>
    );
  }
  if (!query.data) return <p className="text-stone">{messageOf(query.error)}</p>;
  return <LiveComparison idea={idea} intake={intake} earlier={query.data.snapshot} number={number} />;
}

type LiveComparisonProps = { idea: IdeaState; intake: Intake; earlier: Snapshot; number: number };

function LiveComparison({ idea, intake, earlier, number }: LiveComparisonProps) {
  const now = useMemo(() => liveSnapshot(idea, intake), [idea, intake]);
  const comparison = useMemo(() => compareSnapshots(earlier, now), [earlier, now]);
  return (
    <Comparison
      comparison={comparison}
      assumptions={[...now.assumptions, ...earlier.assumptions]}
      from={`Version ${number}`}
      to="Now"
    />
  );
}
