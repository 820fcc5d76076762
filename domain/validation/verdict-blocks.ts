import type { CountedItem } from './counted-evidence.ts';
import { isHeldBack } from './outweighed.ts';
import { isOthersWord, isShown, isShownByOthers, leansOnOwnWord, restsOnOwnWord } from './own-word.ts';
import {
  FORMULA_VERSION,
  hasBackedRule,
  hasDepositRule,
  hasEarlierPriceRule,
  hasOutweighRules,
  hasRuleImportance,
  hasShownResultRule,
} from './published-rules.ts';
import type { AssumptionScore } from './score.ts';
import { decisiveReading } from './test-reading.ts';
import type { TestRecord } from './test-records.ts';
import { canBeWitnessed } from './witness.ts';

/** Why a make-or-break belief keeps an idea from “Supported for the next step”, whatever its points. */
export const VERDICT_BLOCKS = ['failed_test', 'more_against', 'own_word', 'one_source', 'nobody_else'] as const;
export type VerdictBlock = { assumptionId: string; code: (typeof VERDICT_BLOCKS)[number]; text: string };

const MORE_AGAINST =
  'More speaks against it than for it, of what somebody else confirmed or a file shows: more people did the opposite, or what they did weighs more than half of it. Ask those who did it to confirm it. Find out why the others did not, or change the idea.';

const OWN_WORD =
  'All that speaks for it is your word alone. Ask those people to confirm it, or add a file of what you saw.';

const LEANS_ON_OWN_WORD =
  'What you noted on your word alone carries it: what a file shows or somebody else confirmed falls short. Ask those people to confirm it, or add a file of what you saw.';

const LEANS_ON_LINKS =
  'Links that nobody has checked and your own word carry it: what a file shows or somebody else confirmed falls short. Ask those people to confirm it, or add a file of what you saw.';

const ONE_SOURCE =
  'Nobody else has confirmed it. Ask those people to confirm it, or lock the mark of a test, pass it over its days and add the file that shows it. Files and links help a reader to check what you saw.';

const TOO_FEW =
  'Too few have confirmed it so far: what they confirmed does not carry it alone, and those on one network count as one. Ask more of those people to confirm it, or lock the mark of a test, pass it over its days and add the file that shows it.';

const NOBODY_ELSE =
  'Nobody but you stands behind any of it: links and files alone do not give this verdict. Ask one of those people to confirm it, or pass a test with a locked mark and add the file that shows its result.';

/** So many different files or links stood for somebody else's word until the ninth formula. This product's own convention. */
const SOURCES_WANTED = 3;

/**
 * What blocks the best verdict. Of something the idea cannot do without:
 * - the newest test that was decided failed;
 * - nothing but the founder's word speaks for it;
 * - what others confirmed, and tests that passed with a file, do not bring it to its line alone. Until the ninth formula: nobody
 *   else confirmed it, no test of it passed (since the seventh, with a file that shows it) and fewer than three sources speak for it.
 *
 * Of all important assumptions:
 * - since the fourth formula, nobody else confirmed one of them, and no test that passed has its result on record;
 * - since the fifth, more speaks against one of them than for it;
 * - since the sixth, one of them reaches its line only with what rests on the founder's word alone; since the eighth, only with
 *   that and with links, so that none which the pages call “holds on the founder's word” goes with the best verdict.
 *
 * A test that the founder objects to decides nothing. `evidence` is as counted.
 * Source: issue 10 §2 for failed tests; for all else this product's own convention.
 */
