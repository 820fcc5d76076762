import { Fraction } from '../fraction.ts';
import { type Money, multiplyByFraction } from '../money/money.ts';
import { asksNoCustomer } from './asks-no-customer.ts';
import { type Assumption, inClassOrder } from './assumptions.ts';
import { type FirstTest, firstTestOf } from './first-test.ts';
import type { Intake } from './intake.ts';
import { UNLAWFUL_RULE } from './permission-rules.ts';
import { phrasesOf } from './phrases.ts';
import type { AssumptionScore } from './score.ts';
import {
  type PassMark,
  TEST_OF_CLASS,
  TEST_OF_RULE,
  TEST_TEMPLATES,
  type TestKind,
  type TestTemplate,
} from './test-templates.ts';

/** A test as it is proposed. Nothing here is a result; the pass mark binds only once it is locked. */
export type TestCard = {
  assumptionId: string;
  kind: TestKind;
  name: string;
  weBelieve: string;
  whatToDo: string;
  script: string[];
  sample: string;
  /** What counts as one success. */
  success: string;
  /** The most to spend; null when the founder gave no cash figure. */
  budget: Money | null;
  hours: number;
  days: number;
  passMark: PassMark;
};

/** How many tests a report proposes at most. */
export const TOP_RISKS = 3;

/** The riskiest first; equal risks by class (desirability, viability, feasibility, reach, permission), then by id. */
export function byRisk(assumptions: readonly Assumption[], scores: readonly AssumptionScore[]): Assumption[] {
  const risks = new Map(scores.map((score) => [score.id, Math.round(score.risk * 1e9)]));
  const riskOf = (assumption: Assumption) => risks.get(assumption.id) ?? 0;
  return [...assumptions].sort((a, b) => riskOf(b) - riskOf(a) || inClassOrder(a, b));
}

/**
 * The card that tests this assumption, sized to the founder's cash and weeks. What the first look named the riskiest has the
 * test that it named.
 */
export function testCardFor(
  assumption: Assumption,
  intake: Intake,
  named: FirstTest | null = firstTestOf(intake),
): TestCard {
  const words = phrasesOf(intake);
  const isNamed = named?.assumptionId === assumption.id && assumption.setBy.rule !== UNLAWFUL_RULE;
  const kind = isNamed ? named.kind : kindOfTest(assumption);
  const template: TestTemplate = TEST_TEMPLATES[kind];
  return {
    assumptionId: assumption.id,
    kind,
    name: template.name,
    weBelieve: assumption.statement,
    whatToDo: template.whatToDo(words),
    script: [...template.script],
    sample: template.sample(words),
    success: template.success,
    budget: intake.cashAvailable && multiplyByFraction(intake.cashAvailable, Fraction.of(template.cashPercent, 100)),
    hours: template.hours,
    days: Math.min(template.days, daysAvailable(intake)),
    passMark: { ...template.passMark },
    ...(isNamed && named.words),
  };
}

const WHY_FIRST = 'Find out why, then ask others';
const WHY_FAILED = 'Find out why, then do it again';

/**
 * The same test once people refused: first why, then others with one thing changed. Asking the next ones as before would show the
 * same again. This product's own convention.
 */
export function afterRefusal(card: TestCard): TestCard {
  if (asksNoCustomer(card)) return afterFailure(card);
  return {
    ...card,
    name: WHY_FIRST,
    whatToDo: `Ask those who said no what it was: the price, what you offer, or that it is not their problem. Change that one thing in your answers. Then, with people whom you have not asked: ${card.whatToDo}`,
    script: ['What made you say no? What do you do instead?', 'What would have to be different?', ...card.script],
  };
}

function afterFailure(card: TestCard): TestCard {
  const whatToDo = `Find out why it failed. Change that one thing in your answers. Then do it again: ${card.whatToDo}`;
  return { ...card, name: WHY_FAILED, whatToDo };
}

/** Whether a card asks first why people refused, or why it failed. */
export const asksWhy = ({ name }: Pick<TestCard, 'name'>) => name === WHY_FIRST || name === WHY_FAILED;

function kindOfTest({ id, class: ofClass, setBy }: Assumption): TestKind {
  return setBy.rule === UNLAWFUL_RULE ? 'counsel' : (TEST_OF_RULE[id] ?? TEST_OF_CLASS[ofClass]);
}

/** A third of the founder's weeks for each of three tests, and at least two days. */
function daysAvailable({ weeksAvailable }: Intake): number {
  if (weeksAvailable === null) return Number.POSITIVE_INFINITY;
  return Math.max(2, Math.floor((weeksAvailable * 7) / TOP_RISKS));
}
