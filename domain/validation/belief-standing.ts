import { behindWords } from './behind-words.ts';
import type { Belief } from './beliefs.ts';
import { type CountedItem, countEvidence } from './counted-evidence.ts';
import { EVIDENCE_SIDES, type EvidenceLevel } from './evidence.ts';
import { mostPeople } from './idea-facts.ts';
import { looksFalse } from './looks-false.ts';
import { isHeldBack } from './outweighed.ts';
import { isShown, leansOnOwnWord } from './own-word.ts';
import { countPeople } from './people.ts';
import { LAW_BELIEF, unlawfulOffer } from './permission-rules.ts';
import { hasDepositRule, hasLaterRules } from './published-rules.ts';
import type { ValidationReport } from './report.ts';
import { capital } from './safe-text.ts';
import type { AssumptionScore } from './score.ts';
import { shortBelief } from './short-belief.ts';
import type { Snapshot } from './snapshot.ts';
import { isTold, reachesLine } from './verdict-lines.ts';
import { isOwnWord } from './witness.ts';

/** In the order in which a page shows them: the stones fill from the left. */
export const STANDINGS = ['holds', 'claimed', 'open', 'against', 'heard', 'untested'] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * One make-or-break belief, its name in one short line, where it stands, "6 for, 4 against" where something was seen on both
 * sides of it, and who stands behind it ("4 refused · 6 paid, 1 confirmed").
 */
export type BeliefStanding = {
  belief: Belief;
  name: string;
  standing: Standing;
  sides: string | null;
  behind: string;
  /** It holds, and nobody but the founder's own files stands behind that: nobody else has confirmed any of it. */
  onFiles: boolean;
};

/**
 * How many make-or-break beliefs there are, and how many of them stand where. `tested` is all of which something was seen or done;
 * `onFiles` how many of those that hold do so on the founder's own files alone, left out where none does.
 */
export type StandingCounts = Record<Standing, number> & { total: number; tested: number; onFiles?: number };

/**
 * The make-or-break beliefs (importance 4 and 5, which the verdict calls important), ordered by standing, then by risk:
 * - `against`: at least a quarter of all speaks against it, and twice as much as for it, or half of all (rule W2), or its
 *   newest decided test failed. Four who paid, with a file or a link, and five who refused leave it open; since the sixth formula
 *   what rests on the founder's word alone does not;
 * - `holds`: people showed it by what they did (rule W3), its share reaches the published line of its importance (rule W4),
 *   also without what rests on the founder’s word alone (before the sixth formula: not all of it does; before the third at importance 5 only), and,
 *   since the fourth formula, it is not held back by what speaks against it (`isHeldBack`); that the law allows what it may forbid never does;
 * - `claimed`: it would hold, but what a file shows or somebody confirmed (rule S17) does not reach its line alone: it holds on the
 *   founder's word;
 * - `open`: people showed something by what they did, and none of these is true;
 * - `heard`: the same, where all of it is what people told of the last time (L3), outside of a test and on the founder's word: hearsay is no test;
 * - `untested`: nothing was seen, or only reading and opinion.
 * Empty while the idea cannot be tested. This tells where a belief stands: its score, and the verdict made of that, stay as the
 * formula gives them. Source: rules W3 and W4 of the verdict and W2; that they make up a belief's standing, the twofold, and
 * what holds it back are this product's own convention.
 */
export function beliefStandings(snapshot: Snapshot, report: ValidationReport): BeliefStanding[] {
  const evidence = countEvidence(snapshot).items;
  const most = mostPeople(snapshot);
  return report.beliefs
    .filter(({ importance }) => importance >= 4)
    .flatMap((belief): BeliefStanding[] => {
      if (belief.score === null) return [];
      const own = evidence.filter(({ assumptionId }) => assumptionId === belief.id);
      const name = shortBelief(belief, snapshot.intake);
      const standing = standingOn(belief.score, own, snapshot);
      const isConfirmed = own.some(({ side, confirmed = 0 }) => side === 'for' && confirmed > 0);
      const isBoth = belief.score.r > 0 && belief.score.s > 0;
      return [
        {
          ...{ belief, name, standing, onFiles: standing === 'holds' && !isConfirmed },
          ...{ sides: isBoth ? sidesOf(own) : null, behind: behindWords(own, most) },
        },
      ];
    })
    .sort(inOrder);
}

/** Where one of them stands on its own entries as counted. */
export function standingOn(score: AssumptionScore, own: readonly CountedItem[], snapshot: Snapshot): Standing {
  const { asOf, formulaVersion, intake } = snapshot;
  // Since the third formula the founder's word alone holds nothing that makes or breaks the idea.
  const onOwnWord =
    (hasLaterRules(formulaVersion) || score.importance === 5) && leansOnOwnWord(score, own, asOf, formulaVersion);
  const shown = looksFalse(score, own, snapshot) ? 'against' : standingOf(score, onOwnWord);
  const mayHold =
    !(score.id === LAW_BELIEF && unlawfulOffer(intake) !== null) &&
    !(hasDepositRule(formulaVersion) && isHeldBack(score, own, formulaVersion));
  const standing = shown === 'holds' && !mayHold ? 'open' : shown;
  if (standing === 'holds') return isShown(score, own, asOf) ? 'holds' : 'claimed';
  return standing === 'open' && own.every(isHearsay) ? 'heard' : standing;
}

