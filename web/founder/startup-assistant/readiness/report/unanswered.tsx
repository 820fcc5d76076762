import { askedCriteria } from '#domain/readiness/asked.ts';
import { DIMENSION_IDS, DIMENSIONS } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { TitledSection } from '#web/founder/documents/titled-section.tsx';
import { paths } from '#web/paths.ts';

/** What is asked for the round and was not answered: it counts as not met, and is listed so that nothing is hidden. */
export function Unanswered({ report, checkId }: { report: ReadinessReport; checkId: string }) {
  const { dimensions } = report;
  const unanswered = askedCriteria(report).asked.filter(({ result }) => result.answer === 'unanswered');
  if (unanswered.length === 0) return null;
  return (
    <TitledSection
      id="unanswered"
      title={
        unanswered.length === 1 ? '1 question without an answer' : `${unanswered.length} questions without an answer`
      }
      lead="A question without an answer counts as not met. Those of higher levels than the round asks are with the questions of each dimension."
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
                      Level {level}: {text}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </Disclosure>
          );
        })}
      </div>
    </TitledSection>
  );
}
