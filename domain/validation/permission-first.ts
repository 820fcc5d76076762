import type { Assumption } from './assumptions.ts';
import { isPermissionRule, isUnlawfulBelief, unlawfulLine } from './permission-rules.ts';
import type { AssumptionScore } from './score.ts';
import type { TestKind } from './test-templates.ts';

/** The belief that comes before all others, and why. */
export type PermissionFirst = { assumption: Assumption; isUnlawful: boolean };

/**
 * Null where nothing needs permission first, or where the permission has reached the published line of importance 5. What the
 * law may forbid stays first whatever is on record.
 */
export function permissionFirst(
  assumptions: readonly Assumption[],
  scores: readonly AssumptionScore[],
): PermissionFirst | null {
  const assumption = assumptions.find(({ setBy }) => isPermissionRule(setBy.rule));
  if (!assumption) return null;
  const isUnlawful = isUnlawfulBelief(assumption);
  if (!isUnlawful && (scores.find(({ id }) => id === assumption.id)?.b ?? 0) >= 0.5) return null;
  return { assumption, isUnlawful };
}

/** Whether a rule found something that may be unlawful in what is offered, settled or not. */
export const hasUnlawfulOffer = (assumptions: readonly Assumption[]) => assumptions.some(isUnlawfulBelief);

/** The first line of the report. */
export function permissionLine({ assumption, isUnlawful }: PermissionFirst): string {
  const { reason } = assumption.setBy;
  return isUnlawful
    ? unlawfulLine(reason)
    : `Permission comes first. ${reason} Find out who, before you take anybody’s money.`;
}

/** Tests that only ask and count: they sell nothing, and take nobody's money. This product's own convention. */
const ONLY_ASKS: readonly TestKind[] = ['letters', 'interviews', 'costDiary', 'sources', 'access', 'consent'];

/** Whether a test may be proposed before the permission is there: of what may be unlawful, none. */
export const mayTestBefore = ({ isUnlawful }: PermissionFirst, kind: TestKind) =>
  !isUnlawful && ONLY_ASKS.includes(kind);
