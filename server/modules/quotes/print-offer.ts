import { brand } from '#content/brand.ts';
import { harmlessName } from '../../http/safe-upload.ts';
import { createOffload } from '../../pdf/offload.ts';
import type { PrintedOffer } from './offer-pdf.ts';
import type { OfferRow, QuoteRow } from './quote.repo.ts';
import { toOffer } from './quote-view.ts';

const printer = createOffload<PrintedOffer, Uint8Array>(new URL('./offer-pdf.worker.ts', import.meta.url));

/** A version of an offer as a PDF, laid out on a thread of its own. */
export async function printOffer({ quote, offer }: { quote: QuoteRow; offer: OfferRow }) {
  const bytes = await printer.run({
    quoteId: quote.id,
    title: quote.title,
    founder: quote.ownerName,
    operator: brand.operator,
    offer: toOffer(offer),
  });
  const oneName = quote.title.replaceAll(/[\\/]/g, '-');
  return { bytes, filename: harmlessName(`Offer, ${oneName}, version ${offer.version}.pdf`, 'pdf') };
}
