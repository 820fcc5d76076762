import { describe, expect, it } from 'vitest';
import { stepsFor } from '#domain/validation/asked-steps.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { completeIntake, type IntakeDraft } from '#domain/validation/intake.ts';
import { INTAKE_FIELDS } from '#domain/validation/intake-fields.ts';
import { INTAKE_STEPS } from '#domain/validation/intake-steps.ts';
import { lintIntake } from '#domain/validation/lint.ts';
import {
  FIRST_RESULT,
  fieldsOfStep,
  mandatoryProgress,
  stepAfter,
  stepIndex,
  stepState,
  stepToContinue,
} from './steps.ts';

function look(draft: IntakeDraft) {
  const answers = completeIntake(draft);
  const findings = lintIntake(answers);
  return {
    states: stepsFor(answers).map(({ id }) => stepState(id, answers, findings)),
    next: stepToContinue(answers, findings),
    progress: mandatoryProgress(findings),
  };
}

describe('the steps of the questions', () => {
  it('hold every question once', () => {
    const asked = INTAKE_STEPS.flatMap(({ id }) => fieldsOfStep(id)).map(({ key }) => key);
    expect([...asked].sort()).toEqual(INTAKE_FIELDS.map(({ key }) => key).sort());
  });

  it('ask one or two questions each, and what a first look and then a score need first', () => {
    const counts = INTAKE_STEPS.map(({ id }) => fieldsOfStep(id).length);
    expect(counts.filter((count) => count !== 1 && count !== 2)).toEqual([]);
    const needed = INTAKE_STEPS.map(({ id }) => fieldsOfStep(id).some(({ mandatory }) => mandatory));
    expect(needed.lastIndexOf(true)).toBe(needed.indexOf(false) - 1);
  });

  it('are all still to do at first, the optional one too', () => {
    const { states, next, progress } = look({});
    expect(new Set(states)).toEqual(new Set(['todo']));
    expect(next).toBe('idea');
    expect(progress.done).toBe(0);
  });

  it('are all done with a good answer to everything', () => {
    const { states, progress } = look(BOOKKEEPING);
    expect(new Set(states)).toEqual(new Set(['done']));
    expect(progress.done).toBe(progress.total);
  });

  it('show a problem where an answer cannot be tested, and go on there', () => {
    const { states, next } = look({ ...BOOKKEEPING, segment: 'everyone' });
    expect(states.filter((state) => state !== 'done')).toEqual(['problem']);
    expect(states[1]).toBe('problem');
    expect(next).toBe('customer');
  });

  it('have the first result after the third, and go on from there whatever is open before it', () => {
    const answers = completeIntake({ ...BOOKKEEPING, segment: 'everyone', channel: '' });
    expect(stepToContinue(answers, lintIntake(answers), FIRST_RESULT.before)).toBe('channel');
    const all = completeIntake(BOOKKEEPING);
    expect(stepToContinue(all, lintIntake(all), FIRST_RESULT.before)).toBe(FIRST_RESULT.before);
    const ids = INTAKE_STEPS.map(({ id }) => id);
    expect(ids.indexOf(FIRST_RESULT.after)).toBe(2);
    expect(ids.indexOf(FIRST_RESULT.before)).toBe(3);
  });

  it('go on with what a score waits for before the empty questions of a kind', () => {
    const hardware = { ...BOOKKEEPING, businessKind: 'hardware' };
    expect(look({ ...hardware, killCriteria: [] }).next).toBe('stop');
    expect(look(hardware).next).toBe('asset');
    expect(look(hardware).progress.done).toBe(look(hardware).progress.total);
  });

  it('lead from the choice of a kind to its own questions, while they are empty', () => {
    const afterKind = (draft: IntakeDraft) => {
      const answers = completeIntake({ ...BOOKKEEPING, businessKind: 'hardware', ...draft });
      const steps = stepsFor(answers);
      return [stepAfter(steps, stepIndex(steps, 'kind'), answers)?.id, stepAfter(steps, steps.length - 1, answers)];
    };
    expect(afterKind({})).toEqual(['asset', undefined]);
    expect(afterKind({ firstPurchase: 'One cold box' })).toEqual(['use', undefined]);
    expect(afterKind({ businessKind: 'other' })).toEqual(['rivals', undefined]);
  });

  it('begin at the first for an address that names none', () => {
    const at = ['today', 'nonsense', undefined].map((id) => stepIndex(INTAKE_STEPS, id));
    expect(at).toEqual([3, 0, 0]);
  });
});
