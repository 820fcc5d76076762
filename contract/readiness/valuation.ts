import { z } from 'zod';
import { CURRENCIES } from '#domain/money/money.ts';
import type { ValuationInput } from '#domain/readiness/valuation.ts';
import { day, personText } from '../text.ts';

/** A hundred billion in either currency: more than any young company is worth. */
const mostMinor = 10_000_000_000_000;

const amount = z
  .int({ error: 'Give an amount in whole kobo or cents.' })
  .min(0, { error: 'An amount cannot be below zero.' })
  .max(mostMinor, { error: 'This amount is too large to be real.' });

const decimal = (pattern: RegExp, error: string) => z.string({ error }).regex(pattern, { error });
const percent = decimal(/^\d{1,4}(\.\d{1,6})?$/, 'Give a percentage, such as 12.5.');
const multiple = decimal(/^\d{1,6}(\.\d{1,6})?$/, 'Give a multiple, such as 20.');
/** A form is saved as it is filled in: what is not typed yet is ''. The rules say what is missing. */
const orEmpty = <T extends z.ZodType>(value: T) => z.union([z.literal(''), value]);

/** An amount that somebody published, with where and when: without both it anchors nothing. */
const anchor = z.strictObject({ amountMinor: amount, source: personText({ max: 500 }), date: orEmpty(day) });

const factor = z.string().regex(/^[a-z0-9_]{1,40}$/, { error: 'This is not a factor of the method.' });
const byFactor = <T extends z.ZodType>(value: T) =>
  z.record(factor, value).refine((given) => Object.keys(given).length <= 20, { error: 'These are too many factors.' });

const shape = {
  currency: z.enum(CURRENCIES, { error: 'Choose naira (NGN) or US dollars (USD).' }),
  regionalAverage: anchor.nullable(),
  scorecard: z.strictObject({ scores: byFactor(percent), weights: byFactor(percent).nullable() }).nullable(),
  berkus: z.strictObject({ maximum: anchor.nullable(), elements: byFactor(percent) }).nullable(),
  riskFactorSummation: z
    .strictObject({ stepMinor: amount.nullable(), scores: byFactor(z.int().min(-2).max(2)) })
    .nullable(),
  ventureCapital: z
    .strictObject({
      exitValue: anchor.nullable(),
      requiredMultiple: orEmpty(multiple),
      investmentMinor: amount,
      laterDilutionPercent: orEmpty(percent),
    })
    .nullable(),
  firstChicago: z
    .strictObject({
      ratePercent: orEmpty(percent),
      scenarios: z
        .array(
          z.strictObject({
            label: personText({ max: 80, min: 1 }),
            probabilityPercent: orEmpty(percent),
            exitValue: anchor.nullable(),
            years: z.int().min(0).max(50),
          }),
        )
        .max(5),
    })
    .nullable(),
} satisfies { [K in keyof ValuationInput]: z.ZodType<ValuationInput[K]> };

/** Some inputs of the valuation methods: what a form saves as the founder types. */
export const valuationChanges = z.strictObject(shape, { error: 'This is not a valuation method.' }).partial();
