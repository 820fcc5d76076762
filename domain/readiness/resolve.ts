import {
  type AnswerEvidence,
  type AnswerValue,
  earnedGrade,
  type FounderAnswer,
  GRADES,
  isAtLeast,
  NO_ANSWER,
  type ReadinessGrade,
} from './answers.ts';
import type { PlacedCriterion } from './criteria.ts';
import { FACT_RULES } from './fact-rules.ts';
import type { CheckFacts } from './facts.ts';

/** The answer that counts for one criterion, and where it comes from. */
export type ResolvedAnswer = {
  criterionId: string;
  answer: AnswerValue;
  /** Null unless the answer is yes. */
  grade: ReadinessGrade | null;
  /** `fact`: answered by itself. `both`: by a fact, and by the founder with a better proof. */
  origin: 'founder' | 'fact' | 'both' | 'none';
  evidence: AnswerEvidence[];
  note: string;
  /** The founder answered no, but a fact says yes. The fact counts; the page shows both. */
  disagreement: boolean;
};

/**
 * Puts the founder's answer and the fact's together. A fact answers by itself. An answer of the founder with a better
 * proof raises the grade and leaves the fact standing beside it; one that says no does not silence the fact.
 */
export function resolveAnswer(
  criterion: PlacedCriterion,
  given: FounderAnswer | undefined,
  facts: CheckFacts,
): ResolvedAnswer {
  const { answer, evidence, note } = given ?? NO_ANSWER;
  const own = { criterionId: criterion.id, note, evidence: evidence ? [evidence] : [] };
  const fact = criterion.fact && FACT_RULES[criterion.fact].answer(facts);
  const ownGrade = given && answer === 'yes' ? earnedGrade(given) : null;
  if (!fact)
    return {
      ...own,
      answer,
      grade: ownGrade,
      origin: answer === 'unanswered' ? 'none' : 'founder',
      disagreement: false,
    };
  const raises = ownGrade !== null && !isAtLeast(fact.grade, ownGrade);
  const pointers = fact.references.map((reference): AnswerEvidence => ({ kind: 'fact', reference }));
  return {
    ...own,
    answer: 'yes',
    grade: raises ? ownGrade : fact.grade,
    origin: raises ? 'both' : 'fact',
    evidence: [...pointers, ...own.evidence],
    disagreement: answer === 'no',
  };
}

/** The answers that count, by criterion. Answers to criteria that the rule set does not have are without effect. */
export function resolveAnswers(
  criteria: readonly PlacedCriterion[],
  answers: Readonly<Record<string, FounderAnswer>>,
  facts: CheckFacts,
): Map<string, ResolvedAnswer> {
  return new Map(
    criteria.map((criterion) => {
      const given = Object.hasOwn(answers, criterion.id) ? answers[criterion.id] : undefined;
      return [criterion.id, resolveAnswer(criterion, given, facts)];
    }),
  );
}

/** True for a yes with at least that proof. */
export function meets(answer: ResolvedAnswer | undefined, grade: ReadinessGrade): boolean {
  return answer?.grade != null && isAtLeast(answer.grade, grade);
}

/** One value for each grade. */
export function byGrade<T>(make: (grade: ReadinessGrade) => T): Record<ReadinessGrade, T> {
  return Object.fromEntries(GRADES.map((grade) => [grade, make(grade)])) as Record<ReadinessGrade, T>;
}
