import { type Assumption, assembleAssumptions, type ImportanceEdit, type OwnAssumption } from './assumptions.ts';
import type { EvidenceItem } from './evidence.ts';
import type { IntakeDraft } from './intake.ts';
import type { Importance } from './score.ts';
import { decisiveReading } from './test-reading.ts';
import type { TestRecord } from './test-records.ts';

/** By assumption: the highest importance that it had before an answer was changed, while something spoke against it. */
export type HeldImportance = Readonly<Record<string, Importance>>;

type Held = {
  importanceEdits?: readonly ImportanceEdit[];
  ownAssumptions?: readonly OwnAssumption[];
  evidence?: readonly Pick<EvidenceItem, 'assumptionId' | 'side'>[];
  testCards?: readonly TestRecord[];
  heldImportance?: HeldImportance;
};

/** The highest importance that an assumption ever had: by its rule, by an edit of the founder's, or before an answer was changed. */
export const highestImportance = (
  { id, importance, setBy, edits }: Assumption,
  held: HeldImportance = {},
): Importance =>
  [setBy.importance, held[id] ?? importance, ...edits.map((edit) => edit.importance)].reduce<Importance>(
    (highest, one) => (one > highest ? one : highest),
    importance,
  );

/**
 * What is held once the answers change (rule S18): of each assumption that an entry or a failed test speaks against, and whose rule
 * now gives it less, or that the answers no longer contain, the highest importance that it ever had. Nothing that is held is let go.
 */
export function withHeldImportance(before: IntakeDraft, after: IntakeDraft, work: Held): HeldImportance {
  const { importanceEdits, ownAssumptions, evidence = [], testCards = [], heldImportance = {} } = work;
  const refused = new Set([
    ...evidence.flatMap(({ side, assumptionId }) => (side === 'against' ? [assumptionId] : [])),
    ...testCards.flatMap((record) => (decisiveReading(record)?.outcome === 'fail' ? [record.card.assumptionId] : [])),
  ]);
  if (refused.size === 0) return heldImportance;
  const assumptionsOf = (intake: IntakeDraft) => assembleAssumptions(intake, importanceEdits, ownAssumptions);
  const now = new Map(assumptionsOf(after).map((one) => [one.id, one.setBy.importance]));
  const fallen = assumptionsOf(before).filter(
    ({ id, setBy }) => refused.has(id) && (now.get(id) ?? 0) < setBy.importance,
  );
  if (fallen.length === 0) return heldImportance;
  const held = fallen.map((one) => [one.id, highestImportance(one, heldImportance)]);
  return { ...heldImportance, ...Object.fromEntries(held) };
}
