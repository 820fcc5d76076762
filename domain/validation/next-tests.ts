import type { Assumption } from './assumptions.ts';
import type { EvidenceItem } from './evidence.ts';
import { firstTestOf } from './first-test.ts';
import type { Intake } from './intake.ts';
import { mayTestBefore, type PermissionFirst, permissionFirst } from './permission-first.ts';
import type { AssumptionScore } from './score.ts';
import { byRisk, type TestCard, TOP_RISKS, testCardFor } from './test-cards.ts';
import { decisiveReading, isUnderWay } from './test-reading.ts';
import type { TestRecord } from './test-records.ts';
import type { TestKind } from './test-templates.ts';

/** What a stranger who came back, or who paid, shows already. Source: this product's own convention. */
const IMPLIED: Readonly<Record<'L5' | 'L6', readonly string[]>> = { L5: ['R3'], L6: ['R3', 'F1', 'F2'] };

export type NextTest = { card: TestCard; record: TestRecord | null };

/** Answers by which the riskiest of its kind is no longer the riskiest of an idea. */
const ANSWERED: readonly string[] = ['V2.cost', 'P1.none'];

/**
 * The tests to do next: those of the riskiest assumptions, each of another kind. The test that the first look named leads
 * while nothing new is known. An assumption whose newest test was decided leaves, and so does one that a payment or repeat
 * use on record settles. A test that is under way stays ahead. Where permission comes first, it leads, and nothing that
 * sells is proposed before it is there. `evidence` is as counted.
 */
export function nextTests(
  assumptions: readonly Assumption[],
  scores: readonly AssumptionScore[],
  evidence: readonly EvidenceItem[],
  testCards: readonly TestRecord[],
  intake: Intake,
): NextTest[] {
  const settled = settledBy(evidence);
  const first = permissionFirst(assumptions, scores);
  const kinds = new Set<TestKind>();
  const next: NextTest[] = [];
  const newest = (id: string) => testCards.findLast(({ card }) => card.assumptionId === id) ?? null;
  const named = firstTestOf(intake);
  const leads = (one: Assumption) =>
    2 * Number(isUnderWay(newest(one.id))) +
    Number(one.id === named?.assumptionId && whatChanged(one, evidence) === null);
  const ranked = byRisk(assumptions, scores).sort((a, b) => leads(b) - leads(a));
  for (const assumption of inOrder(ranked, first)) {
    const record = newest(assumption.id);
    const card = record?.card ?? testCardFor(assumption, intake, named);
    const isFirst = assumption === first?.assumption;
    const isDone = record ? decisiveReading(record) !== null && !isFirst : settled.has(assumption.id);
    if (isDone || kinds.has(card.kind)) continue;
    if (first && !isFirst && !mayTestBefore(first, card.kind)) continue;
    kinds.add(card.kind);
    next.push({ card, record });
    if (next.length === TOP_RISKS) break;
  }
  return next;
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
