import type { AssumptionClass } from './assumption-rules.ts';
import { EVIDENCE_LEVELS, type EvidenceLevel, LEVELS } from './evidence.ts';

/**
 * What a level cannot show, for or against, with the reason. Talk of customers, their money and their coming back speak of
 * what they want; that it can be delivered shows once it was delivered, and that it may be done is for others to say.
 * Source: this product's own convention, published with every score.
 */
const CANNOT_SHOW: Partial<Record<EvidenceLevel, Partial<Record<AssumptionClass, string>>>> = {
  L2: {
    feasibility: 'An opinion does not show that you can deliver it. Enter what happened when you tried.',
    permission: 'An opinion does not show that you may do it. Enter what a rule, an authority or a partner says.',
  },
  L5: {
    feasibility:
      'Money paid shows that people want it, not that it can be made. Enter what happened when you delivered it.',
    permission:
      'Money paid shows that people want it, not that you may do it. Enter what a rule, an authority or a partner says.',
  },
  L6: {
    permission: 'Coming back does not show that you may do it. Enter what a rule, an authority or a partner says.',
  },
};

/** Why an entry of this level counts nothing for an assumption of this class; null where it counts. */
export function whyUnfit(level: EvidenceLevel, kind: AssumptionClass): string | null {
  return CANNOT_SHOW[level]?.[kind] ?? null;
}

const COST_OF_ONE = 'V2';
const PAID_LEVELS: readonly EvidenceLevel[] = ['L5', 'L6'];

/** Why what customers paid says nothing of what one unit costs; null for all else. Rule S21, this product's own convention. */
export const whyNoCost = (level: EvidenceLevel, assumptionId: string): string | null =>
  assumptionId === COST_OF_ONE && PAID_LEVELS.includes(level)
    ? 'Money paid shows what they pay, not what one costs you. Enter what it cost you when you delivered it.'
    : null;

/**
 * What an entry of this level leaves open although it counts, and what would settle it; null where nothing needs saying. The
 * words stand before saving, and change no count. This product's own convention.
 */
export function whatItLeavesOpen(level: EvidenceLevel, kind: AssumptionClass): string | null {
  if (level !== 'L1' || kind !== 'permission') return null;
  return `What you read does not show that you may do it: by itself this stays “not tested”. What would: the permission, or a written answer of the person who gives it, entered with its file as “${LEVELS.L4.label}”.`;
}

/** The table in one sentence: "opinion (L2) shows no feasibility and no permission; …". */
export const LEVEL_FIT = EVIDENCE_LEVELS.flatMap((level) => {
  const classes = Object.keys(CANNOT_SHOW[level] ?? {});
  if (classes.length === 0) return [];
  return `${LEVELS[level].label.toLowerCase()} (${level}) shows ${classes.map((name) => `no ${name}`).join(' and ')}`;
}).join('; ');
