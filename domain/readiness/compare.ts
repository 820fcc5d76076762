import { Fraction } from '../fraction.ts';
import { GRADES, type ReadinessGrade } from './answers.ts';
import { financeFacts } from './cash-ledger.ts';
import { type PlacedCriterion, placedCriteria, type ReadinessRuleSet } from './criteria.ts';
import type { DimensionId, RoundId } from './dimensions.ts';
import { byGrade, type ResolvedAnswer, resolveAnswers } from './resolve.ts';
import { inTenths, percentagePoints } from './score.ts';
import { shareChange } from './share-change.ts';
import type { ReadinessSnapshot } from './snapshot.ts';

/** What one step moved, in percentage points: `exact` as a fraction, `shown` so that all steps sum to the shown total. */
export type Move = { exact: string; shown: number };

type AnswerState = Pick<ResolvedAnswer, 'answer' | 'grade' | 'origin'>;

/** The other round, or one answer that is no longer what it was. */
export type ReadinessStep = { delta: Record<ReadinessGrade, Move> } & (
  | { kind: 'round'; before: RoundId; after: RoundId }
  | {
      kind: 'answer';
      criterionId: string;
      dimension: DimensionId;
      text: string;
      before: AnswerState;
      after: AnswerState;
    }
);

export type ReadinessComparison = {
  /** The shown scores, and after − before, at each proof grade. Null where the two cannot be set against each other. */
  before: Record<ReadinessGrade, number> | null;
  after: Record<ReadinessGrade, number> | null;
  total: Record<ReadinessGrade, number> | null;
  steps: ReadinessStep[];
  reason: string | null;
};

/**
 * How much of the change in readiness came from which answer. First the other round, then answers that got worse, then
 * answers that got better, in the published order. What a level gives or takes is shared equally between the answers at
 * or under it that changed: each of them was needed. The steps sum exactly to the total.
 * @throws RangeError for a cash ledger with a month that does not exist.
 */
export function compareReadiness(
  from: ReadinessSnapshot,
  to: ReadinessSnapshot,
  ruleSet: ReadinessRuleSet,
): ReadinessComparison {
  const reason = whyNotComparable(from, to, ruleSet);
  if (reason !== null) return { before: null, after: null, total: null, steps: [], reason };
  const criteria = placedCriteria(ruleSet);
  const [earlier, later] = [from, to].map(({ answers, facts, ledger }) =>
    resolveAnswers(criteria, answers, { ...facts, finance: financeFacts(ledger) }),
  );
  const states = { before: earlier ?? new Map(), after: later ?? new Map() };
  const rounds = { before: from.round, after: to.round };
  const changes = byGrade((grade) => shareChange(ruleSet, states, rounds, grade));
  const before = byGrade((grade) => inTenths(changes[grade].start));
  const moves = byGrade((grade) => running(changes[grade].start));
  const move = (pick: (grade: ReadinessGrade) => Fraction) => byGrade((grade) => moves[grade](pick(grade)));
  const roundSteps: ReadinessStep[] =
    rounds.before === rounds.after ? [] : [{ kind: 'round', ...rounds, delta: move((grade) => changes[grade].round) }];
  const answerSteps = changedCriteria(criteria, states).map(
    ({ criterion, before: old, after: now }): ReadinessStep => ({
      kind: 'answer',
      criterionId: criterion.id,
      dimension: criterion.dimension,
      text: criterion.text,
      before: old,
      after: now,
      delta: move((grade) => changes[grade].answers.get(criterion.id) ?? Fraction.of(0)),
    }),
  );
  const after = byGrade((grade) => inTenths(changes[grade].end));
  const total = byGrade((grade) => percentagePoints(before[grade], after[grade]));
  return { before, after, total, steps: [...roundSteps, ...answerSteps], reason: null };
}

function whyNotComparable(a: ReadinessSnapshot, b: ReadinessSnapshot, ruleSet: ReadinessRuleSet): string | null {
  if (a.formulaVersion !== b.formulaVersion)
    return 'The two versions were scored with different formulas, so their figures cannot be set against each other.';
  if (a.ruleSetVersion !== b.ruleSetVersion || a.ruleSetVersion !== ruleSet.version)
    return 'The two versions were answered by different criteria, so their figures cannot be set against each other.';
  return null;
}

type States = Record<'before' | 'after', ReadonlyMap<string, ResolvedAnswer>>;

/** Worse first, then better, each in the published order. */
function changedCriteria(criteria: readonly PlacedCriterion[], states: States) {
  const changed = criteria.flatMap((criterion) => {
    const [before, after] = [states.before.get(criterion.id), states.after.get(criterion.id)];
    if (!before || !after || (before.answer === after.answer && before.grade === after.grade)) return [];
    return [{ criterion, before: stateOf(before), after: stateOf(after), isWorse: rank(after) < rank(before) }];
  });
  return [...changed.filter(({ isWorse }) => isWorse), ...changed.filter(({ isWorse }) => !isWorse)];
}

const stateOf = ({ answer, grade, origin }: ResolvedAnswer): AnswerState => ({ answer, grade, origin });

/** Unanswered and no open nothing; then by proof. */
function rank({ grade }: ResolvedAnswer): number {
  return grade === null ? 0 : GRADES.indexOf(grade) + 1;
}

/** Rounds the running sum, not each step: so the shown steps sum to the shown total. */
function running(start: Fraction): (delta: Fraction) => Move {
  let sum = start;
  return (delta) => {
    const before = inTenths(sum);
    sum = sum.plus(delta);
    return { exact: delta.toString(), shown: percentagePoints(before, inTenths(sum)) };
  };
}
