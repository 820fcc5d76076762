import {
  ASSUMPTION_CLASSES,
  type AssumptionClass,
  type AssumptionRule,
  CUSTOMER_AND_MONEY_RULES,
  type ImportanceRule,
} from './assumption-rules.ts';
import { DELIVERY_RULES } from './delivery-rules.ts';
import { completeIntake, type IntakeDraft, type IntakeKey } from './intake.ts';
import { KIND_RULES } from './kind-rules.ts';
import { isPermissionRule } from './permission-rules.ts';
import { phrasesOf } from './phrases.ts';
import { byId } from './points.ts';
import { countLetters, safeLine } from './safe-text.ts';
import type { Importance } from './score.ts';

/** A founder's change of an assumption's importance. `date` is YYYY-MM-DD; the reason is shown for ever. */
export type ImportanceEdit = { assumptionId: string; importance: Importance; reason: string; date: string };

/** An assumption that the founder adds. Ids start with "own-", so they never meet a rule's. */
export type OwnAssumption = {
  id: string;
  class: AssumptionClass;
  statement: string;
  importance: Importance;
  reason: string;
};

/**
 * A belief that must hold for the idea to work. `importance` is the one in force: the last edit's, else the rule's. What the
 * law must allow first keeps the rule's.
 */
export type Assumption = {
  id: string;
  class: AssumptionClass;
  statement: string;
  importance: Importance;
  /** What set the importance at first; the rule is "own" for an assumption that the founder added. */
  setBy: ImportanceRule;
  edits: ImportanceEdit[];
  /** The intake answers the statement or its importance was made from. */
  fields: IntakeKey[];
};

export const ASSUMPTION_LIMITS = { own: 20, statementLength: 300, reasonLength: 500, reasonLetters: 10 } as const;

export const ASSUMPTION_RULES: readonly AssumptionRule[] = [
  ...CUSTOMER_AND_MONEY_RULES,
  ...DELIVERY_RULES,
  ...KIND_RULES,
];

/**
 * The assumptions of an idea in fixed order: by class, then by id. At least 19 come from the intake by rule; a draft
 * with gaps gives them too, in general words. Edits of an assumption that no longer exists have no effect.
 * @throws RangeError when an edit or an own assumption gives no reason, or an own id could be taken for a rule's.
 */
export function assembleAssumptions(
  draft: IntakeDraft,
  edits: readonly ImportanceEdit[] = [],
  own: readonly OwnAssumption[] = [],
): Assumption[] {
  for (const { reason } of [...edits, ...own]) {
    if (!isReason(reason)) throw new RangeError('An importance needs a reason');
  }
  if (own.some(({ id }) => !id.startsWith('own-'))) throw new RangeError('An own assumption’s id starts with "own-"');
  return [...fromRules(draft), ...own.map(fromFounder)].map((one) => withEdits(one, edits)).sort(inClassOrder);
}

/** True when the text says enough to count as a reason. */
export function isReason(text: string): boolean {
  return countLetters(text) >= ASSUMPTION_LIMITS.reasonLetters;
}

/** Orders by class (desirability, viability, feasibility, reach, permission), then by id. */
export function inClassOrder(a: Pick<Assumption, 'class' | 'id'>, b: Pick<Assumption, 'class' | 'id'>): number {
  return ASSUMPTION_CLASSES.indexOf(a.class) - ASSUMPTION_CLASSES.indexOf(b.class) || byId(a, b);
}

function fromRules(draft: IntakeDraft): Assumption[] {
  const intake = completeIntake(draft);
  const words = phrasesOf(intake);
  return ASSUMPTION_RULES.filter((rule) => rule.applies?.(intake) ?? true).map((rule) => {
    const setBy = rule.importance(intake, words);
    return {
      id: rule.id,
      class: rule.class,
      statement: rule.statement(words, intake),
      importance: setBy.importance,
      setBy,
      edits: [],
      fields: [...rule.fields],
    };
  });
}

function fromFounder({ id, class: ownClass, statement, importance, reason }: OwnAssumption): Assumption {
  const setBy = { rule: 'own', importance, reason };
  return { id, class: ownClass, statement: safeLine(statement), importance, setBy, edits: [], fields: [] };
}

function withEdits(assumption: Assumption, edits: readonly ImportanceEdit[]): Assumption {
  const own = edits.filter((edit) => edit.assumptionId === assumption.id);
  if (isPermissionRule(assumption.setBy.rule)) return { ...assumption, edits: own };
  return { ...assumption, edits: own, importance: own.at(-1)?.importance ?? assumption.importance };
}
