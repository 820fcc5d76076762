import { type Assumption, inClassOrder } from './assumptions.ts';
import { compareLists, type SnapshotChanges } from './changes.ts';
import { countEvidence } from './counted-evidence.ts';
import type { EvidenceItem, EvidenceSide } from './evidence.ts';
import { byId } from './points.ts';
import { scoreAssumptions } from './score.ts';
import { inTenths, type Shares } from './shares.ts';
import type { Snapshot } from './snapshot.ts';

/** The order in which the changes are applied, one after the other. Another order would share the same total differently. */
export const WATERFALL_ORDER = [
  { kind: 'time', label: 'Time passed, so older evidence counts less' },
  { kind: 'assumption_added', label: 'New assumptions' },
  { kind: 'importance_changed', label: 'Changed importance' },
  { kind: 'assumption_removed', label: 'Assumptions that no longer apply' },
  { kind: 'evidence_removed', label: 'Evidence taken out' },
  { kind: 'evidence_changed', label: 'Evidence changed' },
  { kind: 'evidence_added', label: 'Evidence added' },
] as const;

export type WaterfallKind = (typeof WATERFALL_ORDER)[number]['kind'];

/** One input and what it moved, in displayed percentage points (one decimal). Several items on one side are one step. */
export type WaterfallStep = {
  kind: WaterfallKind;
  assumptionId: string | null;
  side: EvidenceSide | null;
  evidenceIds: string[];
  delta: Shares;
};

/** The inputs of the score while the changes are applied to them, one after the other. */
type State = { asOf: string; assumptions: readonly Assumption[]; evidence: readonly EvidenceItem[] };
type Change = Omit<WaterfallStep, 'delta'> & { apply: (state: State) => State };

/**
 * Applies the changes in `WATERFALL_ORDER` and notes what each moved. Each step is the difference of two displayed scores,
 * so the steps sum exactly to the displayed total. Both snapshots have a score.
 */
export function buildWaterfall(
  before: Snapshot,
  after: Snapshot,
  changes: SnapshotChanges,
): { steps: WaterfallStep[]; total: Shares } {
  const evidence = countEvidence(before).items;
  let state: State = { asOf: before.asOf, assumptions: before.assumptions, evidence };
  const first = displayed(state);
  let shown = first;
  // An entry on an assumption that is gone has no effect any more, whatever else became of it.
  const known = new Set(after.assumptions.map(({ id }) => id));
  const inPlay = (items: readonly EvidenceItem[]) => items.filter(({ assumptionId }) => known.has(assumptionId));
  const counted = compareLists(inPlay(evidence), inPlay(countEvidence(after).items));
  const steps = changesInOrder({ ...changes, evidence: counted }).map(({ apply, ...step }): WaterfallStep => {
    const previous = shown;
    state = apply(state);
    shown = displayed(state);
    return { ...step, delta: difference(previous, shown) };
  });
  return { steps, total: difference(first, shown) };
}

function changesInOrder({ asOf, assumptions, evidence }: SnapshotChanges): Change[] {
  const reweighed = assumptions.changed.filter(({ before, after }) => before.importance !== after.importance);
  const time: Change[] = asOf
    ? [
        {
          kind: 'time',
          assumptionId: null,
          side: null,
          evidenceIds: [],
          apply: (state) => ({ ...state, asOf: asOf.after }),
        },
      ]
    : [];
  return [
    ...time,
    ...assumptions.added.map((one) => assumptionChange('assumption_added', one, (list) => [...list, one])),
    ...reweighed.map(({ after }) =>
      assumptionChange('importance_changed', after, (list) => [...without([after], list), after]),
    ),
    ...assumptions.removed.map((one) => assumptionChange('assumption_removed', one, (list) => without([one], list))),
    ...evidenceChanges('evidence_removed', evidence.removed, (list, group) => without(group, list)),
    ...evidenceChanges(
      'evidence_changed',
      evidence.changed.map(({ after }) => after),
      (list, group) => [...without(group, list), ...group],
    ),
    ...evidenceChanges('evidence_added', evidence.added, (list, group) => [...list, ...group]),
  ];
}

function assumptionChange(
  kind: WaterfallKind,
  { id }: Assumption,
  apply: (list: readonly Assumption[]) => Assumption[],
): Change {
  return {
    kind,
    assumptionId: id,
    side: null,
    evidenceIds: [],
    apply: (state) => ({ ...state, assumptions: apply(state.assumptions).sort(inClassOrder) }),
  };
}

/** One change for each assumption and side, in the order in which they first occur. */
function evidenceChanges(
  kind: WaterfallKind,
  items: readonly EvidenceItem[],
  apply: (list: readonly EvidenceItem[], group: readonly EvidenceItem[]) => EvidenceItem[],
): Change[] {
  const groups = new Map<string, EvidenceItem[]>();
  for (const item of [...items].sort(byId)) {
    const key = `${item.assumptionId} ${item.side}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].map((group) => ({
    kind,
    assumptionId: group[0]?.assumptionId ?? null,
    side: group[0]?.side ?? null,
    evidenceIds: group.map(({ id }) => id),
    apply: (state) => ({ ...state, evidence: apply(state.evidence, group) }),
  }));
}

/** The score of a state. Where an earlier day is compared, later evidence counts as seen that day. */
function displayed({ asOf, assumptions, evidence }: State): Shares {
  const seen = evidence.map((item) => (item.date > asOf ? { ...item, date: asOf } : item));
  return scoreAssumptions(assumptions, seen, asOf).displayed;
}

function difference(from: Shares, to: Shares): Shares {
  const of = (key: keyof Shares) => (inTenths(to[key]) - inTenths(from[key])) / 10;
  return { support: of('support'), against: of('against'), unknown: of('unknown') };
}

function without<T extends { id: string }>(gone: readonly T[], list: readonly T[]): T[] {
  const ids = new Set(gone.map(({ id }) => id));
  return list.filter(({ id }) => !ids.has(id));
}
