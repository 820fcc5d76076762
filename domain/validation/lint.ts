import { findUnlawful } from '../lawful/unlawful.ts';
import { completeIntake, type Intake, type IntakeDraft, type IntakeKey } from './intake.ts';
import { INTAKE_FIELDS, type IntakeField } from './intake-fields.ts';
import { lintFigures } from './lint-figures.ts';
import { finding, type LintFinding } from './lint-messages.ts';
import { lintText, lintTexts } from './lint-words.ts';
import { OFFER_FIELDS } from './permission-rules.ts';

/** What the report says instead of a score. */
export const NOT_TESTABLE = 'Not testable yet: fix these fields';

/**
 * Names every answer that cannot be tested, in the order of the questions. A finding with `mandatory` true stands in the
 * way of a score; the others are advice. Pure: the same draft gives the same findings.
 */
export function lintIntake(draft: IntakeDraft): LintFinding[] {
  const intake = completeIntake(draft);
  const findings = [
    ...INTAKE_FIELDS.flatMap((field) => lintField(field, intake)),
    ...lintTexts(intake),
    ...lintFigures(intake),
    ...lintLaw(intake),
  ];
  const order = new Map(INTAKE_FIELDS.map((field, index) => [field.key, index]));
  const position = ({ field }: LintFinding) => order.get(field) ?? 0;
  return findings.sort((a, b) => position(a) - position(b) || Number(b.mandatory) - Number(a.mandatory));
}

/** True when nothing mandatory is wrong, so that a score may be given. */
export function isTestable(findings: readonly LintFinding[]): boolean {
  return !findings.some(({ mandatory }) => mandatory);
}

/** The fields that stand in the way of a score, each once, in the order of the questions. */
export function fieldsToFix(findings: readonly LintFinding[]): IntakeKey[] {
  return [...new Set(findings.filter(({ mandatory }) => mandatory).map(({ field }) => field))];
}

/**
 * The findings where some answers stand in a field and could not be taken from it: they are written, and not missing.
 */
export function withUnread(findings: readonly LintFinding[], unread: readonly IntakeKey[]): LintFinding[] {
  return findings.map((one) =>
    one.code === 'MISSING' && unread.includes(one.field) ? finding(one.field, 'UNREAD', one.mandatory) : one,
  );
}

/** What the law may forbid is said where it is written; it is no fault of the answer, so it stands in the way of no score. */
function lintLaw(intake: Intake): LintFinding[] {
  return OFFER_FIELDS.filter((field) => findUnlawful(intake[field]) !== null).map((field) =>
    finding(field, 'UNLAWFUL', false),
  );
}

function lintField(field: IntakeField, intake: Intake): LintFinding[] {
  const value = intake[field.key];
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty || (typeof value === 'string' && value.trim() === ''))
    return field.mandatory ? [finding(field.key, 'MISSING', true)] : [];
  return typeof value === 'string' && field.kind !== 'percent' ? lintText(field, value) : [];
}
