import { DIMENSIONS, type DimensionId } from '#domain/readiness/dimensions.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { Card } from '#ui/card/card.tsx';
import { TextLink } from '#ui/link/link.tsx';
import { paths } from '#web/paths.ts';
import { hoursWords, targetsWords } from '../report/report-words.ts';

type AreaResultProps = { dimension: DimensionId; report: ReadinessReport; checkId: string };

/** What the answers of one area come to, as soon as what its steps need is answered: the report is not needed to see a first result. */
export function AreaResult({ dimension, report, checkId }: AreaResultProps) {
  const area = report.dimensions.find((one) => one.dimension === dimension);
  if (!area) return null;
  const { level } = area.levels.claimed;
  const ofArea = new Set(report.criteria.filter((one) => one.dimension === dimension).map(({ id }) => id));
  const [first] = report.paths.claimed.steps.filter(({ criterionIds }) => criterionIds.some((id) => ofArea.has(id)));
  return (
    <div role="status">
      <Card look="quiet" className="gap-1! p-4!">
        <p className="font-semibold">
          Your result for {DIMENSIONS[dimension].label}: step {level}
          {area.isBlocker.claimed ? ` of the ${area.target} that ${report.round.label} needs` : ', on target'}
        </p>
        {area.isBlocker.claimed && first && (
          <p className="text-sm">
            What to show first: {first.artefact} ({hoursWords(first.hours)}).
          </p>
        )}
        <p className="text-sm text-stone">
          {targetsWords(report)} so far. Stop whenever you like: your answers are saved.
        </p>
        <TextLink href={paths.founder.check(checkId)} className="inline-flex min-h-11 w-fit items-center">
          See the report so far
        </TextLink>
      </Card>
    </div>
  );
}
