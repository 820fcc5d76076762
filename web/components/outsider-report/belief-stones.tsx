import { type StandingCounts, standingSentence } from '#domain/validation/belief-standing.ts';
import type { ToldStone } from '#domain/validation/outsider-report.ts';
import { STONE_LOOKS } from '#domain/validation/stone-looks.ts';
import { StoneRow } from '#ui/stone-row/stone-row.tsx';

type BeliefStonesProps = {
  stones: readonly ToldStone[];
  counts: StandingCounts;
  /** True on the pages that only the founder reads. */
  forFounder?: boolean;
};

/** The make-or-break beliefs as stones, and the sentence that says the same. */
export function BeliefStones({ stones, counts, forFounder = false }: BeliefStonesProps) {
  const { holds, claimed, open, against, heard, untested } = counts;
  const both = stones.flatMap(({ sides }) => sides ?? []);
  return (
    <div className="flex flex-col gap-2">
      {stones.length > 0 && (
        <StoneRow
          label={`Make-or-break beliefs: ${holds} hold, ${claimed > 0 ? `${claimed} hold on the founder’s word, ` : ''}${open} tested and open, ${against} look false, ${heard > 0 ? `${heard} heard about, ` : ''}${untested} not tested${['', ...both].join('; one with ')}`}
          stones={stones.map(({ id, standing, sides }) => ({
            id,
            look: STONE_LOOKS[standing],
            isBoth: sides !== null,
          }))}
        />
      )}
      <p className="font-semibold">{standingSentence(counts, forFounder ? 'your ' : '')}</p>
    </div>
  );
}
