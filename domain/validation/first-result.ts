import { type AnswerLine, answerLines } from './answer-lines.ts';
import { assembleAssumptions } from './assumptions.ts';
import { lookAtIdea } from './first-test.ts';
import type { Intake } from './intake.ts';
import type { LintFinding } from './lint-messages.ts';
import { quote } from './safe-text.ts';
import { testCardFor } from './test-cards.ts';

/** What follows from the answers, what would have to be true first, the riskiest of it (counted from 0), and the test to begin with. */
export type FirstResult =
  | { kind: 'law'; words: string }
  | {
      kind: 'beliefs';
      /** What follows from each answer, in the order of the questions. */
      answers: readonly AnswerLine[];
      beliefs: readonly string[];
      riskiest: number;
      test: { name: string; doThis: string; holdsWhen: string };
    };

const MOST = 5;

/**
 * What can be said once idea, customer and problem are told: a line for each answer, and the look at the idea's sentence. A sentence that the look cannot read has the weightiest beliefs of the report.
 * This product's own convention.
 */
export function firstResult(intake: Intake, findings: readonly LintFinding[]): FirstResult {
  const look = lookAtIdea(intake, findings);
  if (look.kind === 'look') return { ...look, kind: 'beliefs', answers: answerLines(intake, findings) };
  return look.isUnlawful
    ? { kind: 'law', words: look.ask }
    : { ...fromReport(intake), answers: answerLines(intake, findings) };
}

function fromReport(intake: Intake) {
  const weightiest = assembleAssumptions(intake)
    .filter(({ statement }) => !statement.includes(quote('')))
    .sort((a, b) => b.importance - a.importance)
    .slice(0, MOST);
  const [first] = weightiest;
  if (!first) throw new RangeError('Every idea has assumptions');
  const { name, whatToDo, success } = testCardFor(first, intake);
  return {
    kind: 'beliefs' as const,
    beliefs: weightiest.map(({ statement }) => statement),
    riskiest: 0,
    test: { name, doThis: whatToDo, holdsWhen: success },
  };
}
