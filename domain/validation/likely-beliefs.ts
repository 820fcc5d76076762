import { ASSUMPTION_CLASSES, type AssumptionClass } from './assumption-rules.ts';
import { countEvidence } from './counted-evidence.ts';
import { isPermissionRule } from './permission-rules.ts';
import { scoreAssumptions } from './score.ts';
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
 * about. Likely is what comes first by law, then what customers can show, each by its risk as it stands (rule S6). This
 * product's own convention.
 */
export function beliefChoices(snapshot: Snapshot): BeliefChoices {
  const { assumptions, asOf, intake } = snapshot;
  if (assumptions.length === 0) return { likely: [], groups: [] };
  const scores = scoreAssumptions(assumptions, countEvidence(snapshot).items, asOf).assumptions;
  const riskOf = new Map(scores.map(({ id, risk }) => [id, risk]));
  const tier = ({ setBy, class: kind }: (typeof assumptions)[number]) =>
    isPermissionRule(setBy.rule) ? 0 : OF_CUSTOMERS.includes(kind) ? 1 : 2;
  const likely = [...assumptions]
    .sort((a, b) => tier(a) - tier(b) || (riskOf.get(b.id) ?? 0) - (riskOf.get(a.id) ?? 0))
    .slice(0, LIKELY);
  const named = (one: (typeof assumptions)[number]): BeliefName => ({
    id: one.id,
    name: shortBelief(one, intake, 'founder'),
  });
  const others = assumptions.filter((one) => !likely.includes(one));
  return {
    likely: likely.map(named),
    groups: ASSUMPTION_CLASSES.flatMap((kind) => {
      const beliefs = others.filter((one) => one.class === kind).map(named);
      return beliefs.length > 0 ? [{ class: kind, beliefs }] : [];
    }),
  };
}