/** What people told, read or thought, outside of a test, with nothing that shows it. */
const isHearsay = (item: CountedItem) => item.testId === undefined && HEARSAY.includes(item.level) && isOwnWord(item);
const HEARSAY: readonly EvidenceLevel[] = ['L1', 'L2', 'L3'];

export function countStandings(standings: readonly BeliefStanding[]): StandingCounts {
  const count = (wanted: Standing) => standings.filter(({ standing }) => standing === wanted).length;
  const counts = Object.fromEntries(STANDINGS.map((one) => [one, count(one)])) as Record<Standing, number>;
  const total = standings.length;
  const onFiles = standings.filter((one) => one.onFiles).length;
  return { ...counts, total, tested: total - counts.untested - counts.heard, ...(onFiles > 0 && { onFiles }) };
}

/** Where a belief stands, in the words of every page; `whose` is "your " where the founder reads. */
export const standingWords = (standing: Standing, whose = ''): string =>
  ({
    holds: 'holds',
    claimed: `holds on ${ownWord(whose)}`,
    open: 'not settled',
    against: 'looks false',
    heard: 'heard about, not tested',
    untested: 'not tested',
  })[standing];

/** "1 refused · 1 paid, not confirmed yet: not settled": the same words wherever a page tells of one of them in a line. */
export const beliefLine = ({ behind, standing }: Pick<BeliefStanding, 'behind' | 'standing'>, whose = '') =>
  [behind, standingWords(standing, whose)].filter((words) => words !== '').join(': ');

/** "7 hold, 6 of them on the founder’s files alone": who is confirmed by nobody is told apart. */
function holdWords(holds: number, onFiles: number, whose: string): string {
  const words = `${holds} ${holds === 1 ? 'holds' : 'hold'}`;
  const files = `on ${whose === '' ? 'the founder’s' : 'your'} files alone`;
  if (onFiles === 0) return words;
  return onFiles === holds ? `${words} ${files}` : `${words}, ${onFiles} of them ${files}`;
}

const ownWord = (whose: string) => (whose === '' ? 'the founder’s word' : 'your word');

/**
 * "6 of 9 make-or-break beliefs are tested, 1 heard about. 2 hold, 1 holds on the founder’s word, 1 looks false." `whose` is "your "
 * where the founder reads.
 */
export function standingSentence(counts: StandingCounts, whose = ''): string {
  const { total, tested, holds, onFiles = 0, claimed, against, heard, untested } = counts;
  if (total === 0) return 'No belief is called make-or-break.';
  const rest = [
    ...(holds + claimed === 0 ? ['none holds yet'] : []),
    ...(holds === 0 ? [] : [holdWords(holds, onFiles, whose)]),
    ...(claimed === 0 ? [] : [`${claimed} ${claimed === 1 ? 'holds' : 'hold'} on ${ownWord(whose)}`]),
    ...(against === 0 ? [] : [`${against} ${against === 1 ? 'looks' : 'look'} false`]),
    // On a phone the sentence has two lines, and “6 of 9” says it already.
    ...(untested === 0 || holds + claimed > 0 ? [] : [`${untested} ${untested === 1 ? 'is' : 'are'} not tested`]),
  ];
  const beliefs = `${whose}${total} make-or-break ${total === 1 ? 'belief' : 'beliefs'}`;
  const isTested = `${tested === 1 || total === 1 ? 'is' : 'are'} tested${heard === 0 ? '' : `, ${heard} heard about`}`;
  return `${tested} of ${beliefs} ${isTested}. ${capital(rest.join(', '))}.`;
}

/** How many people stand on each side by what they did; where nobody does, what else stands there. */
function sidesOf(evidence: readonly CountedItem[]): string {
  return EVIDENCE_SIDES.map((side) => {
    const own = evidence.filter((item) => item.side === side);
    const people = countPeople(own.filter(({ testId, level }) => testId === undefined && isTold(level)));
    const other = own.some(({ testId }) => testId !== undefined) ? 'a test' : 'opinion';
    return `${people > 0 ? people.toLocaleString('en-GB') : other} ${side}`;
  }).join(', ');
}

function standingOf(score: AssumptionScore, onOwnWord: boolean): Standing {
  const { bestLevel } = score;
  if (bestLevel === null || !isTold(bestLevel)) return 'untested';
  return reachesLine(score) && !onOwnWord ? 'holds' : 'open';
}

function inOrder(a: BeliefStanding, b: BeliefStanding): number {
  const byStanding = STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing);
  return byStanding || (b.belief.score?.risk ?? 0) - (a.belief.score?.risk ?? 0);
}
