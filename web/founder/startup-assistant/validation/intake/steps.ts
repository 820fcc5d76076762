import { isAnswered, isOfKind, stepsFor } from '#domain/validation/asked-steps.ts';
import { readBusinessKind } from '#domain/validation/business-kind.ts';
import type { Intake, IntakeKey } from '#domain/validation/intake.ts';
import { INTAKE_FIELDS, type IntakeField } from '#domain/validation/intake-fields.ts';
import type { IntakeStep, IntakeStepId } from '#domain/validation/intake-steps.ts';
import type { LintFinding } from '#domain/validation/lint-messages.ts';

export type StepState = 'done' | 'todo' | 'problem';

/** The screen between two steps that says what can be said so far. */
export const FIRST_RESULT = {
  id: 'first-result',
  after: 'problem',
  before: 'today',
  title: 'What we can say so far',
} as const;

/** Where among the steps that one is; the first for an address that names none of them. */
export function stepIndex(steps: readonly IntakeStep[], id: string | undefined): number {
  return Math.max(
    0,
    steps.findIndex((step) => step.id === id),
  );
}

export function fieldsOfStep(step: IntakeStepId): readonly IntakeField[] {
  return INTAKE_FIELDS.filter((field) => field.step === step);
}

export function stepOfField(key: IntakeKey): IntakeStepId {
  return fieldOf(key).step;
}

export function fieldOf(key: IntakeKey): IntakeField {
  const field = INTAKE_FIELDS.find((one) => one.key === key);
  if (!field) throw new RangeError(`No intake field is called ${key}`);
  return field;
}

/**
 * Done once nothing mandatory is missing or unclear; a problem when something written there cannot be tested. A step
 * without mandatory questions is done once one of them is answered, and that of the kind once the pitch says which it is.
 */
export function stepState(step: IntakeStepId, answers: Intake, findings: readonly LintFinding[]): StepState {
  const fields = fieldsOfStep(step);
  const blocking = findings.filter(({ field, mandatory }) => mandatory && stepOfField(field) === step);
  if (blocking.some(({ code }) => code !== 'MISSING')) return 'problem';
  if (blocking.length > 0) return 'todo';
  const isRead = step === 'kind' && readBusinessKind(answers).kind !== null;
  const started = isRead || fields.some(({ key, mandatory }) => mandatory || isAnswered(answers[key]));
  return started ? 'done' : 'todo';
}

/** How many of the questions that a score needs have an answer without a fault. */
export function mandatoryProgress(findings: readonly LintFinding[]): { done: number; total: number } {
  const mandatory = INTAKE_FIELDS.filter((field) => field.mandatory).map(({ key }) => key);
  const blocked = new Set(findings.filter((one) => one.mandatory).map(({ field }) => field));
  return { done: mandatory.filter((key) => !blocked.has(key)).length, total: mandatory.length };
}

/** The step to go on with: the first from `from` on that is not done, one that a score waits for before others, or `from` itself. */
export function stepToContinue(
  answers: Intake,
  findings: readonly LintFinding[],
  from: IntakeStepId = 'idea',
): IntakeStepId {
  const steps = stepsFor(answers);
  const open = steps.slice(stepIndex(steps, from)).filter(({ id }) => stepState(id, answers, findings) !== 'done');
  const waited = open.find(({ id }) => fieldsOfStep(id).some(({ mandatory }) => mandatory));
  return (waited ?? open[0])?.id ?? from;
}

/** The step after that one. Who has just said which kind it is goes back to the steps of that kind first. */
export function stepAfter(steps: readonly IntakeStep[], current: number, answers: Intake): IntakeStep | undefined {
  const isEmpty = (step: IntakeStepId) => !fieldsOfStep(step).some(({ key }) => isAnswered(answers[key]));
  const ofKind = steps[current]?.id === 'kind' && steps.find(({ id }) => isOfKind(id) && isEmpty(id));
  return ofKind || steps[current + 1];
}
