import type { Page } from '@playwright/test';
import { formatMoney, type Money } from '#domain/money/money.ts';
import { stepsFor } from '#domain/validation/asked-steps.ts';
import { type Alternative, completeIntake, type IntakeDraft } from '#domain/validation/intake.ts';
import { INTAKE_FIELDS, type IntakeField } from '#domain/validation/intake-fields.ts';
import { expect } from './test.ts';

/** Answers every question of the intake as a founder would, step by step, beginning on the first. */
export async function answerIntake(page: Page, intake: IntakeDraft, onStep?: (title: string) => Promise<void>) {
  const steps = stepsFor(completeIntake(intake));
  for (const [index, step] of steps.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: step.title, exact: true })).toBeVisible();
    for (const field of INTAKE_FIELDS.filter((candidate) => candidate.step === step.id)) {
      await answer(page, field, intake[field.key]);
    }
    await onStep?.(step.title);
    const last = index === steps.length - 1;
    await page.getByRole('link', { name: last ? 'See what to do next' : /^(Next: |Answer more)/ }).click();
    if (index === 2) await page.getByRole('link', { name: 'Go on' }).click();
  }
}

async function answer(page: Page, field: IntakeField, value: unknown) {
  if (value === undefined || value === null) return;
  const box = (name: string) => page.getByRole('textbox', { name });
  if (field.kind === 'money') {
    const money = value as Money;
    await page.getByRole('combobox', { name: `Currency of: ${field.label}` }).selectOption(money.currency);
    await box(field.question).fill(formatMoney(money).slice(1));
  } else if (field.key === 'alternatives') {
    await fillLines(page, field, value as Alternative[], async ({ name, link }, line) => {
      await page.getByRole('textbox', { name: `Alternative ${line}`, exact: true }).fill(name);
      if (link) await box(`Link of alternative ${line} (optional)`).fill(link);
    });
  } else if (field.kind === 'list') {
    await fillLines(page, field, value as string[], (text, line) => box(`${field.label} ${line}`).fill(text));
  } else {
    await box(field.question).fill(String(value));
  }
}

async function fillLines<T>(
  page: Page,
  field: IntakeField,
  items: T[],
  fill: (item: T, line: number) => Promise<void>,
) {
  for (const [index, item] of items.entries()) {
    const group = page.getByRole('group', { name: field.question });
    if (index > 0) await group.getByRole('button', { name: 'Add another' }).click();
    await fill(item, index + 1);
  }
}
