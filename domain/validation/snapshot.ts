import {
  type Assumption,
  assembleAssumptions,
  type ImportanceEdit,
  inClassOrder,
  type OwnAssumption,
} from './assumptions.ts';
import type { Decision } from './decisions.ts';
import type { EvidenceItem } from './evidence.ts';
import type { HeldImportance } from './held-importance.ts';
import { completeIntake, type Intake, type IntakeDraft } from './intake.ts';
import { byId } from './points.ts';
import { FORMULA_VERSION, RULE_SET_VERSION } from './published-rules.ts';
import type { RemovedAgainst } from './removed-against.ts';
import type { TestRecord } from './test-records.ts';

/** Everything a report is made from, and nothing else. Never changed once it is stored. `asOf` is YYYY-MM-DD. */
export type Snapshot = {
  ruleSetVersion: string;
  formulaVersion: string;
  asOf: string;
  intake: Intake;
  assumptions: Assumption[];
  evidence: EvidenceItem[];
  testCards: TestRecord[];
  decisions: Decision[];
  /** What spoke against the idea and was removed, where anything was. */
  removedAgainst?: RemovedAgainst[];
  /** How much refused beliefs mattered before an answer was changed, where any mattered more. */
  heldImportance?: HeldImportance;
};

/** What the founder has entered, as the server or the live preview holds it. */
export type SnapshotInput = {
  asOf: string;
  intake: IntakeDraft;
  importanceEdits?: readonly ImportanceEdit[];
  ownAssumptions?: readonly OwnAssumption[];
  evidence?: readonly EvidenceItem[];
  testCards?: readonly TestRecord[];
  decisions?: readonly Decision[];
  removedAgainst?: readonly RemovedAgainst[];
  heldImportance?: HeldImportance;
};

/**
 * Freezes what the founder has entered under today's rules.
 * @throws RangeError when an importance edit or an own assumption lacks its reason.
 */
export function makeSnapshot(input: SnapshotInput): Snapshot {
  return inCanonicalOrder({
    ruleSetVersion: RULE_SET_VERSION,
    formulaVersion: FORMULA_VERSION,
    asOf: input.asOf,
    intake: completeIntake(input.intake),
    assumptions: assembleAssumptions(input.intake, input.importanceEdits, input.ownAssumptions),
    evidence: [...(input.evidence ?? [])],
    testCards: [...(input.testCards ?? [])],
    decisions: [...(input.decisions ?? [])],
    ...(input.removedAgainst?.length && { removedAgainst: [...input.removedAgainst] }),
    ...(Object.keys(input.heldImportance ?? {}).length > 0 && { heldImportance: { ...input.heldImportance } }),
  });
}

/** The same snapshot with every list that has no order of its own sorted: two spellings of one content become one. */
export function inCanonicalOrder(snapshot: Snapshot): Snapshot {
  return {
    ...snapshot,
    assumptions: [...snapshot.assumptions].sort(inClassOrder),
    evidence: [...snapshot.evidence].sort(byId),
    testCards: [...snapshot.testCards].sort(byId),
    decisions: [...snapshot.decisions].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : byId(a, b))),
  };
}
