import {
  EVIDENCE_LEVELS,
  type EvidenceItem,
  INDEPENDENCE_KINDS,
  PROOFS,
  type ProofGrade,
} from '#domain/validation/evidence.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { scoreAssumptions } from '#domain/validation/score.ts';
import { makeSnapshot } from '#domain/validation/snapshot.ts';
import { type Measurement, median, timeRuns } from './measure.ts';

const asOf = '2026-11-21';

/** Time to score an idea with 1,000 items of evidence, as a founder's phone does on each key press. */
export async function measureScoreEngine(): Promise<Measurement[]> {
  const { assumptions } = makeSnapshot({ asOf, intake: BOOKKEEPING });
  const proofs = Object.keys(PROOFS) as ProofGrade[];
  const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;
  const evidence: EvidenceItem[] = Array.from({ length: 1000 }, (_, index) => ({
    id: `evidence-${index}`,
    assumptionId: pick(assumptions, index * 7).id,
    side: index % 4 === 0 ? 'against' : 'for',
    level: pick(EVIDENCE_LEVELS, index),
    independence: pick(INDEPENDENCE_KINDS, Math.floor(index / 6)),
    proof: pick(proofs, Math.floor(index / 18)),
    inSegment: index % 5 !== 0,
    count: 1 + (index % 3),
    date: `2026-${String(1 + (index % 10)).padStart(2, '0')}-15`,
    note: '',
  }));
  const times = await timeRuns(200, () => scoreAssumptions(assumptions, evidence, asOf));
  return [{ name: 'score of an idea with 1,000 items of evidence, median', value: `${median(times).toFixed(2)} ms` }];
}
