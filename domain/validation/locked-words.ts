import { withPlainAmounts } from '../money/money.ts';
import type { ReportTest } from './report.ts';
import type { Snapshot } from './snapshot.ts';
import { testCardFor } from './test-cards.ts';

/** A test with what to do in the words of today's answers; `lockedAs` is what was locked, null where it says the same. */
export type TestInTodaysWords = ReportTest & { lockedAs: string | null };

/**
 * A locked test keeps its words, so that nobody can move it. What to do is told by today's answers where the test is still the
 * same one: an idea told anew has another noun. This product's own convention.
 */
export function inTodaysWords(test: ReportTest, { assumptions, intake }: Snapshot): TestInTodaysWords {
  const { card, record } = test;
  const assumption = assumptions.find(({ id }) => id === card.assumptionId);
  const today = record && assumption ? testCardFor(assumption, intake) : card;
  // A title may have been reworded since; what it takes to pass has not.
  const isSame = today.kind === card.kind && (today.name === card.name || today.success === card.success);
  if (!isSame || today.whatToDo === withPlainAmounts(card.whatToDo)) return { ...test, lockedAs: null };
  return { ...test, card: { ...card, whatToDo: today.whatToDo }, lockedAs: card.whatToDo };
}
