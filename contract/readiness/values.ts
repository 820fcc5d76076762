import { z } from 'zod';
import { CURRENCIES } from '#domain/money/money.ts';
import type {
  Anchor,
  ValuationInput,
  ValuationLine,
  ValuationMethodId,
  ValuationPanel,
} from '#domain/readiness/valuation.ts';
import { METHOD_TEXTS } from '#domain/readiness/valuation-labels.ts';
import { exactly } from '../exactly.ts';
import { possibleMoney, possibleRange } from '../figures.ts';

/** An amount that somebody published, with where and when. */
export const storedAnchor = exactly<Anchor>()(z.object({ amountMinor: z.int(), source: z.string(), date: z.string() }));

const decimals = z.record(z.string(), z.string());

/** What the founder entered for each method; null where nothing was. What may be sent stands in `valuationChanges`. */
export const storedValuation = exactly<ValuationInput>()(
  z.object({
    currency: z.enum(CURRENCIES),
    regionalAverage: storedAnchor.nullable(),
    scorecard: z.object({ scores: decimals, weights: decimals.nullable() }).nullable(),
    berkus: z.object({ maximum: storedAnchor.nullable(), elements: decimals }).nullable(),
    riskFactorSummation: z.object({ stepMinor: z.int().nullable(), scores: z.record(z.string(), z.int()) }).nullable(),
    ventureCapital: z
      .object({
        exitValue: storedAnchor.nullable(),
        requiredMultiple: z.string(),
        investmentMinor: z.int(),
        laterDilutionPercent: z.string(),
      })
      .nullable(),
    firstChicago: z
      .object({
        ratePercent: z.string(),
        scenarios: z.array(
          z.object({
            label: z.string(),
            probabilityPercent: z.string(),
            exitValue: storedAnchor.nullable(),
            years: z.int(),
          }),
        ),
      })
      .nullable(),
  }),
);

/** One method: its number or why it gives none, its inputs as printed, its formula and where it is published. */
export const valuationLine = exactly<ValuationLine>()(
  z.object({
    method: z.enum(Object.keys(METHOD_TEXTS) as ValuationMethodId[]),
    label: z.string(),
    basis: z.enum(['pre_money', 'present_value']),
    value: possibleMoney,
    needsAnchor: z.boolean(),
    inputs: z.array(z.object({ label: z.string(), value: z.string(), source: z.string().nullable() })),
    formula: z.string(),
    source: z.string(),
  }),
);

/** The five methods and the range of those that gave a number. */
export const valuationPanel = exactly<ValuationPanel>()(
  z.object({ notes: z.array(z.string()), lines: z.array(valuationLine), range: possibleRange }),
);
