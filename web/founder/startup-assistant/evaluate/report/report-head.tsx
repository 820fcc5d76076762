import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeading } from '#ui/page-heading/page-heading.tsx';
import { Day } from '#web/components/date-time.tsx';
import { paths } from '#web/paths.ts';
import { Conflicts } from '../../draft/conflicts.tsx';
import { SaveLine } from '../../draft/save-line.tsx';
import { answerWords, criterionText } from '../answers/answer-words.ts';
import { dimensionToContinue } from '../answers/dimension-steps.ts';
import { RoundField } from '../round-field.tsx';
import type { CheckPage } from '../use-check.ts';
import { headline } from './report-words.ts';
import { useRound } from './use-round.ts';

/** The answer first: ready or not for the chosen round, and what can be done from here. */
export function ReportHead({ page }: { page: CheckPage }) {
  const { check, report, view, draft } = page;
  const { round, choose } = useRound(check);
  return (
    <header className="flex flex-col gap-5">
      <PageHeading
        title={headline(report.blockers, report.round.label)}
        eyebrow={
          <>
            {check.name}, as of <Day value={report.asOf} />
          </>
        }
        lead={
          report.ready
            ? 'Every dimension reaches the target of this round, as you claim it. Nothing here says that anyone will invest.'
            : 'A dimension under the target of the round is a blocker. A high percentage does not make up for one.'
        }
      />
      <Conflicts
        conflicts={view.conflicts}
        draft={draft}
        labelOf={criterionText}
        wordsOf={(_, answer) => answerWords(answer)}
      />
      <div className="flex flex-wrap items-end gap-3 print:hidden">
        <RoundField className="w-full sm:w-64" value={round} onChange={choose} />
        <ButtonLink href={paths.founder.checkQuestions(check.id, dimensionToContinue(report))}>
          {report.completeness.answered === 0 ? 'Answer the first questions' : 'Go on answering'}
        </ButtonLink>
      </div>
      <SaveLine view={view} />
    </header>
  );
}
