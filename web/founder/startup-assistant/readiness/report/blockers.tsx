import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { DIMENSIONS } from '#domain/readiness/dimensions.ts';
import { nextCriteria } from '#domain/readiness/next-criteria.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { Blocker } from '#domain/readiness/score.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { LearnHow } from '#web/programs/learn-how.tsx';
import { lessonForCriteria } from '#web/programs/lesson-for-criteria.ts';
import { sectionTitles } from './outline.ts';

type BlockersProps = { report: ReadinessReport; checkId: string };

/** How many stand open; the others are folded away. */
const SHOWN = 3;

/** What stands between the founder and the round: first of all, whatever the percentage. */
export function Blockers({ report, checkId }: BlockersProps) {
  const { blockers, grades, round } = report;
  if (blockers.length === 0)
    return (
      <Banner tone={grades.documented.ready ? 'success' : 'warning'} title={`No blocker for ${round.label} as claimed`}>
        {grades.documented.ready
          ? 'Every area reaches what this round asks with documents too.'
          : `With only what is documented, ${grades.documented.blockers.length} of ten areas are short of what this round asks. An investor will ask for the proof.`}
      </Banner>
    );
  const list = (some: readonly Blocker[]) => (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {some.map((blocker) => (
        <BlockerLine key={blocker.dimension} blocker={blocker} report={report} checkId={checkId} />
      ))}
    </ul>
  );
  return (
    <section id="blockers" aria-labelledby="blockers-title" className="flex flex-col gap-3">
      <h2 id="blockers-title" className="font-display text-2xl font-semibold tracking-tight">
        {sectionTitles.blockers}
      </h2>
      {list(blockers.slice(0, SHOWN))}
      {blockers.length > SHOWN && (
        <Disclosure className="[&>div]:max-w-none [&>div]:border-l-0 [&>div]:pl-0" summary={moreWords(blockers.length)}>
          <div className="text-base text-ink">{list(blockers.slice(SHOWN))}</div>
        </Disclosure>
      )}
    </section>
  );
}

function moreWords(count: number): string {
  return count - SHOWN === 1 ? '1 more blocker' : `${count - SHOWN} more blockers`;
}

type BlockerLineProps = BlockersProps & { blocker: Blocker };

function BlockerLine({ blocker, report, checkId }: BlockerLineProps) {
  const { dimension, level, target } = blocker;
  const next = readinessRuleSet.dimensions
    .find((one) => one.dimension === dimension)
    ?.levels.find((one) => one.level === level + 1);
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-center justify-between gap-x-4">
        <TextLink
          href={paths.founder.checkQuestions(checkId, dimension)}
          className="inline-flex min-h-11 items-center font-semibold sm:min-h-8"
        >
          {DIMENSIONS[dimension].label}
        </TextLink>
        <span className="text-sm text-stone">
          Step {level} of the {target} it needs
        </span>
      </p>
      {next && <p className="text-sm text-stone">Next: {next.name}.</p>}
      <LearnHow lesson={lessonForCriteria(nextCriteria(report, blocker))} />
    </li>
  );
}
