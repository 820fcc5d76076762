import type { IdeaState } from '#contract/validation/validation.ts';
import { labelOf } from '#domain/validation/intake-fields.ts';
import type { LintFinding } from '#domain/validation/lint-messages.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { wholeShares } from '#domain/validation/shares.ts';
import { toldVerdict } from '#domain/validation/verdict-told.ts';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { paths } from '#web/paths.ts';
import { WholeScore } from '../score/whole-score.tsx';
import { mandatoryProgress, stepOfField } from './steps.ts';

type PreviewProps = { idea: IdeaState; report: ValidationReport; titleId?: string };

/** What the answers give so far, by the same rules as the report: what is missing, what cannot be tested, then the score. */
export function Preview({ idea, report, titleId = 'preview-title' }: PreviewProps) {
  const { findings, score } = report;
  const missing = findings.filter(({ mandatory, code }) => mandatory && code === 'MISSING');
  const faults = findings.filter(({ mandatory, code }) => mandatory && code !== 'MISSING');
  const advice = findings.filter(({ mandatory }) => !mandatory);
  const { done, total } = mandatoryProgress(findings);
  return (
    <Card look="quiet" className="gap-4">
      <h2 id={titleId} className="font-display text-lg font-semibold">
        Live preview
      </h2>
      {!score && (
        <ProgressBar label="Answers a score needs" value={(done / total) * 100} text={`${done} of ${total}`} />
      )}
      {faults.length > 0 && <FindingList title="Cannot be tested yet" ideaId={idea.id} findings={faults} />}
      {missing.length > 0 && <MissingList ideaId={idea.id} findings={missing} />}
      {score && (
        <>
          <p className="font-semibold">{toldVerdict(report)}</p>
          <WholeScore shares={wholeShares(score)} move={null} />
          {idea.evidence.length === 0 && (
            <p className="text-sm text-stone">
              You have entered no evidence yet, so everything is unknown. Every idea starts there: evidence moves the
              score, not the answers.
            </p>
          )}
          <TextLink href={paths.founder.idea(idea.id)}>Open its next step</TextLink>
        </>
      )}
      {advice.length > 0 && (
        <Disclosure
          summary={advice.length === 1 ? '1 answer could be better' : `${advice.length} answers could be better`}
        >
          <FindingList ideaId={idea.id} findings={advice} />
        </Disclosure>
      )}
    </Card>
  );
}

type FindingListProps = { ideaId: string; findings: readonly LintFinding[]; title?: string };

/** Findings with the way to their fields. */
export function FindingList({ ideaId, findings, title }: FindingListProps) {
  return (
    <div>
      {title && <p className="mb-1 text-sm font-semibold">{title}</p>}
      <ul className="flex flex-col gap-2">
        {findings.map((finding) => (
          <li key={`${finding.field} ${finding.code} ${finding.item ?? ''}`} className="text-sm">
            <FieldLink ideaId={ideaId} finding={finding} />
            <span className="block text-stone">{finding.message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MissingList({ ideaId, findings }: FindingListProps) {
  return (
    <div>
      <p className="mb-1 text-sm font-semibold">Still to answer</p>
      <ul className="flex flex-col text-sm">
        {findings.map((finding) => (
          <li key={finding.field}>
            <FieldLink ideaId={ideaId} finding={finding} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads to the field, whichever step it is in. */
function FieldLink({ ideaId, finding: { field } }: { ideaId: string; finding: Pick<LintFinding, 'field'> }) {
  return (
    <TextLink
      href={paths.founder.ideaQuestions(ideaId, stepOfField(field), field)}
      className="inline-flex min-h-8 items-center"
    >
      {labelOf(field)}
    </TextLink>
  );
}
