import { intake as intakeSchema } from '#contract/validation/intake.ts';
import type { Intake } from '#domain/validation/intake.ts';
import type { Answer, Key } from '#web/drafts/pending.ts';

/** Why an answer of the intake cannot be saved: the contract's own words. */
export function intakeProblem(key: Key<Intake>, answer: Answer<Intake>): string | undefined {
  const parsed = intakeSchema.shape[key].safeParse(answer);
  return parsed.success ? undefined : (parsed.error.issues[0]?.message ?? '');
}
