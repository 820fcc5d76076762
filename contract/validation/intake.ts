import { z } from 'zod';
import { CURRENCIES } from '#domain/money/money.ts';
import { BUSINESS_KINDS } from '#domain/validation/business-kind.ts';
import type { Intake, IntakeKey } from '#domain/validation/intake.ts';
import { INTAKE_FIELDS, INTAKE_LIMITS, type IntakeField } from '#domain/validation/intake-fields.ts';
import { day, personText, webLink } from '../text.ts';

const amount = z
  .int({ error: 'Enter an amount in figures, such as 25,000 or 2.5m.' })
  .min(0, { error: 'An amount cannot be below zero.' })
  .max(INTAKE_LIMITS.amountMinor, { error: 'This amount is too large to be real.' });

/** Minor units with their currency. */
export const money = z.strictObject({
  amountMinor: amount,
  currency: z.enum(CURRENCIES, { error: 'Choose naira (NGN) or US dollars (USD).' }),
});

const wholeNumber = z
  .int({ error: 'Give a whole number.' })
  .min(0, { error: 'Give a number of zero or more.' })
  .max(INTAKE_LIMITS.number, { error: 'This number is too large to be real.' });

const percent = personText({ max: 12 }).refine((value) => value === '' || isPercent(value), {
  error: 'Give a percentage from 0 to 100, such as 2.5.',
});

function isPercent(value: string): boolean {
  return /^\d{1,3}(\.\d{1,8})?$/.test(value) && Number(value) <= 100;
}

/** The schema of one answer, from the list that form and lint read too. Length and kind only: the lint judges the rest. */
function answerSchema(field: IntakeField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return personText({ max: field.maxLength });
    case 'longtext':
      return personText({ max: field.maxLength, lines: 'many' });
    case 'money':
      return money.nullable();
    case 'number':
      return wholeNumber.nullable();
    case 'percent':
      return percent;
    case 'choice':
      return z.enum(['', ...Object.keys(BUSINESS_KINDS)], { error: 'Choose one of the kinds.' });
    case 'list':
      return listOf(
        field.key === 'alternatives'
          ? z.strictObject({
              name: personText({ max: field.maxLength, min: 1 }),
              link: webLink(INTAKE_LIMITS.linkLength).optional(),
              price: personText({ max: INTAKE_LIMITS.alternativePrice }).optional(),
              complaint: personText({ max: INTAKE_LIMITS.alternativeText }).optional(),
              difference: personText({ max: INTAKE_LIMITS.alternativeText }).optional(),
              seenOn: day.optional(),
            })
          : personText({ max: field.maxLength, min: 1 }),
      );
  }
}

function listOf(item: z.ZodType) {
  return z
    .array(item, { error: 'Write this as a list.' })
    .max(INTAKE_LIMITS.listItems, { error: `List ${INTAKE_LIMITS.listItems} at most.` });
}

type IntakeShape = { [K in IntakeKey]: z.ZodType<Intake[K], Intake[K]> };

const intakeShape = Object.fromEntries(
  INTAKE_FIELDS.map((field) => [field.key, answerSchema(field)]),
) as unknown as IntakeShape;

/** The complete intake, unanswered fields empty. */
export const intake = z.strictObject(intakeShape, { error: 'This is not a field of the intake.' });

/** Some answers of the intake: what a form saves as the founder types. */
export const intakeChanges = intake.partial();
