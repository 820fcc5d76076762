import { canonicalJson } from '../canonical-json.ts';
import type { Intake, IntakeKey } from './intake.ts';
import { INTAKE_FIELDS } from './intake-fields.ts';
import type { Snapshot } from './snapshot.ts';

/** What two versions of one list have and have not in common, by id. `changed` holds both states. */
export type ListChanges<T> = { added: T[]; removed: T[]; changed: { before: T; after: T }[] };

export type IntakeChange = { field: IntakeKey; label: string; before: Intake[IntakeKey]; after: Intake[IntakeKey] };

export type SnapshotChanges = {
  asOf: { before: string; after: string } | null;
  intake: IntakeChange[];
  assumptions: ListChanges<Snapshot['assumptions'][number]>;
  evidence: ListChanges<Snapshot['evidence'][number]>;
  testCards: ListChanges<Snapshot['testCards'][number]>;
  decisions: ListChanges<Snapshot['decisions'][number]>;
};

/** Every difference between two snapshots, in a fixed order: fields as they are asked, lists by the later order. */
export function listChanges(before: Snapshot, after: Snapshot): SnapshotChanges {
  return {
    asOf: before.asOf === after.asOf ? null : { before: before.asOf, after: after.asOf },
    intake: INTAKE_FIELDS.filter(({ key }) => !isSame(before.intake[key], after.intake[key])).map(({ key, label }) => ({
      field: key,
      label,
      before: before.intake[key],
      after: after.intake[key],
    })),
    assumptions: compareLists(before.assumptions, after.assumptions),
    evidence: compareLists(before.evidence, after.evidence),
    testCards: compareLists(before.testCards, after.testCards),
    decisions: compareLists(before.decisions, after.decisions),
  };
}

/** Lists by the later order. */
export function compareLists<T extends { id: string }>(before: readonly T[], after: readonly T[]): ListChanges<T> {
  const earlier = new Map(before.map((item) => [item.id, item]));
  const later = new Set(after.map(({ id }) => id));
  const changed = after.flatMap((item) => {
    const old = earlier.get(item.id);
    return old && !isSame(old, item) ? [{ before: old, after: item }] : [];
  });
  return {
    added: after.filter(({ id }) => !earlier.has(id)),
    removed: before.filter(({ id }) => !later.has(id)),
    changed,
  };
}

const isSame = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);
