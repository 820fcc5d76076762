import { EVIDENCE_LEVELS, type EvidenceLevel } from './evidence.ts';
import { type SidePoints, sidePoints, type WeighedItem } from './points.ts';
import { roundShares, type Shares } from './shares.ts';

/** Weight of knowing nothing: six points of evidence on one side bring an assumption half-way. */
export const PRIOR_WEIGHT = 6;

/** Importance from 1 (nice to know) to 5 (if it is wrong, the idea fails). */
export type Importance = 1 | 2 | 3 | 4 | 5;
const IMPORTANCES: readonly number[] = [1, 2, 3, 4, 5] satisfies Importance[];
export type ScoredAssumption = { id: string; importance: Importance };

/** What the evidence says of one assumption: b for, d against, u unknown (fractions that sum to 1), and its risk. */
export type AssumptionScore = {
  id: string;
  importance: Importance;
  r: number;
  s: number;
  /** The points for it that more than the founder's word stands behind, where those are fewer (rule S17). */
  c?: number;
  b: number;
  d: number;
  u: number;
  risk: number;
  /** The strongest level seen on either side; null without evidence. */
  bestLevel: EvidenceLevel | null;
  items: number;
};

/** `displayed` is rounded to one decimal; `exact` holds the same three figures unrounded, which sum to 100. */
export type Score = { displayed: Shares; exact: Shares; assumptions: AssumptionScore[] };

/**
 * Scores the assumptions, in the order given, on the evidence as seen on the day `asOf` (YYYY-MM-DD).
 * Evidence on an assumption that is not in the list has no effect.
 * @throws RangeError when an item is dated after `asOf`, and when there is no assumption to score.
 * Source: rules S1 to S6 and S17 in `published-rules.ts`, after subjective logic.
 */
export function scoreAssumptions(
  assumptions: readonly ScoredAssumption[],
  evidence: readonly WeighedItem[],
  asOf: string,
): Score {
  const ledger = groupByAssumption(evidence);
  const scores = assumptions.map((assumption) => scoreOne(assumption, ledger.get(assumption.id) ?? [], asOf));
  const exact = weigh(scores);
  return { displayed: roundShares(exact), exact, assumptions: scores };
}

/** The ledger by assumption, in the order the items came. */
export function groupByAssumption(evidence: readonly WeighedItem[]): Map<string, WeighedItem[]> {
  const ledger = new Map<string, WeighedItem[]>();
  for (const item of evidence) {
    const own = ledger.get(item.assumptionId);
    if (own) own.push(item);
    else ledger.set(item.assumptionId, [item]);
  }
  return ledger;
}

/**
 * The shares of r points for and s against, of which c for it have more than the founder's word behind them. The others take
 * from Unknown alone, so that nothing typed in favour softens what speaks against (rules S4 and S17).
 */
export function sharesOf(r: number, s: number, c = r): { b: number; d: number; u: number } {
  const whole = r + s + PRIOR_WEIGHT;
  const [b, u] = [r / whole, PRIOR_WEIGHT / whole];
  if (c === r || s === 0) return { b, d: s / whole, u };
  const d = s / (c + s + PRIOR_WEIGHT);
  return { b: Math.max(0, (r + s) / whole - d), d, u };
}

/** One assumption on its own evidence. */
export function scoreOne(
  assumption: ScoredAssumption,
  evidence: readonly WeighedItem[],
  asOf: string,
): AssumptionScore {
  if (!IMPORTANCES.includes(assumption.importance)) throw new RangeError('importance must be from 1 to 5');
  const { points: r, backed: c } = sidePoints('for', evidence, asOf);
  const s = sidePoints('against', evidence, asOf).points;
  const { b, d, u } = sharesOf(r, s, c);
  return {
    id: assumption.id,
    importance: assumption.importance,
    r,
    s,
    ...(c !== r && { c }),
    b,
    d,
    u,
    risk: (assumption.importance / 5) * (1 - b),
    bestLevel: EVIDENCE_LEVELS.findLast((level) => evidence.some((item) => item.level === level)) ?? null,
    items: evidence.length,
  };
}

/** The importance-weighted means of b, d and u, in per cent. @throws RangeError for an empty list. */
export function weigh(scores: readonly Pick<AssumptionScore, 'importance' | 'b' | 'd'>[]): Shares {
  if (scores.length === 0) throw new RangeError('No assumption to score');
  let importance = 0;
  let believed = 0;
  let disbelieved = 0;
  for (const score of scores) {
    importance += score.importance;
    believed += score.importance * score.b;
    disbelieved += score.importance * score.d;
  }
  const support = (100 * believed) / importance;
  const against = (100 * disbelieved) / importance;
  return { support, against, unknown: 100 - support - against };
}

/** Both sides of one assumption, item by item and group by group: how its figures came about. */
export type AssumptionExplanation = { score: AssumptionScore; for: SidePoints; against: SidePoints };

/** @throws RangeError when an item is dated after `asOf`. */
export function explainAssumption(
  assumption: ScoredAssumption,
  evidence: readonly WeighedItem[],
  asOf: string,
): AssumptionExplanation {
  const own = evidence.filter((item) => item.assumptionId === assumption.id);
  return {
    score: scoreOne(assumption, own, asOf),
    for: sidePoints('for', own, asOf),
    against: sidePoints('against', own, asOf),
  };
}
