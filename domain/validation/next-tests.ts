import type { Assumption } from './assumptions.ts';
import type { CountedItem } from './counted-evidence.ts';
import type { EvidenceItem } from './evidence.ts';
import { firstTestOf } from './first-test.ts';
import type { Intake } from './intake.ts';
import { looksFalse } from './looks-false.ts';
import { isHeldBack } from './outweighed.ts';
import { leansOnOwnWord } from './own-word.ts';
import { mayTestBefore, type PermissionFirst, permissionFirst } from './permission-first.ts';
import { FORMULA_VERSION } from './published-rules.ts';
import type { AssumptionScore } from './score.ts';
import { afterRefusal, byRisk, type TestCard, TOP_RISKS, testCardFor } from './test-cards.ts';
import { decisiveReading, isUnderWay } from './test-reading.ts';
import type { TestRecord } from './test-records.ts';
import type { TestKind } from './test-templates.ts';
import { isTold, reachesLine } from './verdict-lines.ts';

/** What a stranger who came back, or who paid, shows already. Source: this product's own convention. */
const IMPLIED: Readonly<Record<'L5' | 'L6', readonly string[]>> = { L5: ['R3'], L6: ['R3', 'F1', 'F2'] };

export type NextTest = { card: TestCard; record: TestRecord | null };

/** Answers by which the riskiest of its kind is no longer the riskiest of an idea. */
const ANSWERED: readonly string[] = ['V2.cost', 'P1.none'];

/**
 * The tests to do next: those of the riskiest make-or-break assumptions, each of another kind, and of the others only after
 * these. `evidence` is as counted.
 *
 * - Where permission comes first, it leads, and nothing that sells is proposed before it is there.
 * - A make-or-break assumption that looks false leads all others, also after its test has failed: no other test helps while it
 *   stands. Its test first asks why, then asks other people or is done again.
 * - A test that is under way leads what does not look false. The test that the first look named leads while nothing new is known.
 * - What else more speaks against than for is tested by asking why first.
 * - An assumption leaves once its newest test is decided, once it holds, or once a payment or repeat use on record settles it.
 * - Once every make-or-break assumption holds, only what is under way stays: what is left is to ask more people, and others to
 *   confirm.
 */
export function nextTests(
  assumptions: readonly Assumption[],
  scores: readonly AssumptionScore[],
  evidence: readonly CountedItem[],
  testCards: readonly TestRecord[],
  intake: Intake,
  asOf: string,
): NextTest[] {
  const settled = settledBy(evidence);
  const scoreOf = new Map(scores.map((score) => [score.id, score]));
  const ownOf = (id: string) => evidence.filter(({ assumptionId }) => assumptionId === id);
  const holds = ({ id }: Assumption) => {
    const score = scoreOf.get(id);
    return score !== undefined && score.importance >= 4 && holdsBy(score, ownOf(id), asOf);
  };
  const refused = ({ id }: Assumption) => {
    const score = scoreOf.get(id);
    return score !== undefined && isRefused(score, ownOf(id));
  };
  const isFalse = ({ id }: Assumption) => {
    const score = scoreOf.get(id);
    const isVital = score !== undefined && score.importance >= 4;
    return isVital && looksFalse(score, ownOf(id), { asOf, formulaVersion: FORMULA_VERSION, testCards });
  };
  const falsified = new Set(assumptions.filter(isFalse));
  const makeOrBreak = assumptions.filter(({ importance }) => importance >= 4);
  const isAllHeld = makeOrBreak.length > 0 && makeOrBreak.every(holds);
  const first = permissionFirst(assumptions, scores);
  const kinds = new Set<TestKind>();
  const next: NextTest[] = [];
  const newest = (id: string) => testCards.findLast(({ card }) => card.assumptionId === id) ?? null;
  const named = firstTestOf(intake);
  const leads = (one: Assumption) =>
    16 * Number(falsified.has(one)) +
    8 * Number(isUnderWay(newest(one.id))) +
    4 * Number(one.importance >= 4) +
    2 * Number(one.importance === 5 && refused(one)) +
    Number(one.id === named?.assumptionId && whatChanged(one, evidence) === null);
  const ranked = byRisk(assumptions, scores).sort((a, b) => leads(b) - leads(a));
  for (const assumption of inOrder(ranked, first)) {
    const newestRecord = newest(assumption.id);
    const isFirst = assumption === first?.assumption;
    // Where the authorities said no, their answer stays first: asking others is no way round it.
    const isAgain = falsified.has(assumption) && !isUnderWay(newestRecord) && !isFirst;
    const record = isAgain ? null : newestRecord;
    const proposed = testCardFor(assumption, intake, named);
    const card = record?.card ?? (isAgain || refused(assumption) ? afterRefusal(proposed) : proposed);
    const isSettled = !isAgain && (settled.has(assumption.id) || holds(assumption) || isAllHeld);
    const isDone = record
      ? !isFirst && !isUnderWay(record) && (isDecided(record) || holds(assumption))
      : isSettled && !isFirst;
    if (isDone || kinds.has(card.kind)) continue;
    if (first && !isFirst && !mayTestBefore(first, card.kind)) continue;
    kinds.add(card.kind);
    next.push({ card, record });
    if (next.length === TOP_RISKS) break;
  }
  return next;
}

const isDecided = (record: TestRecord) => decisiveReading(record) !== null;

/** Whether a belief of importance 4 or 5 stands as one that holds (`belief-standing.ts`). */
function holdsBy(score: AssumptionScore, own: readonly CountedItem[], asOf: string): boolean {
  const isShown = score.bestLevel !== null && isTold(score.bestLevel);
  return isShown && reachesLine(score) && !isHeldBack(score, own) && !leansOnOwnWord(score, own, asOf);
}

/** Whether people refused, and more of what was seen speaks against it than for it, no matter who stands behind that. */
function isRefused({ r, s }: AssumptionScore, own: readonly CountedItem[]): boolean {
  const seen = own.map(({ backed: _backed, ...item }) => item);
  return own.some(({ side, level }) => side === 'against' && isTold(level)) && isHeldBack({ r, s }, seen);
}

/** What needs permission first stands first, until the permission is there. */
const inOrder = (ranked: readonly Assumption[], first: PermissionFirst | null) =>
  first ? [first.assumption, ...ranked.filter((one) => one !== first.assumption)] : ranked;

/** What is new of the belief that the first look named, in a sentence; null while nothing is. This product's own convention. */
export function whatChanged({ id, edits, setBy }: Assumption, evidence: readonly EvidenceItem[]): string | null {
  if (evidence.some(({ assumptionId }) => assumptionId === id))
    return 'You have seen something of what it tests since then.';
  if (settledBy(evidence).has(id)) return 'What strangers did since then shows it already.';
  if (edits.length > 0) return 'You changed how much that matters.';
  return ANSWERED.includes(setBy.rule) ? `Your answers changed that: ${setBy.reason}` : null;
}

function settledBy(evidence: readonly EvidenceItem[]): Set<string> {
  const shown = evidence.filter(({ side, independence }) => side === 'for' && independence === 'stranger');
  return new Set(shown.flatMap(({ level }) => (level === 'L5' || level === 'L6' ? IMPLIED[level] : [])));
}
