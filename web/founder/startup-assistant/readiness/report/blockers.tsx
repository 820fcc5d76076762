import { readinessRuleSet } from '#content/readiness/rule-set.ts';
import { DIMENSIONS } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { Blocker } from '#domain/readiness/score.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Card } from '#ui/card/card.tsx';
import { paths } from '#web/paths.ts';

type BlockersProps = { report: ReadinessReport; checkId: string };

/** What stands between the founder and the round: first of all, whatever the percentage. */
export function Blockers({ report, checkId }: BlockersProps) {
  const { blockers, grades, round } = report;
  if (blockers.length === 0)
    return (
      <Banner tone={grades.documented.ready ? 'success' : 'warning'} title={`No blocker for ${round.label} as claimed`}>
        {grades.documented.ready
          ? 'Every target is reached with documents too.'
          : `With only what is documented, ${grades.documented.blockers.length} of ten dimensions are under their target. An investor will ask for the proof.`}
      </Banner>
    );
  return (
    <section id="blockers" aria-labelledby="blockers-title" className="flex flex-col gap-4">
      <h2 id="blockers-title" className="font-display text-2xl font-semibold tracking-tight">
        What blocks this round
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {blockers.map((blocker) => (
          <li key={blocker.dimension} className="flex">
            <BlockerCard blocker={blocker} checkId={checkId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BlockerCard({ blocker: { dimension, level, target }, checkId }: { blocker: Blocker; checkId: string }) {
  const next = readinessRuleSet.dimensions
    .find((one) => one.dimension === dimension)
    ?.levels.find((one) => one.level === level + 1);
  return (
    <Card
      level={3}
      look="plain"
      className="w-full border-l-4 border-l-brick"
      title={DIMENSIONS[dimension].label}
      href={paths.founder.checkQuestions(checkId, dimension)}
    >
      <p>
        Level {level}, needs {target}.
      </p>
      {next && <p className="text-sm text-stone">Next: {next.name}.</p>}
    </Card>
  );
}
