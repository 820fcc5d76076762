import { ASSUMPTION_RULES } from './assumptions.ts';
import { type ObjectionRule, object } from './objection.ts';
import { countPeople } from './people.ts';
import { phrasesOf } from './phrases.ts';
import { quote } from './safe-text.ts';
import { shortBelief } from './short-belief.ts';
import { decisiveReading } from './test-reading.ts';

/**
 * What people or a test spoke against, and the answers no longer contain since one was changed: it scores nothing, so every reader is
 * told. Only what is held (rule S18), so that a version kept before says what it said.
 */
export const noLongerThere: ObjectionRule = ({ assumptions, entries, intake, testCards, heldImportance = {} }) => {
  const words = phrasesOf(intake);
  return ASSUMPTION_RULES.filter(({ id }) => Object.hasOwn(heldImportance, id))
    .filter(({ id }) => !assumptions.some((one) => one.id === id))
    .flatMap(({ id, statement }) => {
      const refused = entries.filter(
        ({ side, level, assumptionId }) => assumptionId === id && side === 'against' && level !== 'L1',
      );
      const failed = testCards.some(
        (record) => record.card.assumptionId === id && decisiveReading(record)?.outcome === 'fail',
      );
      const people = countPeople(refused);
      const who = people === 1 ? '1 person' : `${people.toLocaleString('en-GB')} people`;
      const spoke = people > 0 ? `${who} spoke against` : failed ? 'A test failed of' : 'Sources speak against';
      const isAny = failed || entries.some(({ side, assumptionId }) => assumptionId === id && side === 'against');
      const text = `${spoke} ${quote(shortBelief({ id, statement: statement(words, intake) }, intake))}. The founder’s answers no longer contain it.`;
      return isAny ? [object('C27.no-longer-there', text, { evidenceIds: refused.map((one) => one.id) })] : [];
    });
};
