import { EVIDENCE_LEVELS, type EvidenceLevel } from './evidence.ts';
import type { AssumptionScore } from './score.ts';

/** Whether a level shows what people did: L3 or better (rule W3). */
export const isTold = (level: EvidenceLevel) => EVIDENCE_LEVELS.indexOf(level) >= EVIDENCE_LEVELS.indexOf('L3');

/** Whether the share of an important assumption reaches its published line (rule W4). */
export const reachesLine = ({ importance, b }: Pick<AssumptionScore, 'importance' | 'b'>) =>
  reaches(b, importance === 5 ? 0.5 : 0.3);

/** Compares nine decimals: floating-point dust must not turn a verdict. */
export function reaches(value: number, line: number): boolean {
  return Math.round(value * 1e9) >= Math.round(line * 1e9);
}
