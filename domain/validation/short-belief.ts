import { formatPlainMoney, withPlainAmounts } from '../money/money.ts';
import type { Assumption } from './assumptions.ts';
import type { Intake } from './intake.ts';
import { phrasesOf, saysNothing } from './phrases.ts';
import { capital, listed, phrase, shortLine } from './safe-text.ts';

type Words = ReturnType<typeof wordsOf>;

/** Who reads it: the founder is addressed. */
export type BeliefReader = 'founder' | 'outsider';

/** A belief in one short line, for readers who do not know the founder's answers. Source: this product's own convention. */
const SHORT: Readonly<Record<string, (words: Words) => string>> = {
  D1: ({ problem }) => `They have the problem: ${problem}`,
  D2: ({ says }) => `It happens as often as ${says}`,
  D3: ({ nothingToday }) =>
    nothingToday ? 'It hurts enough for them to act' : 'They want to change what they do today',
  D4: ({ rivals }) => `They choose it over ${rivals}`,
  D5: ({ user }) => `${capital(user)} would use it, although somebody else pays`,
  D6: () => 'Now is the moment',
  V1: ({ payer, price }) => `${capital(payer)} would pay ${price}`,
  V2: ({ unitCost }) => `One unit costs no more than ${unitCost}`,
  V3: ({ place }) => `There are enough customers in ${place}`,
  V4: ({ payer }) => `${capital(payer)} would go on paying`,
  V5: () => 'The trouble costs them more than the price',
  V6: ({ says }) => `A customer can be won for what ${says}`,
  F1: ({ weeks }) => `A first version can be ready ${weeks}`,
  F2: ({ user }) => `It works in the hands of its user: ${user}`,
  F3: () => 'The first ten customers can be served',
  R1: ({ place }) => `They can be reached in ${place}`,
  R2: ({ payer }) => `${capital(payer)} can decide alone`,
  R3: ({ place }) => `Strangers can be met in ${place} soon`,
  P1: ({ touchpoints }) => `It is allowed${touchpoints}`,
  P2: () => 'The data that it needs may be held',
  P3: () => 'No platform or partner cuts it off',
  V7: () => 'What must be bought first pays for itself before it wears out',
  V8: () => 'Each side accepts what it would pay',
  V9: () => 'The two sides do not go round it',
  F4: ({ says }) => `One of what is bought serves as many customers as ${says}`,
  F5: ({ says }) => `One person can serve as many customers as ${says}`,
  F6: () => 'Those who would do the work do it well',
  R4: () => 'The side that is harder to get comes first',
};

/** Founders read it on pages with room for two lines. */
const LENGTHS: Readonly<Record<BeliefReader, number>> = { founder: 120, outsider: 80 };
/** What a cut left of a word. */
const CUT_WORD = /[\s,;:(“]+\S*…$/u;

/** The belief in at most 80 characters, for its founder in 120; the founder's own in the founder's words. */
export function shortBelief(
  { id, statement }: Pick<Assumption, 'id' | 'statement'>,
  intake: Intake,
  reader: BeliefReader = 'outsider',
): string {
  const words = SHORT[id];
  const name = words ? words(wordsOf(intake, reader)) : statement;
  return withPlainAmounts(shortLine(name, LENGTHS[reader])).replace(CUT_WORD, '…');
}

function wordsOf(intake: Intake, reader: BeliefReader) {
  const { payer, user, place, price, rivals, touchpoints } = phrasesOf(intake);
  const { unitCost, weeksAvailable: weeks } = intake;
  const isFounder = reader === 'founder';
  return {
    payer: phrase(payer, payer, 40),
    user: phrase(user, user, 45),
    place: phrase(place, place, 40),
    price,
    rivals: phrase(rivals, rivals, isFounder ? 90 : 55),
    problem: isFounder
      ? phrase(intake.problem, 'as you tell it', 92)
      : phrase(intake.problem, 'as the founder tells it', 52),
    says: isFounder ? 'you say' : 'the founder says',
    unitCost: unitCost ? formatPlainMoney(unitCost) : 'it brings in',
    weeks: weeks ? `within ${weeks} ${weeks === 1 ? 'week' : 'weeks'}` : 'in time',
    touchpoints: touchpoints.length > 0 ? `: ${phrase(listed(touchpoints), '', 60)}` : '',
    nothingToday: saysNothing(intake.workaround),
  };
}
