import type { Offer } from '#contract/quotes/offers.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { type Currency, formatMoney } from '#domain/money/money.ts';
import type { Parts } from '../../pdf/parts.ts';
import { renderPdf } from '../../pdf/render.ts';
import { wordDay, wordMoment } from '../../print/wording.ts';
import type { PrintedOffer } from './print-offer.ts';

const cadenceWords: Record<Cadence, string> = {
  one_time: 'Once, when the offer is accepted',
  monthly: 'Every month, the first time when the offer is accepted',
  quarterly: 'Every three months, the first time when the offer is accepted',
  yearly: 'Every year, the first time when the offer is accepted',
};

/** One version of an offer: every line, the totals to the minor unit, until when it is valid and how often it is due. */
export function renderOffer(printed: PrintedOffer): Promise<Uint8Array> {
  const { offer, title, quoteId } = printed;
  const about = {
    title: `Offer: ${title}, version ${offer.version}`,
    subject: quoteId,
    createdAt: new Date(offer.madeAt),
  };
  return renderPdf(about, (parts) => [
    parts.page(
      `Offer ${quoteId}, version ${offer.version}`,
      parts.title(`Offer: ${title}`),
      parts.field('For', printed.founder),
      parts.field('From', `${printed.operator}, ${offer.madeBy}`),
      parts.field('Version', `${offer.version}, of ${wordMoment(offer.madeAt)}`),
      parts.field('Valid until', `the end of ${wordDay(offer.validOn)} (${offer.zone})`),
      parts.field('Falls due', cadenceWords[offer.cadence]),
      parts.field('What follows', outcome(offer)),
      parts.section('What it comes to', lines(parts, offer), totals(parts, offer)),
      ...(offer.note ? [parts.section('Note', ...offer.note.split('\n').map((line) => parts.text(line || ' ')))] : []),
      parts.section('How to accept', parts.text('Accept it on the page of your quote. Until then nothing is owed.')),
    ),
  ]);
}

function outcome({ appointment, workTitle }: Offer): string {
  if (!appointment) return `Work: ${workTitle ?? ''}`;
  return `An appointment: ${appointment.service} with ${appointment.adviser}, ${wordMoment(appointment.startsAt)}`;
}

function lines(parts: Parts, offer: Offer) {
  const columns = [
    { header: 'Description', width: 0.5 },
    { header: 'Quantity', width: 0.1, align: 'right' as const },
    { header: 'Each', width: 0.2, align: 'right' as const },
    { header: 'Amount', width: 0.2, align: 'right' as const },
  ];
  const write = money(offer.currency);
  return parts.table(
    columns,
    offer.lines.map((line) => [
      line.description,
      String(line.quantity),
      write(line.unitMinor),
      write(line.amountMinor),
    ]),
  );
}

function totals(parts: Parts, offer: Offer) {
  const { discountMinor, taxMinor, taxPercent } = offer;
  const write = money(offer.currency);
  const hasSteps = discountMinor > 0 || taxMinor > 0;
  return parts.keep(
    ...(hasSteps ? [parts.text(`Subtotal: ${write(offer.subtotalMinor)}`)] : []),
    ...(discountMinor > 0 ? [parts.text(`Discount: ${write(-discountMinor)}`)] : []),
    ...(taxMinor > 0 ? [parts.text(`VAT ${taxPercent}%: ${write(taxMinor)}`)] : []),
    parts.bold(`Total: ${write(offer.totalMinor)}`),
  );
}

const money = (currency: Currency) => (amountMinor: number) => formatMoney({ amountMinor, currency });
