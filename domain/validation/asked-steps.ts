import { type BusinessKind, readBusinessKind } from './business-kind.ts';
import type { Intake, IntakeKey } from './intake.ts';
import { INTAKE_FIELDS } from './intake-fields.ts';
import { INTAKE_STEPS, type IntakeStep, type IntakeStepId } from './intake-steps.ts';

/** Steps that come only where the idea is of this kind. */
const KIND_OF_STEP: Readonly<Partial<Record<IntakeStepId, BusinessKind>>> = {
  asset: 'hardware',
  use: 'hardware',
  work: 'service',
  hours: 'service',
  sides: 'marketplace',
  direct: 'marketplace',
};

/**
 * The steps that these answers ask for. Those of its kind come right after the price, where the kind is known, among those for
 * a score; those of another kind stay away, unless something is written there.
 */
export function stepsFor(intake: Intake): readonly IntakeStep[] {
  const { kind } = readBusinessKind(intake);
  const answered = new Set(INTAKE_FIELDS.filter(({ key }) => isAnswered(intake[key])).map(({ step }) => step));
  const own = INTAKE_STEPS.filter(({ id }) => kind !== null && KIND_OF_STEP[id] === kind);
  return INTAKE_STEPS.flatMap((step) => {
    if (step.id === 'price') return [step, ...own.map((one) => ({ ...one, part: step.part }))];
    return !own.includes(step) && (!KIND_OF_STEP[step.id] || answered.has(step.id)) ? [step] : [];
  });
}

/** True for a step that only one kind of idea has. */
export function isOfKind(step: IntakeStepId): boolean {
  return step in KIND_OF_STEP;
}

export function isAnswered(answer: Intake[IntakeKey]): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  return Array.isArray(answer) ? answer.length > 0 : answer !== null;
}
