import { brand } from '#content/brand.ts';
import type { Offer } from '#contract/quotes/offers.ts';
import { harmlessName } from '../../http/safe-upload.ts';
import { defineTask, type RunTask } from '../../workers/task.ts';
import type { OfferRow, QuoteRow } from './quote.repo.ts';
import { toOffer } from './quote-view.ts';

/** What the page of an offer says: the offer as it is shown, whom it is for and who makes it. */
export interface PrintedOffer {
  quoteId: string;
  title: string;
  founder: string;
  operator: string;
  offer: Offer;
}

export const offerPdf = defineTask<PrintedOffer, Uint8Array>(new URL('./offer-pdf.worker.ts', import.meta.url));

/** A version of an offer as a PDF. */
export async function printOffer(runTask: RunTask, { quote, offer }: { quote: QuoteRow; offer: OfferRow }) {
  const bytes = await runTask(offerPdf, {
    quoteId: quote.id,
    title: quote.title,
    founder: quote.ownerName,
    operator: brand.operator,
    offer: toOffer(offer),
  });
  const oneName = quote.title.replaceAll(/[\\/]/g, '-');
  return { bytes, filename: harmlessName(`Offer, ${oneName}, version ${offer.version}.pdf`, 'pdf') };
}
