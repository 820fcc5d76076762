import { askedCriteria } from '#domain/readiness/asked.ts';
import { DIMENSION_IDS, DIMENSIONS } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { FoldedSection } from '#web/founder/documents/folded-section.tsx';
import { paths } from '#web/paths.ts';
import { sectionTitles } from './outline.ts';

/** What is asked for the round and was not answered: it counts as not met, and is listed so that nothing is hidden. */
export function Unanswered({ report, checkId }: { report: ReadinessReport; checkId: string }) {
  const { dimensions } = report;
  const { asked, later } = askedCriteria(report);
  const unanswered = asked.filter(({ result }) => result.answer === 'unanswered');
  if (unanswered.length === 0) return null;
  return (
    <FoldedSection
      id="unanswered"
      title={sectionTitles.unanswered}
      inShort={unanswered.length === 1 ? '1 question' : `${unanswered.length} questions`}
      lead={`A question without an answer counts as not met.${laterWords(later.length)}`}
    >
      <div className="border-t border-line">
        {DIMENSION_IDS.map((dimension) => {
          const open = unanswered.filter((one) => one.dimension === dimension);
          const target = dimensions.find((one) => one.dimension === dimension)?.target ?? 0;
          if (open.length === 0) return null;
          const needed = open.filter(({ level, mandatory }) => mandatory && level <= target).length;
          return (
            <Disclosure
              key={dimension}
              look="ruled"
              summary={`${DIMENSIONS[dimension].label}: ${open.length} open${needed > 0 ? `, ${needed} needed for this round` : ''}`}
            >
              <ul className="flex flex-col">
                {open.map(({ id, level, text }) => (
                  <li key={id}>
                    <TextLink
                      quiet
                      className="inline-flex min-h-11 items-center py-1 sm:min-h-8"
                      href={paths.founder.checkQuestions(checkId, dimension, id)}
                    >
                      Step {level}: {text}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </Disclosure>
          );
        })}
      </div>
    </FoldedSection>
  );
}

function laterWords(later: number): string {
  if (later === 0) return '';
  const questions = later === 1 ? '1 question' : `${later} questions`;
  return ` ${questions} of later steps ${later === 1 ? 'is' : 'are'} not asked for this round: you find them with the questions of each area.`;
}
