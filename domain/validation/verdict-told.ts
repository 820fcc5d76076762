import { manyOnWord } from './one-by-one.ts';
import { hasUnlawfulOffer } from './permission-first.ts';
import type { ValidationReport } from './report.ts';
import { listed } from './safe-text.ts';
import { SEEN_WORDS, type Seen } from './seen.ts';
import type { Shares } from './shares.ts';
import { VERDICTS, type VerdictId } from './verdict.ts';

/**
 * The verdict as a page says it: where the formula finds an idea untested although something was seen, "untested" alone would
 * read as if nothing had been done. This product's own convention for pages; the verdict itself stays.
 */
export const verdictWord = (id: VerdictId, shares: ShownShares | null) =>
  id === 'untested' && isBegun(shares) ? MOSTLY_UNTESTED : VERDICTS[id].label;

export const MOSTLY_UNTESTED = 'Mostly untested';

type ShownShares = Pick<Shares, 'support' | 'against'>;

/** Whether anything is on either side of the score. */
const isBegun = (shares: ShownShares | null) => shares !== null && shares.support + shares.against > 0;

/** In the place of the verdict where what is offered may be forbidden. This product's own convention. */
export const NO_VERDICT = {
  label: 'No verdict',
  begun: 'What the law may forbid gets no verdict here, whatever is on record.',
} as const;

/** The same word for the verdict of a report wherever it is shown. */
export const toldVerdict = ({ verdict, score, beliefs }: Pick<ValidationReport, 'verdict' | 'score' | 'beliefs'>) =>
  hasUnlawfulOffer(beliefs) ? NO_VERDICT.label : verdictWord(verdict.id, score);

/** What was done so far, where that does not settle enough yet; null where the verdict speaks for itself. */
export function begunLine(id: VerdictId, shares: ShownShares | null, seen: readonly Seen[]): string | null {
  if (id !== 'untested' || !isBegun(shares)) return null;
  // A line on a phone is short: what speaks against comes first, so that none of it is folded away.
  const [first, ...others] = [...seen].sort((a, b) => Number(b.kind === 'refused') - Number(a.kind === 'refused'));
  if (!first) return 'What was seen so far is not enough yet to settle what matters most.';
  const strangers = `${figure(first.count)} ${first.count === 1 ? 'stranger' : 'strangers'} ${toldWords(first)}`;
  const all = [strangers, ...others.map((one) => `${figure(one.count)} ${toldWords(one)}`)];
  return `So far ${listed(all)}. That is not enough yet to settle what matters most.`;
}

/** "told of the last time (601 on the founder’s word)". */
function toldWords(seen: Seen): string {
  const onWord = manyOnWord(seen);
  return onWord ? `${SEEN_WORDS[seen.kind]} (${onWord})` : SEEN_WORDS[seen.kind];
}

const figure = (count: number) => count.toLocaleString('en-GB');
