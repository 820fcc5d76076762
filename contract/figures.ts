import { z } from 'zod';
import { CURRENCIES, type Money } from '#domain/money/money.ts';
import type { Figure } from '#domain/validation/figure.ts';
import { exactly } from './exactly.ts';

const amount = z.object({ amountMinor: z.int(), currency: z.enum(CURRENCIES) });

/** An amount in minor units (kobo, cents), with its currency. */
export const amountOfMoney = exactly<Money>()(amount);

/** A figure that may not exist: then it is null, with the reason. */
const orReason = <Value extends z.ZodType>(value: Value) =>
  z.union([z.object({ value, reason: z.null() }), z.object({ value: z.null(), reason: z.string() })]);

export const possibleMoney = exactly<Figure<Money>>()(orReason(amount));

/** A decimal as text, such as "12.5". */
export const possibleDecimal = exactly<Figure<string>>()(orReason(z.string()));

export const possibleRange = exactly<Figure<{ low: Money; high: Money; spread: Money }>>()(
  orReason(z.object({ low: amount, high: amount, spread: amount })),
);