export function verdictBlocks(
  scores: readonly AssumptionScore[],
  evidence: readonly CountedItem[],
  testCards: readonly TestRecord[],
  asOf: string,
  formulaVersion = FORMULA_VERSION,
): VerdictBlock[] {
  const isOutweighed = hasOutweighRules(formulaVersion);
  const ofOne = scores
    .filter(({ importance }) => importance >= 4)
    .flatMap((score): VerdictBlock[] => {
      const assumptionId = score.id;
      const own = evidence.filter((item) => item.assumptionId === assumptionId);
      const against =
        isOutweighed && isHeldBack(score, own, formulaVersion)
          ? [{ assumptionId, code: 'more_against' as const, text: MORE_AGAINST }]
          : [];
      const text = whyOwnWord(score, own, asOf, formulaVersion);
      const ownWord = text === null ? [] : [{ assumptionId, code: 'own_word' as const, text }];
      if (score.importance < 5) return hasBackedRule(formulaVersion) ? [...against, ...ownWord] : against;
      const failed = failedTest(testCards.filter(({ card }) => card.assumptionId === assumptionId));
      return [
        ...against,
        ...(failed ? [{ assumptionId, code: 'failed_test' as const, text: failed }] : []),
        ...ownWord,
        ...(lacksOthers(score, own, asOf, formulaVersion)
          ? [{ assumptionId, code: 'one_source' as const, text: own.some(isOthersWord) ? TOO_FEW : ONE_SOURCE }]
          : []),
      ];
    });
  return hasDepositRule(formulaVersion) ? [...ofOne, ...nobodyElse(scores, evidence)] : ofOne;
}

/** What to say where too little but the founder's word carries an assumption; since the eighth formula a link is no more than that. */
function whyOwnWord(
  score: AssumptionScore,
  own: readonly CountedItem[],
  asOf: string,
  formulaVersion: string,
): string | null {
  if (restsOnOwnWord(own)) return OWN_WORD;
  if (leansOnOwnWord(score, own, asOf, formulaVersion)) return LEANS_ON_OWN_WORD;
  const isCarried = own.some(({ side }) => side === 'for') && !isShown(score, own, asOf);
  if (!hasEarlierPriceRule(formulaVersion) || !isCarried) return null;
  return own.some(({ side, link }) => side === 'for' && link) ? LEANS_ON_LINKS : LEANS_ON_OWN_WORD;
}

/** Of the important assumptions, the most important that people speak for is the one to ask somebody about. */
function nobodyElse(scores: readonly AssumptionScore[], evidence: readonly CountedItem[]): VerdictBlock[] {
  const important = scores
    .filter(({ importance }) => importance >= 4)
    .sort((a, b) => b.importance - a.importance)
    .map(({ id }) => id);
  const speaksFor = evidence.filter(({ side, assumptionId }) => side === 'for' && important.includes(assumptionId));
  const isBacked = speaksFor.some(isOthersWord);
  const asked = speaksFor.filter(({ level }) => canBeWitnessed(level));
  const wanted = important.find((id) => asked.some(({ assumptionId }) => assumptionId === id)) ?? important[0];
  if (isBacked || wanted === undefined) return [];
  return [{ assumptionId: wanted, code: 'nobody_else', text: NOBODY_ELSE }];
}

/** Whether some of what speaks for an assumption is on record, and others carry too little of it for a reader who asks who else says so. */
function lacksOthers(
  score: AssumptionScore,
  evidence: readonly CountedItem[],
  asOf: string,
  formulaVersion: string,
): boolean {
  const speaksFor = evidence.filter(({ side }) => side === 'for');
  if (hasRuleImportance(formulaVersion))
    return speaksFor.length > 0 && !restsOnOwnWord(evidence) && !isShownByOthers(score, evidence, asOf);
  const isConfirmed = hasShownResultRule(formulaVersion)
    ? speaksFor.some(isOthersWord)
    : speaksFor.some(({ testId, confirmed = 0 }) => testId !== undefined || confirmed > 0);
  if (speaksFor.length === 0 || isConfirmed || restsOnOwnWord(evidence)) return false;
  const sources = speaksFor.flatMap(({ proof, source }) => (proof !== 'asserted' && source ? [source] : []));
  return sources.length > 0 && new Set(sources).size < SOURCES_WANTED;
}

/** What to say where the newest decided test of an assumption failed; null where it passed or there is none. */
export function failedTest(records: readonly TestRecord[], isTimed = true): string | null {
  const decided = records.flatMap((record) => {
    const reading = decisiveReading(record, isTimed);
    const recordedAt = record.results.at(-1)?.recordedAt;
    return reading && recordedAt && !record.objection
      ? [{ reading, recordedAt, name: record.card.name, id: record.id }]
      : [];
  });
  const [newest] = decided.sort((a, b) =>
    a.recordedAt < b.recordedAt || (a.recordedAt === b.recordedAt && a.id < b.id) ? 1 : -1,
  );
  return newest?.reading.outcome === 'fail' ? `Its test failed: “${newest.name}”. ${newest.reading.because}` : null;
}
