import type { ReadinessReport } from '#domain/readiness/report.ts';
import { areaStones, farWords } from '#domain/readiness/stand-words.ts';
import { StoneRow } from '#ui/stone-row/stone-row.tsx';

/** How far the startup is for the round: a stone for each area, and the same in words. */
export function Stand({ report }: { report: ReadinessReport }) {
  const words = farWords(report, 'your');
  return (
    <div className="flex max-w-measure flex-col gap-2">
      <StoneRow label={words} stones={areaStones(report)} />
      <p>{words}</p>
      <p className="text-sm text-stone">
        A stone is an area: full with proof, half full on your word, empty when short.
      </p>
    </div>
  );
}
