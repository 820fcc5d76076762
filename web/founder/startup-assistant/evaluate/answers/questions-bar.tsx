import { DIMENSION_IDS, DIMENSIONS } from '#domain/readiness/dimensions.ts';
import { TextLink } from '#ui/link/link.tsx';
import { SaveLine } from '#web/drafts/save-line.tsx';
import { QuestionsFoot } from '#web/founder/documents/questions-foot.tsx';
import { paths } from '#web/paths.ts';
import { blockersLine } from '../report/report-words.ts';
import type { CheckPage } from '../use-check.ts';

/** Where the check stands, and the way on to the next dimension. */
export function QuestionsBar({ page, current }: { page: CheckPage; current: number }) {
  const { check, view, report } = page;
  const previous = DIMENSION_IDS[current - 1];
  const next = DIMENSION_IDS[current + 1];
  return (
    <QuestionsFoot
      saved={<SaveLine view={view} />}
      aside={
        <TextLink className="inline-flex min-h-11 items-center text-sm" href={paths.founder.check(check.id)}>
          {blockersLine(report.blockers.length)}
        </TextLink>
      }
      back={previous && paths.founder.checkQuestions(check.id, previous)}
      next={
        next
          ? { label: `Next: ${DIMENSIONS[next].label}`, href: paths.founder.checkQuestions(check.id, next) }
          : { label: 'See the report', href: paths.founder.check(check.id) }
      }
    />
  );
}
