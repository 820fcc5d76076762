import type { Belief } from './beliefs.ts';
import { type CountedItem, countEvidence } from './counted-evidence.ts';
import { EVIDENCE_SIDES } from './evidence.ts';
import { contradictedAt, isHeldBack } from './outweighed.ts';
import { leansOnOwnWord, withoutOwnWord } from './own-word.ts';
import { countPeople } from './people.ts';
import { LAW_BELIEF, unlawfulOffer } from './permission-rules.ts';
import { hasBackedRule, hasDepositRule, hasLaterRules } from './published-rules.ts';
import type { ValidationReport } from './report.ts';
import { capital } from './safe-text.ts';
import { type AssumptionScore, sharesOf } from './score.ts';
import { shortBelief } from './short-belief.ts';
import type { Snapshot } from './snapshot.ts';
import { failedTest, isOthersWord } from './verdict-blocks.ts';
import { isTold, reachesLine } from './verdict-lines.ts';

/** In the order in which a page shows them: the stones fill from the left. */
export const STANDINGS = ['holds', 'open', 'against', 'untested'] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * One make-or-break belief, its name in one short line, where it stands, and "6 for, 4 against" where something was seen on
 * both sides of it.
 */
export type BeliefStanding = {
  belief: Belief;
  name: string;
  standing: Standing;
  sides: string | null;
  /** Whether somebody other than the founder stands behind it: who confirmed it, or a passed test whose result a file shows. */
  onOthersWord: boolean;
};

/**
 * How many make-or-break beliefs there are, and how many of them stand where. `tested` is all but the untested, `onOthersWord`
 * those that hold with somebody other than the founder behind them.
 */
export type StandingCounts = Record<Standing, number> & { total: number; tested: number; onOthersWord: number };

/** From this share against, and twice what speaks for it, a belief looks false; from half of all it does whatever speaks for it (rule W2). */
const AGAINST_LINE = 0.25;

/**
 * The make-or-break beliefs (importance 4 and 5, which the verdict calls important), ordered by standing, then by risk:
 * - `against`: at least a quarter of all speaks against it, and twice as much as for it, or half of all (rule W2), or its
 *   newest decided test failed. Four who paid, with a file or a link, and five who refused leave it open; since the sixth formula
 *   what rests on the founder's word alone does not;
 * - `holds`: people showed it by what they did (rule W3), its share reaches the published line of its importance (rule W4),
 *   also without what rests on the founder’s word alone (before the sixth formula: not all of it does; before the third at importance 5 only), and,
 *   since the fourth formula, it is not held back by what speaks against it (`isHeldBack`); that the law allows what it may forbid never does;
 * - `open`: people showed something by what they did, and neither of these is true;
 * - `untested`: nothing was seen, or only reading and opinion.
 * Empty while the idea cannot be tested. This tells where a belief stands: its score, and the verdict made of that, stay as the
 * formula gives them. Source: rules W3 and W4 of the verdict and W2; that they make up a belief's standing, the twofold, and
 * what holds it back are this product's own convention.
 */
