import { and, eq, inArray, sql } from 'drizzle-orm';
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
    .set(
      isPart ? { ...priceColumns(price), ...keepPriceBefore, answeredPrice: null } : { answeredPrice: priceKey(price) },
    )
    .where(and(eq(observations.ideaId, idea.id), inArray(observations.id, ids)));
}

/** The price of the day that it was noted, however often a later one is answered about. */
const keepPriceBefore = {
  priceBeforeMinor: sql`coalesce(${observations.priceBeforeMinor}, ${observations.notedPriceMinor})`,
  priceBeforeCurrency: sql`coalesce(${observations.priceBeforeCurrency}, ${observations.notedPriceCurrency})`,
};

/** As if nobody had answered what was paid at an earlier price; a sum that the answer read from the note goes with it. */
export async function undoPriceFit(db: Db, idea: Locked<DocumentEntry>, id: string): Promise<void> {
  const { priceBeforeMinor, priceBeforeCurrency, notedPriceMinor, notedPriceCurrency, paidFromNote } = observations;
  await db
    .update(observations)
    .set({
      notedPriceMinor: sql`coalesce(${priceBeforeMinor}, ${notedPriceMinor})`,
      notedPriceCurrency: sql`coalesce(${priceBeforeCurrency}, ${notedPriceCurrency})`,
      paidMinor: sql`case when ${paidFromNote} then null else ${observations.paidMinor} end`,
      paidCurrency: sql`case when ${paidFromNote} then null else ${observations.paidCurrency} end`,
      ...{ priceBeforeMinor: null, priceBeforeCurrency: null, answeredPrice: null, paidFromNote: false },
      revision: sql`${observations.revision} + 1`,
    })
    .where(and(eq(observations.ideaId, idea.id), eq(observations.id, id)));
}

/** What was paid in all, as the note names it and nobody typed it. A form that was opened before is told, and clears nothing. */
export async function updatePaid(db: Db, idea: Locked<DocumentEntry>, id: string, paid: Money): Promise<void> {
  await db
    .update(observations)
    .set({
      paidMinor: paid.amountMinor,
      paidCurrency: paid.currency,
      paidFromNote: true,
      revision: sql`${observations.revision} + 1`,
    })
    .where(and(eq(observations.ideaId, idea.id), eq(observations.id, id)));
}

/** The price in force when an observation was noted. */
export const priceColumns = (price: Money | null) => ({
  notedPriceMinor: price?.amountMinor ?? null,
  notedPriceCurrency: price?.currency ?? null,
});
