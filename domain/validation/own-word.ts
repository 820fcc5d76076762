import { withBacked } from './backed.ts';
import type { CountedItem } from './counted-evidence.ts';
import { EVIDENCE_LEVELS } from './evidence.ts';
import { byId } from './points.ts';
import { FORMULA_VERSION, hasBackedRule } from './published-rules.ts';
import { type AssumptionScore, scoreOne, sharesOf } from './score.ts';
import { reachesLine } from './verdict-lines.ts';
import { isOwnWord } from './witness.ts';

/** Whether something speaks for an assumption, and nothing of it but the founder's word; of its entries as counted. */
export function restsOnOwnWord(evidence: readonly CountedItem[]): boolean {
  const speaksFor = evidence.filter(({ side }) => side === 'for');
  return speaksFor.length > 0 && speaksFor.every(isOwnWord);
}

/**
 * Whether something speaks for a make-or-break assumption, and what has a file, a link or somebody else behind it does not reach
 * its line (rule W4). Until the fifth formula: whether nothing of it has. `own` are its entries as counted, on a day (YYYY-MM-DD).
 */
export function leansOnOwnWord(
  { id, importance }: Pick<AssumptionScore, 'id' | 'importance'>,
  own: readonly CountedItem[],
  asOf: string,
  formulaVersion = FORMULA_VERSION,
): boolean {
  if (!hasBackedRule(formulaVersion)) return restsOnOwnWord(own);
  return own.some(({ side }) => side === 'for') && !reachesLine(withoutOwnWord({ id, importance }, own, asOf));
}

/** Whether what a file shows, or somebody confirmed, brings an assumption to its line alone, whatever the formula made of the rest. */
export function isShown(
  { id, importance }: Pick<AssumptionScore, 'id' | 'importance'>,
  own: readonly CountedItem[],
  asOf: string,
): boolean {
  const backed = own.map((item) => withBacked(item));
  const { r, s, c = r } = scoreOne({ id, importance }, backed, asOf);
  return reachesLine({ importance, b: sharesOf(c, s).b });
}

/**
 * Whether what others confirmed, and tests that passed with a file of their results, bring an assumption to its line alone. Those who
 * confirmed it from one network count as one person here: one phone can answer again and again from a new window (rule W4, this
 * product's own convention).
 */
export function isShownByOthers(
  score: Pick<AssumptionScore, 'id' | 'importance'>,
  own: readonly CountedItem[],
  asOf: string,
): boolean {
  const known = new Set<number>();
  const ofOthers = (item: CountedItem): CountedItem => {
    if (item.side === 'against' || item.testId !== undefined) return item;
    return { ...item, file: undefined, confirmed: Math.min(item.confirmed ?? 0, newNetworks(item, known)) };
  };
  const rank = ({ level }: CountedItem) => EVIDENCE_LEVELS.indexOf(level);
  const strongestFirst = [...own].sort((a, b) => rank(b) - rank(a) || byId(a, b));
  return isShown(score, strongestFirst.map(ofOthers), asOf);
}

/** From how many networks an item was confirmed that none of the items before it were; the founder's own is none of them. */
function newNetworks({ witnessed }: CountedItem, known: Set<number>): number {
  if (!witnessed) return 0;
  const { networks, networkNumbers, fromOwnNetwork } = witnessed;
  const fresh = networkNumbers?.filter((one) => !known.has(one)) ?? [];
  for (const one of fresh) known.add(one);
  return Math.max(0, (networkNumbers ? fresh.length : networks) - (fromOwnNetwork > 0 ? 1 : 0));
}

/**
 * Whether somebody other than the founder stands behind an item in favour: who confirmed it, or a test whose result is on record,
 * since the seventh formula in a file.
 */
export const isOthersWord = ({ side, testId, proof, confirmed = 0, backed }: CountedItem) =>
  side === 'for' && (confirmed > 0 || (testId !== undefined && proof !== 'asserted' && backed !== 0));

/** An assumption without what rests on the founder's word alone in its favour; against it everything counts. */
export function withoutOwnWord(
  { id, importance }: Pick<AssumptionScore, 'id' | 'importance'>,
  own: readonly CountedItem[],
  asOf: string,
): AssumptionScore {
  const shown = own.filter((item) => item.side === 'against' || !isOwnWord(item));
  return scoreOne({ id, importance }, shown, asOf);
}