export function beliefStandings(snapshot: Snapshot, report: ValidationReport): BeliefStanding[] {
  const evidence = countEvidence(snapshot).items;
  const isLater = hasLaterRules(snapshot.formulaVersion);
  const isUnlawful = unlawfulOffer(snapshot.intake) !== null;
  return report.beliefs
    .filter(({ importance }) => importance >= 4)
    .flatMap((belief): BeliefStanding[] => {
      if (belief.score === null) return [];
      const tests = snapshot.testCards.filter(({ card }) => card.assumptionId === belief.id);
      const own = evidence.filter(({ assumptionId }) => assumptionId === belief.id);
      const name = shortBelief(belief, snapshot.intake);
      const hasFailed = failedTest(tests, isLater) !== null;
      // Since the third formula the founder's word alone holds nothing that makes or breaks the idea.
      const onOwnWord =
        (isLater || belief.importance === 5) &&
        leansOnOwnWord(belief.score, own, snapshot.asOf, snapshot.formulaVersion);
      const isFalse = contradictedAt(belief.for, belief.against, snapshot.formulaVersion).length > 0;
      const isLaterStill = hasBackedRule(snapshot.formulaVersion);
      const points = isLaterStill ? withoutOwnWord(belief.score, own, snapshot.asOf).r : belief.score.r;
      const shown = standingOf(belief.score, points, hasFailed || isFalse, onOwnWord);
      const mayHold =
        !(isUnlawful && belief.id === LAW_BELIEF) &&
        !(hasDepositRule(snapshot.formulaVersion) && isHeldBack(belief.score, own, snapshot.formulaVersion));
      const standing = shown === 'holds' && !mayHold ? 'open' : shown;
      const isBoth = belief.score.r > 0 && belief.score.s > 0;
      const onOthersWord = own.some(isOthersWord);
      return [{ belief, name, standing, sides: isBoth ? sidesOf(own) : null, onOthersWord }];
    })
    .sort(inOrder);
}

export function countStandings(standings: readonly BeliefStanding[]): StandingCounts {
  const count = (wanted: Standing) => standings.filter(({ standing }) => standing === wanted).length;
  const counts = { holds: count('holds'), open: count('open'), against: count('against'), untested: count('untested') };
  const onOthersWord = standings.filter((one) => one.standing === 'holds' && one.onOthersWord).length;
  return { ...counts, total: standings.length, tested: standings.length - counts.untested, onOthersWord };
}

/**
 * "6 of 9 make-or-break beliefs are tested. 1 holds on the founder’s word, 1 looks false." `whose` is "your "
 * where the founder reads.
 */
export function standingSentence(counts: StandingCounts, whose = ''): string {
  const { total, tested, holds, against, untested } = counts;
  if (total === 0) return 'No belief is called make-or-break yet.';
  const rest = [
    holdsWords(counts, whose === '' ? 'the founder’s word' : 'your word'),
    ...(against === 0 ? [] : [`${against} ${against === 1 ? 'looks' : 'look'} false`]),
    // On a phone the sentence has two lines, and “6 of 9” says it already.
    ...(untested === 0 || holds > 0 ? [] : [`${untested} ${untested === 1 ? 'is' : 'are'} not tested`]),
  ];
  const beliefs = `${whose}${total} make-or-break ${total === 1 ? 'belief' : 'beliefs'}`;
  return `${tested} of ${beliefs} ${tested === 1 || total === 1 ? 'is' : 'are'} tested. ${capital(rest.join(', '))}.`;
}

/** On whose word they hold: links and files that nobody has checked are the founder's own. */
function holdsWords({ holds, onOthersWord }: StandingCounts, ownWord: string): string {
  if (holds === 0) return 'none holds yet';
  const count = `${holds} ${holds === 1 ? 'holds' : 'hold'}`;
  if (onOthersWord === 0) return `${count} on ${ownWord}`;
  if (onOthersWord === holds) return `${count} on somebody else’s word`;
  return `${count} (${onOthersWord} on somebody else’s word, ${holds - onOthersWord} on ${ownWord})`;
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

/** `shown` are the points for it that may keep it from looking false. */
function standingOf(score: AssumptionScore, shown: number, looksFalse: boolean, onOwnWord: boolean): Standing {
  const { s, d, bestLevel } = score;
  const { b } = sharesOf(shown, s);
  if (looksFalse || (d >= 2 * b && d >= AGAINST_LINE)) return 'against';
  if (bestLevel === null || !isTold(bestLevel)) return 'untested';
  return reachesLine(score) && !onOwnWord ? 'holds' : 'open';
}

function inOrder(a: BeliefStanding, b: BeliefStanding): number {
  const byStanding = STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing);
  return byStanding || (b.belief.score?.risk ?? 0) - (a.belief.score?.risk ?? 0);
}
