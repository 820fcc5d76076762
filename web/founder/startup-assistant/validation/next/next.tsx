import { useMemo, useState } from 'react';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import { beliefStandings } from '#domain/validation/belief-standing.ts';
import { countEvidence } from '#domain/validation/counted-evidence.ts';
import { firstLookLine } from '#domain/validation/first-look-line.ts';
import type { IntakeKey } from '#domain/validation/intake.ts';
import { latestEvidence } from '#domain/validation/latest-evidence.ts';
import { inTodaysWords } from '#domain/validation/locked-words.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { removalWords } from '#domain/validation/removed-against.ts';
import { wholeShares } from '#domain/validation/shares.ts';
import { shortBelief } from '#domain/validation/short-belief.ts';
import { spokenAgainst } from '#domain/validation/spoken-against.ts';
import { NO_VERDICT, verdictLine } from '#domain/validation/verdict-told.ts';
import { isUnconfirmed } from '#domain/validation/witness.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { BeliefStones } from '#web/components/outsider-report/belief-stones.tsx';
import { paths } from '#web/paths.ts';
import { EarlierPitch } from '../evidence/earlier-pitch.tsx';
import { EarlierPrice } from '../evidence/earlier-price.tsx';
import type { ObservationStart } from '../evidence/observation-task.ts';
import { useAskNext } from '../evidence/witness/use-ask-next.ts';
import { WitnessDialog } from '../evidence/witness/witness-dialog.tsx';
import { FindingList } from '../findings.tsx';
import { IdeaHead } from '../idea-head.tsx';
import { stepOfField } from '../intake/steps.ts';
import { liveSnapshot } from '../live-report.ts';
import { MethodPart } from '../methods/method-part.tsx';
import { OrderTests } from '../methods/order-tests.tsx';
import { ReportDialogs, type ReportTask } from '../report-dialogs.tsx';
import { AddWhatYouSaw } from '../score/add-what-you-saw.tsx';
import { useScoreMove } from '../score/score-move.ts';
import { WholeScore, WholeScoreAnnouncer } from '../score/whole-score.tsx';
import { TestActions } from '../tests/test-actions.tsx';
import { useIdea } from '../use-idea.ts';
import { stillNeeded } from '../working/verdict-words.ts';
import { BeliefList } from './belief-list.tsx';
import { LatelySeen } from './lately-seen.tsx';
import { NextTests } from './next-tests.tsx';
import { Part } from './part.tsx';

import '../foot-bar.css';

/** How many faults stand open; the rest is folded. */
const FAULTS_SHOWN = 3;

