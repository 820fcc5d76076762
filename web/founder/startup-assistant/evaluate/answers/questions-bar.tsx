import { ArrowLeft, ArrowRight } from 'lucide-react';
import { DIMENSION_IDS, DIMENSIONS } from '#domain/readiness/dimensions.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { SaveLine } from '../../draft/save-line.tsx';
import { blockersLine } from '../report/report-words.ts';
import type { CheckPage } from '../use-check.ts';

/** Always at the foot of the screen, in reach of a thumb: whether it is saved, where the check stands, and the way on. */
export function QuestionsBar({ page, current }: { page: CheckPage; current: number }) {
  const { check, view, report } = page;
  const previous = DIMENSION_IDS[current - 1];
  const next = DIMENSION_IDS[current + 1];
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-paper px-4 pt-2 pb-3 sm:mx-0 sm:px-0">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <SaveLine view={view} />
        <TextLink className="inline-flex min-h-11 items-center text-sm" href={paths.founder.check(check.id)}>
          {blockersLine(report.blockers.length)}
        </TextLink>
      </div>
      <div className="flex gap-3">
        {previous && (
          <ButtonLink
            variant="secondary"
            className="max-sm:flex-1"
            icon={<ArrowLeft />}
            href={paths.founder.checkQuestions(check.id, previous)}
          >
            Back
          </ButtonLink>
        )}
        <ButtonLink
          className="ml-auto max-sm:flex-2"
          href={next ? paths.founder.checkQuestions(check.id, next) : paths.founder.check(check.id)}
        >
          {next ? `Next: ${DIMENSIONS[next].label}` : 'See the report'} <ArrowRight />
        </ButtonLink>
      </div>
    </div>
  );
}
