import { parsePercent } from './figure.ts';
import type { Intake } from './intake.ts';
import { INTAKE_FIELDS, INTAKE_LIMITS } from './intake-fields.ts';
import { isSafeLink } from './links.ts';
import { finding, type LintFinding } from './lint-messages.ts';
import { saysNothing } from './phrases.ts';

/** What is wrong with the numbers and lists, and what an optional answer would add. */
export function lintFigures(intake: Intake): LintFinding[] {
  return [
    ...INTAKE_FIELDS.flatMap(({ key }) => lintFigure(key, intake)),
    ...lintPriceAndCost(intake),
    ...advice(intake),
  ];
}

/** A figure that cannot be stands in the way of a score even where the question is optional. */
function lintFigure(key: keyof Intake, intake: Intake): LintFinding[] {
  const value = intake[key];
  const { kind } = INTAKE_FIELDS.find((field) => field.key === key) ?? {};
  if (value === null || value === '') return [];
  if (kind === 'number') return isCount(value, INTAKE_LIMITS.number) ? [] : [finding(key, 'INVALID_NUMBER', true)];
  if (kind === 'percent') return parsePercent(String(value)) ? [] : [finding(key, 'INVALID_PERCENT', true)];
  if (kind === 'money') return isAmount(value) ? [] : [finding(key, 'INVALID_AMOUNT', true)];
  return [];
}

const isCount = (value: unknown, most: number) =>
  Number.isSafeInteger(value) && Number(value) >= 1 && Number(value) <= most;

function isAmount(value: unknown): boolean {
  const { amountMinor, currency } = Object(value) as { amountMinor?: unknown; currency?: unknown };
  const known = currency === 'NGN' || currency === 'USD';
  return known && (amountMinor === 0 || isCount(amountMinor, INTAKE_LIMITS.amountMinor));
}

function lintPriceAndCost({ price, unitCost, acquisitionCost, annualValue, firstPurchaseCost }: Intake): LintFinding[] {
  if (!price || !isAmount(price)) return [];
  if (price.amountMinor === 0) return [finding('price', 'PRICE_ZERO', true)];
  const findings: LintFinding[] = [];
  for (const [key, other] of Object.entries({ unitCost, acquisitionCost, annualValue, firstPurchaseCost })) {
    if (other && other.currency !== price.currency)
      findings.push(finding(key as keyof Intake, 'CURRENCY_MISMATCH', false));
  }
  if (unitCost?.currency !== price.currency || unitCost.amountMinor < price.amountMinor) return findings;
  const nonsense = unitCost.amountMinor >= 10 * price.amountMinor;
  return [...findings, finding('unitCost', nonsense ? 'COST_NONSENSE' : 'COST_OVER_PRICE', nonsense)];
}

function advice(intake: Intake): LintFinding[] {
  const findings: LintFinding[] = [];
  const advise = (when: boolean, field: keyof Intake, code: Parameters<typeof finding>[1]) => {
    if (when) findings.push(finding(field, code, false));
  };
  const { alternatives } = intake;
  advise(intake.segmentSize !== null && intake.segmentSizeSource.trim() === '', 'segmentSizeSource', 'NO_SOURCE');
  advise(
    alternatives.every(({ name }) => name.trim() === '' || saysNothing(name)),
    'alternatives',
    'NO_ALTERNATIVES',
  );
  advise(
    alternatives.some(({ link }) => link && !isSafeLink(link)),
    'alternatives',
    'BAD_LINK',
  );
  advise(intake.edge.trim() === '', 'edge', 'NO_EDGE');
  advise(intake.unitCost === null, 'unitCost', 'NO_COST');
  advise(intake.regulatedTouchpoints.length === 0, 'regulatedTouchpoints', 'NOT_CHECKED');
  return findings;
}
