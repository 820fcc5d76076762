import { expect, it } from 'vitest';
import { workbookQuestion } from '#content/home/workbook-question.ts';
import { INTAKE_QUESTIONS } from '#domain/validation/intake-questions.ts';

it('shows a question of the intake as it is', () => {
  expect(INTAKE_QUESTIONS.lastIncident).toMatchObject(workbookQuestion);
});
