import { ASSUMPTION_CLASSES, type AssumptionClass } from './assumption-rules.ts';
import type { Assumption } from './assumptions.ts';
import { isPermissionRule } from './permission-rules.ts';
import { shortBelief } from './short-belief.ts';
import type { Snapshot } from './snapshot.ts';

/** A belief by its short name, as a founder chooses it for what they saw. */
export type BeliefName = { id: string; name: string };
export type BeliefChoices = { likely: BeliefName[]; groups: { class: AssumptionClass; beliefs: BeliefName[] }[] };

/** How many stand first. */
const LIKELY = 3;
/** What a customer can tell or show; the rest is seen at one's own work and with authorities. */
const OF_CUSTOMERS: readonly AssumptionClass[] = ['desirability', 'viability', 'reach'];

/**
 * The beliefs that something seen may speak of: first the three that it most likely does, then the others by what they are
 * about. Likely is what comes first by law, then what customers can show, each by its importance and by how often entries
 * have spoken of it. This product's own convention.
 */
export function beliefChoices({ assumptions, evidence, intake }: Snapshot): BeliefChoices {
  const named = (one: Assumption): BeliefName => ({ id: one.id, name: shortBelief(one, intake, 'founder') });
  const entriesOn = ({ id }: Assumption) => evidence.filter(({ assumptionId }) => assumptionId === id).length;
  const likely = [...assumptions]
    .sort((a, b) => tierOf(a) - tierOf(b) || b.importance - a.importance || entriesOn(b) - entriesOn(a))
    .slice(0, LIKELY);
  const others = assumptions.filter((one) => !likely.includes(one));
  return {
    likely: likely.map(named),
    groups: ASSUMPTION_CLASSES.flatMap((kind) => {
      const beliefs = others.filter((one) => one.class === kind).map(named);
      return beliefs.length > 0 ? [{ class: kind, beliefs }] : [];
    }),
  };
}

/** The same choices with this belief among those that stand first, wherever it stood; as they are where there is none of this id. */
export function withLikely(choices: BeliefChoices, id: string): BeliefChoices {
  const found = choices.groups.flatMap(({ beliefs }) => beliefs).find((one) => one.id === id);
  if (!found) return choices;
  const groups = choices.groups.map((group) => ({ ...group, beliefs: group.beliefs.filter((one) => one !== found) }));
  return { likely: [...choices.likely, found], groups: groups.filter(({ beliefs }) => beliefs.length > 0) };
}

function tierOf({ setBy, class: kind }: Assumption): number {
  if (isPermissionRule(setBy.rule)) return 0;
  return OF_CUSTOMERS.includes(kind) ? 1 : 2;
}
