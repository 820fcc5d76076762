import { and, eq, inArray } from 'drizzle-orm';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import type { Money } from '#domain/money/money.ts';
import { priceKey } from '#domain/validation/earlier-price.ts';
import type { Db } from '../../db/client.ts';
import type { Locked } from '../../db/locked.ts';
import { observations } from './tables.ts';

/** Whether observations fit this pitch. */
export async function updatePitchFit(
  db: Db,
  idea: Locked<DocumentEntry>,
  ids: string[],
  fit: { notedFor: string; fits: boolean },
): Promise<void> {
  await db
    .update(observations)
    .set(fit)
    .where(and(eq(observations.ideaId, idea.id), inArray(observations.id, ids)));
}

/** What was paid was a part of this price (`isPart`), or of an earlier one alone. */
export async function updatePriceFit(
  db: Db,
  idea: Locked<DocumentEntry>,
  ids: string[],
  { price, isPart }: { price: Money; isPart: boolean },
): Promise<void> {
  await db
    .update(observations)
    .set(isPart ? { ...priceColumns(price), answeredPrice: null } : { answeredPrice: priceKey(price) })
    .where(and(eq(observations.ideaId, idea.id), inArray(observations.id, ids)));
}

/** What was paid in all, as the note names it. */
export async function updatePaid(db: Db, idea: Locked<DocumentEntry>, id: string, paid: Money): Promise<void> {
  await db
    .update(observations)
    .set({ paidMinor: paid.amountMinor, paidCurrency: paid.currency })
    .where(and(eq(observations.ideaId, idea.id), eq(observations.id, id)));
}

/** The price in force when an observation was noted. */
export const priceColumns = (price: Money | null) => ({
  notedPriceMinor: price?.amountMinor ?? null,
  notedPriceCurrency: price?.currency ?? null,
});
