import { useRef } from 'react';
import type { AnswerLine } from '#domain/validation/answer-lines.ts';
import { firstResult } from '#domain/validation/first-result.ts';
import { fieldsToFix } from '#domain/validation/lint.ts';
import { verdictReason } from '#domain/validation/verdict-reason.ts';
import { toldVerdict } from '#domain/validation/verdict-told.ts';
import { TextLink } from '#ui/link/link.tsx';
import { FirstBeliefs } from '#web/components/first-beliefs.tsx';
import { QuestionsFoot } from '#web/founder/documents/questions-foot.tsx';
import { useWantedField } from '#web/founder/documents/use-wanted-field.ts';
import { paths } from '#web/paths.ts';
import { IdeaSaveLine } from '../idea-save-line.tsx';
import { liveSnapshot } from '../live-report.ts';
import type { IdeaPage } from '../use-idea.ts';
import { IncidentOffer } from './incident-offer.tsx';
import { KindLine } from './kind-answer.tsx';
import { FindingList } from './preview.tsx';
import { StepHeading } from './step-heading.tsx';
import { FIRST_RESULT, stepOfField, stepToContinue } from './steps.ts';

/** What the first three steps give: the verdict so far, what must be true first, what to test, and the first evidence. */
export function FirstResult({ page }: { page: IdeaPage }) {
  const { idea, view, report } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  useWantedField(heading);
  const result = firstResult(view.sound, report.findings);
  const open = fieldsToFix(report.findings);
  const faults = report.findings.filter(({ mandatory, code }) => mandatory && code !== 'MISSING');
  const incident = view.sound.lastIncident.trim();
  const next = stepToContinue(view.answers, report.findings, FIRST_RESULT.before);
  return (
    <>
      <StepHeading ideaName={report.title} title={FIRST_RESULT.title} heading={heading}>
        <p className="mt-2 max-w-measure">
          <strong>{toldVerdict(report)}.</strong>{' '}
          {open.length > 0
            ? `A score needs ${open.length === 1 ? 'one more answer' : `${open.length} more answers`}.`
            : verdictReason(liveSnapshot(idea, view.sound), report, 'your ')}
        </p>
      </StepHeading>
      {incident !== '' && !open.includes('lastIncident') && <IncidentOffer idea={idea} incident={incident} />}
      <section aria-labelledby="first-beliefs" className="flex max-w-measure flex-col gap-4">
        {result.kind === 'law' ? (
          <p id="first-beliefs" className="text-lg">
            {result.words}
          </p>
        ) : (
          <>
            {result.answers.length > 0 && <AnswerLines ideaId={idea.id} lines={result.answers} />}
            <FirstBeliefs {...result} title="What must be true first" titleId="first-beliefs" />
            <p>
              Is this not what you mean?{' '}
              <TextLink href={paths.founder.ideaQuestions(idea.id, 'idea', 'pitch')}>Say it in other words</TextLink>
            </p>
          </>
        )}
      </section>
      <KindLine ideaId={idea.id} answers={view.answers} />
      {faults.length > 0 && <FindingList title="Cannot be tested yet" ideaId={idea.id} findings={faults} />}
      <QuestionsFoot
        saved={<IdeaSaveLine page={page} />}
        aside={<TextLink href={paths.founder.idea(idea.id)}>See what to do now</TextLink>}
        back={paths.founder.ideaQuestions(idea.id, FIRST_RESULT.after)}
        next={{ label: 'Go on', href: paths.founder.ideaQuestions(idea.id, next) }}
      />
    </>
  );
}

/** What each answer asks of the founder, with the way back to it. */
function AnswerLines({ ideaId, lines }: { ideaId: string; lines: readonly AnswerLine[] }) {
  return (
    <div>
      <h2 className="font-display text-2xl font-semibold tracking-tight">What follows from your answers</h2>
      <dl className="mt-2 flex flex-col">
        {lines.map(({ field, label, line }) => (
          <div key={field} className="flex flex-col border-t border-line py-2.5 last:border-b">
            <dt className="text-sm">
              <TextLink href={paths.founder.ideaQuestions(ideaId, stepOfField(field), field)}>{label}</TextLink>
            </dt>
            <dd className="wrap-anywhere">{line}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