/** Where the founder works: where the idea stands in a line, what to test next, and what was seen lately. */
export default function Next() {
  const page = useIdea();
  const { idea, view, report } = page;
  const [task, setTask] = useState<ReportTask | null>(null);
  const [asking, setAsking] = useState<EvidenceRecord | null>(null);
  const snapshot = useMemo(() => liveSnapshot(idea, view.sound), [idea, view.sound]);
  const standings = beliefStandings(snapshot, report).map((one) => ({
    ...one,
    name: shortBelief(one.belief, snapshot.intake, 'founder'),
  }));
  const told = useMemo(() => outsiderReport(snapshot, report), [snapshot, report]);
  const spoken = useMemo(() => spokenAgainst(snapshot, report), [snapshot, report]);
  const asked = idea.evidence.find(({ id }) => id === spoken?.ask);
  const askNext = useAskNext(idea, setAsking);
  // What is noted in favour of it and weighs nothing yet is told with what would change that.
  const isTold = spoken !== null && spoken.onWord > 0 && report.verdict.id === 'contradicted';
  const needed = isTold ? null : stillNeeded(report, snapshot.intake);
  const removed = removalWords(idea.removedAgainst ?? []);
  const move = useScoreMove(report.score);
  const linkTo = (field: IntakeKey) => paths.founder.ideaQuestions(idea.id, stepOfField(field), field);
  const faults = report.findings.filter(({ mandatory }) => mandatory);
  const next = report.tests.filter(({ rank }) => rank !== null);
  const addEvidence = (start: ObservationStart = {}) => setTask({ on: 'evidence', task: { record: null, start } });
  return (
    <div className="flex flex-col gap-6 lg:gap-8">
      <IdeaHead page={page} current="next" />
      <div className="flex flex-col gap-2">
        {report.verdict.first && (
          <p className="max-w-measure text-lg leading-snug font-semibold">{report.verdict.first}</p>
        )}
        {report.score && <BeliefStones stones={told.stones} counts={told.counts} forFounder />}
        <p className="max-w-measure text-stone">
          <strong className="font-semibold text-ink">{told.verdict.label}.</strong>{' '}
          {told.isUnlawful ? NO_VERDICT.line : verdictLine(report, told.seen, spoken, 'founder')}
        </p>
        {asked && !told.isUnlawful && (
          <Button
            variant="secondary"
            size="small"
            className="w-fit"
            disabled={askNext.isPending}
            onClick={() => askNext.mutate(asked)}
          >
            Ask them to confirm
          </Button>
        )}
        {removed && <p className="max-w-measure text-sm">{removed}</p>}
        {needed && <p className="max-w-measure wrap-break-word">{needed}</p>}
      </div>
      <EarlierPitch idea={idea} />
      <EarlierPrice idea={idea} />
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[1.15fr_1fr] lg:items-start lg:gap-12">
        <div className="flex min-w-0 flex-col gap-8">
          {report.score ? (
            <NextTests
              tests={next.map((test) => inTodaysWords(test, snapshot))}
              why={firstLookLine(snapshot, report)}
              canConfirm={countEvidence(snapshot).items.some(isUnconfirmed)}
              decide={paths.founder.ideaWorking(idea.id, 'decisions')}
              actions={(test) => (
                <TestActions
                  {...{ ideaId: idea.id, test, beliefs: report.beliefs }}
                  onTask={(one) => setTask({ on: 'test', task: one })}
                />
              )}
              method={({ card }) => (
                <MethodPart
                  {...{ ideaId: idea.id, card, intake: snapshot.intake }}
                  onEntry={(entry) => addEvidence({ assumptionId: card.assumptionId, ...entry })}
                />
              )}
              order={<OrderTests ideaId={idea.id} tests={next} />}
            />
          ) : (
            <Part title={report.notTestable ?? ''}>
              <FindingList findings={faults.slice(0, FAULTS_SHOWN)} linkTo={linkTo} />
              {faults.length > FAULTS_SHOWN && (
                <Disclosure summary={`Show all ${faults.length}`}>
                  <div className="text-base text-ink">
                    <FindingList findings={faults.slice(FAULTS_SHOWN)} linkTo={linkTo} />
                  </div>
                </Disclosure>
              )}
              <ButtonLink className="w-fit" href={paths.founder.ideaQuestions(idea.id)}>
                Go on with the questions
              </ButtonLink>
            </Part>
          )}
          <Part title="What you saw lately">
            <LatelySeen
              latest={report.score ? latestEvidence(snapshot, 3) : []}
              ledger={paths.founder.ideaWorking(idea.id, 'evidence')}
              total={idea.evidence.length}
              isTestable={report.score !== null}
              day={paths.founder.ideaDay(idea.id)}
              isAskedAbove={asked !== undefined && !told.isUnlawful}
              onAsk={(entryId) => setAsking(idea.evidence.find(({ id }) => id === entryId) ?? null)}
            />
          </Part>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 max-lg:hidden">
            {report.score && <WholeScore shares={wholeShares(report.score)} move={move} />}
            <AddWhatYouSaw onAdd={() => addEvidence()} />
          </div>
          {report.score && (
            <Part title="Make-or-break beliefs">
              <BeliefList
                standings={standings}
                others={report.beliefs.length - standings.length}
                linkTo={(section) => paths.founder.ideaWorking(idea.id, section)}
              />
            </Part>
          )}
          <p>
            <TextLink href={paths.founder.ideaQuestions(idea.id, 'idea')} className="inline-flex min-h-11 items-center">
              Edit answers
            </TextLink>
          </p>
        </div>
      </div>
      <div
        data-foot-bar
        className="sticky bottom-0 z-10 -mx-4 flex items-center gap-4 border-t border-line bg-surface px-4 py-2.5 sm:-mx-6 sm:px-6 lg:hidden print:hidden"
      >
        {report.score && <WholeScore size="small" shares={wholeShares(report.score)} move={move} />}
        <AddWhatYouSaw onAdd={() => addEvidence()} />
      </div>
      <WholeScoreAnnouncer move={move} />
      <WitnessDialog idea={idea} record={asking} onClose={() => setAsking(null)} />
      <ReportDialogs idea={idea} task={task} onClose={() => setTask(null)} />
    </div>
  );
}
