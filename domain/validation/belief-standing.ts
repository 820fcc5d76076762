import type { Belief } from './beliefs.ts';
import { type CountedItem, countEvidence } from './counted-evidence.ts';
import { EVIDENCE_LEVELS, EVIDENCE_SIDES, type EvidenceLevel, type EvidenceSide } from './evidence.ts';
import { countPeople } from './people.ts';
import { LAW_BELIEF, unlawfulOffer } from './permission-rules.ts';
import { hasDepositRule, hasLaterRules } from './published-rules.ts';
import type { ValidationReport } from './report.ts';
import { capital } from './safe-text.ts';
import type { AssumptionScore } from './score.ts';
import { shortBelief } from './short-belief.ts';
import type { Snapshot } from './snapshot.ts';
import { isTold, reachesLine } from './verdict.ts';
import { failedTest, restsOnOwnWord } from './verdict-blocks.ts';

/** In the order in which a page shows them: the stones fill from the left. */
export const STANDINGS = ['holds', 'open', 'against', 'untested'] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * One make-or-break belief, its name in one short line, where it stands, and "6 for, 4 against" where something was seen on
 * both sides of it.
 */
export type BeliefStanding = { belief: Belief; name: string; standing: Standing; sides: string | null };

/** How many make-or-break beliefs there are, and how many of them stand where. `tested` is all but the untested. */
export type StandingCounts = Record<Standing, number> & { total: number; tested: number };

/** From this share against, and twice what speaks for it, a belief looks false; from half of all it does whatever speaks for it (rule W2). */
const AGAINST_LINE = 0.25;
const CONTRADICTED_LINE = 0.5;

/**
 * The make-or-break beliefs (importance 4 and 5, which the verdict calls important), ordered by standing, then by risk:
 * - `against`: at least a quarter of all speaks against it, and twice as much as for it, or half of all (rule W2), or its
 *   newest decided test failed. Four who paid and five who refused leave it open;
 * - `holds`: people showed it by what they did (rule W3), its share reaches the published line of its importance (rule W4),
 *   more than the founder’s word speaks for it (rule W4; of what was kept before the third formula at importance 5 only), and,
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
      const onOwnWord = restsOnOwnWord(own) && (isLater || belief.importance === 5);
      const shown = standingOf(belief.score, hasFailed, onOwnWord);
      const mayHold =
        !(isUnlawful && belief.id === LAW_BELIEF) &&
        !(hasDepositRule(snapshot.formulaVersion) && isHeldBack(belief.score, own));
      const standing = shown === 'holds' && !mayHold ? 'open' : shown;
      const isBoth = belief.score.r > 0 && belief.score.s > 0;
      return [{ belief, name, standing, sides: isBoth ? sidesOf(own) : null }];
    })
    .sort(inOrder);
}

export function countStandings(standings: readonly BeliefStanding[]): StandingCounts {
  const count = (wanted: Standing) => standings.filter(({ standing }) => standing === wanted).length;
  const counts = { holds: count('holds'), open: count('open'), against: count('against'), untested: count('untested') };
  return { ...counts, total: standings.length, tested: standings.length - counts.untested };
}

/** "6 of 9 make-or-break beliefs are tested. 1 holds, 1 looks false, 3 are not tested." `whose` is "your " where the founder reads. */
export function standingSentence(counts: StandingCounts, whose = ''): string {
  const { total, tested, holds, against, untested } = counts;
  if (total === 0) return 'No belief is called make-or-break yet.';
  const rest = [
    holds === 0 ? 'none holds yet' : `${holds} ${holds === 1 ? 'holds' : 'hold'}`,
    ...(against === 0 ? [] : [`${against} ${against === 1 ? 'looks' : 'look'} false`]),
    ...(untested === 0 ? [] : [`${untested} ${untested === 1 ? 'is' : 'are'} not tested`]),
  ];
  const beliefs = `${whose}${total} make-or-break ${total === 1 ? 'belief' : 'beliefs'}`;
  return `${tested} of ${beliefs} ${tested === 1 || total === 1 ? 'is' : 'are'} tested. ${capital(rest.join(', '))}.`;
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

/**
 * Whether what speaks against a belief keeps it from holding: it weighs more than half of what speaks for it, or more people
 * stand against it than for it by what they did, of all or of those at a level that speaks for it and above. The caps of the
 * score let no crowd weigh more (rule S3), so people are counted, too. Those of a test may be in the ledger already: of the
 * two the larger counts.
 */
function isHeldBack({ r, s }: AssumptionScore, evidence: readonly CountedItem[]): boolean {
  // Nine decimals, against floating-point dust.
  if (Math.round((2 * s - r) * 1e9) > 0) return true;
  const shown = evidence.filter(({ level }) => isTold(level));
  const peopleFrom = (lowest: EvidenceLevel, wanted: EvidenceSide) => {
    const own = shown.filter(({ side, level }) => side === wanted && rank(level) >= rank(lowest));
    const inTests = own.filter(({ testId }) => testId !== undefined);
    return Math.max(countPeople(inTests), countPeople(own.filter((item) => !inTests.includes(item))));
  };
  const levels = shown.flatMap(({ side, level }) => (side === 'for' ? [level] : []));
  return ['L3' as const, ...levels].some((level) => peopleFrom(level, 'against') > peopleFrom(level, 'for'));
}

const rank = (level: EvidenceLevel) => EVIDENCE_LEVELS.indexOf(level);

function standingOf(score: AssumptionScore, hasFailed: boolean, onOwnWord: boolean): Standing {
  const { b, d, bestLevel } = score;
  if (hasFailed || d >= CONTRADICTED_LINE || (d >= 2 * b && d >= AGAINST_LINE)) return 'against';
  if (bestLevel === null || !isTold(bestLevel)) return 'untested';
  return reachesLine(score) && !onOwnWord ? 'holds' : 'open';
}

function inOrder(a: BeliefStanding, b: BeliefStanding): number {
  const byStanding = STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing);
  return byStanding || (b.belief.score?.risk ?? 0) - (a.belief.score?.risk ?? 0);
}
