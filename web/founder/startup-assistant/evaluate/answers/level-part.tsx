import { Check, Circle } from 'lucide-react';
import type { LevelCriteria } from '#domain/readiness/criteria.ts';
import type { CheckPage } from '../use-check.ts';
import { CriterionCard } from './criterion-card.tsx';

/** One level of a dimension: its criteria, and whether it counts. */
export function LevelPart({ level, page, reached }: { level: LevelCriteria; page: CheckPage; reached: number }) {
  const id = `level-${level.level}`;
  const met = level.level <= reached;
  const Icon = met ? Check : Circle;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <h2 id={id} className="flex items-baseline gap-2 text-lg font-semibold">
        <Icon aria-hidden="true" className={`size-4 shrink-0 self-center ${met ? 'text-moss' : 'text-stone'}`} />
        Level {level.level}: {level.name}
        <span className="text-sm font-normal text-stone">{met ? 'reached' : 'not reached'}</span>
      </h2>
      {level.criteria.map((criterion) => (
        <CriterionCard key={criterion.id} criterion={criterion} page={page} />
      ))}
    </section>
  );
}
